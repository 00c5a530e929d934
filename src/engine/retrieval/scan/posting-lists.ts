import type { Numbers, Postings, PostingsSource } from '../parts/source.ts';
import type { QueryPlan } from './query-plan.ts';

/** A place in an ascending list of postings, with what each posting adds. */
export type PostingList = {
  /** The group of the query; a document gets the best that its lists of a group give it. */
  group: number;
  /** Its documents are in no other list of its group. */
  isAlone: boolean;
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
 * The lists of a plan in one source, of least possible contribution first. A known form is two lists, since few of its
 * documents have it in the first field and those score far higher; a document is in one of them.
 */
export function openLists({ groups }: QueryPlan, source: PostingsSource): PostingList[] {
  const lists = groups.flatMap(({ members }, group) =>
    members.flatMap(({ term, weight, coverage }): PostingList[] => {
      const postings = source.postings(term);
      if (postings === undefined) return [];
      const { start, titleEnd, end, titleMaximum, otherMaximum } = postings;
      const shared = { group, isAlone: members.length === 1, weight, coverage };
      const [inTitle, elsewhere] = [
        { ...shared, titleCoverage: coverage, most: weight * titleMaximum },
        { ...shared, titleCoverage: 0, most: weight * otherMaximum },
      ];
      return [
        ...(start < titleEnd ? [listOf(postings, start, titleEnd, inTitle)] : []),
        ...(titleEnd < end ? [listOf(postings, titleEnd, end, elsewhere)] : []),
      ];
    }),
  );
  return lists.sort((a, b) => a.most - b.most);
}

function listOf(
  { documents, impacts }: Postings,
  position: number,
  end: number,
  worth: Pick<PostingList, 'group' | 'isAlone' | 'weight' | 'coverage' | 'titleCoverage' | 'most'>,
): PostingList {
  return { documents, impacts, position, end, ...worth };
}
