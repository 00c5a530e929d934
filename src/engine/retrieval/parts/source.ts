export type Numbers = Uint16Array | Uint32Array;

/**
 * Where one term occurs: `documents[start … titleEnd)` hold it in the first field, `documents[titleEnd … end)` only in
 * others; ascending in each. Kept apart because the first ones score far higher, so a scan can often pass over the rest.
 */
export type Postings = {
  documents: Numbers;
  impacts: Uint8Array;
  start: number;
  titleEnd: number;
  end: number;
  /** The largest impact of each range, 0 for an empty one. */
  titleMaximum: number;
  otherMaximum: number;
};

/** First index in `[from, end)` whose document is ≥ `document`, found by doubling steps, so short moves are cheap. */
export function seek(documents: Numbers, from: number, end: number, document: number): number {
  let step = 1;
  let low = from;
  let high = from;
  while (high < end && documents[high]! < document) {
    low = high + 1;
    high += step;
    step *= 2;
  }
  return firstAtLeast(documents, low, Math.min(high, end), document);
}

/** First index in `[from, end)` of ascending numbers whose number is ≥ `least`; `end` where none is. */
export function firstAtLeast(numbers: Numbers, from: number, end: number, least: number): number {
  let [low, high] = [from, end];
  while (low < high) {
    const middle = (low + high) >>> 1;
    if (numbers[middle]! < least) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** Whether the document is among the postings. */
export function holds({ documents, start, titleEnd, end }: Postings, document: number): boolean {
  return isIn(documents, start, titleEnd, document) || isIn(documents, titleEnd, end, document);
}

function isIn(documents: Numbers, start: number, end: number, document: number): boolean {
  const at = firstAtLeast(documents, start, end, document);
  return at < end && documents[at] === document;
}

/** See `Source.titles`. */
export type Titles = { entries: Numbers; starts: Numbers };

/** A test of one document of a source; some can also tell of many neighbours at once. */
export type DocumentTest = { (document: number): boolean; readonly block?: BlockTest };

/**
 * Of the documents from `32 · word` on whose bits are set in the first `count` of `bits`, leaves those set that pass; none of
 * the words may lie behind the last document. At most `BLOCK_WORDS` at once.
 */
export type BlockTest = (bits: Uint32Array, word: number, count: number) => void;

/** Numbers from `least` to `most` that are greater than `above` and less than `below`, where those are numbers. */
export type NumberRange = { least: number; most: number; above: number; below: number };

/** A set of numbered documents that the scan can read: a sealed segment or the delta. */
export type PostingsSource = {
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
  /** Test for a value of a numeric column within a range. */
  numberTest(name: string, range: NumberRange): DocumentTest;
  /** Whether documents and their columns never change. */
  readonly isSealed: boolean;
  /** Test for a folded tag. */
  tagTest(foldedTag: string): DocumentTest;
  /** Test for any of some folded tags. */
  anyTagTest(foldedTags: readonly string[]): DocumentTest;
  /** Test for any value of a folded tag name. */
  nameTest(foldedName: string): DocumentTest;
  /** Values of a tag name on a document, as spelled. */
  tagValues(document: number, name: string): readonly string[];
  /** Words per field of a document. */
  fieldLengths(document: number): Uint16Array;
  /** Documents with a folded identifier. */
  identified(identifier: string): readonly number[];
};
