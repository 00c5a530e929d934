import type { RetrievalIndex, TermGroup } from '../../retrieval/types.ts';
import { queryTermGroups } from '../../text/query-terms.ts';
import { lexiconWords } from '../lexicon/lexicon-words.ts';
import { wordKey } from '../read/scan-query.ts';
import { type Candidate, findCandidates, isCorrectable, mostEdits, type SpellingIndex } from '../spelling.ts';
import { adjectiveEnding } from './describing-words.ts';
import { swapLayout } from './keyboard-layout.ts';
import { kindOfText, lightWords } from './weigh-words.ts';

/** One mistyped word and what it was taken for; `or` = other words that are nearly as likely. */
export type Correction = { from: string; to: string; or: readonly string[]; start: number; end: number };

/** What correcting needs to know of the index. */
export type KnownTerms = Pick<RetrievalIndex, 'locale' | 'documentFrequency' | 'search'>;

/** Words of one query that are looked up; the rest of a longer one stays as typed. */
const MOST_CORRECTED = 6;
/** Candidates compared by what they find together with the rest of the query. */
const COMPARED = 12;
const RUNNER_UP = 1.3;
/** A few letters may have been any of several words. */
const SHORT = 5;
const RUNNER_UP_OF_SHORT = 2.5;
const MOST_OTHERS = 3;
const MOST_COUNTED = 50;
const LEAST_TOGETHER = 3;
/** Two letters are left of three where one was lost. */
const SHORTEST_TYPED = 2;
/** Words this long are believed mistyped whatever stands beside them, and from the next on with any first letter. */
const SHORTEST_SURE = 4;
const ANY_START_FROM = 6;
/** A short word alone is taken for a common one. */
const SHORTEST_ALONE = 3;
const COMMON = 5;
/** Two edits are looked for in words this long. */
const SHORT_TWO_EDITS_FROM = 4;

/** Whether any form of a word is a term of the index. */
export function isKnownWord(
  word: string,
  index: Pick<RetrievalIndex, 'locale' | 'documentFrequency'>,
): boolean {
  return queryTermGroups(word, index.locale).every((group) =>
    group.members.some(({ term, weight }) => weight >= KNOWN_WEIGHT && index.documentFrequency(term) > 0),
  );
}

/** Compound parts alone do not make a word known. */
const KNOWN_WEIGHT = 0.8;

/** The whole query, its language, and what else is a word: one that has synonyms. */
type CorrectionInput = { text: string; language: string; isWord?: (word: string) => boolean };

/** Most of what no product holds of a sentence is another word; words this long may still hold wrong letters. */
const LONG_WORD = 9;

/**
 * Corrects the words of a query that no document holds, from the words of titles, brands, categories and facet values.
 *
 * Never touched: words that occur in any field, words with a digit, shopping words of the language. Short words and other
 * first letters are believed where titles hold the word with the others. Candidates that find something together with the other words win over commoner ones.
 */
export function correctWords(
  words: readonly { text: string; start: number; end: number }[],
  { text: query, language, isWord = () => false }: CorrectionInput,
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
  const { isSentence: isTold } = kindOfText(query, language);
  const known = words.filter((word) => !unknown.includes(word));
  const context = known
    .filter(({ text }) => !light.has(wordKey(text)))
    .flatMap(({ text }) => queryTermGroups(text, index.locale));
  const asked = { index, spelling, shopping: shopping.spelling, context, language, isTold };
  const corrections: Correction[] = [];
  for (const word of unknown.slice(0, MOST_CORRECTED)) {
    const correction = correctWord(word.text, asked);
    if (correction) corrections.push({ from: word.text, ...correction, start: word.start, end: word.end });
  }
  return corrections;
}

type Query = {
  index: KnownTerms;
  spelling: SpellingIndex;
  shopping: SpellingIndex;
  /** The known words of the query. */
  context: readonly TermGroup[];
  language: string;
  isTold: boolean;
};

function correctWord(word: string, query: Query): Pick<Correction, 'to' | 'or'> | undefined {
  const { index } = query;
  const swapped = swapLayout(word).find((other) => isKnownWord(other, index));
  if (swapped !== undefined) return { to: swapped, or: [] };
  const split = splitWord(word, index);
  const candidates = candidatesFor(word, query);
  if (split !== undefined && (candidates[0]?.distance ?? 2) > 1) return { to: split, or: [] };
  const [best, ...others] = rankByContext(word, candidates.slice(0, COMPARED), query);
  if (!best) return split === undefined ? undefined : { to: split, or: [] };
  const margin = word.length <= SHORT ? RUNNER_UP_OF_SHORT : RUNNER_UP;
  const close = others.filter(
    ({ score, distance }) => best.score < score * margin && distance === best.distance,
  );
  return { to: best.word, or: close.slice(0, MOST_OTHERS).map((one) => one.word) };
}

