import { AppError } from '../../errors.ts';
import type { Context } from '../context.ts';
import type { Faq } from '../faq-lookup/faq-types.ts';
import { findFaq } from './store.ts';

/** One FAQ of the company, retired ones too. Throws `faq_not_found`. */
export async function getFaq(ctx: Context, faqId: number): Promise<Faq> {
  const faq = await findFaq(ctx, faqId);
  if (!faq) throw new AppError('faq_not_found', `There is no FAQ ${faqId}.`);
  return faq;
}
