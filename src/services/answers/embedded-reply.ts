import type { Context } from '../context.ts';
import type { Settings } from '../settings-schema/settings.ts';
import type { Trace } from '../traces/trace.ts';
import type { Question } from './answer-types.ts';
import { replyToShopper, type ShopperReply } from './reply-to-shopper.ts';
import { startTrace } from './trace-recorder.ts';

function withoutModel(settings: Settings): Settings {
  return { ...settings, model: { ...settings.model, enabled: false } };
}

/** What the embedded engine replies, without a model's cost: for questions that nobody has asked just now. Nothing is stored. */
export async function embeddedReply(
  ctx: Context,
  asked: Question,
  settings: Settings,
): Promise<ShopperReply & { trace: Trace }> {
  const trace = startTrace(ctx, asked);
  const reply = await replyToShopper(ctx, asked, withoutModel(settings), trace);
  return { ...reply, trace: trace.finish(reply.answer) };
}
