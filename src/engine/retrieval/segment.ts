import { type Checksum, crc32 } from './crc32.ts';
import { foldValue, tagNameOf } from './fold-key.ts';
import { type ColumnMeta, readNames, type TagNameMeta } from './pack-columns.ts';
import type { SegmentMeta, SegmentRules } from './pack-segment.ts';
import { readSlab, type Sections, type SegmentBuffer } from './slab.ts';
import type { DocumentTest, Numbers, Postings, Source, Titles } from './source.ts';
import { findString, type StringTable, stringAt } from './string-table.ts';

const KEPT_TAGS = 5_000;
/** Up to so many alternatives are looked up one by one; of more, a document's tags are walked once. */
const FEW_TAGS = 3;

const never: DocumentTest = () => false;

/** A packed, immutable part of an index; reads straight from its buffer and keeps no object per term or document. */
export class Segment implements Source {
  readonly inTieOrder = true;
  readonly isSealed = true;
  readonly meta: SegmentMeta;
  readonly buffer: SegmentBuffer;
  readonly terms: StringTable;
  readonly ids: StringTable;
  readonly identifiers: StringTable;
  readonly tags: StringTable;
  readonly words: StringTable;
  readonly sections: Sections;
  /** Names of tags with the documents that carry one. */
  readonly tagNames: readonly TagNameMeta[];
  /** Numeric columns with the range of their values. */
  readonly columns: readonly ColumnMeta[];
  readonly #postingOffsets: Numbers;
  readonly #postings: Numbers;
  readonly #impacts: Uint8Array;
  readonly #tagStarts: Numbers;
  readonly #tagValues: Numbers;
  readonly #numberNames: ReadonlyMap<string, number>;
  /** The column of each dense place. */
  readonly #denseColumns: number[];
  readonly #tagNames: ReadonlyMap<string, number>;
  /** Tags with a bitmap, and where theirs is. */
  readonly #bitmaps: ReadonlyMap<number, number>;
  /** Tests of the tags last asked for: features ask for the same ones hit by hit. */
  readonly #tagTests = new Map<string, DocumentTest>();
  readonly #tagRanges = new Map<string, readonly [number, number]>();

  constructor(buffer: SegmentBuffer, sections: Sections, meta: SegmentMeta) {
    this.buffer = buffer;
    this.sections = sections;
    this.meta = meta;
    const numbers = (name: keyof Sections) => sections[name] as Numbers;
    const table = (bytes: keyof Sections, offsets: keyof Sections, slots?: keyof Sections): StringTable => ({
      count: numbers(offsets).length - 1,
      bytes: sections[bytes] as Uint8Array,
      offsets: numbers(offsets),
      slots: slots === undefined ? undefined : numbers(slots),
    });
    this.terms = table('termBytes', 'termOffsets', 'termSlots');
    this.ids = table('idBytes', 'idOffsets', 'idSlots');
    this.identifiers = table('identifierBytes', 'identifierOffsets', 'identifierSlots');
    this.tags = table('tagBytes', 'tagOffsets');
    this.words = table('wordBytes', 'wordOffsets');
    this.#postingOffsets = numbers('postingOffsets');
    this.#postings = numbers('postings');
    this.#impacts = sections.impacts as Uint8Array;
    this.#tagStarts = numbers('tagStarts');
    this.#tagValues = numbers('tagValues');
    const { tagNames, columns } = readNames(sections);
    this.tagNames = tagNames;
    this.columns = columns;
    this.#numberNames = new Map(columns.map(({ name }, i) => [name, i]));
    this.#denseColumns = [];
    columns.forEach(({ dense }, i) => {
      if (dense !== undefined) this.#denseColumns[dense] = i;
    });
    this.#bitmaps = new Map([...sections.tagBitmapNumbers].map((tag, place) => [tag, place]));
    this.#tagNames = new Map(tagNames.map(({ name }, i) => [name, i]));
  }

  get documentCount(): number {
    return this.meta.documentCount;
  }

  postings(term: string): Postings | undefined {
    const number = findString(this.terms, term);
    return number < 0 ? undefined : this.postingsOf(number);
  }

  postingsOf(term: number): Postings {
    const { maxImpacts, titlePostings } = this.sections;
    const start = this.#postingOffsets[term]!;
    return {
      documents: this.#postings,
      impacts: this.#impacts,
      start,
      titleEnd: start + titlePostings[term]!,
      end: this.#postingOffsets[term + 1]!,
      titleMaximum: maxImpacts[2 * term]!,
      otherMaximum: maxImpacts[2 * term + 1]!,
    };
  }

  termNumber(term: string): number {
    return findString(this.terms, term);
  }

  titles(): Titles {
    const { titleWords, titleStarts } = this.sections;
    return { entries: titleWords as Numbers, starts: titleStarts as Numbers };
  }

  id(document: number): string {
    return stringAt(this.ids, document);
  }

  find(id: string): number {
    return findString(this.ids, id);
  }

  prior(document: number): number {
    return this.sections.priors[document]!;
  }

  number(document: number, name: string): number {
    return this.numberReader(name)(document);
  }

  numberReader(name: string): (document: number) => number {
    const column = this.#numberNames.get(name);
    if (column === undefined) return () => Number.NaN;
    const { numberStarts, numberColumns, numberIndexes, numberTable } = this.sections;
    const place = this.columns[column]!.dense;
    if (place !== undefined) {
      const values = this.#denseColumn(place);
      return (document) => values[document]!;
    }
    return (document) => {
      const end = numberStarts[document + 1]!;
      for (let i = numberStarts[document]!; i < end; i++)
        if (numberColumns[i] === column) return numberTable[numberIndexes[i]!]!;
      return Number.NaN;
    };
  }

