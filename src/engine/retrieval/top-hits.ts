import type { Source } from './source.ts';

/** A ranked candidate: where it is and the whole-number sums its score came from. */
export type Candidate = {
  source: number;
  document: number;
  score: number;
  sum: number;
  covered: number;
  coveredInTitle: number;
};

/**
 * Order of two documents with equal scores: what ranks higher by prior, then the smaller id by code unit.
 * Negative when the first comes first. Without priors only the id decides.
 */
export function compareTies(
  a: Source,
  documentA: number,
  b: Source,
  documentB: number,
  usePriors: boolean,
): number {
  if (usePriors) {
    if (a === b && a.inTieOrder) return documentA - documentB;
    const difference = b.prior(documentB) - a.prior(documentA);
    if (difference !== 0) return difference;
  }
  const idA = a.id(documentA);
  const idB = b.id(documentB);
  return idA < idB ? -1 : idA > idB ? 1 : 0;
}

/** The best `capacity` candidates over all sources, kept as a heap with the worst on top. */
export class TopHits {
  readonly capacity: number;
  /** Below this score a candidate cannot enter; −∞ until the heap is full. */
  threshold = Number.NEGATIVE_INFINITY;
  /** The source whose documents are being offered. */
  source = 0;
  /** How many documents were offered. */
  offered = 0;
  readonly #sources: readonly Source[];
  readonly #usePriors: boolean;
  readonly #heap: Candidate[] = [];

  constructor(capacity: number, sources: readonly Source[], usePriors: boolean) {
    this.capacity = capacity;
    this.#sources = sources;
    this.#usePriors = usePriors;
    if (capacity === 0) this.threshold = Number.POSITIVE_INFINITY;
  }

  offer(document: number, score: number, sum: number, covered: number, coveredInTitle: number): void {
    this.offered++;
    const source = this.source;
    if (score < this.threshold) return;
    const heap = this.#heap;
    if (heap.length < this.capacity) {
      heap.push({ source, document, score, sum, covered, coveredInTitle });
      this.#siftUp(heap.length - 1);
    } else {
      const worst = heap[0]!;
      if (score === worst.score && this.#compare(source, document, worst) > 0) return;
      worst.source = source;
      worst.document = document;
      worst.score = score;
      worst.sum = sum;
      worst.covered = covered;
      worst.coveredInTitle = coveredInTitle;
      this.#siftDown(0);
    }
    if (heap.length === this.capacity) this.threshold = heap[0]!.score;
  }

  /** The candidates, best first; the heap is used up. */
  sorted(): Candidate[] {
    return this.#heap.sort((a, b) => b.score - a.score || this.#compare(a.source, a.document, b));
  }

  #compare(source: number, document: number, other: Candidate): number {
    const sources = this.#sources;
    return compareTies(sources[source]!, document, sources[other.source]!, other.document, this.#usePriors);
  }

  #isWorse(a: Candidate, b: Candidate): boolean {
    if (a.score !== b.score) return a.score < b.score;
    return this.#compare(a.source, a.document, b) > 0;
  }

  #siftUp(start: number): void {
    const heap = this.#heap;
    let at = start;
    while (at > 0) {
      const parent = (at - 1) >> 1;
      if (!this.#isWorse(heap[at]!, heap[parent]!)) return;
      [heap[at], heap[parent]] = [heap[parent]!, heap[at]!];
      at = parent;
    }
  }

  #siftDown(start: number): void {
    const heap = this.#heap;
    let at = start;
    for (;;) {
      let worst = at;
      for (const child of [2 * at + 1, 2 * at + 2])
        if (child < heap.length && this.#isWorse(heap[child]!, heap[worst]!)) worst = child;
      if (worst === at) return;
      [heap[at], heap[worst]] = [heap[worst]!, heap[at]!];
      at = worst;
    }
  }
}
