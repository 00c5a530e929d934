import { type FieldFault, invalidRequest } from '../../errors.ts';
import type { Context } from '../context.ts';
import { type FaqPlace, findFaqWithWording } from './find-faq-with-wording.ts';

/**
 * Throws `invalid_request` when a wording of a question about the shop at large stands with another one: nobody could
 * tell which answer is meant. Questions of a page are held apart by `requireUnambiguous`.
 */
export async function requireNewWording(
  ctx: Context,
  faq: FaqPlace & { faqId?: number },
  wordings: readonly { text: string; pointer: string }[],
): Promise<void> {
  if (faq.urlKey !== undefined) return;
  const faults: FieldFault[] = [];
  for (const { text, pointer } of wordings)
    if (await findFaqWithWording(ctx, faq, text, faq.faqId))
      faults.push({ pointer, code: 'duplicate', detail: 'another FAQ has this wording' });
  if (faults.length > 0) throw invalidRequest(faults);
}

/** The wordings that a request holds, with their places in it. */
export function wordingsOf(input: { question?: string; variants?: readonly string[] }) {
  const { question, variants = [] } = input;
  const asked = question === undefined ? [] : [{ text: question, pointer: '/question' }];
  return [...asked, ...variants.map((text, i) => ({ text, pointer: `/variants/${i}` }))];
}
