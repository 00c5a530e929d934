import type { RetrievalIndex, TermGroup } from '../../retrieval/types.ts';
import { queryTermGroups } from '../../text/query-terms.ts';
import { wordKey } from '../read/scan-query.ts';
import { type Candidate, findCandidates, type SpellingIndex } from '../spelling.ts';
import { foundTogether, productsWith } from './found-together.ts';

/** Weight of the joined or likelier spelling beside what was typed. */
const JOINED_WEIGHT = 0.9;
const NEIGHBOUR_WEIGHT = 0.8;
/** The joined word must be this much commoner than the two words together. */
const JOINED_COMMONER = 5;
const RARE = 2;
const NEIGHBOUR_COMMONER = 20;
const LONGEST_QUERY = 12;

type Searched = Pick<
  RetrievalIndex,
  'locale' | 'documentFrequency' | 'documentCount' | 'countUpTo' | 'search'
>;

/**
 * Adds to two neighbouring words the word they make together (`note book` → `notebook`) where the catalogue has it far
 * more often, and to a word that hardly any product holds, alone or with the other words, its neighbour (one edit away)
 * that is far commoner there. `light` are the words that name nothing.
 */
export function joinedWords(
  groups: readonly TermGroup[],
  index: Searched,
  spelling: SpellingIndex,
  light: ReadonlySet<string>,
): TermGroup[] {
  const isSaying = ({ surface }: TermGroup): boolean => !light.has(wordKey(surface));
  const saying = groups.filter(isSaying);
  // Words that products hold together are meant.
  const isSeen =
    saying.length > LONGEST_GUESSED || index.countUpTo({ groups: saying, minimumCoverage: 0.999 }, 2) > 1;
  const result = groups.map((group) => {
    const others = isSeen ? [] : saying.filter((other) => other !== group);
    return isSaying(group) ? withNeighbour(group, others, index, spelling) : group;
  });
  if (groups.length > LONGEST_QUERY) return result;
  for (let i = 0; i + 1 < result.length; i++) {
    const [left, right] = [groups[i]!, groups[i + 1]!];
    const term = queryTermGroups(left.surface + right.surface, index.locale)[0]?.members[0]?.term;
    const frequency = term === undefined ? 0 : index.documentFrequency(term);
    if (frequency === 0) continue;
    // The most that the two words may be found together for the one word to be this much commoner.
    const most = Math.floor(frequency / JOINED_COMMONER);
    if (index.countUpTo({ groups: [left, right], minimumCoverage: 0.999 }, most + 1) > most) continue;
    const member = { term: term!, weight: JOINED_WEIGHT };
    for (const at of [i, i + 1]) result[at] = { ...result[at]!, members: [...result[at]!.members, member] };
  }
  return result;
}

const LONGEST_CODE = 16;

/**
 * Words of letters and digits that no product holds, cut where titles cut them: `5w30` for `5W-30`, `4x40` for `4 x 40`.
 * Only where one product holds all parts; other words stay.
 */
export function withCodesCut(
  groups: readonly TermGroup[],
  index: Pick<RetrievalIndex, 'locale' | 'documentFrequency' | 'search'>,
): readonly TermGroup[] {
  const isKnown = ({ members }: TermGroup): boolean =>
    members.some(({ term }) => index.documentFrequency(term) > 0);
  return groups.flatMap((group) => {
    const { surface } = group;
    if (surface.length > LONGEST_CODE || !/\p{Nd}/u.test(surface) || isKnown(group)) return [group];
    for (const words of cutsOf(surface)) {
      const parts = queryTermGroups(words, index.locale);
      if (parts.length < 2 || !parts.every(isKnown)) continue;
      if (index.search({ groups: parts, limit: 0, minimumCoverage: 0.999 }).total > 0) return parts;
    }
    return [group];
  });
}

/** A word cut at one border of letters and digits, then at all. */
function cutsOf(word: string): string[] {
  const borders = [...word.matchAll(/(?<=\p{Nd})(?=\p{L})|(?<=\p{L})(?=\p{Nd})/gu)].map(({ index }) => index);
  const pieces = [0, ...borders].map((at, i) => word.slice(at, borders[i]));
  return [...borders.map((at) => `${word.slice(0, at)} ${word.slice(at)}`), pieces.join(' ')];
}

/** Queries this long say enough without guessing at words that exist. */
const LONGEST_GUESSED = 4;
const SHORTEST_GUESSED = 2;
/** Products that hold a neighbour with the other words, where hardly one holds the word itself with them. */
const LEAST_TOGETHER = 3;
const MOST_NEIGHBOURS = 16;

/** Adds to a known word its neighbour one edit away where that is far commoner, alone or with the other words. */
function withNeighbour(
  group: TermGroup,
  others: readonly TermGroup[],
  index: Searched,
  spelling: SpellingIndex,
): TermGroup {
  const frequency = index.documentFrequency(group.members[0]!.term);
  if (frequency === 0) return group;
  const isRare = frequency <= RARE;
  const isGuessed = others.length > 0;
  if (!isRare && !isGuessed) return group;
  const near = findCandidates(spelling, group.surface, 1, SHORTEST_GUESSED).filter(
    ({ distance }) => distance === 1,
  );
  const commoner = isRare ? near.find((one) => one.frequency >= frequency * NEIGHBOUR_COMMONER) : undefined;
  const neighbour = commoner ?? (isGuessed ? bestBeside(near, others, index) : undefined);
  const term = neighbour && termOf(neighbour, index);
  if (term === undefined || group.members.some((member) => member.term === term)) return group;
  return { ...group, members: [...group.members, { term, weight: commoner ? NEIGHBOUR_WEIGHT : 1 }] };
}

/** The likeliest neighbour of those that products hold with the other words. */
function bestBeside(
  near: readonly Candidate[],
  others: readonly TermGroup[],
  index: Searched,
): Candidate | undefined {
  const withOthers = productsWith(others, index);
  let best: { one: Candidate; score: number } | undefined;
  for (const one of near.slice(0, MOST_NEIGHBOURS)) {
    const term = termOf(one, index);
    if (term === undefined || index.documentFrequency(term) < LEAST_TOGETHER) continue;
    const group = { surface: one.word, members: [{ term, weight: 1 }] };
    const { products, lift } = foundTogether([group], others, withOthers, index);
    const score = one.score + lift;
    if (products >= LEAST_TOGETHER && score > (best?.score ?? Number.NEGATIVE_INFINITY))
      best = { one, score };
  }
  return best?.one;
}

function termOf({ word }: Candidate, { locale }: Pick<RetrievalIndex, 'locale'>): string | undefined {
  return queryTermGroups(word, locale)[0]?.members[0]?.term;
}
