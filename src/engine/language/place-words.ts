/** What a language calls places; see `places/place-names.ts`. */
export type PlaceWords = {
  /** Names of regions and groups of countries beside the official ones, one region a line: `code = name | name`. */
  regions: string;
  /** Names of the gazetteer that are everyday words of some language (`Nice`), as far as they are read as places in this one. */
  wordsToo: string;
};
