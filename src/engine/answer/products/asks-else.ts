import type { TermGroup } from '../../retrieval/types.ts';
import { languageOf } from '../../text/locale-lookup.ts';
import { toNormalWord } from '../../text/normal-word.ts';
import { isAspectWord } from '../aspect-words.ts';
import { termsOf } from '../attributes/question-table.ts';
import type { Candidate } from '../candidate.ts';
import { leanOf } from '../points-back.ts';
import type { ProductView } from '../product-view.ts';
import type { Understood } from '../understand.ts';

/** The words of a question that name something the product's data lacks. */
function foreignGroups({ content, language }: Understood, { sheet }: ProductView): TermGroup[] {
  const ofProduct = new Set(termsOf(sheet.text.replaceAll('_', ' '), language));
  return content.filter(({ surface, members }) => {
    const word = toNormalWord(surface.normalize('NFKC'), languageOf(language));
    return !isAspectWord(word, language) && !members.some(({ term }) => ofProduct.has(term));
  });
}

/** Whether a question that nothing ties to the product talked of asks for something else: "what does engraving cost?". */
export function leavesProduct(question: Understood, view: ProductView): boolean {
  return leanOf(question) === 'not' && foreignGroups(question, view).length > 0;
}

/**
 * Whether a question about a price means that of a service ("what does it cost to sharpen the chain?"): it has a word
 * that the product's data lacks, and a text that answers has it.
 */
export function asksElse(question: Understood, view: ProductView, quoted: Candidate | undefined): boolean {
  if (quoted === undefined || quoted.band === 'abstain' || quoted.unmentioned !== undefined) return false;
  const ofText = new Set(quoted.claims.flatMap(({ text }) => termsOf(text, question.language)));
  return foreignGroups(question, view).some(({ members }) => members.some(({ term }) => ofText.has(term)));
}
