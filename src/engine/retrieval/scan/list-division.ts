import { listIn } from '../../text/values/list-in.ts';
import { seek } from '../parts/source.ts';
import type { Open } from './found-documents.ts';
import { mostOf } from './list-bounds.ts';
import type { PostingList } from './posting-lists.ts';

/** Lists of one group that are walked; `slot` ≥ 0 where others of the group are looked up, which have to know what these gave. */
export type Walked = { lists: readonly PostingList[]; slot: number };

/** Lists of one group that are looked up for documents found in others; `open` is what those that come after can add. */
export type Rest = { lists: readonly PostingList[]; slot: number; open: Open };

/** Lists that are walked, and lists that are only looked up, of the greatest contribution first. */
export type Division = {
  /** How many lists, of the least contribution, need not be walked. */
  essential: number;
  /** Only the last list is walked. */
  isLast: boolean;
  walked: readonly Walked[];
  /** What all that is looked up can add. */
  open: Open;
  rest: readonly Rest[];
};

/** Walking a list so many times shorter than those that must be walked costs less than looking it up for what they find. */
const MUCH_SHORTER = 8;

const lengthOf = ({ position, end }: PostingList): number => end - position;

/** Whether enough of what is walked need not be any more for dividing anew; walking more than must be is never wrong. */
export function isOutdated(divided: Division, lists: readonly PostingList[], essential: number): boolean {
  if (essential === divided.essential) return false;
  const spared = lengthOfAll(lists, divided.essential, essential);
  return spared * MUCH_SHORTER > lengthOfAll(lists, essential, lists.length);
}

function lengthOfAll(lists: readonly PostingList[], from: number, to: number): number {
  let sum = 0;
  for (let i = from; i < to; i++) sum += lengthOf(lists[i]!);
  return sum;
}

/**
 * Divides lists, lightest first, at the first one that must be walked. Of the others the short ones of a word with several
 * forms are walked too, unless only the last one is walked (`isLast`), which shares no document with others of its group.
 * Documents before `from` have been looked at.
 */
export function divideLists(
  lists: readonly PostingList[],
  essential: number,
  isLast: boolean,
  from: number,
): Division {
  const long = isLast ? -1 : lengthOfAll(lists, essential, lists.length) / MUCH_SHORTER;
  const leftOut = isLast ? lists.at(-1)!.group : -1;
  const looked = new Map<number, PostingList[]>();
  const walkedLists = new Map<number, PostingList[]>();
  for (let i = essential; i < lists.length; i++) listIn(walkedLists, lists[i]!.group).push(lists[i]!);
  for (let i = 0; i < essential; i++) {
    const list = lists[i]!;
    if (list.group === leftOut) continue;
    const isShort = !list.isAlone && lengthOf(list) <= long;
    listIn(isShort ? walkedLists : looked, list.group).push(list);
  }
  // What was only looked up so far may lag behind.
  for (const own of walkedLists.values())
    for (const list of own) list.position = seek(list.documents, list.position, list.end, from);
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
  return { essential, isLast, walked, open, rest };
}
