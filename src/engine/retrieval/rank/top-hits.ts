import { compareTexts } from '../../text/values/compare-texts.ts';
import { RERANK_WINDOW } from '../parameters.ts';
import type { PostingsSource } from '../parts/source.ts';
import type { MatchSums } from '../scan/scan.ts';
import { ScoreFloor } from '../score/score-floor.ts';
import { ScoreHistogram } from '../score/score-histogram.ts';
import { selectScore } from '../score/select-score.ts';

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
 * Order of two documents with equal scores: what ranks higher by prior, then the smaller id by code unit. Negative when the
 * first comes first.
 */
export function compareTies(
  a: PostingsSource,
  documentA: number,
  b: PostingsSource,
  documentB: number,
): number {
  if (a === b && a.inTieOrder) return documentA - documentB;
  return b.prior(documentB) - a.prior(documentA) || compareTexts(a.id(documentA), b.id(documentB));
}

/** The order of equal scores among the slots of candidates. */
export function tieOrderOf(
  sources: readonly PostingsSource[],
  { sources: sourceOf, documents }: Candidates,
): (a: number, b: number) => number {
  return (a, b) => compareTies(sources[sourceOf[a]!]!, documents[a]!, sources[sourceOf[b]!]!, documents[b]!);
}

/** What re-ranking can do: multiply a score by at most `factor`, and put it ahead by at most `spread`, a share of the best score. */
export type RerankReach = { factor: number; spread: number };

export type TopHitsOptions = {
  sources: readonly PostingsSource[];
  /** How many candidates are kept for re-ranking. */
  capacity: number;
  /** How many of them will be returned. */
  limit: number;
  reach: RerankReach;
  /** No score is greater. */
  greatest: number;
};

/** Offers are collected up to this many times the usual capacity before the best are picked out. */
const SLACK = 2;

// Arrays for the usual capacity, used by one search at a time; a search within a search makes its own.
const shared = { candidates: makeCandidates(SLACK * RERANK_WINDOW), histogram: new ScoreHistogram() };
const scratch = new Float64Array(SLACK * RERANK_WINDOW);
let sharedIsFree = true;

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
 * `limit`. Offers are collected, and thinned out when there is no more room, which costs less than keeping them in order.
 */
export class TopHits {
  /** Below this score a candidate need not be offered; −∞ until enough have been. */
  threshold = Number.NEGATIVE_INFINITY;
  /** The source whose documents are being offered. */
  source = 0;
  /** How many documents were offered. */
  offered = 0;
  /** What was kept; after `finish` the best `capacity`, in no order. */
  readonly candidates: Candidates;
  readonly #options: TopHitsOptions;
  /** The `limit`-th best score, where re-ranking is bounded and leaves the order of far scores as it is. */
  readonly #floor: ScoreFloor | undefined;
  /** The most that a candidate can be put ahead of another by, as a score. */
  readonly #ahead: number;
  readonly #histogram: ScoreHistogram;
  readonly #slots: number;
  /** Of the last thinning: candidates of this source and score that come later lose against all that were kept. */
  #tiedSource = -1;
  #tiedScore = 0;
  #tiedDocument = 0;

