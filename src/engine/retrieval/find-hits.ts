import { compileFilter, documentsNamed } from './filter.ts';
import { growable32 } from './growable.ts';
import { IMPACT_LEVELS, RERANK_WINDOW, WEIGHT_SCALE } from './parameters.ts';
import type { Part } from './part.ts';
import type { QueryPlan } from './query-plan.ts';
import { type RankedCandidate, rerank, rerankCeiling } from './rerank.ts';
import { type ScanSink, scanSource } from './scan.ts';
import { lexicalScore, type ScoreShape } from './score.ts';
import { holds, type Postings, type Source } from './source.ts';
import { isDead } from './tombstones.ts';
import { type Candidates, TopHits } from './top-hits.ts';
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
    losesTies: false,
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
  const offer = (document: number) => {
    if (isDead(tombstones, document) || (test !== undefined && !test(document))) return;
    sink.offer(document, 0, 0, 0, 0);
    offered++;
  };
  const named = request.filter && documentsNamed(request.filter, source);
  if (named !== undefined) named.forEach(offer);
  else
    for (let document = 0; document < source.documentCount && offered < enough; document++) offer(document);
}

/** The best hits of a request over all parts, re-ranked (see `rerank`), and how many documents match. */
export function findHits(parts: readonly Part[], request: SearchRequest, query: PreparedQuery): SearchResult {
  const { limit } = request;
  const sources = parts.map((part) => part.source);
  const usePriors = request.use?.priors !== false;
  const exhaustive = request.exactTotal !== false;
  const ceiling = rerankCeiling(request);
  const capacity = limit === 0 || ceiling === 1 ? limit : Math.max(limit, RERANK_WINDOW);
  const top = new TopHits({ sources, usePriors, capacity, limit, ceiling, greatest: greatestScore(query) });
  try {
    parts.forEach((part, number) => {
      if (!exhaustive && capacity === 0) return;
      top.source = number;
      // Documents of a segment lie in the order of equal scores, so the first ones are the best.
      const stopEarly = !exhaustive && usePriors && part.source.inTieOrder;
      scanPart(part, request, query, exhaustive, stopEarly ? capacity : Number.POSITIVE_INFINITY, top);
    });
    top.finish();
    const toHit = hitMaker(sources, top.candidates, request.groups, query);
    return { hits: rerank(sources, top.candidates, request).map(toHit), total: top.offered };
  } finally {
    top.release();
  }
}

/** What a document would score that had every word at its greatest impact. */
function greatestScore({ plan, shape }: PreparedQuery): number {
  let sum = 0;
  for (const { members } of plan.groups)
    sum += members.reduce((most, { weight }) => Math.max(most, weight), 0) * IMPACT_LEVELS;
  return lexicalScore(shape, sum, plan.total, plan.total);
}

/** Turns ranked candidates into hits; the terms of the query are looked up once per source. */
function hitMaker(
  sources: readonly Source[],
  candidates: Candidates,
  groups: readonly TermGroup[],
  { plan, shape }: PreparedQuery,
): (candidate: RankedCandidate) => Hit {
  const share = (part: number) => (plan.total === 0 ? 0 : part / plan.total);
  const postings: (Postings[][] | undefined)[] = [];
  return ({ slot, score, proximity, boosts }) => {
    const source = candidates.sources[slot]!;
    const document = candidates.documents[slot]!;
    const coverage = share(candidates.covered[slot]!);
    postings[source] ??= groups.map(({ members }) =>
      members.flatMap(({ term }) => sources[source]!.postings(term) ?? []),
    );
    return {
      id: sources[source]!.id(document),
      score,
      parts: {
        bm25f: (candidates.sums[slot]! * (shape.k1 + 1)) / (IMPACT_LEVELS * WEIGHT_SCALE),
        coverage,
        titleCoverage: share(candidates.coveredInTitle[slot]!),
        proximity,
        boosts,
      },
      coveredIdf: coverage,
      matchedGroups: matchedGroups(postings[source], document),
    };
  };
}

function matchedGroups(groups: readonly (readonly Postings[])[], document: number): number[] {
  const matched: number[] = [];
  groups.forEach((lists, i) => {
    if (lists.some((postings) => holds(postings, document))) matched.push(i);
  });
  return matched;
}
