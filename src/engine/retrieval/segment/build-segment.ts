import type { Analyze } from '../../text/terms/types.ts';
import { compareTexts } from '../../text/values/compare-texts.ts';
import { type Checksum, crc32 } from '../bytes/crc32.ts';
import { roundAverage } from '../score/score.ts';
import type { IndexDocument } from '../types.ts';
import { Corpus } from './corpus.ts';
import { packSegment, type SegmentRules } from './pack-segment.ts';

/** Documents of a corpus in the order of equal scores: descending prior, then id by code unit. */
export function tieOrder(corpus: Corpus, documents: readonly number[]): number[] {
  const priors = corpus.priors.array;
  return documents.toSorted(
    (a, b) => priors[b]! - priors[a]! || compareTexts(corpus.ids[a]!, corpus.ids[b]!),
  );
}

/** Average words per field, rounded; 1 for a field without words. */
export function averagesOf(corpus: Corpus, documents: readonly number[], fields: number): number[] {
  const words = new Array<number>(fields).fill(0);
  for (const document of documents)
    for (let f = 0; f < fields; f++) words[f]! += corpus.lengths.array[document * fields + f]!;
  return words.map((sum) => roundAverage(sum, documents.length));
}

/**
 * Builds a segment from documents that come in blocks; the impacts are baked at the end, when the average lengths of
 * all are known. Ids must differ.
 */
export class SegmentBuilder {
  readonly #rules: SegmentRules;
  readonly #corpus: Corpus;

  constructor(rules: SegmentRules, analyze: Analyze) {
    this.#rules = rules;
    this.#corpus = new Corpus(rules.settings, rules.locale, analyze);
  }

  get documentCount(): number {
    return this.#corpus.documentCount;
  }

  add(document: IndexDocument): void {
    this.#corpus.add(document);
  }

  /** A segment of the documents from number `from` on, with their own averages; the builder can go on. */
  pack(from = 0, checksum: Checksum = crc32): SharedArrayBuffer {
    const documents = Array.from({ length: this.documentCount - from }, (_, i) => from + i);
    const averages = averagesOf(this.#corpus, documents, this.#rules.settings.fields.length);
    return packSegment(this.#corpus, {
      order: tieOrder(this.#corpus, documents),
      rules: this.#rules,
      averages,
      checksum,
    });
  }
}
