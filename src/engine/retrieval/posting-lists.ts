import type { QueryPlan } from './query-plan.ts';
import type { Numbers, Postings, Source } from './source.ts';

/** A place in an ascending list of postings, with what each posting adds. */
export type PostingList = {
  documents: Numbers;
  impacts: Uint8Array;
  position: number;
  end: number;
  weight: number;
  coverage: number;
  /** What it adds to the coverage in the first field: `coverage` or 0. */
  titleCoverage: number;
};

/**
 * Lists that are scanned together, with the most that they can add. One list: every document adds. Several, of a group
 * with alternatives: a document adds its best.
 */
export type Lane = {
  /** The group of the query; a document counts in one lane of it. */
  group: number;
  lists: readonly PostingList[];
  upper: number;
  coverage: number;
  titleCoverage: number;
};

/**
 * The lanes of a plan in one source, of least possible contribution first. A group with one known form is two lanes,
 * since few of its documents have it in the first field and those score far higher.
 */
export function openLanes(plan: QueryPlan, source: Source): Lane[] {
  const lanes: Lane[] = [];
  plan.groups.forEach(({ members }, group) => {
    const lists: PostingList[] = [];
    const uppers: number[] = [];
    for (const { term, weight, coverage } of members) {
      const postings = source.postings(term);
      if (postings === undefined) continue;
      const { start, titleEnd, end, titleMaximum, otherMaximum } = postings;
      if (start < titleEnd) {
        lists.push(listOf(postings, start, titleEnd, weight, coverage, coverage));
        uppers.push(weight * titleMaximum);
      }
      if (titleEnd < end) {
        lists.push(listOf(postings, titleEnd, end, weight, coverage, 0));
        uppers.push(weight * otherMaximum);
      }
    }
    if (members.length === 1) lanes.push(...lists.map((list, i) => laneOf(group, [list], uppers[i]!)));
    else if (lists.length > 0) lanes.push(laneOf(group, lists, Math.max(...uppers)));
  });
  return lanes.sort((a, b) => a.upper - b.upper);
}

function listOf(
  { documents, impacts }: Postings,
  position: number,
  end: number,
  weight: number,
  coverage: number,
  titleCoverage: number,
): PostingList {
  return { documents, impacts, position, end, weight, coverage, titleCoverage };
}

function laneOf(group: number, lists: readonly PostingList[], upper: number): Lane {
  let [coverage, titleCoverage] = [0, 0];
  for (const list of lists) {
    coverage = Math.max(coverage, list.coverage);
    titleCoverage = Math.max(titleCoverage, list.titleCoverage);
  }
  return { group, lists, upper, coverage, titleCoverage };
}
