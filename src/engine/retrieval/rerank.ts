import { DocumentView } from './document-view.ts';
import { RERANK_WINDOW } from './parameters.ts';
import { type ProximityQuery, prepareProximity, proximityFactor } from './proximity.ts';
import type { Source } from './source.ts';
import { type Candidate, compareTies } from './top-hits.ts';
import type { SearchRequest } from './types.ts';

/** A candidate with the parts that re-ranking added; `score` is final. */
export type RankedCandidate = Candidate & { proximity: number; boosts: number };

/**
 * Orders the first 200 candidates again by lexical score × proximity, then, with boosts, by that score divided by its
 * maximum plus Σ weight·value. The rest follow in lexical order, so a page never depends on how many hits were asked for.
 */
export function rerank(
  sources: readonly Source[],
  candidates: readonly Candidate[],
  request: SearchRequest,
): RankedCandidate[] {
  const usePriors = request.use?.priors !== false;
  const ranked = candidates.map((candidate) => ({ ...candidate, proximity: 1, boosts: 0 }));
  const window = ranked.slice(0, RERANK_WINDOW);
  const rest = ranked.slice(RERANK_WINDOW);
  if (request.use?.proximity !== false) applyProximity(sources, window, request);
  const boosts = request.boosts ?? [];
  if (boosts.length > 0) {
    const highest = window.reduce((best, { score }) => Math.max(best, score), 0);
    for (const candidate of ranked) if (highest > 0) candidate.score /= highest;
    for (const candidate of window) {
      const view = new DocumentView(sources[candidate.source]!, candidate.document);
      candidate.boosts = boosts.reduce((sum, { weight, value }) => sum + weight * value(view), 0);
      candidate.score += candidate.boosts;
    }
  }
  window.sort(
    (a, b) =>
      b.score - a.score ||
      compareTies(sources[a.source]!, a.document, sources[b.source]!, b.document, usePriors),
  );
  return [...window, ...rest];
}

function applyProximity(
  sources: readonly Source[],
  window: RankedCandidate[],
  { groups }: SearchRequest,
): void {
  const queries: (ProximityQuery | undefined)[] = [];
  for (const candidate of window) {
    const source = sources[candidate.source]!;
    queries[candidate.source] ??= prepareProximity(source, groups);
    candidate.proximity = proximityFactor(source, candidate.document, queries[candidate.source]!);
    candidate.score *= candidate.proximity;
  }
}
