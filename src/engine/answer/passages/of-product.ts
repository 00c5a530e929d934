import type { Candidate } from '../candidate.ts';
import type { ProductView } from '../product-view.ts';
import type { Understood } from '../understand.ts';
import type { PassageEvidence } from './evidence.ts';

function namesProduct({ source, text, start, end }: PassageEvidence, { product }: ProductView): boolean {
  const title = product.title.toLowerCase();
  return source.title.toLowerCase().includes(title) || text.slice(start, end).toLowerCase().includes(title);
}

/**
 * The passages' answer to a question about a product, taken back where it is about something else.
 *
 * "Does it have pockets?" is asked of the product: a text that neither names it nor is headed by what was asked ("empty
 * the pockets before washing") only shares a word. With one such word it is no answer; with more it is the closest at best.
 */
export function passagesOfProduct(
  question: Understood,
  view: ProductView,
  passages: readonly PassageEvidence[],
  candidate: Candidate | undefined,
): Candidate | undefined {
  if (candidate === undefined || !question.isYesNo || (candidate.features['heading'] ?? 0) > 0)
    return candidate;
  if (question.isPolicy) return candidate;
  const shown = passages.filter(({ id }) => candidate.passages.includes(id));
  if (shown.some((passage) => namesProduct(passage, view))) return candidate;
  if (question.content.length <= 1) return undefined;
  return candidate.band === 'answer' ? { ...candidate, band: 'closest' } : candidate;
}
