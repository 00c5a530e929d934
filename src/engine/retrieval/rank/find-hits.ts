import { allSet, bitmapOf, eachNumberIn } from '../bytes/bits.ts';
import { BLOCK_WORDS, blocksOf } from '../filter/block-test.ts';
import { compileFilter, documentsNamed } from '../filter/filter.ts';
import { foldTag } from '../fold-key.ts';
import { RERANK_WINDOW } from '../parameters.ts';
import type { Part, PartMatches } from '../parts/part.ts';
import type { DocumentTest, PostingsSource } from '../parts/source.ts';
import { isDead, NONE_DEAD } from '../parts/tombstones.ts';
import { eachMatch, keepPassing } from '../scan/match-scan.ts';
import type { QueryPlan } from '../scan/query-plan.ts';
import { scanSource } from '../scan/scan.ts';
import { lexicalScore, type ScoreShape } from '../score/score.ts';
import type { Filter, MatchRequest, RetrievalResult, SearchRequest } from '../types.ts';
import { hitsOf } from './found-hit.ts';
import { rerank, rerankReach } from './rerank.ts';
import { TopHits } from './top-hits.ts';

/** A query made ready for the parts of one index; `minimum` is the least coverage of a match. */
export type PreparedQuery = { plan: QueryPlan; shape: ScoreShape; minimum: number };

/** The documents of one part that match. */
export function matchesOf(part: Part, request: MatchRequest, query: PreparedQuery): PartMatches {
  const { source, tombstones } = part;
  if (request.groups.length === 0) return passing(part, request.filter, Number.POSITIVE_INFINITY);
  const bits = new Uint32Array((source.documentCount + 31) >>> 5);
  return { bits, count: eachMatch(source, tombstones, { ...query, test: testOf(part, request) }, bits) };
}

/** How many documents of one part match: exact below `enough`, and at least that where there are as many. */
export function countMatches(
  part: Part,
  request: MatchRequest,
  query: PreparedQuery,
  enough = Number.POSITIVE_INFINITY,
): number {
  const { groups, filter } = request;
  if (groups.length > 0)
    return eachMatch(part.source, part.tombstones, { ...query, test: testOf(part, request), enough });
  const counted = filter?.kind === 'tag' ? part.countTag(foldTag(filter.tag)) : undefined;
  return counted ?? passing(part, filter, enough).count;
}

/** How many of the given documents of a part have a value in a numeric column. */
export function countFilled({ source }: Part, documents: Uint32Array, column: string): number {
  const read = source.numberReader(column);
  let count = 0;
  for (const document of documents) if (!Number.isNaN(read(document))) count++;
  return count;
}

function testOf({ source }: Part, { filter }: MatchRequest): DocumentTest | undefined {
  return filter === undefined ? undefined : compileFilter(filter, source);
}

/** The live documents that pass the filter, the first ones where `enough` of them are found. */
function passing({ source, tombstones }: Part, filter: Filter | undefined, enough: number): PartMatches {
  const test = filter && compileFilter(filter, source);
  const named = filter && documentsNamed(filter, source);
  if (test && named) {
    const passed = named.filter((document) => !isDead(tombstones, document) && test(document));
    return { bits: bitmapOf(passed, source.documentCount), count: passed.length };
  }
  const block = test && blocksOf(test);
  const bits = allSet(source.documentCount);
  let count = 0;
  for (let word = 0; word < bits.length; word += BLOCK_WORDS) {
    const some = bits.subarray(word, word + BLOCK_WORDS);
    if (count >= enough) some.fill(0);
    else count += keepPassing(some, word, { dead: tombstones, block });
  }
  return { bits, count };
}

/** Without words all match alike. */
const NO_WORDS = { sum: 0, covered: 0, coveredInTitle: 0 };

/**
 * The best hits of a request over all parts, re-ranked (see `rerank`), and how many documents were seen to match. `matches` are
 * those of each part, where they are known.
 */
export function findHits(
  parts: readonly Part[],
  request: SearchRequest,
  query: PreparedQuery,
  matches?: readonly PartMatches[],
): RetrievalResult {
  const { limit } = request;
  if (limit === 0) return { hits: [], total: 0 };
  const sources = parts.map((part) => part.source);
  const reach = rerankReach(request);
  const isReordered = reach.factor > 1 || reach.spread > 0;
  const capacity = isReordered ? Math.max(limit, RERANK_WINDOW) : limit;
  const top = new TopHits({ sources, capacity, limit, reach, greatest: greatestScore(sources, query) });
  try {
    parts.forEach((part, number) => {
      top.source = number;
      const known = matches?.[number];
      if (request.groups.length > 0) {
        if (known) scanSource(part.source, NONE_DEAD, { ...query, test: undefined, within: known.bits }, top);
        else scanSource(part.source, part.tombstones, { ...query, test: testOf(part, request) }, top);
      } else {
        // Documents of a segment lie in the order of equal scores, so the first ones are the best.
        const enough = part.source.inTieOrder ? capacity : Number.POSITIVE_INFINITY;
        const { bits } = known ?? passing(part, request.filter, enough);
        eachNumberIn(bits, enough, (document) => top.offer(document, 0, NO_WORDS));
      }
    });
    top.finish();
    const ranked = rerank(sources, top.candidates, request);
    const hits = hitsOf(sources, top.candidates, ranked, { tests: request.tests, query });
    return { hits, total: top.offered };
  } finally {
    top.release();
  }
}

/** What a document would score that had every word in its title at the greatest impact that any document has of it. */
function greatestScore(sources: readonly PostingsSource[], { plan, shape }: PreparedQuery): number {
  let sum = 0;
  for (const { members } of plan.groups) {
    let most = 0;
    for (const { term, weight } of members)
      for (const source of sources) {
        const postings = source.postings(term);
        if (postings === undefined) continue;
        most = Math.max(most, weight * Math.max(postings.titleMaximum, postings.otherMaximum));
      }
    sum += most;
  }
  return lexicalScore(shape, sum, plan.total, plan.total);
}
