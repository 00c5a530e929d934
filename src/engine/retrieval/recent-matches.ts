import type { MatchRequest } from './find-hits.ts';

/**
 * What was found out about the last requests, so that the list, the total and several facets of one search look once.
 * Requests are recognised by their parts, which nobody changes once they are made.
 */
export class RecentMatches<Value> {
  readonly #capacity: number;
  #kept: readonly (MatchRequest & { value: Value })[] = [];

  constructor(capacity: number) {
    this.#capacity = capacity;
  }

  /** The value kept for the request, else the one that `make` gives. */
  of({ groups, filter, minimumCoverage }: MatchRequest, make: () => Value): Value {
    const known = this.#kept.find(
      (kept) => kept.groups === groups && kept.filter === filter && kept.minimumCoverage === minimumCoverage,
    );
    if (known !== undefined) return known.value;
    const value = make();
    const kept = { groups, minimumCoverage, value, ...(filter ? { filter } : {}) };
    this.#kept = [kept, ...this.#kept.slice(0, this.#capacity - 1)];
    return value;
  }

  clear(): void {
    this.#kept = [];
  }
}
