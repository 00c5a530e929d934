import { PROMPT_VERSION } from '../../../engine/prompt/rules.ts';
import { AppError } from '../../../errors.ts';
import { ModelError } from '../../../platform/models/models.ts';
import type { Context } from '../../context.ts';
import { type CallRecord, ProviderResting, SpendCapReached } from '../../models/call-model.ts';
import { type CallableModel, modelsOf } from '../../models/models-of.ts';
import { type Composed, composeTalk } from './compose-talk.ts';
import { type ModelQuestion, prepareTalk } from './prepare-talk.ts';
import { type Talk, TalkBrokenOff, type TalkInput, talkWith } from './talk.ts';

/**
 * How far up the ladder a message came: `answered` by a model; `none` = no model is set, so nothing is missing; `failed` =
 * one is set and gave nothing that may be said.
 */
export type ModelRung =
  | { kind: 'answered'; composed: Composed; isDegraded: boolean }
  | { kind: 'none' }
  | { kind: 'failed' };

/** Shares of the whole time after which the next rung is tried when a model has not begun: there must be time for it. */
const firstPartShare = { withNext: 0.375, alone: 0.75 };

/** What one model makes of it; `undefined` = the next rung. */
async function tryModel(
  ctx: Context,
  model: CallableModel,
  input: TalkInput,
): Promise<{ talk: Talk; isWhole: boolean } | undefined> {
  try {
    return { talk: await talkWith(ctx, model, input), isWhole: true };
  } catch (error) {
    ctx.signal.throwIfAborted();
    if (error instanceof TalkBrokenOff) {
      // What a shopper has read stays; what nobody has read yet is better said by the next rung.
      return input.asked.onClaim === undefined ? undefined : { talk: error.talk, isWhole: false };
    }
    if (error instanceof ModelError || error instanceof ProviderResting) return undefined;
    if (!(error instanceof SpendCapReached)) throw error;
    if (input.settings.answers.allowDegraded) return undefined;
    throw new AppError('budget_exhausted', 'The budget for language models is spent.');
  }
}

function traceOf(
  records: readonly CallRecord[],
  talks: readonly Talk[],
  input: { evidence: number; promptLetters: number },
) {
  return {
    prompt: PROMPT_VERSION,
    evidence_blocks: input.evidence,
    prompt_letters: input.promptLetters,
    calls: records.map(
      ({ provider, model, outcome, tookMs, inputTokens, cachedTokens, outputTokens, costMicros }) => ({
        provider,
        model,
        outcome,
        took_ms: tookMs,
        input_tokens: inputTokens,
        cached_tokens: cachedTokens,
        output_tokens: outputTokens,
        cost_micros: costMicros,
      }),
    ),
    cost_micros: records.reduce((sum, { costMicros }) => sum + costMicros, 0),
    status: talks.at(-1)?.reply?.status,
    refused: talks.flatMap(({ refused }) => refused),
    blocked: talks.some(({ isBlocked }) => isBlocked),
  };
}

/**
 * Answers by the company's models, or the server's, in their order: each sees the same evidence and may look further, and
 * whatever it writes goes past the gate. Never throws for what a provider does; `budget_exhausted` where a cap is reached
 * and the company wants no plainer answer.
 */
export async function answerWithModel(ctx: Context, input: ModelQuestion): Promise<ModelRung> {
  const { settings, trace, gathered, ranked, asked } = input;
  const all = modelsOf(ctx, settings);
  if (all.length === 0) return { kind: 'none' };
  const models = all.filter(({ healthKey }) => !ctx.models.health.rests(healthKey));
  if (models.length === 0) {
    // Nothing is read and written for a model that will not be asked.
    trace.note('model', { resting: all.map(({ provider }) => provider.model) });
    return { kind: 'failed' };
  }
  const records: CallRecord[] = [];
  const prepared = await trace.stage('prompt', () => prepareTalk(ctx, input, models[0]!, records));
  const talks: Talk[] = [];
  const note = () =>
    trace.note(
      'model',
      traceOf(records, talks, {
        evidence: prepared.evidence.length,
        promptLetters: prepared.system.length + prepared.message.length,
      }),
    );
  for (const [i, model] of models.entries()) {
    const leftMs = prepared.deadlineMs - ctx.clock.monotonicMs();
    if (leftMs <= 0) break;
    const share = i < models.length - 1 ? firstPartShare.withNext : firstPartShare.alone;
    const firstPartMs = Math.max(1, Math.min(leftMs, ctx.models.config.timeoutMs * share));
    const tried = await trace.stage('model', () => tryModel(ctx, model, { ...prepared, firstPartMs }));
    if (tried === undefined) continue;
    talks.push(tried.talk);
    const composed = composeTalk(tried.talk, { asked, gathered, ranked, voice: gathered.voice });
    if (composed === undefined) break;
    note();
    return { kind: 'answered', composed, isDegraded: i > 0 || !tried.isWhole || gathered.degraded };
  }
  note();
  return { kind: 'failed' };
}
