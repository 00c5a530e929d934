import { foldTag } from '../fold-key.ts';
import { PROXIMITY_HEAD, PROXIMITY_PAIRS, RERANK_WINDOW } from '../parameters.ts';
import { DocumentView } from '../parts/document-view.ts';
import type { PostingsSource } from '../parts/source.ts';
import { ScoreFloor } from '../score/score-floor.ts';
import type { Boost, SearchRequest } from '../types.ts';
import { type ProximityQuery, prepareProximity, proximityFactor } from './proximity.ts';
import { type Candidates, type RerankReach, tieOrderOf } from './top-hits.ts';

/** A candidate on its way to a hit, by its slot; `score` is final. */
export type RankedCandidate = { slot: number; score: number; proximity: number; boosts: number };

/** How far re-ranking reaches for a request; a feature that is a function may do anything. */
export function rerankReach({ boosts = [], groups, use }: SearchRequest): RerankReach {
  const spread = boosts.reduce((sum, boost) => sum + Math.abs(boost.weight) * rangeOf(boost), 0);
  if (use?.proximity === false || groups.length === 0) return { factor: 1, spread };
  return { factor: (groups.length === 1 ? 1 : 1 + PROXIMITY_PAIRS) * (1 + PROXIMITY_HEAD), spread };
}

/** Between the least and the greatest value of a feature. */
function rangeOf(boost: Boost): number {
  if ('value' in boost) return Number.POSITIVE_INFINITY;
  const values = [0, ...boost.valueByTag.values()];
  return Math.max(...values) - Math.min(...values);
}

/**
 * The best `request.limit` candidates in their final order.
 *
 * The first 200 by lexical score are ordered by that × proximity or, with boosts, by that divided by its maximum plus
 * Σ weight·value. The rest follow in lexical order, so a page never depends on how many hits were asked for.
 */
export function rerank(
  sources: readonly PostingsSource[],
  candidates: Candidates,
  request: SearchRequest,
): RankedCandidate[] {
  const isBoosted = request.boosts !== undefined && request.boosts.length > 0;
  return isBoosted || candidates.size > RERANK_WINDOW
    ? rerankAll(sources, candidates, request)
    : rerankHopeful(sources, candidates, request);
}

/** Reads the title only of candidates that proximity could still lift among the first. */
function rerankHopeful(
  sources: readonly PostingsSource[],
  candidates: Candidates,
  request: SearchRequest,
): RankedCandidate[] {
  const { size, scores, coveredInTitle } = candidates;
  const { limit } = request;
  const compare = tieOrderOf(sources, candidates);
  const { factor: ceiling } = rerankReach(request);
  const proximityOf = proximityReader(sources, candidates, request);
  const ranked: RankedCandidate[] = [];
  const consider = (slot: number) => {
    const last = ranked[limit - 1];
    if (last !== undefined) {
      const most = scores[slot]! * (coveredInTitle[slot] === 0 ? 1 : ceiling);
      if (most < last.score || (most === last.score && compare(slot, last.slot) > 0)) return;
    }
    const proximity = proximityOf(slot);
    insert(ranked, limit, { slot, score: scores[slot]! * proximity, proximity, boosts: 0 }, compare);
  };
  // The best by lexical score first: what they reach is what the others are measured by.
  const floor = new ScoreFloor(limit);
  for (let slot = 0; slot < size; slot++) floor.note(scores[slot]!);
  for (let slot = 0; slot < size; slot++) if (scores[slot]! >= floor.value) consider(slot);
  for (let slot = 0; slot < size; slot++) if (scores[slot]! < floor.value) consider(slot);
  return ranked;
}

/** Puts a candidate in its place among the best `limit`. */
function insert(
  ranked: RankedCandidate[],
  limit: number,
  candidate: RankedCandidate,
  compare: (a: number, b: number) => number,
): void {
  let at = Math.min(ranked.length, limit);
  for (; at > 0; at--) {
    const before = ranked[at - 1]!;
    const order = before.score - candidate.score || -compare(before.slot, candidate.slot);
    if (order > 0) break;
    if (at < limit) ranked[at] = before;
  }
  if (at < limit) ranked[at] = candidate;
}

