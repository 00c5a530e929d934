import type { RetrievalIndex, TermGroup } from '../../retrieval/types.ts';
import {
  type Candidate,
  findCandidates,
  type SpellingIndex,
  wordPrior,
} from '../../text/spelling/spelling.ts';
import { queryTermGroups } from '../../text/terms/query-terms.ts';
import { wordKey } from '../tokens/scan-query.ts';
import { evidenceTogether, foundTogether, productsWith, titlesWith } from './found-together.ts';

/** What may have been meant stands a little behind what was typed. */
const NEIGHBOUR_WEIGHT = 0.9;
/** Queries this long say enough without guessing at words that exist. */
const LONGEST_GUESSED = 4;
const SHORTEST_GUESSED = 2;
/** Two letters are an abbreviation where more products hold them. */
const SHORT_RARE = 10;
/** Endings that make another form of a word. */
const LONGEST_ENDING = 2;
/** Words that so many titles hold together are meant. */
const MEANT_TITLES = 3;
const MOST_NEIGHBOURS = 16;
/** How much oftener a word is typed right than mistyped as another one, in natural logarithms. */
const TYPED_RIGHT = 0.5;
/** What is a word of the shop by its stem alone (`shes`) is typed less often than a word that titles spell so. */
const UNLISTED = 3;
/** What no product holds with the others has no more against it than this. */
const NEVER_TOGETHER = -3;

type Searched = Pick<RetrievalIndex, 'locale' | 'documentFrequency' | 'documentCount' | 'search'>;

/**
 * Adds to a word that exists its likeliest neighbour (one edit away), where that was likelier meant: by how many products
 * are such a thing, how likely the slip is, and how often products hold it with the other words (`laptop bar` → bag). The
 * word itself stays and weighs more. `light` are the words that name nothing.
 */
export function withLikelierWords(
  groups: readonly TermGroup[],
  index: Searched,
  spelling: SpellingIndex,
  light: ReadonlySet<string>,
): readonly TermGroup[] {
  const saying = groups.filter(({ surface }) => !light.has(wordKey(surface)));
  if (saying.length > LONGEST_GUESSED) return groups;
  const isMeant = saying.length > 1 && titlesWith(saying, index) >= MEANT_TITLES;
  if (isMeant) return groups;
  return groups.map((group) => {
    if (!saying.includes(group)) return group;
    const others = saying.filter((other) => other !== group);
    const term = likelierTerm(group, others, index, spelling);
    if (term === undefined || group.members.some((member) => member.term === term)) return group;
    return { ...group, members: [...group.members, { term, weight: NEIGHBOUR_WEIGHT }] };
  });
}

/** The term of the likeliest neighbour, if it is likelier than what was typed. */
function likelierTerm(
  { surface, members }: TermGroup,
  others: readonly TermGroup[],
  index: Searched,
  spelling: SpellingIndex,
): string | undefined {
  const own = members[0]!.term;
  const frequency = index.documentFrequency(own);
  if (frequency === 0 || (surface.length <= SHORTEST_GUESSED && frequency > SHORT_RARE)) return undefined;
  const candidates = findCandidates(spelling, surface, 1, SHORTEST_GUESSED);
  const typed = candidates.find(({ distance }) => distance === 0);
  const withOthers = others.length === 0 ? 0 : productsWith(others, index);
  const evidence = (term: string): number => {
    if (others.length === 0) return 0;
    const group = { surface: term, members: [{ term, weight: 1 }] };
    const together = foundTogether([group], others, withOthers, index);
    return together.products === 0 ? Number.NEGATIVE_INFINITY : evidenceTogether(together);
  };
  const prior = typed?.score ?? wordPrior(frequency) - (isForm(surface, own, spelling) ? 0 : UNLISTED);
  let best: string | undefined;
  let bestScore = prior + TYPED_RIGHT + Math.max(NEVER_TOGETHER, evidence(own));
  for (const one of candidates.filter(({ distance }) => distance === 1).slice(0, MOST_NEIGHBOURS)) {
    const term = termOf(one, index);
    if (term === undefined || term === own || others.some(({ members: [first] }) => first!.term === term))
      continue;
    const score = one.score + evidence(term);
    if (score > bestScore) [best, bestScore] = [term, score];
  }
  return best;
}

/** Whether a word is another form of one that titles hold. */
function isForm(surface: string, term: string, spelling: SpellingIndex): boolean {
  const isNear = surface.length - term.length <= LONGEST_ENDING;
  return isNear && findCandidates(spelling, term, 0, SHORTEST_GUESSED).some(({ distance }) => distance === 0);
}

function termOf({ word }: Candidate, { locale }: Pick<RetrievalIndex, 'locale'>): string | undefined {
  return queryTermGroups(word, locale)[0]?.members[0]?.term;
}
