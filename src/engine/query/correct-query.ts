import type { RetrievalIndex, TermGroup } from '../retrieval/types.ts';
import { queryTermGroups } from '../text/query-terms.ts';
import { swapLayout } from './keyboard-layout.ts';
import { lexiconWords } from './lexicon/lexicon-words.ts';
import { type Candidate, findCandidates, isCorrectable, mostEdits, type SpellingIndex } from './spelling.ts';
import { adjectiveEnding } from './unknown-words.ts';

/** One mistyped word and what it was taken for; `or` = a second word that is nearly as likely. */
export type Correction = { from: string; to: string; or?: string; start: number; end: number };

/** What correcting needs to know of the index. */
export type KnownTerms = Pick<RetrievalIndex, 'locale' | 'documentFrequency' | 'search'>;

/** Words of one query that are looked up; the rest of a longer one stays as typed. */
const MOST_CORRECTED = 6;
/** Candidates compared by what they find together with the rest of the query. */
const COMPARED = 4;
const RUNNER_UP = 1.3;
const MOST_COUNTED = 50;
const LEAST_TOGETHER = 3;
/** Two edits in five to seven letters are believed only of words this common, with the same first letter. */
const SHORT_TWO_EDITS_FROM = 4;
const SHORT_TWO_EDITS_FREQUENCY = 5;
/** Words this long are believed to have lost or changed their first letter: `eadphones`, not `beach` for each. */
const ANY_START_FROM = 6;

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

/**
 * Corrects the words of a query that no document holds, from the words of titles, brands, categories and facet values.
 *
 * Never touched: words that occur in any field, words with a digit, words under four letters, shopping words of the
 * language. Candidates that find something together with the other words win over commoner ones.
 */
export function correctWords(
  words: readonly { text: string; start: number; end: number }[],
  language: string,
  index: KnownTerms,
  spelling: SpellingIndex,
): Correction[] {
  const shopping = lexiconWords(language);
  const unknown = words.filter(
    ({ text }) => isCorrectable(text) && !shopping.known.has(text.toLowerCase()) && !isKnownWord(text, index),
  );
  const known = words.filter((word) => !unknown.includes(word));
  const context = known.flatMap(({ text }) => queryTermGroups(text, index.locale));
  const corrections: Correction[] = [];
  for (const word of unknown.slice(0, MOST_CORRECTED)) {
    const correction = correctWord(word.text, index, spelling, shopping.spelling, context, language);
    if (correction) corrections.push({ from: word.text, ...correction, start: word.start, end: word.end });
  }
  return corrections;
}

function correctWord(
  word: string,
  index: KnownTerms,
  spelling: SpellingIndex,
  shopping: SpellingIndex,
  context: readonly TermGroup[],
  language: string,
): { to: string; or?: string } | undefined {
  const swapped = swapLayout(word).find((other) => isKnownWord(other, index));
  if (swapped !== undefined) return { to: swapped };
  const split = splitWord(word, index);
  const candidates = candidatesFor(word, spelling, shopping, language);
  if (split !== undefined && (candidates[0]?.distance ?? 2) > 1) return { to: split };
  if (candidates.length === 0) return undefined;
  const ranked = rankByContext(candidates.slice(0, COMPARED), context, index);
  const [best, second] = ranked;
  const isClose = second && best!.score < second.score * RUNNER_UP && second.distance === best!.distance;
  return isClose ? { to: best!.word, or: second.word } : { to: best!.word };
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

function candidatesFor(
  word: string,
  spelling: SpellingIndex,
  shopping: SpellingIndex,
  language: string,
): Candidate[] {
  const found = findCandidates(spelling, word).filter(
    (candidate) =>
      (word.length >= ANY_START_FROM || isSameStart(word, candidate.word)) &&
      (candidate.distance < 2 || !isOtherEnding(word, candidate.word, language)),
  );
  const operators = findCandidates(shopping, word).filter(
    (candidate) => candidate.distance <= 1 && isSameStart(word, candidate.word),
  );
  const farther =
    mostEdits(word) > 1 || word.length < SHORT_TWO_EDITS_FROM
      ? []
      : findCandidates(spelling, word, 2).filter(
          (candidate) =>
            candidate.distance === 2 &&
            candidate.frequency >= SHORT_TWO_EDITS_FREQUENCY &&
            candidate.word[0] === word[0]?.toLowerCase() &&
            (word.length > SHORT_TWO_EDITS_FROM || isLonger(candidate.word, word)),
        );
  return [...found, ...operators, ...farther].sort((a, b) => b.score - a.score || (a.word < b.word ? -1 : 1));
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

/** Multiplies a candidate's score by 1 + ln(1 + titles that hold it with every other known word). */
function rankByContext(
  candidates: readonly Candidate[],
  context: readonly TermGroup[],
  index: KnownTerms,
): Candidate[] {
  if (context.length === 0 || candidates.length === 1) return [...candidates];
  const scored = candidates.map((candidate) => {
    const groups = [...queryTermGroups(candidate.word, index.locale), ...context];
    return { ...candidate, score: candidate.score * (1 + Math.log(1 + titlesWith(groups, index))) };
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
