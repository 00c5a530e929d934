import type { Numbers, PostingsSource } from '../parts/source.ts';
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
  const lists: PostingList[] = [];
  groups.forEach(({ members }, group) => {
    for (const { term, weight, coverage } of members) {
      const postings = source.postings(term);
      if (postings === undefined) continue;
      const { documents, impacts, start, titleEnd, end } = postings;
      const isAlone = members.length === 1;
      const add = (position: number, until: number, titleCoverage: number, most: number): void => {
        if (position === until) return;
        // Written out: an object that is put together from others takes longer, and a search makes hundreds.
        lists.push({
          group,
          isAlone,
          documents,
          impacts,
          position,
          end: until,
          weight,
          coverage,
          titleCoverage,
          most,
        });
      };
      add(start, titleEnd, coverage, weight * postings.titleMaximum);
      add(titleEnd, end, 0, weight * postings.otherMaximum);
    }
  });
  return lists.sort((a, b) => a.most - b.most);
}

/** What a list of documents needs to have for the next of them to be known. */
type Placed = Pick<PostingList, 'documents' | 'position' | 'end'>;

/** The first document that lists of the groups from number `from` on have next, −1 where all are at their end. */
export function nextDocument(groups: readonly { lists: readonly Placed[] }[], from: number): number {
  let first = -1;
  for (let g = from; g < groups.length; g++)
    for (const { documents, position, end } of groups[g]!.lists) {
      if (position >= end) continue;
      const document = documents[position]!;
      if (first < 0 || document < first) first = document;
    }
  return first;
}
