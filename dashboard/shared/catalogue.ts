/** Texts by their English wording; `{name}` stands for a value. */
export type Catalogue = Readonly<Record<string, string>>;
