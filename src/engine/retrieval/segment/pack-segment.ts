import { type Checksum, crc32 } from '../bytes/crc32.ts';
import { narrow } from '../bytes/growable.ts';
import { type Sections, writeSlab } from '../bytes/slab.ts';
import { packStrings } from '../bytes/string-table.ts';
import { fieldFactor, impactOf } from '../score/score.ts';
import type { IndexSettings } from '../types.ts';
import { type Corpus, LINE_END, type Rows, TF_BITS, TF_UNITS } from './corpus.ts';
import {
  DROPPED,
  identifierSections,
  nameSections,
  numberSections,
  type PackedRows,
  tableSections,
  tagSections,
  wordSections,
} from './pack-columns.ts';
import { ELSEWHERE, IN_TITLE, PostingWriter, type Tier } from './pack-postings.ts';

/** What a segment says about itself, beside its sections. */
export type SegmentMeta = {
  kind: IndexSettings['kind'];
  settingsVersion: number;
  analyzerVersion: number;
  locale: string;
  documentCount: number;
  /** Average words per field that the impacts are baked with. */
  averages: readonly number[];
  /** Words per field over all documents. */
  fieldWords: readonly number[];
};

/** Identity of the rules a segment is baked under. */
export type SegmentRules = { settings: IndexSettings; locale: string; analyzerVersion: number };

/**
 * Bakes the documents `order` of a corpus into one packed segment.
 *
 * `order` must be sorted by descending prior, then id: document numbers then are the order of equal scores.
 */
export function packSegment(
  corpus: Corpus,
  {
    order,
    rules,
    averages,
    checksum = crc32,
  }: {
    order: readonly number[];
    rules: SegmentRules;
    averages: readonly number[];
    checksum?: Checksum | undefined;
  },
): SharedArrayBuffer {
  const postings = bakePostings(corpus, order, rules.settings, averages);
  const tags = tagSections(corpus.tags.strings, pickRows(corpus.tagRows, order));
  const numbers = packNumbers(corpus, order);
  const lengths = pickLengths(corpus, order, rules.settings.fields.length);
  const ids = order.map((document) => corpus.ids[document]!);
  const title = pickRows(corpus.title, order);
  const meta = segmentMeta(rules, averages, lengths);
  const sections: Sections = {
    meta: encodeMeta(meta),
    ...tableSections('term', packStrings(postings.terms, true)),
    ...postings.sections,
    ...tableSections('id', packStrings(ids, true)),
    priors: Float64Array.from(order, (document) => corpus.priors.array[document]!),
    lengths,
    titleStarts: narrow(title.starts),
    titleWords: narrow(renameTitleWords(title.values, postings.numberOfTerm)),
    ...tags.sections,
    ...numbers.sections,
    ...nameSections(tags.names, numbers.columns, numbers.sections.numberTable),
    ...identifierSections(corpus.identifiers.strings, pickRows(corpus.identifierRows, order)),
    ...packWords(corpus, postings),
  };
  return writeSlab(sections, checksum);
}

/** The description of a segment under `rules`. */
export function segmentMeta(
  rules: SegmentRules,
  averages: readonly number[],
  lengths: Uint16Array,
): SegmentMeta {
  return {
    kind: rules.settings.kind,
    settingsVersion: rules.settings.version,
    analyzerVersion: rules.analyzerVersion,
    locale: rules.locale,
    documentCount: lengths.length / averages.length,
    averages,
    fieldWords: averages.map((_, f) => sumOfField(lengths, f, averages.length)),
  };
}

/** The meta section: JSON as UTF-8. */
export function encodeMeta(meta: SegmentMeta): Uint8Array {
  return new TextEncoder().encode(JSON.stringify(meta));
}

function sumOfField(lengths: Uint16Array, field: number, fields: number): number {
  let sum = 0;
  for (let i = field; i < lengths.length; i += fields) sum += lengths[i]!;
  return sum;
}

/** The postings of the documents; terms of left-out documents are dropped. */
function bakePostings(
  corpus: Corpus,
  order: readonly number[],
  settings: IndexSettings,
  averages: readonly number[],
) {
  const scratch = new TermScratch(corpus.terms.strings.length);
  const counts = new Uint32Array(2 * corpus.terms.strings.length);
  for (const document of order)
    for (const term of scratch.termsOf(corpus, document, NO_FACTORS))
      counts[2 * term + scratch.tier[term]!]!++;
  const writer = new PostingWriter(counts, order.length);
  order.forEach((document, number) => {
    const factors = fieldFactors(corpus, document, settings, averages);
    for (const term of scratch.termsOf(corpus, document, factors))
      writer.put(term, scratch.tier[term] as Tier, number, impactOf(scratch.tf[term]!, settings.k1));
  });
  const terms = writer.kept.map((term) => corpus.terms.strings[term]!);
  return { terms, numberOfTerm: writer.numberOfTerm, sections: writer.sections() };
}

