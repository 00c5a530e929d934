/** Where one term occurs: `documents[start … end)`, each `document · 2 + (in the first field)`, ascending. */
export type Postings = {
  documents: Uint32Array;
  impacts: Uint8Array;
  start: number;
  end: number;
  /** The largest impact of the range. */
  maximum: number;
};

/** Index of the document's posting within `[start, end)`, or −1. */
export function findPosting(documents: Uint32Array, start: number, end: number, document: number): number {
  let low = start;
  let high = end;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if (documents[middle]! < document * 2) low = middle + 1;
    else high = middle;
  }
  return low < end && documents[low]! >>> 1 === document ? low : -1;
}

/** See `Source.titles`. */
export type Titles = { entries: Uint16Array | Uint32Array; starts: Uint16Array | Uint32Array };

/** A test of one document of a source. */
export type DocumentTest = (document: number) => boolean;

/** A set of numbered documents that the scan can read: a sealed segment or the delta. */
export type Source = {
  /** Documents ever numbered, dead ones included. */
  readonly documentCount: number;
  /** Document numbers are the order of equal scores (descending prior, then id). */
  readonly inTieOrder: boolean;
  postings(term: string): Postings | undefined;
  /** The number that `titles` uses for the term, or −1. */
  termNumber(term: string): number;
  /**
   * The title-like field, to be read at once: of document d `entries[starts[d] … starts[d + 1])`, each
   * `(term + 1) · 2 + (same place as the word before)`, LINE_END between lines.
   */
  titles(): Titles;
  id(document: number): string;
  /** The number of the live or dead document that last had this id, or −1. */
  find(id: string): number;
  prior(document: number): number;
  /** NaN when absent. */
  number(document: number, name: string): number;
  /** Reader of one numeric column. */
  numberReader(name: string): (document: number) => number;
  /** Whether documents and their columns never change. */
  readonly isSealed: boolean;
  /** Test for a folded tag. */
  tagTest(foldedTag: string): DocumentTest;
  /** Test for any of some folded tags. */
  anyTagTest(foldedTags: readonly string[]): DocumentTest;
  /** Values of a tag name on a document, as spelled. */
  tagValues(document: number, name: string): readonly string[];
  /** Words per field of a document. */
  fieldLengths(document: number): Uint16Array;
  /** Documents with a folded identifier. */
  identified(identifier: string): readonly number[];
};
