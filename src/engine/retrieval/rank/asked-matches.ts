import { oncePer } from '../../../memo/once-per.ts';
import type { Part, PartMatches } from '../parts/part.ts';
import {
  type KeyedGroup,
  planGroup,
  planQuery,
  type QueryPlan,
  type TermStatistics,
} from '../scan/query-plan.ts';
import type { MatchRequest, SearchRequest, TermGroup } from '../types.ts';
import { countMatches, matchesOf, type PreparedQuery } from './find-hits.ts';
import { RecentMatches } from './recent-matches.ts';

/** Requests whose matches, and whose totals, are kept. */
const KEPT_MATCHES = 8;
const KEPT_TOTALS = 16;
/** Words are not weighed anew with each of them: one search asks about the same ones again and again. */
const KEPT_PLANS = 4;

/** What is asked about one state of an index, each looked up once: which documents match, and how many. */
export class AskedMatches {
  readonly #parts: readonly Part[];
  /** One search asks about the same words among others again and again. */
  readonly #planOf: (group: TermGroup) => KeyedGroup;
  readonly #k1: number;
  readonly #plans = new RecentMatches<QueryPlan>(KEPT_PLANS);
  readonly #matches = new RecentMatches<readonly PartMatches[]>(KEPT_MATCHES);
  readonly #totals = new RecentMatches<number>(KEPT_TOTALS);

  constructor(parts: readonly Part[], statistics: TermStatistics, k1: number) {
    this.#parts = parts;
    this.#planOf = oncePer((group) => planGroup(group, statistics));
    this.#k1 = k1;
  }

  /** A request made ready for the parts. */
  prepare({ groups, minimumCoverage = 0, use }: MatchRequest & Pick<SearchRequest, 'use'>): PreparedQuery {
    const plan = this.#plans.of({ groups }, () => planQuery(groups, this.#planOf));
    const shape = { total: plan.total, k1: this.#k1, useCoverage: use?.coverage !== false };
    // Light words alone are no match, unless there is nothing else.
    return { plan, shape, minimum: Math.max(minimumCoverage * plan.total, Math.min(1, plan.total)) };
  }

  /** The matching documents of each part. */
  of(request: MatchRequest): readonly PartMatches[] {
    return this.#matches.of(request, () => {
      const query = this.prepare(request);
      return this.#parts.map((part) => matchesOf(part, request, query));
    });
  }

  /** The same, where they were asked for before. */
  known(request: MatchRequest): readonly PartMatches[] | undefined {
    return this.#matches.find(request);
  }

  /** How many documents match, counted up to `most`; counted apart from hits, which a look at far fewer documents finds. */
  count(request: MatchRequest, most: number): number {
    const known = this.#totals.find(request) ?? this.known(request)?.reduce((sum, one) => sum + one.count, 0);
    if (known !== undefined) return Math.min(known, most);
    const query = this.prepare(request);
    let count = 0;
    for (const part of this.#parts) {
      count += countMatches(part, request, query, most - count);
      if (count >= most) return most;
    }
    return this.#totals.of(request, () => count);
  }
}
