import type { RetrievalIndex, TermGroup } from '../../retrieval/types.ts';
import {
  findCandidates,
  isCorrectable,
  type SpellingCandidate,
  type SpellingIndex,
} from '../../text/spelling/spelling.ts';
import { isSameStart } from '../../text/spelling/typing-slips.ts';
import { firstTerm, isPair, queryTermGroups } from '../../text/terms/query-terms.ts';
import { lexiconWords } from '../lexicon/lexicon-words.ts';
import { wordKey } from '../tokens/scan-query.ts';
import { adjectiveEnding } from './describing-words.ts';
import { APART, evidenceTogether, foundTogether, productsWith, weightBehind } from './found-together.ts';
import { inflectedCandidates } from './inflected-candidates.ts';
import { swapLayout } from './keyboard-layout.ts';
import { JOINING, kindOfText, lightWords } from './weigh-words.ts';

/** One mistyped word and what it was taken for; `or` = other words that may have been meant, weighed beside that. */
export type Correction = {
  from: string;
  to: string;
  or: readonly { word: string; weight: number }[];
  start: number;
  end: number;
};

/** What correcting needs to know of the index. */
export type KnownTerms = Pick<
  RetrievalIndex,
  'locale' | 'documentFrequency' | 'documentCount' | 'search' | 'countUpTo'
>;

/** Words of one query that are looked up; the rest of a longer one stays as typed. */
const MOST_CORRECTED = 6;
/** Candidates compared by what they find together with the rest of the query. */
const COMPARED = 30;
/** Others that are so near in score may have been meant as well: a wrong guess then costs little. */
const RUNNER_UP = 2.5;
const MOST_OTHERS = 3;
/** Nobody types a word twice, on the scale of ln. */
const REPEATED = -4;
/** Two letters are left of three where one was lost. */
const SHORTEST_TYPED = 2;
/**
 * By letters of the typed word, from two on, the score that is believed: words that the shop lacks are near one of its own
 * by chance, the oftener the shorter they are.
 */
const LEAST_SCORES = [4, -1.6, -3, -7, -9.4, -13.5, -15, -17];
/** A text of so many words tells no story, although a function word is among them. */
const LONGEST_SHORT = 3;
/** Two edits are looked for in words this long. */
const SHORT_TWO_EDITS_FROM = 4;

/** Whether any form of a word is a term of the index. */
export function isKnownWord(
  word: string,
  index: Pick<RetrievalIndex, 'locale' | 'documentFrequency'>,
): boolean {
  return queryTermGroups(word, index.locale).every(
    (group) =>
      isPair(group) ||
      group.members.some(({ term, weight }) => weight >= KNOWN_WEIGHT && index.documentFrequency(term) > 0),
  );
}

/** Compound parts alone do not make a word known. */
const KNOWN_WEIGHT = 0.8;

/** The whole query, its language, and what else is a word: one that has synonyms. */
type CorrectionInput = { text: string; language: string; isWord: (word: string) => boolean };

/** Most of what no product holds of a sentence is another word; words this long may still hold wrong letters. */
const LONG_WORD = 9;

/**
 * Corrects the words of a query that no document holds, from the words of titles, brands, categories and facet values.
 *
 * Never touched: words that occur in any field, words with a digit, shopping words of the language, words that have
 * synonyms. The shorter a word, the more must speak for what it is taken for: how likely the error is, how many products
 * are such a thing, and how many hold it with the other words.
 */
export function correctWords(
  words: readonly { text: string; start: number; end: number }[],
  { text: query, language, isWord }: CorrectionInput,
  index: KnownTerms,
  spelling: SpellingIndex,
): Correction[] {
  const shopping = lexiconWords(language);
  const light = lightWords(language);
  const isKnown = (text: string): boolean =>
    shopping.known.has(text.toLowerCase()) ||
    light.has(wordKey(text)) ||
    isKnownWord(text, index) ||
    isWord(text);
  const unknown = words.filter(({ text }) => isCorrectable(text, SHORTEST_TYPED) && !isKnown(text));
  const { isName, isSentence } = kindOfText(query, language);
  const known = words.filter((word) => !unknown.includes(word));
  const context = known
    .filter(({ text }) => !light.has(wordKey(text)))
    .flatMap(({ text }) => queryTermGroups(text, index.locale));
  const withContext = context.length === 0 ? 0 : productsWith(context, index);
  const asked = {
    index,
    spelling,
    shopping: shopping.spelling,
    context,
    withContext,
    light,
    language,
    isSentence,
    isShort: isName || (!isSentence && words.length <= LONGEST_SHORT),
  };
  return unknown.slice(0, MOST_CORRECTED).flatMap(({ text, start, end }) => {
    const isLast = end === words.at(-1)!.end;
    const correction = correctWord(text, { ...asked, isLast });
    return correction ? [{ from: text, ...correction, start, end }] : [];
  });
}

type Query = {
  /** Nothing stands behind the word. */
  isLast: boolean;
  index: KnownTerms;
  spelling: SpellingIndex;
  shopping: SpellingIndex;
  /** The known words of the query. */
  context: readonly TermGroup[];
  /** How many products hold all of those. */
  withContext: number;
  light: ReadonlySet<string>;
  language: string;
  isSentence: boolean;
  /** A name, or hardly more: what stands in it is what is looked for. */
  isShort: boolean;
};