const NO_FACTORS: readonly number[] = [0, 0, 0, 0, 0, 0, 0, 0];

/** Term frequencies of one document over all fields; `tf` and `tier` are valid for the terms last returned. */
export class TermScratch {
  readonly tf: Float64Array;
  readonly tier: Uint8Array;
  readonly #stamp: Uint32Array;
  #round = 0;

  constructor(terms: number) {
    this.tf = new Float64Array(terms);
    this.tier = new Uint8Array(terms);
    this.#stamp = new Uint32Array(terms);
  }

  /** The distinct terms of a document, with Σ factor·tf over its fields left in `tf`. */
  termsOf(corpus: Corpus, document: number, factors: readonly number[]): number[] {
    const terms: number[] = [];
    this.#round++;
    const end = corpus.entryStarts.array[document + 1]!;
    for (let entry = corpus.entryStarts.array[document]!; entry < end; entry++) {
      const term = corpus.entryTerms.array[entry]!;
      const packed = corpus.entryFields.array[entry]!;
      const field = packed >>> TF_BITS;
      if (this.#stamp[term] !== this.#round) {
        this.#stamp[term] = this.#round;
        this.tf[term] = 0;
        this.tier[term] = ELSEWHERE;
        terms.push(term);
      }
      this.tf[term]! += (factors[field]! * (packed & ((1 << TF_BITS) - 1))) / TF_UNITS;
      if (field === 0) this.tier[term] = IN_TITLE;
    }
    return terms;
  }
}

/** The weight of one occurrence in each field of a document. */
export function fieldFactors(
  corpus: Corpus,
  document: number,
  settings: IndexSettings,
  averages: readonly number[],
): number[] {
  const base = document * settings.fields.length;
  return settings.fields.map((field, f) =>
    fieldFactor(field.weight, field.lengthNorm, corpus.lengths.array[base + f]!, averages[f]!),
  );
}

function pickLengths(corpus: Corpus, order: readonly number[], fields: number): Uint16Array {
  const lengths = new Uint16Array(order.length * fields);
  order.forEach((document, number) => {
    const start = document * fields;
    lengths.set(corpus.lengths.array.subarray(start, start + fields), number * fields);
  });
  return lengths;
}

/** The rows of the documents in order. */
function pickRows(source: Rows, order: readonly number[]): PackedRows {
  const from = source.starts.array;
  const starts = new Uint32Array(order.length + 1);
  order.forEach((document, number) => {
    starts[number + 1] = starts[number]! + from[document + 1]! - from[document]!;
  });
  const values = new Uint32Array(starts[order.length]!);
  order.forEach((document, number) => {
    values.set(source.values.array.subarray(from[document], from[document + 1]), starts[number]);
  });
  return { starts, values };
}

/** Title words in the term numbers of the segment. */
export function renameTitleWords(words: Uint16Array | Uint32Array, numberOfTerm: Uint32Array): Uint32Array {
  return Uint32Array.from(words, (entry) =>
    entry === LINE_END ? entry : (numberOfTerm[(entry >>> 1) - 1]! + 1) * 2 + (entry & 1),
  );
}

function packNumbers(corpus: Corpus, order: readonly number[]) {
  const rows = pickRows(corpus.numberColumns, order);
  const values = new Float64Array(rows.values.length);
  const from = corpus.numberColumns.starts.array;
  order.forEach((document, number) => {
    const row = corpus.numberValues.array.subarray(from[document], from[document + 1]);
    values.set(row, rows.starts[number]);
  });
  return numberSections(corpus.numberNames.strings, rows, values);
}

/** Words that may be offered as corrections, as far as the packed documents know their term. */
function packWords(corpus: Corpus, { terms, numberOfTerm }: { terms: string[]; numberOfTerm: Uint32Array }) {
  const words = corpus.words.strings.map((text, word) => ({
    text,
    term: numberOfTerm[corpus.wordTerms.array[word]!]!,
  }));
  return wordSections(
    words.filter(({ term }) => term !== DROPPED),
    terms,
  );
}
