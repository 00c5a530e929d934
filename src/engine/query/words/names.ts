import type { Constraint, Slot } from '../../question/constraint.ts';
import type { RetrievalIndex, TermGroup } from '../../retrieval/types.ts';
import { isThing } from './is-thing.ts';

/** Titles that are looked at. */
const MOST_TITLES = 60;
/** Two words are a name when titles hold them side by side this many times as often as chance would. */
const LEAST_RATIO = 8;
/** And when this share of the titles with the rarer one do. */
const LEAST_SHARE = 0.2;
/** Proximity of a title that holds two words side by side is at least this. */
const SIDE_BY_SIDE = 1.2;

/**
 * Whether titles of the catalogue hold two neighbouring words of a query side by side, in their order, far more often
 * than chance would (ice cream, dutch oven): together they are a name.
 */
export function isName(first: TermGroup, second: TermGroup, index: RetrievalIndex, leastTitles = 1): boolean {
  const groups = [first, second].map(({ surface, members }) => ({ surface, members: members.slice(0, 1) }));
  const [one, two] = groups.map(({ members }) => index.titleFrequency(members[0]!.term));
  if (one! < leastTitles || two! < leastTitles) return false;
  const { hits } = index.search({ groups, limit: MOST_TITLES, minimumCoverage: 0.999, exactTotal: false });
  const together = hits.filter(({ parts }) => parts.proximity >= SIDE_BY_SIDE).length;
  const seen = Math.min(one!, two!, MOST_TITLES);
  if (together < leastTitles || together < LEAST_SHARE * seen) return false;
  return together * index.documentCount >= LEAST_RATIO * one! * two!;
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
    return isEdge && isName(group, next, index, LEAST_OF_CONDITION);
  });
}
