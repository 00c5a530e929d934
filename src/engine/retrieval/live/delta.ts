import type { Analyze } from '../../text/terms/types.ts';
import { compareTexts } from '../../text/values/compare-texts.ts';
import { foldTag, foldValue, tagNameOf } from '../fold-key.ts';
import type { DocumentTest, NumberRange, Postings, PostingsSource, Titles } from '../parts/source.ts';
import { impactOf } from '../score/score.ts';
import { Corpus, TF_BITS, TF_UNITS } from '../segment/corpus.ts';
import { fieldFactors } from '../segment/pack-segment.ts';
import type { IndexDocument, IndexSettings } from '../types.ts';

/** Entries of one term in the order of documents, and its postings once a query has asked for them. */
type TermEntries = { entries: number[]; documents: number[]; baked: Postings | undefined };

type Baked = { documents: number[]; impacts: number[] };

/**
 * Live writes: documents in the order they came in, searchable at once.
 *
 * Impacts are baked per term when a query first asks, under the index's averages, so a write costs only its analysis.
 */
export class Delta implements PostingsSource {
  readonly inTieOrder = false;
  readonly isSealed = false;
  readonly corpus: Corpus;
  readonly #settings: IndexSettings;
  readonly #terms = new Map<number, TermEntries>();
  readonly #numbers = new Map<string, number>();
  readonly #foldedTags: Set<string>[] = [];
  #averages: readonly number[];

  constructor(settings: IndexSettings, locale: string, analyze: Analyze) {
    this.corpus = new Corpus(settings, locale, analyze);
    this.#settings = settings;
    this.#averages = settings.fields.map(() => 1);
  }

  get documentCount(): number {
    return this.corpus.documentCount;
  }

  /** Adds a document and returns its number; one of the same id before it is the caller's to bury. */
  add(document: IndexDocument): number {
    const number = this.corpus.add(document);
    const end = this.corpus.entryStarts.array[number + 1]!;
    for (let entry = this.corpus.entryStarts.array[number]!; entry < end; entry++) {
      const term = this.corpus.entryTerms.array[entry]!;
      let list = this.#terms.get(term);
      if (list === undefined) {
        list = { entries: [], documents: [], baked: undefined };
        this.#terms.set(term, list);
      }
      list.entries.push(entry);
      list.documents.push(number);
      list.baked = undefined;
    }
    this.#numbers.set(document.id, number);
    this.#foldedTags.push(new Set(this.tagsOf(number).map(foldTag)));
    return number;
  }

  /** Sets the averages that impacts are baked with. */
  useAverages(averages: readonly number[]): void {
    if (averages.every((average, f) => average === this.#averages[f])) return;
    this.#averages = averages;
    for (const list of this.#terms.values()) list.baked = undefined;
  }

  postings(term: string): Postings | undefined {
    const list = this.#terms.get(this.corpus.terms.find(term));
    if (list === undefined) return undefined;
    list.baked ??= this.#bake(list);
    return list.baked;
  }

  #bake(list: TermEntries): Postings {
    const inTitle: Baked = { documents: [], impacts: [] };
    const elsewhere: Baked = { documents: [], impacts: [] };
    for (let i = 0; i < list.entries.length; ) {
      const document = list.documents[i]!;
      const factors = fieldFactors(this.corpus, document, this.#settings, this.#averages);
      let frequency = 0;
      let isTitled = false;
      for (; list.documents[i] === document; i++) {
        const packed = this.corpus.entryFields.array[list.entries[i]!]!;
        const field = packed >>> TF_BITS;
        if (field === 0) isTitled = true;
        frequency += (factors[field]! * (packed & ((1 << TF_BITS) - 1))) / TF_UNITS;
      }
      const baked = isTitled ? inTitle : elsewhere;
      baked.documents.push(document);
      baked.impacts.push(impactOf(frequency, this.#settings.k1));
    }
    return {
      documents: Uint32Array.from([...inTitle.documents, ...elsewhere.documents]),
      impacts: Uint8Array.from([...inTitle.impacts, ...elsewhere.impacts]),
      start: 0,
      titleEnd: inTitle.documents.length,
      end: inTitle.documents.length + elsewhere.documents.length,
      titleMaximum: Math.max(0, ...inTitle.impacts),
      otherMaximum: Math.max(0, ...elsewhere.impacts),
    };
  }

  termNumber(term: string): number {
    return this.corpus.terms.find(term);
  }

  titles(): Titles {
    const { values, starts } = this.corpus.title;
    return { entries: values.array, starts: starts.array };
  }

  id(document: number): string {
    return this.corpus.ids[document]!;
  }

  find(id: string): number {
    return this.#numbers.get(id) ?? -1;
  }

  prior(document: number): number {
    return this.corpus.priors.array[document]!;
  }

  number(document: number, name: string): number {
    return this.numberReader(name)(document);
  }

  numberReader(name: string): (document: number) => number {
    const column = this.corpus.numberNames.find(name);
    const { starts, values } = this.corpus.numberColumns;
    return (document) => {
      const end = starts.array[document + 1]!;
      for (let i = starts.array[document]!; i < end; i++)
        if (values.array[i] === column) return this.corpus.numberValues.array[i]!;
      return Number.NaN;
    };
  }

  numberTest(name: string, { least, most, above, below }: NumberRange): DocumentTest {
    const read = this.numberReader(name);
    return (document) => {
      const value = read(document);
      return value >= least && value <= most && !(value <= above) && !(value >= below);
    };
  }

  /** Numeric columns of one document. */
  numbersOf(document: number): { name: string; value: number }[] {
    const start = this.corpus.numberColumns.starts.array[document]!;
    return Array.from(this.#row(this.corpus.numberColumns, document), (column, i) => ({
      name: this.corpus.numberNames.strings[column]!,
      value: this.corpus.numberValues.array[start + i]!,
    }));
  }

  nameTest(foldedName: string): DocumentTest {
    return (document) => this.tagsOf(document).some((tag) => foldValue(tagNameOf(tag)) === foldedName);
  }

  tagTest(foldedTag: string): DocumentTest {
    return (document) => this.#foldedTags[document]!.has(foldedTag);
  }

  anyTagTest(foldedTags: readonly string[]): DocumentTest {
    return (document) => foldedTags.some((tag) => this.#foldedTags[document]!.has(tag));
  }

  /** Tags of one document as spelled. */
  tagsOf(document: number): string[] {
    return Array.from(this.#row(this.corpus.tagRows, document), (tag) => this.corpus.tags.strings[tag]!);
  }

  tagValues(document: number, name: string): readonly string[] {
    return this.tagsOf(document)
      .filter((tag) => tagNameOf(tag) === name)
      .map((tag) => tag.slice(name.length + 1))
      .sort((a, b) => compareTexts(foldValue(a), foldValue(b)));
  }

  fieldLengths(document: number): Uint16Array {
    const fields = this.#settings.fields.length;
    return this.corpus.lengths.array.subarray(document * fields, (document + 1) * fields);
  }

  identified(identifier: string): readonly number[] {
    const wanted = this.corpus.identifiers.find(identifier);
    if (wanted < 0) return [];
    const documents: number[] = [];
    for (let document = 0; document < this.documentCount; document++)
      if (this.#row(this.corpus.identifierRows, document).includes(wanted)) documents.push(document);
    return documents;
  }

  #row(rows: Corpus['tagRows'], document: number): Uint32Array {
    return rows.values.array.subarray(rows.starts.array[document], rows.starts.array[document + 1]);
  }
}
