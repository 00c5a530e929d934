import { AppError } from '../../errors.ts';
import type { Context } from '../context.ts';
import { findFaq } from './store.ts';
import { writeFaqs } from './write-faq.ts';

/** Takes a FAQ off its page for good: a generated one is never proposed again. Throws `faq_not_found`. */
export async function deleteFaq(ctx: Context, faqId: number): Promise<void> {
  await writeFaqs(ctx, 'faq.deleted', async (tx) => {
    const faq = await findFaq(tx, faqId);
    if (!faq || faq.state === 'retired') throw new AppError('faq_not_found', `There is no FAQ ${faqId}.`);
    return [
      { faq: { ...faq, state: 'retired', review: 'rejected', pinned: false, updatedAtMs: tx.clock.nowMs() } },
    ];
  });
}