function correctWord(word: string, query: Query): Pick<Correction, 'to' | 'or'> | undefined {
  const { index } = query;
  const swapped = swapLayout(word).find((other) => isOfOtherLayout(other, index));
  if (swapped !== undefined) return { to: swapped, or: [] };
  const split = splitWord(word, index);
  const candidates = candidatesFor(word, query);
  if (split !== undefined && (candidates[0]?.distance ?? 2) > 1) return { to: split, or: [] };
  const [best, ...others] = rankByContext(word, candidates.slice(0, COMPARED), query);
  if (!best) return split === undefined ? undefined : { to: split, or: [] };
  const close = others.filter(({ score }) => best.score < score + RUNNER_UP);
  const or = close
    .slice(0, MOST_OTHERS)
    .map(({ word: other, score }) => ({ word: other, weight: weightBehind(best.score - score) }));
  return { to: best.word, or };
}

/** Stems of short words of one letter are no words: `fbn` is no Russian. */
const SHORTEST_OTHER_STEM = 3;

/** Whether what the same keys give on another keyboard is a word of the shop. */
function isOfOtherLayout(word: string, index: KnownTerms): boolean {
  return isKnownWord(word, index) && (firstTerm(word, index.locale)?.length ?? 0) >= SHORTEST_OTHER_STEM;
}

/** Whether a word ends as adjectives do and the other does not: "romantic" is no mistyped Romania. */
function isOtherEnding(typed: string, candidate: string, language: string): boolean {
  const ending = adjectiveEnding(typed, language);
  return ending !== undefined && !candidate.endsWith(ending);
}

/** The words of the catalogue and of shopping that a word may have meant, the likeliest first. */
function candidatesFor(word: string, query: Query): SpellingCandidate[] {
  const { spelling, shopping, context, isLast, light, language, isSentence, isShort, index } = query;
  const most = word.length < (isSentence ? LONG_WORD : SHORT_TWO_EDITS_FROM) ? 1 : 2;
  const found = findCandidates(spelling, word, most, SHORTEST_TYPED).filter(
    (one) =>
      (one.distance < 2 || !isOtherEnding(word, one.word, language)) &&
      // A word that names nothing is not searched for alone, nor does a query end with one that joins two others.
      (context.length > 0 || !light.has(wordKey(one.word))) &&
      !(isLast && JOINING.has(wordKey(one.word))),
  );
  const inflected = inflectedCandidates(word, spelling, index.locale);
  const operators = findCandidates(shopping, word).filter(
    (candidate) => candidate.distance <= 1 && isSameStart(word.toLowerCase(), candidate.word),
  );
  return [...found, ...inflected, ...operators]
    .filter(({ invented }) => isShort || invented === 0 || word.length >= LONG_WORD)
    .sort((a, b) => b.score - a.score || (a.word < b.word ? -1 : 1))
    .filter((one, i, all) => all.findIndex(({ word: same }) => same === one.word) === i);
}

/**
 * The candidates that may be believed, by their score and how often products hold them with every other known word; the
 * likeliest first.
 */
function rankByContext(
  word: string,
  candidates: readonly SpellingCandidate[],
  query: Query,
): SpellingCandidate[] {
  const least = LEAST_SCORES[Math.min(word.length, LEAST_SCORES.length + 1) - SHORTEST_TYPED]!;
  return candidates
    .map((candidate) => ({ ...candidate, score: candidate.score + besideOthers(candidate, query) }))
    .filter(({ score }) => score >= least)
    .sort((a, b) => b.score - a.score || (a.word < b.word ? -1 : 1));
}

/** What the other words of the query say for a candidate; 0 where it stands alone. */
function besideOthers(
  { word }: SpellingCandidate,
  { context, withContext, index, isSentence }: Query,
): number {
  if (context.length === 0) return 0;
  const groups = queryTermGroups(word, index.locale);
  const isNew = groups.some(
    ({ members }) => !context.some((one) => one.members[0]!.term === members[0]!.term),
  );
  if (!isNew) return REPEATED;
  // Of the many words of a story no product holds all.
  if (isSentence) return -APART;
  return evidenceTogether(foundTogether(groups, context, withContext, index));
}

/** `handbag` as `hand bag`: both parts known, three letters or more, in one title; the commonest pair. */
function splitWord(word: string, index: KnownTerms): string | undefined {
  let best: { text: string; together: number } | undefined;
  for (let at = 3; at <= word.length - 3; at++) {
    const [left, right] = [word.slice(0, at), word.slice(at)];
    if (!isKnownWord(left, index) || !isKnownWord(right, index)) continue;
    const groups = queryTermGroups(`${left} ${right}`, index.locale);
    const together = foundTogether(groups.slice(0, 1), groups.slice(1), 0, index).titles;
    if (together > (best?.together ?? 0)) best = { text: `${left} ${right}`, together };
  }
  return best?.text;
}

/** The text with its corrections in place. */
export function applyCorrections(text: string, corrections: readonly Correction[]): string {
  let result = '';
  let at = 0;
  for (const { start, end, to } of [...corrections].sort((a, b) => a.start - b.start)) {
    result += text.slice(at, start) + to;
    at = end;
  }
  return result + text.slice(at);
}
