import { renderAnswer } from '../../engine/say/render.ts';
import type { Context } from '../context.ts';
import type { Faq } from '../faq-lookup/faq-types.ts';
import { currentAnswer } from './answer-faq.ts';

/** What each FAQ is answered with at this moment, by its id; one that the facts support no more has no entry. */
export async function answersOfFaqs(ctx: Context, faqs: readonly Faq[]): Promise<Map<number, string>> {
  const answers = new Map<number, string>();
  for (const faq of faqs) {
    const current = await currentAnswer(ctx, faq);
    if (current) answers.set(faq.faqId, renderAnswer(current.answer.claims).resultText);
  }
  return answers;
}
