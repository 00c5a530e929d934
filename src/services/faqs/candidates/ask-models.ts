import { ModelError } from '../../../platform/models/models.ts';
import { getSettings } from '../../companies/get-settings.ts';
import type { Context } from '../../context.ts';
import { type CallRecord, callModel, ProviderResting, SpendCapReached } from '../../models/call-model.ts';
import type { CallableModel } from '../../models/models-of.ts';

type Request = { system: string; text: string; maxOutputTokens: number; mostMs: number };

async function ask(ctx: Context, model: CallableModel, request: Request): Promise<string> {
  const { system, text, maxOutputTokens, mostMs } = request;
  const records: CallRecord[] = [];
  const messages = [{ role: 'user' as const, text }];
  const call = { system, messages, tools: [], maxOutputTokens, firstPartMs: mostMs };
  const deadlineMs = ctx.clock.monotonicMs() + mostMs;
  let reply = '';
  for await (const part of callModel(ctx, await getSettings(ctx), {
    model,
    request: call,
    deadlineMs,
    records,
  }))
    if (part.kind === 'text') reply += part.text;
  return reply;
}

/** What `read` finds in the reply of the first model that gives it anything; `undefined` with a spent budget or when all fail. */
export async function askModels<Entry>(
  ctx: Context,
  models: readonly CallableModel[],
  request: Request,
  read: (reply: string) => readonly Entry[],
): Promise<readonly Entry[] | undefined> {
  for (const model of models) {
    try {
      const found = read(await ask(ctx, model, request));
      if (found.length > 0) return found;
    } catch (error) {
      ctx.signal.throwIfAborted();
      const isOutage = error instanceof ModelError || error instanceof ProviderResting;
      if (!isOutage && !(error instanceof SpendCapReached)) throw error;
    }
  }
  return undefined;
}