/** Whether two words begin alike, or with their first two letters swapped: fingers seldom miss the first one. */
function isSameStart(typed: string, candidate: string): boolean {
  const word = typed.toLowerCase();
  return word[0] === candidate[0] || (word[0] === candidate[1] && word[1] === candidate[0]);
}

/** Whether a word ends as adjectives do and the other does not: "romantic" is no mistyped Romania. */
function isOtherEnding(typed: string, candidate: string, language: string): boolean {
  const ending = adjectiveEnding(typed, language);
  return ending !== undefined && !candidate.endsWith(ending);
}

/** The words of the catalogue and of shopping that a word may have meant, the likeliest first. */
function candidatesFor(word: string, { spelling, shopping, language, isTold }: Query): Candidate[] {
  const most = word.length < SHORT_TWO_EDITS_FROM ? 1 : 2;
  const found = findCandidates(spelling, word, most, SHORTEST_TYPED).filter(
    (candidate) => candidate.distance < 2 || !isOtherEnding(word, candidate.word, language),
  );
  const operators = findCandidates(shopping, word).filter(
    (candidate) => candidate.distance <= 1 && isSameStart(word, candidate.word),
  );
  return [...found, ...operators]
    .filter(({ invented }) => !isTold || invented === 0 || word.length >= LONG_WORD)
    .sort((a, b) => b.score - a.score || (a.word < b.word ? -1 : 1));
}

/**
 * Whether a word may have been meant although no title holds it with the others: not where the typed word is short, begins
 * otherwise or is two edits away, unless it is a common word and all that was typed.
 */
function isLikely(word: string, candidate: Candidate, isAlone: boolean): boolean {
  const isSame = isSameStart(word, candidate.word);
  const isCommon = candidate.frequency >= COMMON;
  if (candidate.distance > 1 && mostEdits(word) < 2)
    return isCommon && isSame && (word.length > SHORT_TWO_EDITS_FROM || isLonger(candidate.word, word));
  if (word.length >= ANY_START_FROM || (isSame && word.length >= SHORTEST_SURE && candidate.invented === 0))
    return true;
  return isAlone && isCommon && word.length >= SHORTEST_ALONE;
}

/** A word that was cut short to four letters and keeps its last one. */
function isLonger(candidate: string, word: string): boolean {
  return candidate.length > word.length && candidate.at(-1) === word.at(-1)?.toLowerCase();
}

/** Of the best hits, those that hold every word in the title; at most `MOST_COUNTED`. */
function titlesWith(groups: readonly TermGroup[], index: KnownTerms): number {
  const { hits } = index.search({ groups, limit: MOST_COUNTED, minimumCoverage: 0.999, exactTotal: false });
  return hits.filter((hit) => hit.parts.titleCoverage > 0.999).length;
}

/**
 * The candidates that may be believed, by score × (1 + ln(1 + titles that hold it with every other known word)): what
 * stands in titles with the others may begin otherwise and be short.
 */
function rankByContext(word: string, candidates: readonly Candidate[], query: Query): Candidate[] {
  const { context, index, isTold } = query;
  const isAlone = context.length === 0;
  const scored = candidates.flatMap((candidate) => {
    const groups = queryTermGroups(candidate.word, index.locale);
    const isNew = groups.some(
      ({ members }) => !context.some((one) => one.members[0]!.term === members[0]!.term),
    );
    const together = isAlone || !isNew ? 0 : titlesWith([...groups, ...context], index);
    if ((together === 0 || isTold) && !isLikely(word, candidate, isAlone)) return [];
    return [{ ...candidate, score: candidate.score * (1 + Math.log(1 + together)) }];
  });
  return scored.sort((a, b) => b.score - a.score || (a.word < b.word ? -1 : 1));
}

/** `handbag` as `hand bag`: both parts known, three letters or more, found together; the commonest pair. */
function splitWord(word: string, index: KnownTerms): string | undefined {
  let best: { text: string; together: number } | undefined;
  for (let at = 3; at <= word.length - 3; at++) {
    const [left, right] = [word.slice(0, at), word.slice(at)];
    if (!isKnownWord(left, index) || !isKnownWord(right, index)) continue;
    const groups = queryTermGroups(`${left} ${right}`, index.locale);
    const together = titlesWith(groups, index);
    if (together >= LEAST_TOGETHER && together > (best?.together ?? 0))
      best = { text: `${left} ${right}`, together };
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
