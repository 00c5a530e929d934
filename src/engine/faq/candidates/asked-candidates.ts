import { maySayPersonalData } from '../../text/phrases/personal-data.ts';
import type { FaqCandidate } from './candidate.ts';

/** A question as shoppers wrote it, and how many of them did; one asked about a similar product counts half. */
export type AskedQuestion = { question: string; askers: number };

const leastAskers = 2;
const longest = 120;
const questionMark = /[?？؟]$/u;

/** A shopper's question as it may stand on a page: trimmed, opened with a capital, closed with a mark; `undefined` = never. */
export function cleanQuestion(question: string, locale: string): string | undefined {
  const text = question.replace(/\s+/gu, ' ').trim();
  const length = [...text].length;
  if (length < 8 || length > longest || maySayPersonalData(text) || !/\p{L}{2}/u.test(text)) return undefined;
  if (/(.)\1{4,}/u.test(text) || text === text.toLocaleUpperCase(locale)) return undefined;
  const opened = text.startsWith('¿') ? text : text.charAt(0).toLocaleUpperCase(locale) + text.slice(1);
  return questionMark.test(opened) ? opened : `${opened.replace(/[.!,;:]+$/u, '')}?`;
}

/**
 * Questions that at least two shoppers asked, as candidates. Every word has to be one that the shop itself knows
 * (`isKnown`), so that nobody can write on a page what he likes.
 */
export function askedCandidates(
  asked: readonly AskedQuestion[],
  locale: string,
  isKnown: (question: string) => boolean,
): FaqCandidate[] {
  return asked.flatMap(({ question, askers }): FaqCandidate[] => {
    if (askers < leastAskers) return [];
    const clean = cleanQuestion(question, locale);
    if (clean === undefined || !isKnown(clean)) return [];
    return [{ kind: 'asked', wordings: [clean], topic: `asked:${clean}`, askers, prior: 0.7, rarity: 0 }];
  });
}
