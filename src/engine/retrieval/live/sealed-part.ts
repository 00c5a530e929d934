import { stringAt } from '../bytes/string-table.ts';
import type { NumberStatistics, Part } from '../parts/part.ts';
import { holds, type Postings } from '../parts/source.ts';
import { bury, deadDocuments, isDead, NONE_DEAD, type Tombstones } from '../parts/tombstones.ts';
import type { Segment } from '../segment/segment.ts';
import { MortalPart } from './mortal-part.ts';
import { valueCounts, valueSizes } from './value-sizes.ts';

type ColumnStatistics = NumberStatistics & { name: string; stale: boolean };

/** A segment with its tombstones; statistics of the living are kept up as documents die, not counted anew. */
export class SealedPart extends MortalPart<Segment> implements Part {
  #dead: readonly number[];
  #fieldWords: number[];
  readonly #frequencies = new Map<string, number>();
  #tagCounts: Int32Array | undefined;
  #nameCounts: number[] | undefined;
  #columns: ColumnStatistics[] | undefined;

  constructor(segment: Segment, tombstones: Tombstones = NONE_DEAD) {
    super(segment, tombstones);
    this.#dead = deadDocuments(tombstones);
    this.#fieldWords = [...segment.meta.fieldWords];
    for (const document of this.#dead) this.#dropWords(document);
  }

  bury(documents: readonly number[]): void {
    const dying = [...new Set(documents)].filter((document) => !isDead(this.tombstones, document));
    if (dying.length === 0) return;
    this.tombstones = bury(this.tombstones, dying, this.source.documentCount);
    this.#dead = deadDocuments(this.tombstones);
    this.#frequencies.clear();
    for (const document of dying) {
      this.#dropWords(document);
      this.#dropTags(document);
      this.#dropNumbers(document);
    }
  }

  fieldWords(): readonly number[] {
    return this.#fieldWords;
  }

  documentFrequency(term: string): number {
    const known = this.#frequencies.get(term);
    if (known !== undefined) return known;
    const postings = this.source.postings(term);
    if (postings === undefined) return 0;
    const frequency = postings.end - postings.start - this.#deadIn(postings);
    if (this.#dead.length > 0) this.#frequencies.set(term, frequency);
    return frequency;
  }

  /** Dead documents of a posting range, by looking each up or by walking the range, whichever is shorter. */
  #deadIn(postings: Postings): number {
    const { documents, start, end } = postings;
    let count = 0;
    if (this.#dead.length * Math.ceil(Math.log2(end - start + 1)) < end - start) {
      for (const document of this.#dead) if (holds(postings, document)) count++;
      return count;
    }
    if (this.#dead.length === 0) return 0;
    for (let i = start; i < end; i++) if (isDead(this.tombstones, documents[i]!)) count++;
    return count;
  }

  tagNames(): ReadonlyMap<string, number> {
    this.#countTags();
    return new Map(this.source.tagNames.map(({ name }, i) => [name, this.#nameCounts![i]!]));
  }

  *tagValues(name: string): Generator<[string, number]> {
    this.#countTags();
    const [first, end] = this.source.tagRange(name);
    for (let tag = first; tag < end; tag++) yield [stringAt(this.source.tags, tag), this.#tagCounts![tag]!];
  }

  countTag(foldedTag: string): number | undefined {
    const [first, end] = this.source.tagSpellings(foldedTag);
    if (first === end) return 0;
    this.#countTags();
    // A document may have several spellings.
    return end === first + 1 ? this.#tagCounts![first]! : undefined;
  }

  countValues(documents: Uint32Array, name: string, limit: number): Iterable<readonly [string, number]> {
    return valueCounts(this.source, documents, name, limit);
  }

  valueSizes(documents: Uint32Array, names: readonly string[]): number[][] {
    return valueSizes(this.source, documents, names);
  }

  numbers(): ReadonlyMap<string, NumberStatistics> {
    if (this.#columns === undefined) {
      this.#columns = this.source.columns.map((column) => ({ ...column, stale: false }));
      for (const document of this.#dead) this.#dropNumbers(document);
    }
    if (this.#columns.some((column) => column.stale)) this.#measureStale(this.#columns);
    return new Map(this.#columns.map((column) => [column.name, column]));
  }

  *words(): Generator<[string, string]> {
    for (const { text, term } of this.source.correctionWords())
      yield [text, stringAt(this.source.terms, term)];
  }

  *shortTerms(mostBytes: number): Generator<string> {
    const { terms } = this.source;
    for (let term = 0; term < terms.count; term++)
      if (terms.offsets[term + 1]! - terms.offsets[term]! <= mostBytes) yield stringAt(terms, term);
  }

  #dropWords(document: number): void {
    this.source.fieldLengths(document).forEach((length, f) => {
      this.#fieldWords[f]! -= length;
    });
  }

  #countTags(): void {
    if (this.#tagCounts !== undefined) return;
    this.#tagCounts = Int32Array.from(this.source.sections.tagCounts);
    this.#nameCounts = this.source.tagNames.map(({ documents }) => documents);
    for (const document of this.#dead) this.#dropTags(document);
  }

  #dropTags(document: number): void {
    if (this.#tagCounts === undefined) return;
    const starts = this.source.sections.tagNameStarts;
    let name = 0;
    let before = -1;
    this.source.eachTag(document, 0, this.source.tags.count, (tag) => {
      this.#tagCounts![tag]!--;
      while (starts[name + 1]! <= tag) name++;
      if (name !== before) this.#nameCounts![name]!--;
      before = name;
    });
  }

  #dropNumbers(document: number): void {
    if (this.#columns === undefined) return;
    this.source.eachNumber(document, (index, value) => {
      const column = this.#columns![index]!;
      column.documents--;
      if (value === column.min || value === column.max) column.stale = true;
    });
  }

  /** Finds the range anew of columns whose least or greatest value died, in one pass. */
  #measureStale(columns: readonly ColumnStatistics[]): void {
    for (const column of columns) {
      if (!column.stale) continue;
      column.min = Number.POSITIVE_INFINITY;
      column.max = Number.NEGATIVE_INFINITY;
    }
    for (let document = 0; document < this.source.documentCount; document++) {
      if (isDead(this.tombstones, document)) continue;
      this.source.eachNumber(document, (index, value) => {
        const column = columns[index]!;
        if (!column.stale) return;
        column.min = Math.min(column.min, value);
        column.max = Math.max(column.max, value);
      });
    }
    for (const column of columns) column.stale = false;
  }
}