function rerankAll(
  sources: readonly PostingsSource[],
  candidates: Candidates,
  request: SearchRequest,
): RankedCandidate[] {
  const { limit } = request;
  const { scores } = candidates;
  const compare = tieOrderOf(sources, candidates);
  const window: number[] = [];
  for (let slot = 0; slot < candidates.size; slot++) window.push(slot);
  if (window.length > RERANK_WINDOW) window.sort((a, b) => scores[b]! - scores[a]! || compare(a, b));
  const rest = window.splice(RERANK_WINDOW);
  const proximityOf = proximityReader(sources, candidates, request);
  const proximity = new Float64Array(window.length);
  for (let i = 0; i < window.length; i++) proximity[i] = proximityOf(window[i]!);
  const scale = scaleOf(window, scores, proximity, request);
  const boostsOf = boostReader(sources, candidates, request);
  const ranked: RankedCandidate[] = [];
  // Where all are wanted they are sorted at the end; of a few each finds its place among the best.
  const isWhole = window.length <= limit;
  for (let i = 0; i < window.length; i++) {
    const slot = window[i]!;
    const boosts = boostsOf(slot);
    const score = scores[slot]! * proximity[i]! * scale + boosts;
    const last = isWhole ? undefined : ranked[limit - 1];
    if (last !== undefined && (score < last.score || (score === last.score && compare(slot, last.slot) > 0)))
      continue;
    const candidate = { slot, score, proximity: proximity[i]!, boosts };
    if (isWhole) ranked.push(candidate);
    else insert(ranked, limit, candidate, compare);
  }
  if (isWhole) ranked.sort((a, b) => b.score - a.score || compare(a.slot, b.slot));
  for (const slot of rest.slice(0, limit - ranked.length))
    ranked.push({ slot, score: scores[slot]! * scale, proximity: 1, boosts: 0 });
  return ranked;
}

function proximityReader(
  sources: readonly PostingsSource[],
  candidates: Candidates,
  { groups, use }: SearchRequest,
): (slot: number) => number {
  const queries: (ProximityQuery | undefined)[] = [];
  return (slot) => {
    // Proximity is about words of the title.
    if (use?.proximity === false || candidates.coveredInTitle[slot] === 0) return 1;
    const number = candidates.sources[slot]!;
    queries[number] ??= prepareProximity(sources[number]!, groups);
    return proximityFactor(candidates.documents[slot]!, queries[number]);
  };
}

/** With boosts, scores are divided by their maximum. */
function scaleOf(
  window: readonly number[],
  scores: Float64Array,
  proximity: Float64Array,
  { boosts = [] }: SearchRequest,
): number {
  if (boosts.length === 0) return 1;
  let highest = 0;
  for (let i = 0; i < window.length; i++) highest = Math.max(highest, scores[window[i]!]! * proximity[i]!);
  return highest > 0 ? 1 / highest : 1;
}

/** Σ weight·value of a candidate; tags are looked up once per source. */
function boostReader(
  sources: readonly PostingsSource[],
  candidates: Candidates,
  { boosts = [] }: SearchRequest,
): (slot: number) => number {
  const readers: ((document: number) => number)[] = [];
  return (slot) => {
    const number = candidates.sources[slot]!;
    readers[number] ??= readerOf(sources[number]!, boosts);
    return readers[number](candidates.documents[slot]!);
  };
}

function readerOf(source: PostingsSource, boosts: readonly Boost[]): (document: number) => number {
  const values = boosts.map((boost) => {
    if ('value' in boost) return (document: number) => boost.value(new DocumentView(source, document));
    const { valueByTag } = boost;
    const tests = [...valueByTag].map(([tag, value]) => ({ test: source.tagTest(foldTag(tag)), value }));
    return (document: number) => {
      for (const { test, value } of tests) if (test(document)) return value;
      return 0;
    };
  });
  return (document) => {
    let sum = 0;
    for (let i = 0; i < boosts.length; i++) sum += boosts[i]!.weight * values[i]!(document);
    return sum;
  };
}
