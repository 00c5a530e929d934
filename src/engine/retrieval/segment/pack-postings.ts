import { narrow } from '../bytes/growable.ts';
import type { Numbers } from '../parts/source.ts';
import { DROPPED } from './pack-columns.ts';

/** The most documents whose numbers fit into 16 bits. */
const NARROW_DOCUMENTS = 0x10000;

/** Whether a term is in the first field of a document or only in others. */
export type Tier = 0 | 1;
export const IN_TITLE: Tier = 0;
export const ELSEWHERE: Tier = 1;

/**
 * Lays postings out by term, those in the first field before the others, in two passes: every posting is counted, then
 * every posting is put. Terms without a posting get no number.
 */
export class PostingWriter {
  /** Number of each term in the segment, DROPPED for one without postings. */
  readonly numberOfTerm: Uint32Array;
  /** The terms that have a number, in its order. */
  readonly kept: readonly number[];
  readonly #offsets: Uint32Array;
  readonly #titled: Uint32Array;
  readonly #documents: Numbers;
  readonly #impacts: Uint8Array;
  readonly #maxima: Uint8Array;
  /** Where the next posting of a term and tier goes. */
  readonly #next: Uint32Array;

  /** `counts[2 · term + tier]` postings will be put. */
  constructor(counts: Uint32Array, documentCount: number) {
    const terms = counts.length / 2;
    const kept: number[] = [];
    this.numberOfTerm = new Uint32Array(terms).fill(DROPPED);
    for (let term = 0; term < terms; term++)
      if (counts[2 * term]! + counts[2 * term + 1]! > 0) this.numberOfTerm[term] = kept.push(term) - 1;
    this.kept = kept;
    this.#offsets = new Uint32Array(kept.length + 1);
    this.#titled = new Uint32Array(kept.length);
    this.#next = new Uint32Array(kept.length * 2);
    kept.forEach((term, number) => {
      const start = this.#offsets[number]!;
      const titleEnd = start + counts[2 * term]!;
      this.#titled[number] = counts[2 * term]!;
      this.#next[2 * number] = start;
      this.#next[2 * number + 1] = titleEnd;
      this.#offsets[number + 1] = titleEnd + counts[2 * term + 1]!;
    });
    const total = this.#offsets[kept.length]!;
    this.#documents = documentCount <= NARROW_DOCUMENTS ? new Uint16Array(total) : new Uint32Array(total);
    this.#impacts = new Uint8Array(total);
    this.#maxima = new Uint8Array(kept.length * 2);
  }

  /** Puts one posting of a term that was counted. */
  put(term: number, tier: Tier, document: number, impact: number): void {
    const row = 2 * this.numberOfTerm[term]! + tier;
    const at = this.#next[row]!++;
    this.#documents[at] = document;
    this.#impacts[at] = impact;
    if (impact > this.#maxima[row]!) this.#maxima[row] = impact;
  }

  /** Puts the documents of every row in order, for postings that did not come so. */
  sort(): void {
    let start = 0;
    // Document and impact in one number, so that one sort orders both.
    let packed = new Float64Array(1024);
    for (const end of this.#next) {
      if (end - start > packed.length) packed = new Float64Array((end - start) * 2);
      const row = packed.subarray(0, end - start);
      for (let i = 0; i < row.length; i++)
        row[i] = this.#documents[start + i]! * 256 + this.#impacts[start + i]!;
      row.sort();
      for (let i = 0; i < row.length; i++) {
        this.#documents[start + i] = row[i]! / 256;
        this.#impacts[start + i] = row[i]! % 256;
      }
      start = end;
    }
  }

  sections() {
    return {
      postingOffsets: narrow(this.#offsets),
      titlePostings: narrow(this.#titled),
      maxImpacts: this.#maxima,
      postings: this.#documents,
      impacts: this.#impacts,
    };
  }
}
