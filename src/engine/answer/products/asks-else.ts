import { languageOf } from '../../text/locale-lookup.ts';
import { toNormalWord } from '../../text/normal-word.ts';
import { isAspectWord } from '../aspect-words.ts';
import { termsOf } from '../attributes/question-table.ts';
import type { Candidate } from '../candidate.ts';
import type { ProductView } from '../product-view.ts';
import type { Understood } from '../understand.ts';

/**
 * Whether a question about a price means that of a service ("what does it cost to sharpen the chain?"): it has a word
 * that the product's data lacks, and a text that answers has it.
 */
export function asksElse(
  question: Understood,
  { sheet }: ProductView,
  quoted: Candidate | undefined,
): boolean {
  if (quoted === undefined || quoted.band === 'abstain' || quoted.unmentioned !== undefined) return false;
  const { content, language } = question;
  const ofProduct = new Set(termsOf(sheet.text.replaceAll('_', ' '), language));
  const ofText = new Set(quoted.claims.flatMap(({ text }) => termsOf(text, language)));
  return content.some(({ surface, members }) => {
    const isAspect = isAspectWord(toNormalWord(surface.normalize('NFKC'), languageOf(language)), language);
    const isIn = (terms: ReadonlySet<string>) => members.some(({ term }) => terms.has(term));
    return !isAspect && !isIn(ofProduct) && isIn(ofText);
  });
}
