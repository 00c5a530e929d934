import type { Context } from '../context.ts';
import { idAt } from '../request-log/id-at.ts';
import { type AskedWording, answeredSince, topWordings } from './store.ts';

export type { AskedWording } from './store.ts';

/** Wordings that were not answered, or rated unhelpful, from `fromMs` to `toMs`; the most asked 1,000. */
export async function listUnanswered(
  ctx: Context,
  { fromMs, toMs }: { fromMs: number; toMs: number },
): Promise<AskedWording[]> {
  const range = { from: idAt('msg', fromMs), to: idAt('msg', toMs) };
  return topWordings(ctx, range, { unansweredOnly: true, limit: 1_000 });
}

/** Which of these wordings a shopper has had answered since `fromMs`. */
export async function listAnsweredSince(
  ctx: Context,
  wordings: readonly string[],
  fromMs: number,
): Promise<string[]> {
  return answeredSince(ctx, wordings, idAt('msg', fromMs));
}
