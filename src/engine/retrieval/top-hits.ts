import { RERANK_WINDOW } from './parameters.ts';
import { ScoreFloor } from './score-floor.ts';
import type { Source } from './source.ts';

/** Candidates in flat arrays, in no order: where each is, its score, and the whole-number sums it came from. */
export type Candidates = {
  size: number;
  sources: Uint16Array;
  documents: Uint32Array;
  scores: Float64Array;
  sums: Int32Array;
  covered: Int32Array;
  coveredInTitle: Int32Array;
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

export type TopHitsOptions = {
  sources: readonly Source[];
  usePriors: boolean;
  /** How many candidates are kept for re-ranking. */
  capacity: number;
  /** How many of them will be returned. */
  limit: number;
  /** The most that re-ranking multiplies a score by; infinite when it may do anything. */
  ceiling: number;
};

/** Offers are collected up to this many times `capacity` before the best are picked out. */
const SLACK = 4;

/** Arrays for the usual capacity, used by one search at a time; a search within a search makes its own. */
const shared = makeCandidates(SLACK * RERANK_WINDOW);
let sharedIsFree = true;
const scratch = new Float64Array(SLACK * RERANK_WINDOW);

function makeCandidates(slots: number): Candidates {
  return {
    size: 0,
    sources: new Uint16Array(slots),
    documents: new Uint32Array(slots),
    scores: new Float64Array(slots),
    sums: new Int32Array(slots),
    covered: new Int32Array(slots),
    coveredInTitle: new Int32Array(slots),
  };
}

/**
 * The best candidates over all sources: at most `capacity`, without those that re-ranking cannot lift among the first
 * `limit`. Offers are collected and now and then thinned out, which costs less than keeping them in order.
 */
export class TopHits {
  /** Below this score a candidate need not be offered; −∞ until enough have been. */
  threshold = Number.NEGATIVE_INFINITY;
  /** The source whose documents are being offered. */
  source = 0;
  /** How many documents were offered. */
  offered = 0;
  /** What was kept; after `finish` the best `capacity`. */
  readonly candidates: Candidates;
  readonly #options: TopHitsOptions;
  /** The `limit`-th best score, when re-ranking is bounded. */
  readonly #floor: ScoreFloor | undefined;
  readonly #slots: number;
  /** Of the last thinning: candidates of this source and score that come later lose against all that were kept. */
  #tiedSource = -1;
  #tiedDocument = 0;

  constructor(options: TopHitsOptions) {
    const { capacity, limit, ceiling } = options;
    this.#options = options;
    this.#floor = limit < capacity && ceiling < Number.POSITIVE_INFINITY ? new ScoreFloor(limit) : undefined;
    this.#slots = capacity * SLACK;
    if (this.#slots <= shared.scores.length && sharedIsFree) {
      sharedIsFree = false;
      shared.size = 0;
      this.candidates = shared;
    } else this.candidates = makeCandidates(this.#slots);
    if (capacity === 0) this.threshold = Number.POSITIVE_INFINITY;
  }

  offer(document: number, score: number, sum: number, covered: number, coveredInTitle: number): void {
    this.offered++;
    if (score < this.threshold) return;
    if (score === this.threshold && this.source === this.#tiedSource && document > this.#tiedDocument) return;
    if (this.#floor !== undefined) {
      // Proximity is about words of the title, so it lifts nothing without one.
      if (coveredInTitle === 0 && score < this.#floor.value) return;
      this.#floor.note(score);
      // A little lower than exact, so that no rounding can decide.
      const reachable = (this.#floor.value / this.#options.ceiling) * (1 - 1e-9);
      if (reachable > this.threshold) this.threshold = reachable;
    }
    const { candidates } = this;
    if (candidates.size === this.#slots) this.#thinOut();
    const slot = candidates.size++;
    candidates.sources[slot] = this.source;
    candidates.documents[slot] = document;
    candidates.scores[slot] = score;
    candidates.sums[slot] = sum;
    candidates.covered[slot] = covered;
    candidates.coveredInTitle[slot] = coveredInTitle;
  }

  /** Leaves the best `capacity` candidates, in no order. */
  finish(): void {
    if (this.candidates.size > this.#options.capacity) this.#thinOut();
    else this.#keep((slot) => this.candidates.scores[slot]! >= this.threshold);
  }

  /** Gives the arrays back; the candidates may not be read any more. */
  release(): void {
    if (this.candidates === shared) sharedIsFree = true;
  }

  /** Keeps the best `capacity`; of those with the last score, the ones that come first. */
  #thinOut(): void {
    const { candidates } = this;
    const { capacity } = this.#options;
    const { scores, size } = candidates;
    const sorted = size <= scratch.length ? scratch.subarray(0, size) : new Float64Array(size);
    sorted.set(scores.subarray(0, size));
    sorted.sort();
    const last = sorted[size - capacity]!;
    const tied: number[] = [];
    let better = 0;
    for (let slot = 0; slot < size; slot++)
      if (scores[slot]! > last) better++;
      else if (scores[slot] === last) tied.push(slot);
    this.#sortTied(tied);
    const chosen = new Set(tied.slice(0, capacity - better));
    this.#noteTie(tied[capacity - better - 1]!, last);
    this.#keep((slot) => scores[slot]! > last || chosen.has(slot));
  }

  /** Puts slots of equal scores in order; within one sealed source that is the order of document numbers. */
  #sortTied(slots: number[]): void {
    const { sources, usePriors } = this.#options;
    const { sources: sourceOf, documents } = this.candidates;
    const first = sourceOf[slots[0]!]!;
    const inOne = usePriors && sources[first]!.inTieOrder && slots.every((slot) => sourceOf[slot] === first);
    if (!inOne) slots.sort((a, b) => this.#compare(a, b));
    else if (slots.some((slot, i) => i > 0 && documents[slot]! < documents[slots[i - 1]!]!))
      slots.sort((a, b) => documents[a]! - documents[b]!);
  }

  /** Raises the threshold to the last score that was kept; `slot` is the one that came last with it. */
  #noteTie(slot: number, last: number): void {
    if (last < this.threshold) return;
    this.threshold = last;
    const source = this.candidates.sources[slot]!;
    const { sources, usePriors } = this.#options;
    this.#tiedSource = usePriors && sources[source]!.inTieOrder ? source : -1;
    this.#tiedDocument = this.candidates.documents[slot]!;
  }

  #keep(isKept: (slot: number) => boolean): void {
    const { candidates } = this;
    const { sources, documents, scores, sums, covered, coveredInTitle } = candidates;
    let kept = 0;
    for (let slot = 0; slot < candidates.size; slot++) {
      if (!isKept(slot)) continue;
      sources[kept] = sources[slot]!;
      documents[kept] = documents[slot]!;
      scores[kept] = scores[slot]!;
      sums[kept] = sums[slot]!;
      covered[kept] = covered[slot]!;
      coveredInTitle[kept] = coveredInTitle[slot]!;
      kept++;
    }
    candidates.size = kept;
  }

  #compare(a: number, b: number): number {
    const { sources, usePriors } = this.#options;
    const { sources: sourceOf, documents } = this.candidates;
    return compareTies(
      sources[sourceOf[a]!]!,
      documents[a]!,
      sources[sourceOf[b]!]!,
      documents[b]!,
      usePriors,
    );
  }
}
