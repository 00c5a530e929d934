import type { Sections } from '../bytes/slab.ts';
import { type StringTable, stringAt } from '../bytes/string-table.ts';
import { bitmapTest, eitherTest, withBlocks } from '../filter/block-test.ts';
import { rememberTest } from '../filter/remember-test.ts';
import { foldValue, tagNameOf } from '../fold-key.ts';
import { type DocumentTest, firstAtLeast, type Numbers } from '../parts/source.ts';
import type { TagNameMeta } from './pack-columns.ts';

const KEPT_TAGS = 5_000;
/** A quarter of a byte per document each. */
const REMEMBERED_TESTS = 200;
/** Up to so many alternatives are looked up one by one; of more, a document's tags are walked once. */
const FEW_TAGS = 3;

const never: DocumentTest = withBlocks(
  () => false,
  (bits, _word, count) => {
    bits.fill(0, 0, count);
  },
);

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
  /** Tests of the tags and names last asked for, by their ranges of numbers. */
  readonly #remembered = new Map<string, DocumentTest>();
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

  nameTest(name: string): DocumentTest {
    const range = this.range(name);
    return range[0] === range[1] ? never : this.#rememberedTest(range);
  }

  anyTest(foldedTags: readonly string[]): DocumentTest {
    const ranges = foldedTags.map((tag) => this.spellings(tag)).filter(([first, end]) => first < end);
    if (ranges.length <= FEW_TAGS) {
      const tests = ranges.map((range) => this.#rangeTest(range));
      return tests.length === 0 ? never : tests.reduce(eitherTest);
    }
    return this.#remember(ranges.join(' '), () => this.#walkTest(ranges));
  }

  /** Walks a document's tags once, whatever the number of alternatives. */
  #walkTest(ranges: readonly (readonly [number, number])[]): (document: number) => boolean {
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
    if (bitmap !== undefined) return bitmapTest(bitmap);
    return this.#rememberedTest([first, end]);
  }

  /** Ranges are those of one folded tag or of one name. */
  #rememberedTest([first, end]: readonly [number, number]): DocumentTest {
    return this.#remember(`${first},${end}`, () => (document) => {
      const at = this.#firstTagFrom(document, first);
      return at < this.#tagStarts[document + 1]! && this.#tagValues[at]! < end;
    });
  }

  #remember(key: string, make: () => (document: number) => boolean): DocumentTest {
    let test = this.#remembered.get(key);
    if (test === undefined) {
      test = rememberTest(make(), this.#documentCount);
      // The one that was asked for longest ago goes.
      if (this.#remembered.size >= REMEMBERED_TESTS)
        this.#remembered.delete(this.#remembered.keys().next().value!);
    } else this.#remembered.delete(key);
    this.#remembered.set(key, test);
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
    const starts = this.#tagStarts;
    return firstAtLeast(this.#tagValues, starts[document]!, starts[document + 1]!, tag);
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
