import { cleanQuestion } from '../../engine/faq/candidates/asked-candidates.ts';
import { wordingLikeness } from '../../engine/faq/match/likeness.ts';
import { readWording } from '../../engine/faq/match/wording.ts';
import { AppError } from '../../errors.ts';
import type { Context } from '../context.ts';
import { type Faq, isApproved, isListable } from '../faq-lookup/faq-types.ts';
import { requireNewWording } from './require-new-wording.ts';
import { findFaq } from './store.ts';
import { requireUnambiguous, writeFaqs } from './write-faq.ts';

const MOST_VARIANTS = 20;
/** Share of words from which a wording says nothing that another does not. */
const SAME_FROM = 0.8;

/** The FAQ with the wording added; `undefined` when it has it, as good as, or has enough. */
function withWording(faq: Faq | undefined, wording: string): Faq | undefined {
  if (!faq || !isListable(faq) || !isApproved(faq) || faq.variants.length >= MOST_VARIANTS) return undefined;
  const clean = cleanQuestion(wording, faq.locale);
  if (clean === undefined) return undefined;
  const asked = readWording(clean, faq.locale);
  const isKnown = [faq.question, ...faq.variants].some(
    (other) => wordingLikeness(asked, readWording(other, faq.locale), () => 1).terms >= SAME_FROM,
  );
  return isKnown ? undefined : { ...faq, variants: [...faq.variants, clean] };
}

/**
 * Keeps a wording that was answered from a FAQ and found right as another wording of it, so that it is sure from now on.
 * What could not stand on a page (personal data), what another FAQ asks and what says nothing new is not kept.
 */
export async function confirmWording(
  ctx: Context,
  { faqId, wording }: { faqId: number; wording: string },
): Promise<void> {
  const next = withWording(await findFaq(ctx, faqId), wording);
  if (next === undefined) return;
  try {
    await requireNewWording(ctx, next, [{ text: next.variants.at(-1)!, pointer: '' }]);
    await writeFaqs(ctx, 'faq.wording_confirmed', async (tx) => {
      const stored = await findFaq(tx, faqId);
      const faq = withWording(stored, wording) ?? stored!;
      await requireUnambiguous(tx, faq);
      return [{ faq: { ...faq, updatedAtMs: tx.clock.nowMs() } }];
    });
  } catch (error) {
    // Another FAQ has the wording: the rating stands, the wording stays where it is.
    if (!(error instanceof AppError) || error.code !== 'invalid_request') throw error;
  }
}
