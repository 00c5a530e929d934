import type { Context } from '../context.ts';
import { addCase } from '../evals/add-case.ts';
import { askedKey } from '../faqs/asked-key.ts';
import { createFaq } from '../faqs/create-faq.ts';
import { withTransaction } from '../transaction.ts';
import { findGap } from './find-gap.ts';
import type { Gap } from './list-gaps.ts';
import { deleteMark, putMark } from './store.ts';
import { type TriedWording, tryWordings } from './try-wordings.ts';

/** The most other wordings a FAQ takes (contract §7). */
const mostVariants = 20;

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
 * Answers a gap: a FAQ with the gap's wordings as its variants and a regression case, live when it returns. `tried` says
 * what each wording gets now.
 *
 * Throws `gap_not_found`, and `invalid_request` as `createFaq` does.
 */
export async function answerGap(
  ctx: Context,
  gapId: string,
  input: { question: string; answer: string; pageUrl?: string | undefined },
): Promise<{ faqId: number; tried: TriedWording[] }> {
  const gap = await findGap(ctx, gapId);
  const { question, answer, pageUrl } = input;
  const texts = gap.wordings.map(({ text }) => text);
  const others = [...new Map(texts.map((text) => [askedKey(text), text])).entries()]
    .filter(([key]) => key !== askedKey(question))
    .map(([, text]) => text)
    .slice(0, mostVariants);
  const { locale } = gap;
  const fields = { question, answer, variants: others, locale, ...(pageUrl ? { pageUrl } : {}) };
  const faq = await createFaq(ctx, fields, (tx, made) =>
    mark(tx, gap, { state: 'published', faqId: made.faqId }),
  );
  await addCase(ctx, {
    name: question,
    ask: question,
    locale,
    ...(pageUrl ? { page_url: pageUrl } : {}),
    expect: { status: ['answered'] },
  });
  return { faqId: faq.faqId, tried: await tryWordings(ctx, texts.slice(0, 50), locale) };
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
