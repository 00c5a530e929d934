import { passageParameters } from './parameters.ts';
import type { ScoredSentence } from './score-sentences.ts';

/** Longest text shown, in characters; shorter for scripts that need fewer for the same content. */
const LONGEST_SHOWN = 600;
const LONGEST_SHOWN_DENSE = 250;
const DENSE = /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Thai}]/u;

function textOf(sentence: ScoredSentence): string {
  return sentence.evidence.text.slice(sentence.start, sentence.end);
}

function better(a: ScoredSentence, b: ScoredSentence): number {
  return b.score - a.score || compareIds(a.evidence.id, b.evidence.id) || a.order - b.order;
}

function compareIds(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}

/** Share of the best score at which a sentence counts as nearly as good. */
const CLOSE = 0.85;
/** Likeness of heading and question from which the heading asks the question itself. */
const SAME_HEADING = 0.5;

/**
 * The sentence to start from: where the heading already says what was asked and no sentence adds a word of the
 * question to it, what stands first under the heading is the answer.
 */
function leadOf(top: ScoredSentence, scored: readonly ScoredSentence[]): ScoredSentence {
  const { evidence } = top;
  if (Math.max(evidence.headingLikeness, evidence.titleLikeness) < SAME_HEADING || top.typeMatch === 1)
    return top;
  const inPassage = scored.filter((sentence) => sentence.evidence === evidence);
  const addsWords = !top.negated && top.matched.some((group) => !evidence.inHeadings.has(group));
  return addsWords
    ? top
    : inPassage.reduce((first, other) => (other.order < first.order ? other : first), top);
}

/**
 * The sentences to show: the best one and a second from the same passage, in text order, within the length limit.
 *
 * The second is the best other sentence, words that the first lacks counting extra, for pieces of a long one the better neighbour. Empty without sentences.
 */
export function chooseSentences(scored: readonly ScoredSentence[]): ScoredSentence[] {
  const ordered = [...scored].sort(better);
  const first = ordered[0];
  if (first === undefined) return [];
  // What is not is no answer to what is, where another sentence says nearly as much.
  const instead = first.negated
    ? ordered.find((other) => !other.negated && other.score >= CLOSE * first.score)
    : undefined;
  const top = instead ?? first;
  const best = leadOf(top, scored);
  const limit = DENSE.test(textOf(best)) ? LONGEST_SHOWN_DENSE : LONGEST_SHOWN;
  const adds = ({ matched }: ScoredSentence) =>
    matched.filter((group) => !best.matched.includes(group)).length;
  const asSecond = (sentence: ScoredSentence) => sentence.score + passageParameters.newWord * adds(sentence);
  const others = scored
    .filter((other) => other.evidence === best.evidence && other !== best)
    .filter((other) => !best.isPiece || Math.abs(other.order - best.order) === 1)
    .filter((other) => other.end - other.start + best.end - best.start + 1 <= limit)
    .sort((a, b) => asSecond(b) - asSecond(a) || better(a, b));
  const second = others[0];
  if (second === undefined) return [best];
  return second.order < best.order ? [second, best] : [best, second];
}
