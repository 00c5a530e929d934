import { kept } from '../../../memo/kept.ts';
import { KeptValues } from '../../../memo/kept-values.ts';
import { firstNotBefore } from '../../text/values/first-not-before.ts';
import type { Sections } from '../bytes/slab.ts';
import { type StringTable, stringAt } from '../bytes/string-table.ts';
import { bitmapTest, withBlocks } from '../filter/block-test.ts';
import { foldValue, tagNameOf } from '../fold-key.ts';
import { type DocumentTest, firstAtLeast, type Numbers } from '../parts/source.ts';
import type { TagNameMeta } from './pack-columns.ts';

const KEPT_TAGS = 5_000;
/** Bitmaps of documents with some tags, of those asked about last: an eighth of a byte per document each. */
const KEPT_BITMAPS = 100;

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
  readonly #documentStarts: Numbers;
  readonly #documents: Numbers;
  readonly #namesOf: () => readonly TagNameMeta[];
  #numbers: ReadonlyMap<string, number> | undefined;
  /** By ranges of tag numbers. */
  readonly #bitmaps = new KeptValues<Uint32Array>(KEPT_BITMAPS);

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
    this.#documentStarts = sections.tagDocumentStarts as Numbers;
    this.#documents = sections.tagDocuments as Numbers;
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
    return this.#testOf([this.spellings(foldedTag)]);
  }

  nameTest(name: string): DocumentTest {
    return this.#testOf([this.range(name)]);
  }

  anyTest(foldedTags: readonly string[]): DocumentTest {
    return this.#testOf(foldedTags.map((tag) => this.spellings(tag)));
  }

  /** Passed by documents with a tag in any of the ranges. */
  #testOf(all: readonly (readonly [number, number])[]): DocumentTest {
    const ranges = all.filter(([first, end]) => first < end);
    if (ranges.length === 0) return never;
    return bitmapTest(this.#bitmaps.getOrMake(ranges.join(' '), () => this.#bitmapOf(ranges)));
  }

  #bitmapOf(ranges: readonly (readonly [number, number])[]): Uint32Array {
    const bits = new Uint32Array((this.#documentCount + 31) >>> 5);
    for (const [first, end] of ranges) {
      const last = this.#documentStarts[end]!;
      for (let i = this.#documentStarts[first]!; i < last; i++) {
        const document = this.#documents[i]!;
        bits[document >>> 5]! |= 1 << (document & 31);
      }
    }
    return bits;
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
  readonly spellings = kept({ most: KEPT_TAGS, longest: Number.POSITIVE_INFINITY }, (foldedTag) =>
    this.#findSpellings(foldedTag),
  );

  /** Values of a name are sorted by folded value. */
  #findSpellings(foldedTag: string): readonly [number, number] {
    const name = tagNameOf(foldedTag);
    const folded = foldedTag.slice(name.length + 1);
    const [first, end] = this.range(name);
    const foldedAt = (tag: number): string => foldValue(stringAt(this.#table, tag));
    const from = firstNotBefore(first, end, (tag) => foldedAt(tag) < folded);
    return [from, firstNotBefore(from, end, (tag) => foldedAt(tag) === folded)];
  }
}