  constructor(options: TopHitsOptions) {
    const { capacity, limit, reach, greatest } = options;
    this.#options = options;
    // A little more than exact, so that no rounding can decide.
    this.#ahead = reach.spread * greatest * reach.factor * (1 + 1e-9);
    this.#floor = limit < capacity && this.#ahead < greatest ? new ScoreFloor(limit) : undefined;
    this.#slots = capacity * SLACK;
    const isShared = capacity <= RERANK_WINDOW && sharedIsFree;
    if (isShared) sharedIsFree = false;
    this.candidates = isShared ? shared.candidates : makeCandidates(this.#slots);
    this.#histogram = isShared ? shared.histogram : new ScoreHistogram();
    this.candidates.size = 0;
    this.#histogram.reset(capacity, options.greatest);
    if (capacity === 0) this.threshold = Number.POSITIVE_INFINITY;
  }

  /** Whether documents to come lose when their score is the threshold's. */
  get losesTies(): boolean {
    return this.source === this.#tiedSource && this.#tiedScore === this.threshold;
  }

  offer(document: number, score: number, { sum, covered, coveredInTitle }: MatchSums): void {
    this.offered++;
    if (score < this.threshold) return;
    if (score === this.#tiedScore && this.source === this.#tiedSource && document > this.#tiedDocument)
      return;
    if (this.#floor !== undefined) {
      // Proximity is about words of the title, so it lifts nothing without one.
      if (coveredInTitle === 0 && score < this.#floor.value - this.#ahead) return;
      this.#floor.note(score);
      // A little lower than exact, as above.
      this.#raise(((this.#floor.value - this.#ahead) / this.#options.reach.factor) * (1 - 1e-9));
    }
    this.#histogram.note(score);
    this.#raise(this.#histogram.floor);
    const { candidates } = this;
    if (candidates.size === this.#slots) this.#makeRoom();
    const slot = candidates.size++;
    candidates.sources[slot] = this.source;
    candidates.documents[slot] = document;
    candidates.scores[slot] = score;
    candidates.sums[slot] = sum;
    candidates.covered[slot] = covered;
    candidates.coveredInTitle[slot] = coveredInTitle;
  }

  #raise(threshold: number): void {
    if (threshold > this.threshold) this.threshold = threshold;
  }

  /** Leaves the best `capacity` candidates, in no order. */
  finish(): void {
    this.#dropLow();
    if (this.candidates.size > this.#options.capacity) this.#thinOut();
  }

  /** Gives the arrays back; the candidates may not be read any more. */
  release(): void {
    if (this.candidates === shared.candidates) sharedIsFree = true;
  }

  /** Drops what the threshold has passed; when that is little, picks out the best. */
  #makeRoom(): void {
    this.#dropLow();
    if (this.candidates.size > this.#slots / 2) this.#thinOut();
  }

  #dropLow(): void {
    const { candidates } = this;
    let kept = 0;
    for (let slot = 0; slot < candidates.size; slot++)
      if (candidates.scores[slot]! >= this.threshold) move(candidates, slot, kept++);
    candidates.size = kept;
  }

  /** Keeps the best `capacity`; of those with the last score, the ones that come first. */
  #thinOut(): void {
    const { candidates } = this;
    const { capacity } = this.#options;
    const { scores, size } = candidates;
    const copy = size <= scratch.length ? scratch : new Float64Array(size);
    copy.set(scores.subarray(0, size));
    const last = selectScore(copy, size, capacity - 1);
    const tied: number[] = [];
    let better = 0;
    for (let slot = 0; slot < size; slot++) {
      if (scores[slot] === last) tied.push(slot);
      if (scores[slot]! > last) better++;
    }
    this.#sortTied(tied);
    this.#noteTie(tied[capacity - better - 1]!, last);
    // A score that no candidate has: these go.
    for (let i = capacity - better; i < tied.length; i++) scores[tied[i]!] = Number.NEGATIVE_INFINITY;
    let kept = 0;
    for (let slot = 0; slot < size; slot++) if (scores[slot]! >= last) move(candidates, slot, kept++);
    candidates.size = kept;
  }

  /** Puts slots of equal scores in order; mostly they are, since a scan offers documents by ascending number. */
  #sortTied(slots: number[]): void {
    for (let i = 1; i < slots.length; i++)
      if (this.#compare(slots[i - 1]!, slots[i]!) > 0) {
        slots.sort((a, b) => this.#compare(a, b));
        return;
      }
  }

  /** Raises the threshold to the last score that was kept; `slot` is the one that came last with it. */
  #noteTie(slot: number, last: number): void {
    if (last < this.threshold) return;
    this.threshold = last;
    const source = this.candidates.sources[slot]!;
    this.#tiedSource = this.#options.sources[source]!.inTieOrder ? source : -1;
    this.#tiedScore = last;
    this.#tiedDocument = this.candidates.documents[slot]!;
  }

  #compare(a: number, b: number): number {
    return tieOrderOf(this.#options.sources, this.candidates)(a, b);
  }
}

function move(candidates: Candidates, from: number, to: number): void {
  const { sources, documents, scores, sums, covered, coveredInTitle } = candidates;
  sources[to] = sources[from]!;
  documents[to] = documents[from]!;
  scores[to] = scores[from]!;
  sums[to] = sums[from]!;
  covered[to] = covered[from]!;
  coveredInTitle[to] = coveredInTitle[from]!;
}
