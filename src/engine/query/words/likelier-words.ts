import type { RetrievalIndex, TermGroup } from '../../retrieval/types.ts';
import { queryTermGroups } from '../../text/query-terms.ts';
import { wordKey } from '../read/scan-query.ts';
import { type Candidate, findCandidates, type SpellingIndex } from '../spelling.ts';
import { evidenceTogether, foundTogether, productsWith, titlesWith } from './found-together.ts';

/** A word that hardly any product holds, or no title, has neighbours that are meant where so much commoner. */
const RARE = 2;
const COMMONER = 20;
const COMMONER_WEIGHT = 0.8;
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
const TYPED_RIGHT = 4;
/** What no product holds with the others has no more against it than this. */
const NEVER_TOGETHER = -3;
/** Of a word that no title holds, what its products say; as in the spelling index. */
const DOCUMENTS = 0.3;

type Searched = Pick<RetrievalIndex, 'locale' | 'documentFrequency' | 'documentCount' | 'search'>;

/**
 * Adds to a word that exists its neighbour (one edit away) that is far commoner, or that titles hold so much more often with
 * the other words that it was likelier meant (`laptop bar` → bag). The word itself stays. `light` are the words that name
 * nothing.
 */
export function withLikelierWords(
  groups: readonly TermGroup[],
  index: Searched,
  spelling: SpellingIndex,
  light: ReadonlySet<string>,
): TermGroup[] {
  const isSaying = ({ surface }: TermGroup): boolean => !light.has(wordKey(surface));
  const saying = groups.filter(isSaying);
  const isGuessed =
    saying.length > 1 && saying.length <= LONGEST_GUESSED && titlesWith(saying, index) < MEANT_TITLES;
  return groups.map((group) => {
    const term = group.members[0]!.term;
    if (!isSaying(group) || index.documentFrequency(term) === 0) return group;
    const isShort = group.surface.length <= SHORTEST_GUESSED;
    const isDoubted = isGuessed && (!isShort || index.documentFrequency(term) <= SHORT_RARE);
    const others = isDoubted ? saying.filter((other) => other !== group) : [];
    return withLikelier(group, others, index, spelling);
  });
}

function withLikelier(
  group: TermGroup,
  others: readonly TermGroup[],
  index: Searched,
  spelling: SpellingIndex,
): TermGroup {
  const frequency = index.documentFrequency(group.members[0]!.term);
  const candidates = findCandidates(spelling, group.surface, 1, SHORTEST_GUESSED);
  const near = candidates.filter(({ distance }) => distance === 1);
  const typed = candidates.find(({ distance }) => distance === 0);
  const isRare = frequency <= RARE || (typed === undefined && !isForm(group, spelling));
  const commoner = isRare ? near.find((one) => one.frequency >= frequency * COMMONER) : undefined;
  const prior = typed?.score ?? DOCUMENTS * Math.log(1 + frequency);
  const neighbour =
    commoner ?? (others.length > 0 ? likelierBeside(group, prior, near, others, index) : undefined);
  const term = neighbour && termOf(neighbour, index);
  if (term === undefined || group.members.some((member) => member.term === term)) return group;
  return { ...group, members: [...group.members, { term, weight: commoner ? COMMONER_WEIGHT : 1 }] };
}

/** The likeliest neighbour by what products hold with the other words, if it is likelier than what was typed. */
function likelierBeside(
  { surface, members }: TermGroup,
  prior: number,
  near: readonly Candidate[],
  others: readonly TermGroup[],
  index: Searched,
): Candidate | undefined {
  const withOthers = productsWith(others, index);
  const evidence = (group: TermGroup): number => {
    const together = foundTogether([group], others, withOthers, index);
    return together.products === 0 ? Number.NEGATIVE_INFINITY : evidenceTogether(together);
  };
  const own = evidence({ surface, members: members.slice(0, 1) });
  let best: Candidate | undefined;
  let bestScore = prior + TYPED_RIGHT + Math.max(NEVER_TOGETHER, own);
  for (const one of near.slice(0, MOST_NEIGHBOURS)) {
    const term = termOf(one, index);
    const isAsked = others.some(({ members: [first] }) => first!.term === term);
    if (term === undefined || isAsked) continue;
    const score = one.score + evidence({ surface: one.word, members: [{ term, weight: 1 }] });
    if (score > bestScore) [best, bestScore] = [one, score];
  }
  return best;
}

/** Whether a word is another form of one that titles hold. */
function isForm({ surface, members }: TermGroup, spelling: SpellingIndex): boolean {
  const { term } = members[0]!;
  const isNear = surface.length - term.length <= LONGEST_ENDING;
  return isNear && findCandidates(spelling, term, 0, SHORTEST_GUESSED).some(({ distance }) => distance === 0);
}

function termOf({ word }: Candidate, { locale }: Pick<RetrievalIndex, 'locale'>): string | undefined {
  return queryTermGroups(word, locale)[0]?.members[0]?.term;
}
