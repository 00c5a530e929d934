import type { Context } from '../context.ts';
import { askedKey } from '../faqs/asked/asked-key.ts';
import { withTransaction } from '../transaction.ts';
import { findGap } from './find-gap.ts';
import type { Gap } from './list-gaps.ts';
import { deleteMark, putMark } from './store.ts';
import { type WrittenAnswer, writeAnswer } from './write-answer.ts';

async function mark(
  tx: Context,
  gap: Gap,
  decision: { state: 'published' | 'dismissed'; faqId?: number },
): Promise<void> {
  const updatedAtMs = tx.clock.nowMs();
  for (const { text, locale, asked } of gap.wordings)
    await putMark(tx, { locale, questionKey: askedKey(text), asked, updatedAtMs, ...decision });
}

/**
 * Answers a gap by `writeAnswer`, with the gap's wordings as the other ones. `tried` says what each wording gets now.
 *
 * Throws `gap_not_found`, and `invalid_request` as `createFaq` does.
 */
export async function answerGap(
  ctx: Context,
  gapId: string,
  input: { question: string; answer: string; pageUrl?: string | undefined },
): Promise<WrittenAnswer> {
  const gap = await findGap(ctx, gapId);
  const wordings = gap.wordings.map(({ text }) => text);
  const written = await writeAnswer(ctx, { ...input, wordings, locale: gap.locale });
  await withTransaction(ctx, (tx) => mark(tx, gap, { state: 'published', faqId: written.faqId }));
  return written;
}

/** Says that a gap needs no answer; it comes back when it has been asked twice as often. Throws `gap_not_found`. */
export async function dismissGap(ctx: Context, gapId: string): Promise<void> {
  const gap = await findGap(ctx, gapId);
  await withTransaction(ctx, (tx) => mark(tx, gap, { state: 'dismissed' }));
}

/** Takes a decision back. Throws `gap_not_found`. */
export async function reopenGap(ctx: Context, gapId: string): Promise<void> {
  const gap = await findGap(ctx, gapId);
  await withTransaction(ctx, async (tx) => {
    for (const { text, locale } of gap.wordings) await deleteMark(tx, locale, askedKey(text));
  });
}
