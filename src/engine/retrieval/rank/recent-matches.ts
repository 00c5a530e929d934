import { isSameFilter } from '../filter/same-filter.ts';
import type { MatchRequest } from '../types.ts';

/**
 * What was found out about the last requests, so that the list, the total and several facets of one search look once.
 * Requests are the same when their filters say the same of the same groups; nobody changes those once they are made.
 */
export class RecentMatches<Value extends number | object> {
  readonly #capacity: number;
  #kept: readonly (MatchRequest & { value: Value })[] = [];

  constructor(capacity: number) {
    this.#capacity = capacity;
  }

  /** The value kept for the request, else the one that `make` gives. */
  of(request: MatchRequest, make: () => Value): Value {
    const known = this.find(request);
    if (known !== undefined) return known;
    const value = make();
    const { groups, filter, minimumCoverage } = request;
    const kept = { groups, minimumCoverage, value, ...(filter ? { filter } : {}) };
    this.#kept = [kept, ...this.#kept.slice(0, this.#capacity - 1)];
    return value;
  }

  /** The value kept for the request, or `undefined`. */
  find({ groups, filter, minimumCoverage }: MatchRequest): Value | undefined {
    return this.#kept.find(
      (kept) =>
        kept.minimumCoverage === minimumCoverage &&
        areSame(kept.groups, groups) &&
        isSameFilter(kept.filter, filter),
    )?.value;
  }
}

function areSame(one: MatchRequest['groups'], other: MatchRequest['groups']): boolean {
  return one === other || (one.length === other.length && one.every((group, i) => group === other[i]));
}
