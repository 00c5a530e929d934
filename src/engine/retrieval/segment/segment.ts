import { type Checksum, crc32 } from '../bytes/crc32.ts';
import { readSlab, type Sections, type SegmentBuffer } from '../bytes/slab.ts';
import { findString, type StringTable, stringAt } from '../bytes/string-table.ts';
import type {
  DocumentTest,
  NumberRange,
  Numbers,
  Postings,
  PostingsSource,
  Titles,
} from '../parts/source.ts';
import { type ColumnMeta, readNames, type TagNameMeta } from './pack-columns.ts';
import type { SegmentMeta, SegmentRules } from './pack-segment.ts';
import { SegmentNumbers } from './segment-numbers.ts';
import { SegmentTags } from './segment-tags.ts';

type Names = {
  tagNames: readonly TagNameMeta[];
  columns: readonly ColumnMeta[];
  /** Number of each column by its name. */
  numbers: ReadonlyMap<string, number>;
  /** The column of each dense place. */
  denseColumns: readonly number[];
};

/** Terms whose place is kept, about 150 bytes each. */
const KEPT_POSTINGS = 4_000;

/** A packed, immutable part of an index; reads straight from its buffer and keeps no object per term or document. */
export class Segment implements PostingsSource {
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
  readonly #postingOffsets: Numbers;
  readonly #postings: Numbers;
  readonly #impacts: Uint8Array;
  readonly #tags: SegmentTags;
  readonly #numbers: SegmentNumbers;
  readonly #keptPostings = new Map<string, { postings: Postings | undefined }>();
  #names: Names | undefined;

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
    this.#numbers = new SegmentNumbers(sections, meta.documentCount);
    this.#tags = new SegmentTags(sections, this.tags, meta.documentCount, () => this.tagNames);
  }

  /** Names of tags with the documents that carry one. */
  get tagNames(): readonly TagNameMeta[] {
    return this.#named().tagNames;
  }

  /** Numeric columns with the range of their values. */
  get columns(): readonly ColumnMeta[] {
    return this.#named().columns;
  }

  /** Names are read when first asked for: an index can have thousands, and many a query needs none. */
  #named(): Names {
    if (this.#names === undefined) {
      const { tagNames, columns } = readNames(this.sections);
      const denseColumns: number[] = [];
      columns.forEach(({ dense }, i) => {
        if (dense !== undefined) denseColumns[dense] = i;
      });
      const numbers = new Map(columns.map(({ name }, i) => [name, i]));
      this.#names = { tagNames, columns, numbers, denseColumns };
    }
    return this.#names;
  }

  get documentCount(): number {
    return this.meta.documentCount;
  }

  postings(term: string): Postings | undefined {
    // Reading one query asks some hundred times, mostly for words of the query before: absent ones are kept too.
    let known = this.#keptPostings.get(term);
    if (known === undefined) {
      const number = findString(this.terms, term);
      known = { postings: number < 0 ? undefined : this.postingsOf(number) };
      if (this.#keptPostings.size >= KEPT_POSTINGS) this.#keptPostings.clear();
      this.#keptPostings.set(term, known);
    }
    return known.postings;
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
    const column = this.#named().numbers.get(name);
    return this.#numbers.reader(column, this.#denseOf(column));
  }

  numberTest(name: string, range: NumberRange): DocumentTest {
    const column = this.#named().numbers.get(name);
    return this.#numbers.test(column, this.#denseOf(column), range);
  }

  #denseOf(column: number | undefined): number | undefined {
    return column === undefined ? undefined : this.columns[column]!.dense;
  }

  /** Calls back with the numeric columns of a document, as indexes into `columns`. */
  eachNumber(document: number, visit: (column: number, value: number) => void): void {
    this.#named().denseColumns.forEach((column, place) => {
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
    return this.#tags.range(name);
  }

  /** Numbers of the tags that equal a tag when folded: `[first, end)`. */
  tagSpellings(foldedTag: string): readonly [number, number] {
    return this.#tags.spellings(foldedTag);
  }

  nameTest(foldedName: string): DocumentTest {
    return this.#tags.nameTest(foldedName);
  }

  tagTest(foldedTag: string): DocumentTest {
    return this.#tags.test(foldedTag);
  }

  anyTagTest(foldedTags: readonly string[]): DocumentTest {
    return this.#tags.anyTest(foldedTags);
  }

  /** Calls back with the document's tag numbers within `[first, end)`, ascending. */
  eachTag(document: number, first: number, end: number, visit: (tag: number) => void): void {
    this.#tags.each(document, first, end, visit);
  }

  tagValues(document: number, name: string): readonly string[] {
    const values: string[] = [];
    const [first, end] = this.tagRange(name);
    this.eachTag(document, first, end, (tag) => {
      values.push(stringAt(this.tags, tag));
    });
    return values;
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
