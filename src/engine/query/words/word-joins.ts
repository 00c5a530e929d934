import type { RetrievalIndex, TermGroup } from '../../retrieval/types.ts';
import { firstTerm, queryTermGroups } from '../../text/terms/query-terms.ts';
import { isKnownGroup } from './known-group.ts';

/** Weight of the joined spelling beside what was typed. */
const JOINED_WEIGHT = 0.9;
/** The joined word must be this much commoner than the two words together. */
const JOINED_COMMONER = 5;
const LONGEST_QUERY = 12;

/** Adds to two neighbouring words the word they make together (`note book` → `notebook`) where the catalogue has it far more often. */
export function joinedWords(
  groups: readonly TermGroup[],
  index: Pick<RetrievalIndex, 'locale' | 'documentFrequency' | 'countUpTo'>,
): TermGroup[] {
  const result = [...groups];
  if (groups.length > LONGEST_QUERY) return result;
  for (let i = 0; i + 1 < result.length; i++) {
    const [left, right] = [groups[i]!, groups[i + 1]!];
    const term = firstTerm(left.surface + right.surface, index.locale);
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
  return groups.flatMap((group) => {
    const { surface } = group;
    if (surface.length > LONGEST_CODE || !/\p{Nd}/u.test(surface) || isKnownGroup(group, index))
      return [group];
    for (const words of cutsOf(surface)) {
      const parts = queryTermGroups(words, index.locale);
      if (parts.length < 2 || !parts.every((part) => isKnownGroup(part, index))) continue;
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
