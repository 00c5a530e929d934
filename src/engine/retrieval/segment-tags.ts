import { foldValue, tagNameOf } from './fold-key.ts';
import type { TagNameMeta } from './pack-columns.ts';
import { rememberTest } from './remember-test.ts';
import type { Sections } from './slab.ts';
import type { DocumentTest, Numbers } from './source.ts';
import { type StringTable, stringAt } from './string-table.ts';

const KEPT_TAGS = 5_000;
/** A quarter of a byte per document each. */
const REMEMBERED_TAGS = 200;
/** Up to so many alternatives are looked up one by one; of more, a document's tags are walked once. */
const FEW_TAGS = 3;

const never: DocumentTest = () => false;

/** The tags of a segment's documents: a name, and a folded value of it, is each a range of tag numbers. */
export class SegmentTags {
  readonly #table: StringTable;
  readonly #documentCount: number;
  readonly #nameStarts: Numbers;
  readonly #tagStarts: Numbers;
  readonly #tagValues: Numbers;
  readonly #bitmapWords: Uint32Array;
  /** Tags with a bitmap, and where theirs is. */
  readonly #bitmaps: ReadonlyMap<number, number>;
  readonly #namesOf: () => readonly TagNameMeta[];
  #numbers: ReadonlyMap<string, number> | undefined;
  /** Tests of the tags last asked for, by the first number of each. */
  readonly #remembered = new Map<number, DocumentTest>();
  readonly #tagRanges = new Map<string, readonly [number, number]>();

  /** `names` gives the names in the order of their numbers. */
  constructor(
    sections: Sections,
    table: StringTable,
    documentCount: number,
    names: () => readonly TagNameMeta[],
  ) {
    this.#table = table;
    this.#documentCount = documentCount;
    this.#namesOf = names;
    this.#nameStarts = sections.tagNameStarts as Numbers;
    this.#tagStarts = sections.tagStarts as Numbers;
    this.#tagValues = sections.tagValues as Numbers;
    this.#bitmapWords = sections.tagBitmapWords as Uint32Array;
    this.#bitmaps = new Map([...sections.tagBitmapNumbers].map((tag, place) => [tag, place]));
  }

  #numberOf(name: string): number | undefined {
    this.#numbers ??= new Map(this.#namesOf().map(({ name: known }, i) => [known, i]));
    return this.#numbers.get(name);
  }

  /** Tag numbers of a name: `[first, end)`, empty when unknown. */
  range(name: string): [number, number] {
    const number = this.#numberOf(name);
    if (number === undefined) return [0, 0];
    const starts = this.#nameStarts;
    return [starts[number]!, starts[number + 1]!];
  }

  test(foldedTag: string): DocumentTest {
    return this.#rangeTest(this.spellings(foldedTag));
  }

  anyTest(foldedTags: readonly string[]): DocumentTest {
    const ranges = foldedTags.map((tag) => this.spellings(tag)).filter(([first, end]) => first < end);
    if (ranges.length <= FEW_TAGS) {
      const tests = ranges.map((range) => this.#rangeTest(range));
      const [one = never, two = never, three = never] = tests;
      if (tests.length <= 1) return one;
      return tests.length === 2
        ? (document) => one(document) || two(document)
        : (document) => one(document) || two(document) || three(document);
    }
    const least = Math.min(...ranges.map(([first]) => first));
    const most = Math.max(...ranges.map(([, end]) => end));
    const wanted = new Uint8Array(most - least);
    for (const [first, end] of ranges) wanted.fill(1, first - least, end - least);
    return (document) => {
      const rowEnd = this.#tagStarts[document + 1]!;
      for (let at = this.#firstTagFrom(document, least); at < rowEnd; at++) {
        const tag = this.#tagValues[at]!;
        if (tag >= most) return false;
        if (wanted[tag - least] === 1) return true;
      }
      return false;
    };
  }

  #rangeTest([first, end]: readonly [number, number]): DocumentTest {
    if (first === end) return never;
    const bitmap = end === first + 1 ? this.#bitmap(first) : undefined;
    if (bitmap !== undefined) return (document) => (bitmap[document >>> 5]! & (1 << (document & 31))) !== 0;
    // Ranges are those of one folded tag, so where one begins says which it is.
    let test = this.#remembered.get(first);
    if (test === undefined) {
      test = rememberTest((document) => {
        const at = this.#firstTagFrom(document, first);
        return at < this.#tagStarts[document + 1]! && this.#tagValues[at]! < end;
      }, this.#documentCount);
      if (this.#remembered.size >= REMEMBERED_TAGS) this.#remembered.clear();
      this.#remembered.set(first, test);
    }
    return test;
  }

  #bitmap(tag: number): Uint32Array | undefined {
    const place = this.#bitmaps.get(tag);
    if (place === undefined) return undefined;
    const size = (this.#documentCount + 31) >>> 5;
    return this.#bitmapWords.subarray(place * size, (place + 1) * size);
  }

  /** Calls back with the document's tag numbers within `[first, end)`, ascending. */
  each(document: number, first: number, end: number, visit: (tag: number) => void): void {
    const rowEnd = this.#tagStarts[document + 1]!;
    for (let at = this.#firstTagFrom(document, first); at < rowEnd && this.#tagValues[at]! < end; at++)
      visit(this.#tagValues[at]!);
  }

  /** Index of the document's first tag number ≥ `tag` (its row is sorted). */
  #firstTagFrom(document: number, tag: number): number {
    let low = this.#tagStarts[document]!;
    let high = this.#tagStarts[document + 1]!;
    while (low < high) {
      const middle = (low + high) >>> 1;
      if (this.#tagValues[middle]! < tag) low = middle + 1;
      else high = middle;
    }
    return low;
  }

  /** Tag numbers that equal a tag when folded. */
  spellings(foldedTag: string): readonly [number, number] {
    let range = this.#tagRanges.get(foldedTag);
    if (range === undefined) {
      range = this.#findSpellings(foldedTag);
      if (this.#tagRanges.size >= KEPT_TAGS) this.#tagRanges.clear();
      this.#tagRanges.set(foldedTag, range);
    }
    return range;
  }

  /** Values of a name are sorted by folded value. */
  #findSpellings(foldedTag: string): readonly [number, number] {
    const name = tagNameOf(foldedTag);
    const folded = foldedTag.slice(name.length + 1);
    const [first, end] = this.range(name);
    const from = this.#lowerBound(first, end, (value) => value < folded);
    return [from, this.#lowerBound(from, end, (value) => value === folded)];
  }

  #lowerBound(first: number, end: number, before: (foldedValue: string) => boolean): number {
    let low = first;
    let high = end;
    while (low < high) {
      const middle = (low + high) >>> 1;
      if (before(foldValue(stringAt(this.#table, middle)))) low = middle + 1;
      else high = middle;
    }
    return low;
  }
}
