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
  /** The most that a document gets of it. */
  most: number;
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
    for (const { term, weight, coverage } of members) {
      const postings = source.postings(term);
      if (postings === undefined) continue;
      const { start, titleEnd, end, titleMaximum, otherMaximum } = postings;
      if (start < titleEnd) {
        lists.push(
          listOf(postings, start, titleEnd, {
            weight,
            coverage,
            titleCoverage: coverage,
            most: weight * titleMaximum,
          }),
        );
      }
      if (titleEnd < end) {
        lists.push(
          listOf(postings, titleEnd, end, {
            weight,
            coverage,
            titleCoverage: 0,
            most: weight * otherMaximum,
          }),
        );
      }
    }
    if (members.length === 1) lanes.push(...lists.map((list) => laneOf(group, [list])));
    else if (lists.length > 0) lanes.push(laneOf(group, lists));
  });
  return lanes.sort((a, b) => a.upper - b.upper);
}

function listOf(
  { documents, impacts }: Postings,
  position: number,
  end: number,
  worth: Pick<PostingList, 'weight' | 'coverage' | 'titleCoverage' | 'most'>,
): PostingList {
  return { documents, impacts, position, end, ...worth };
}

function laneOf(group: number, lists: readonly PostingList[]): Lane {
  let [upper, coverage, titleCoverage] = [0, 0, 0];
  for (const list of lists) {
    upper = Math.max(upper, list.most);
    coverage = Math.max(coverage, list.coverage);
    titleCoverage = Math.max(titleCoverage, list.titleCoverage);
  }
  return { group, lists, upper, coverage, titleCoverage };
}
