import { compileFilter } from './filter.ts';
import { growable32 } from './growable.ts';
import { IMPACT_LEVELS, RERANK_WINDOW, WEIGHT_SCALE } from './parameters.ts';
import type { Part } from './part.ts';
import type { QueryPlan } from './query-plan.ts';
import { type RankedCandidate, rerank } from './rerank.ts';
import { type ScanSink, scanSource } from './scan.ts';
import type { ScoreShape } from './score.ts';
import type { Source } from './source.ts';
import { isDead } from './tombstones.ts';
import { TopHits } from './top-hits.ts';
import type { Hit, SearchRequest, SearchResult, TermGroup } from './types.ts';

/** A query made ready for the parts of one index; `minimum` is the least coverage of a match. */
export type PreparedQuery = { plan: QueryPlan; shape: ScoreShape; minimum: number };

/** The part of a request that says which documents match. */
export type MatchRequest = Pick<SearchRequest, 'groups' | 'filter' | 'minimumCoverage'>;

/** Numbers of the matching documents of one part, in no order. */
export function matchingDocuments(part: Part, request: MatchRequest, query: PreparedQuery): Uint32Array {
  const found = growable32();
  const offer = (document: number) => found.push(document);
  scanPart(part, request, query, true, Number.POSITIVE_INFINITY, {
    threshold: Number.NEGATIVE_INFINITY,
    offer,
  });
  return found.view();
}

/** Offers the matches of one part; without groups every document that passes the filter matches, with score 0. */
function scanPart(
  part: Part,
  request: MatchRequest,
  query: PreparedQuery,
  exhaustive: boolean,
  enough: number,
  sink: ScanSink,
): void {
  const { source, tombstones } = part;
  const test = request.filter === undefined ? undefined : compileFilter(request.filter, source);
  if (request.groups.length > 0) {
    scanSource(source, tombstones, { ...query, test, exhaustive }, sink);
    return;
  }
  let offered = 0;
  for (let document = 0; document < source.documentCount && offered < enough; document++) {
    if (isDead(tombstones, document) || (test !== undefined && !test(document))) continue;
    sink.offer(document, 0, 0, 0, 0);
    offered++;
  }
}

/** The best hits of a request over all parts, re-ranked (see `rerank`), and how many documents match. */
export function findHits(parts: readonly Part[], request: SearchRequest, query: PreparedQuery): SearchResult {
  const sources = parts.map((part) => part.source);
  const usePriors = request.use?.priors !== false;
  const capacity = request.limit === 0 ? 0 : Math.max(request.limit, RERANK_WINDOW);
  const exhaustive = request.exactTotal !== false;
  const top = new TopHits(capacity, sources, usePriors);
  if (exhaustive || capacity > 0)
    parts.forEach((part, number) => {
      top.source = number;
      // Documents of a segment lie in the order of equal scores, so the first ones are the best.
      const stopEarly = !exhaustive && usePriors && part.source.inTieOrder;
      scanPart(part, request, query, exhaustive, stopEarly ? capacity : Number.POSITIVE_INFINITY, top);
    });
  const ranked = rerank(sources, top.sorted(), request).slice(0, request.limit);
  const hits = ranked.map((candidate) => toHit(sources[candidate.source]!, candidate, request.groups, query));
  return { hits, total: top.offered };
}

function toHit(
  source: Source,
  candidate: RankedCandidate,
  groups: readonly TermGroup[],
  { plan, shape }: PreparedQuery,
): Hit {
  const share = (part: number) => (plan.total === 0 ? 0 : part / plan.total);
  return {
    id: source.id(candidate.document),
    score: candidate.score,
    parts: {
      bm25f: (candidate.sum * (shape.k1 + 1)) / (IMPACT_LEVELS * WEIGHT_SCALE),
      coverage: share(candidate.covered),
      titleCoverage: share(candidate.coveredInTitle),
      proximity: candidate.proximity,
      boosts: candidate.boosts,
    },
    coveredIdf: share(candidate.covered),
    matchedGroups: matchedGroups(source, candidate.document, groups),
  };
}

function matchedGroups(source: Source, document: number, groups: readonly TermGroup[]): number[] {
  const matched: number[] = [];
  groups.forEach((group, i) => {
    if (group.members.some(({ term }) => source.hasTerm(document, term))) matched.push(i);
  });
  return matched;
}
