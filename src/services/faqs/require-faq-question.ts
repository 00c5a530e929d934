import { AppError } from '../../errors.ts';
import type { Context } from '../context.ts';
import { type Faq, isListable, questionKey } from '../faq-lookup/faq-types.ts';
import { isWithinGrace } from './pages/listing-grace.ts';
import { findRecentFaq } from './recent-faqs.ts';

/** The refusal of a FAQ that was the company's but is answered no more. */
export function faqRetired(): AppError {
  return new AppError('faq_retired', 'This FAQ is no longer offered. Fetch the product FAQs again.');
}

/**
 * The FAQ that a shopper chose, checked in this order: it was listed to this company, it is still answered, and
 * `question` is its question, code point by code point after NFC.
 *
 * Throws `faq_not_found`, `faq_retired` or `faq_question_mismatch`.
 */
export async function requireFaqQuestion(
  ctx: Context,
  input: { faqId: number; question: string },
): Promise<Faq> {
  const faq = await findRecentFaq(ctx, input.faqId);
  if (faq?.lastListedAtMs === undefined)
    throw new AppError('faq_not_found', `There is no FAQ ${input.faqId}.`);
  if (!isListable(faq) && !isWithinGrace(faq, ctx.clock.nowMs())) throw faqRetired();
  if (questionKey(input.question) !== questionKey(faq.question))
    throw new AppError('faq_question_mismatch', `query_text is not the question of FAQ ${faq.faqId}.`, {
      members: { expected_question: faq.question },
    });
  return faq;
}
