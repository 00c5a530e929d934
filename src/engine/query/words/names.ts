import { KeptValues } from '../../../memo/kept-values.ts';
import { oncePer } from '../../../memo/once-per.ts';
import type { Constraint, Slot } from '../../question/constraint.ts';
import type { Filter, RetrievalIndex, TermGroup } from '../../retrieval/types.ts';
import { isThing } from './is-thing.ts';

/** Titles that are looked at. */
const MOST_TITLES = 60;
/** Two words are a name when titles hold them side by side this many times as often as chance would. */
const LEAST_RATIO = 8;
/** And when this share of the titles with the rarer one do. */
const LEAST_SHARE = 0.2;
/** Proximity of a title that holds two words side by side is at least this. */
const SIDE_BY_SIDE = 1.2;
const ALL_WORDS = 0.999;

/**
 * Whether titles of the catalogue hold the word at a place of a query and the next one side by side, in their order, far more
 * often than chance would (ice cream, dutch oven): together they are a name. False at either end of the query.
 */
export function isName(
  groups: readonly TermGroup[],
  at: number,
  index: RetrievalIndex,
  leastTitles = 1,
): boolean {
  const [first, second] = [groups[at], groups[at + 1]];
  if (!first || !second) return false;
  const [one, two] = [first.members[0]!, second.members[0]!];
  const key = `${one.term} ${one.weight}\n${two.term} ${two.weight}`;
  return titlesOf(index).getOrMake(key, () => titlesNaming([first, second], index)) >= leastTitles;
}

/** Neighbours in one query stand beside each other in others. */
const MOST_PAIRS = 5_000;
const newTitles = () => new KeptValues<number>(MOST_PAIRS);
const keptTitles = oncePer((index: RetrievalIndex) => ({ revision: index.revision, titles: newTitles() }));

/** What was counted in an index as it is now. */
function titlesOf(index: RetrievalIndex): KeptValues<number> {
  const kept = keptTitles(index);
  if (kept.revision !== index.revision)
    Object.assign(kept, { revision: index.revision, titles: newTitles() });
  return kept.titles;
}

/** How many titles hold two words side by side; 0 where they are no name. */
function titlesNaming(words: readonly TermGroup[], index: RetrievalIndex): number {
  const groups = ownForms(words);
  const [one, two] = groups.map(({ members }) => index.titleFrequency(members[0]!.term));
  if (one === 0 || two === 0) return 0;
  const together = heldSideBySide(groups, index).length;
  const isOften =
    together >= LEAST_SHARE * Math.min(one!, two!, MOST_TITLES) &&
    together * index.documentCount >= LEAST_RATIO * one! * two!;
  return isOften ? together : 0;
}

/** Words as they are written, without other words for them. */
function ownForms(words: readonly TermGroup[]): TermGroup[] {
  return words.map(({ surface, members }) => ({ surface, members: members.slice(0, 1) }));
}

/** The nearest products that hold all the words side by side in their order. */
function heldSideBySide(groups: readonly TermGroup[], index: RetrievalIndex): string[] {
  const { hits } = index.search({
    groups,
    limit: MOST_TITLES,
    minimumCoverage: ALL_WORDS,
    exactTotal: false,
  });
  return hits.filter(({ parts }) => parts.proximity >= SIDE_BY_SIDE).map(({ id }) => id);
}

/**
 * Whether titles hold words side by side in their order, of products that have the rest as well: a "12 Max" with 256 GB is
 * called so and costs more than 12.
 */
export function isCalled(
  words: readonly TermGroup[],
  rest: readonly TermGroup[],
  index: RetrievalIndex,
): boolean {
  if (words.length < 2) return false;
  const called = heldSideBySide(ownForms(words), index);
  if (called.length === 0 || rest.length === 0) return called.length > 0;
  const filter: Filter = { kind: 'ids', ids: new Set(called) };
  return index.countUpTo({ groups: rest, filter, minimumCoverage: ALL_WORDS }, 1) > 0;
}

/** One title alone takes no condition away. */
const LEAST_OF_CONDITION = 2;
/** Readings of words that may as well be part of a name. */
const NAMING: ReadonlySet<Slot> = new Set(['color', 'material', 'pattern', 'fit', 'attribute']);

/**
 * Whether the words of a condition are part of a name together with a word beside them (the cream of an ice cream maker),
 * or a yes/no attribute's that name a thing: "phone charger" is no phone of which the catalogue says "charger: yes".
 */
export function isPartOfName(
  { slot, operator, surface, columns, start, value }: Constraint,
  groups: readonly TermGroup[],
  index: RetrievalIndex,
): boolean {
  if (operator !== 'is' || columns !== undefined || start < 0 || !NAMING.has(slot)) return false;
  if (value === true && isThing(surface.split(/\s+/u).at(-1)!, index)) return true;
  const words = new Set(surface.toLowerCase().split(/[^\p{L}\p{M}\p{N}'’]+/u));
  return groups.some((group, i) => {
    const next = groups[i + 1];
    const isEdge = next && words.has(group.surface.toLowerCase()) !== words.has(next.surface.toLowerCase());
    return isEdge && isName(groups, i, index, LEAST_OF_CONDITION);
  });
}
