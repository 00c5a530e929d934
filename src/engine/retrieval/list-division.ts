import type { Open } from './found-documents.ts';
import { mostOf } from './list-bounds.ts';
import type { PostingList } from './posting-lists.ts';

/** Lists of one group that are walked; `slot` ≥ 0 where others of the group are looked up, which have to know what these gave. */
export type Walked = { lists: readonly PostingList[]; slot: number };

/** Lists of one group that are looked up for documents found in others; `open` is what those that come after can add. */
export type Rest = { lists: readonly PostingList[]; slot: number; open: Open };

/** Lists that are walked, and lists that are only looked up, of the greatest contribution first. */
export type Division = {
  walked: readonly Walked[];
  /** What all that is looked up can add. */
  open: Open;
  rest: readonly Rest[];
};

/** Walking a list so many times shorter than those that must be walked costs less than looking it up for what they find. */
const MUCH_SHORTER = 8;

const lengthOf = ({ position, end }: PostingList): number => end - position;

/**
 * Divides lists, lightest first, at the first one that must be walked. Of the others the short ones of a word with several
 * forms are walked too, unless only the list of the group `leftOut` is: then of other groups all are looked up.
 */
export function divideLists(lists: readonly PostingList[], essential: number, leftOut = -1): Division {
  const needed = lists.slice(essential);
  const length = needed.reduce((sum, list) => sum + lengthOf(list), 0);
  const long = leftOut < 0 ? length / MUCH_SHORTER : -1;
  const isShort = (list: PostingList) => !list.isAlone && lengthOf(list) <= long;
  const others = lists.slice(0, essential).filter(({ group }) => group !== leftOut);
  const looked = Map.groupBy(
    others.filter((list) => !isShort(list)),
    ({ group }) => group,
  );
  const walkedLists = Map.groupBy([...needed, ...others.filter(isShort)], ({ group }) => group);
  let slots = 0;
  const walked = [...walkedLists].map(([group, own]): Walked & { group: number } => {
    const isSplit = !own[0]!.isAlone && looked.has(group);
    return { group, lists: own, slot: isSplit ? slots++ : -1 };
  });
  const slotOf = new Map(walked.map(({ group, slot }) => [group, slot]));
  const groups = [...looked].map(([group, own]) => ({
    lists: own,
    slot: slotOf.get(group) ?? -1,
    most: mostOf(own),
  }));
  groups.sort((a, b) => a.most.most - b.most.most);
  let open: Open = { sum: 0, covered: 0, coveredInTitle: 0 };
  const rest: Rest[] = [];
  for (const { most, ...own } of groups) {
    rest.unshift({ ...own, open });
    open = {
      sum: open.sum + most.most,
      covered: open.covered + most.coverage,
      coveredInTitle: open.coveredInTitle + most.titleCoverage,
    };
  }
  return { walked, open, rest };
}
