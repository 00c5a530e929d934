import type { Context } from '../context.ts';
import type { Faq } from './faq-types.ts';
import { selectFaqsById } from './store.ts';

const idsPerStatement = 500;

/** FAQs by id, whatever their number; ascending where the ids are. */
export async function findFaqs(ctx: Context, faqIds: readonly number[]): Promise<Faq[]> {
  const found: Faq[] = [];
  for (let from = 0; from < faqIds.length; from += idsPerStatement)
    found.push(...(await selectFaqsById(ctx, faqIds.slice(from, from + idsPerStatement))));
  return found;
}
