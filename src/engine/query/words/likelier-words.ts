import type { RetrievalIndex, TermGroup } from '../../retrieval/types.ts';
import { findCandidates, type SpellingIndex, wordPrior } from '../../text/spelling/spelling.ts';
import { firstTerm } from '../../text/terms/query-terms.ts';
import { withTerms } from '../../text/terms/term-group.ts';
import { wordKey } from '../tokens/scan-query.ts';
import { evidenceTogether, foundTogether, productsWith, titlesWith, weightBehind } from './found-together.ts';

/** What may have been meant stands a little behind what was typed. */
const NEIGHBOUR_WEIGHT = 0.9;
/** Queries this long say enough without guessing at words that exist. */
const LONGEST_GUESSED = 4;
const SHORTEST_GUESSED = 2;
/** Endings that make another form of a word. */
const LONGEST_ENDING = 2;
/** Words that so many titles hold together are meant. */
const MEANT_TITLES = 3;
const MOST_NEIGHBOURS = 16;
/** So many neighbours are looked for beside a word, if the second is nearly as likely. */
const MOST_ADDED = 2;
const RUNNER_UP = 2;
/** How much oftener a word is typed right than mistyped as another one, in natural logarithms. */
const TYPED_RIGHT = 0.5;
/** What is a word of the shop by its stem alone (`shes`) is typed less often than a word that titles spell so. */
const UNLISTED = 3;
/** What no product holds with the others has no more against it than this. */
const NEVER_TOGETHER = -3;
/** What no product holds is a word of the language all the same: a neighbour must be likelier than it by so much, beside the others. */
const A_WORD = 8;
/** A neighbour so much likelier beside the other words was meant. */
const SURE = 2;
/** Beside nothing, a word must be so much likelier: of a hundred words one is mistyped as another that exists. */
const SURE_ALONE = 4;
/** Shorter ones may be an abbreviation. */
const SHORTEST_ALONE = 4;
/** Two letters are an abbreviation where more products hold them. */
const SHORT_RARE = 10;

type Searched = Pick<
  RetrievalIndex,
  'locale' | 'documentFrequency' | 'titleFrequency' | 'documentCount' | 'search' | 'countUpTo'
>;

/** A neighbour of a word that exists, which was likelier meant; `margin` = by how much, in natural logarithms. */
type Neighbour = { word: string; term: string; margin: number };

/** A word that is one and its neighbours (one edit away) that were likelier meant, best first; never empty. */
export type Doubted = {
  surface: string;
  neighbours: readonly Neighbour[];
  /** The other words of the query leave hardly a doubt that the first was meant. */
  isSure: boolean;
};

/**
 * The words of a query that exist and have a neighbour that was likelier meant: by how many products are such a thing, how
 * likely the slip is, and how often products hold it with the other words (`laptop bar` → bag); what no product holds is a word
 * of the language here (`usb sick`), as others have been corrected. Nothing is doubted where titles hold all words together.
 * `light` are the words that name nothing.
 */
export function doubtedWords(
  groups: readonly TermGroup[],
  index: Searched,
  spelling: SpellingIndex,
  light: ReadonlySet<string>,
): Doubted[] {
  const saying = groups.filter(({ surface }) => !light.has(wordKey(surface)));
  if (saying.length > LONGEST_GUESSED) return [];
  const isMeant = saying.length > 1 && titlesWith(saying, index) >= MEANT_TITLES;
  if (isMeant) return [];
  return saying.flatMap((group) => {
    const others = saying.filter((other) => other !== group);
    const neighbours = likelierNeighbours(group, others, index, spelling);
    const [first] = neighbours;
    if (first === undefined) return [];
    return [{ surface: group.surface, neighbours, isSure: first.margin >= leastSure(group, others) }];
  });
}

/** How much likelier a neighbour must be to be read instead of a word. */
function leastSure({ surface }: TermGroup, others: readonly TermGroup[]): number {
  if (others.length > 0) return SURE;
  return surface.length >= SHORTEST_ALONE ? SURE_ALONE : Number.POSITIVE_INFINITY;
}

/** Adds to words that are doubted their likelier neighbours: the word itself stays and weighs more. */
export function withLikelierWords(
  groups: readonly TermGroup[],
  doubted: readonly Doubted[],
): readonly TermGroup[] {
  if (doubted.length === 0) return groups;
  return groups.map((group) => {
    const found = doubted.find(({ surface }) => surface === group.surface);
    if (found === undefined) return group;
    const best = found.neighbours[0]!.margin;
    const weightOf = (margin: number) => NEIGHBOUR_WEIGHT * weightBehind(best - margin);
    return withTerms(
      group,
      found.neighbours.map(({ term, margin }) => ({ term, weight: weightOf(margin) })),
    );
  });
}

/** The neighbours of a word that are likelier than it, the likeliest first. */
function likelierNeighbours(
  { surface, members }: TermGroup,
  others: readonly TermGroup[],
  index: Searched,
  spelling: SpellingIndex,
): Neighbour[] {
  const own = members[0]!.term;
  const frequency = index.documentFrequency(own);
  const isAbbreviation = surface.length <= SHORTEST_GUESSED && frequency > SHORT_RARE;
  if (isAbbreviation || (frequency === 0 && others.length === 0)) return [];
  const candidates = findCandidates(spelling, surface, 1, SHORTEST_GUESSED);
  const near = candidates.filter(({ distance }) => distance === 1).slice(0, MOST_NEIGHBOURS);
  if (near.length === 0) return [];
  const typed = candidates.find(({ distance }) => distance === 0);
  const withOthers = others.length === 0 ? 0 : productsWith(others, index);
  const evidence = (term: string): number => {
    if (others.length === 0) return 0;
    const group = { surface: term, members: [{ term, weight: 1 }] };
    const together = foundTogether([group], others, withOthers, index);
    return together.products === 0 ? Number.NEGATIVE_INFINITY : evidenceTogether(together);
  };
  const priorTyped = () =>
    typed?.score ?? priorOf(own, index) - (isForm(surface, own, spelling) ? 0 : UNLISTED);
  const least =
    frequency === 0 ? A_WORD : priorTyped() + TYPED_RIGHT + Math.max(NEVER_TOGETHER, evidence(own));
  const likelier = new Map<string, Neighbour>();
  for (const one of near) {
    const term = firstTerm(one.word, index.locale);
    if (term === undefined || term === own || likelier.has(term)) continue;
    if (others.some(({ members: [first] }) => first!.term === term)) continue;
    const margin = one.score + evidence(term) - least;
    if (margin > 0) likelier.set(term, { word: one.word, term, margin });
  }
  const sorted = [...likelier.values()].sort((a, b) => b.margin - a.margin);
  return sorted.filter(({ margin }) => margin > sorted[0]!.margin - RUNNER_UP).slice(0, MOST_ADDED);
}

function priorOf(term: string, index: Searched): number {
  return wordPrior({ titles: index.titleFrequency(term), things: 0, brands: 0 });
}

/** Whether a word is another form of one that titles hold. */
function isForm(surface: string, term: string, spelling: SpellingIndex): boolean {
  const isNear = surface.length - term.length <= LONGEST_ENDING;
  return isNear && findCandidates(spelling, term, 0, SHORTEST_GUESSED).some(({ distance }) => distance === 0);
}
