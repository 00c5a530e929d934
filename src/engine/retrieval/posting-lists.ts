import type { QueryPlan } from './query-plan.ts';
import type { Source } from './source.ts';

/** A place in the postings of one member, with what each posting adds. */
export type PostingList = {
  documents: Uint32Array;
  impacts: Uint8Array;
  position: number;
  end: number;
  weight: number;
  coverage: number;
};

/** The lists of one group in one source; `upper` and `coverage` are the most that the group can add. */
export type GroupLists = { lists: PostingList[]; upper: number; coverage: number };

/** The posting lists of a plan in one source, groups of least possible contribution first; unknown groups are left out. */
export function openLists(plan: QueryPlan, source: Source): GroupLists[] {
  const groups: GroupLists[] = [];
  for (const group of plan.groups) {
    const opened: GroupLists = { lists: [], upper: 0, coverage: 0 };
    for (const { term, weight, coverage } of group.members) {
      const postings = source.postings(term);
      if (postings === undefined || postings.start === postings.end) continue;
      const { documents, impacts, start, end, maximum } = postings;
      opened.lists.push({
        documents,
        impacts,
        position: start,
        end,
        weight,
        coverage,
      });
      opened.upper = Math.max(opened.upper, weight * maximum);
      opened.coverage = Math.max(opened.coverage, coverage);
    }
    if (opened.lists.length > 0) groups.push(opened);
  }
  return groups.sort((a, b) => a.upper - b.upper);
}

/** First index in `[from, end)` whose posting is ≥ `posting`, found by doubling steps, so short moves are cheap. */
export function seek(documents: Uint32Array, from: number, end: number, posting: number): number {
  let step = 1;
  let low = from;
  let high = from;
  while (high < end && documents[high]! < posting) {
    low = high + 1;
    high += step;
    step *= 2;
  }
  if (high > end) high = end;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if (documents[middle]! < posting) low = middle + 1;
    else high = middle;
  }
  return low;
}