  #denseColumn(place: number): Float64Array {
    const count = this.documentCount;
    return (this.sections.denseNumbers as Float64Array).subarray(place * count, (place + 1) * count);
  }

  /** Calls back with the numeric columns of a document, as indexes into `columns`. */
  eachNumber(document: number, visit: (column: number, value: number) => void): void {
    this.#denseColumns.forEach((column, place) => {
      const value = this.sections.denseNumbers[place * this.documentCount + document]!;
      if (!Number.isNaN(value)) visit(column, value);
    });
    const { numberStarts, numberColumns, numberIndexes, numberTable } = this.sections;
    const end = numberStarts[document + 1]!;
    for (let i = numberStarts[document]!; i < end; i++)
      visit(numberColumns[i]!, numberTable[numberIndexes[i]!]!);
  }

  /** Tag numbers of a name: `[first, end)`, empty when unknown. */
  tagRange(name: string): [number, number] {
    const number = this.#tagNames.get(name);
    if (number === undefined) return [0, 0];
    const starts = this.sections.tagNameStarts;
    return [starts[number]!, starts[number + 1]!];
  }

  tagTest(foldedTag: string): DocumentTest {
    let test = this.#tagTests.get(foldedTag);
    if (test === undefined) {
      test = this.#rangeTest(this.#spellings(foldedTag));
      if (this.#tagTests.size >= KEPT_TAGS) this.#tagTests.clear();
      this.#tagTests.set(foldedTag, test);
    }
    return test;
  }

  anyTagTest(foldedTags: readonly string[]): DocumentTest {
    const ranges = foldedTags.map((tag) => this.#spellings(tag)).filter(([first, end]) => first < end);
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
    return (document) => {
      const at = this.#firstTagFrom(document, first);
      return at < this.#tagStarts[document + 1]! && this.#tagValues[at]! < end;
    };
  }

  #bitmap(tag: number): Uint32Array | undefined {
    const place = this.#bitmaps.get(tag);
    if (place === undefined) return undefined;
    const size = (this.documentCount + 31) >>> 5;
    return (this.sections.tagBitmapWords as Uint32Array).subarray(place * size, (place + 1) * size);
  }

  tagValues(document: number, name: string): readonly string[] {
    const values: string[] = [];
    const [first, end] = this.tagRange(name);
    this.eachTag(document, first, end, (tag) => {
      values.push(stringAt(this.tags, tag));
    });
    return values;
  }

  /** Calls back with the document's tag numbers within `[first, end)`, ascending. */
  eachTag(document: number, first: number, end: number, visit: (tag: number) => void): void {
    const rowEnd = this.#tagStarts[document + 1]!;
    for (let at = this.#firstTagFrom(document, first); at < rowEnd && this.#tagValues[at]! < end; at++)
      visit(this.#tagValues[at]!);
  }

  fieldLengths(document: number): Uint16Array {
    const fields = this.meta.averages.length;
    return (this.sections.lengths as Uint16Array).subarray(document * fields, (document + 1) * fields);
  }

  identified(identifier: string): readonly number[] {
    const entry = findString(this.identifiers, identifier);
    if (entry < 0) return [];
    const starts = this.sections.identifierStarts;
    return [...this.sections.identifierDocuments.subarray(starts[entry], starts[entry + 1])];
  }

  /** Words usable as corrections, each with its term; a word that is its own term takes no bytes. */
  *correctionWords(): Generator<{ text: string; term: number }> {
    for (let word = 0; word < this.words.count; word++) {
      const term = this.sections.wordTerms[word]!;
      yield { text: stringAt(this.words, word) || stringAt(this.terms, term), term };
    }
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
  #spellings(foldedTag: string): readonly [number, number] {
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
    const [first, end] = this.tagRange(name);
    const from = this.#lowerBound(first, end, (value) => value < folded);
    return [from, this.#lowerBound(from, end, (value) => value === folded)];
  }

  #lowerBound(first: number, end: number, before: (foldedValue: string) => boolean): number {
    let low = first;
    let high = end;
    while (low < high) {
      const middle = (low + high) >>> 1;
      if (before(foldValue(stringAt(this.tags, middle)))) low = middle + 1;
      else high = middle;
    }
    return low;
  }
}

/**
 * Opens a packed segment after checking every checksum and that it was baked under `rules`.
 * Never throws: what cannot be used is reported as `damaged`, and the caller builds anew.
 */
export function openSegment(
  buffer: SegmentBuffer,
  rules: SegmentRules,
  checksum: Checksum = crc32,
): Segment | { damaged: string } {
  const sections = readSlab(buffer, checksum);
  if ('damaged' in sections) return sections as { damaged: string };
  // The checksum held, so this is the JSON that was written.
  const meta = JSON.parse(new TextDecoder().decode(sections.meta as Uint8Array)) as SegmentMeta;
  const { settings, locale, analyzerVersion } = rules;
  if (meta.kind !== settings.kind || meta.locale !== locale) return { damaged: 'another index' };
  if (meta.settingsVersion !== settings.version) return { damaged: 'other settings version' };
  if (meta.analyzerVersion !== analyzerVersion) return { damaged: 'other analyser version' };
  return new Segment(buffer, sections, meta);
}
