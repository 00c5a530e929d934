import {
  type ChatPart,
  type ChatRequest,
  type FailureKind,
  ModelError,
  type TokenUsage,
} from '../../platform/models/models.ts';
import { costMicros, priceOf } from '../../platform/models/price-list.ts';
import type { Context } from '../context.ts';
import type { Settings } from '../settings-schema/settings.ts';
import type { CallableModel } from './models-of.ts';
import { type Reservation, reserveSpend, settleSpend } from './reserve-spend.ts';

/** How one call went, for the trace. */
export type CallRecord = {
  provider: string;
  model: string;
  outcome: 'done' | 'left' | 'resting' | 'over_budget' | FailureKind;
  tookMs: number;
  inputTokens: number;
  cachedTokens: number;
  outputTokens: number;
  costMicros: number;
};

/** A cap on spending leaves no room for the call; nothing was sent. */
export class SpendCapReached extends Error {}

/** The provider has failed too often and rests; nothing was sent. */
export class ProviderResting extends Error {}

/** Takes work that counts a cost; whoever takes it sees to it that it is done. */
export type CountLater = (count: (tx: Context) => Promise<void>) => void;

export type CallInput = {
  model: CallableModel;
  request: Omit<ChatRequest, 'signal'>;
  /** When the whole message has to be answered, by the monotonic clock. */
  deadlineMs: number;
  records: CallRecord[];
  /** Takes what counts the cost of a whole reply, to be kept in one transaction with it; without it, it is counted at once. */
  countLater?: CountLater | undefined;
};

/** Letters a token, at least and on average: what is reserved is rather too much. */
const lettersPerToken = { least: 2.2, average: 4 };

function lettersOf({ system, messages, tools }: CallInput['request']): number {
  const said = messages.reduce((sum, message) => sum + message.text.length, system.length);
  return said + tools.reduce((sum, tool) => sum + JSON.stringify(tool).length, 0);
}

/** What a provider that failed before it wrote anything does not charge for. */
const free: ReadonlySet<FailureKind> = new Set([
  'wrong_key',
  'unknown_model',
  'quota',
  'rate_limited',
  'overloaded',
  'refused_request',
  'unreachable',
  'blocked_address',
]);

/** What may be tried once more at once: the call has done nothing yet. */
function isWorthRetry({ kind, retryAfterMs }: ModelError): boolean {
  return (
    kind === 'unreachable' || (kind === 'rate_limited' && retryAfterMs !== undefined && retryAfterMs <= 250)
  );
}

type Counted = { usage: TokenUsage | undefined; writtenLetters: number; hasBegun: boolean };

function estimated(input: CallInput, { writtenLetters }: Counted): TokenUsage {
  return {
    inputTokens: Math.ceil(lettersOf(input.request) / lettersPerToken.average),
    cachedTokens: 0,
    outputTokens: Math.ceil(writtenLetters / lettersPerToken.average),
  };
}

async function reserve(ctx: Context, settings: Settings, input: CallInput): Promise<Reservation> {
  const inputTokens = Math.ceil(lettersOf(input.request) / lettersPerToken.least);
  const outputTokens = input.request.maxOutputTokens;
  const worst = { inputTokens, cachedTokens: 0, outputTokens };
  const micros = costMicros(priceOf(input.model.provider), worst);
  const reservation = await reserveSpend(ctx, settings, { micros, tokens: inputTokens + outputTokens });
  if (reservation === undefined) throw new SpendCapReached('A cap on spending is reached.');
  return reservation;
}

/** One attempt, watched: what it wrote is counted, and what the caller broke off is told from what failed. */
async function* attempt(
  ctx: Context,
  input: CallInput,
  counted: Counted,
): AsyncGenerator<ChatPart, void, void> {
  const leftMs = Math.max(1, Math.floor(input.deadlineMs - ctx.clock.monotonicMs()));
  const deadline = AbortSignal.timeout(leftMs);
  const signal = AbortSignal.any([ctx.signal, deadline]);
  try {
    for await (const part of ctx.models.chat(input.model.provider, { ...input.request, signal })) {
      counted.hasBegun = true;
      if (part.kind === 'text') counted.writtenLetters += part.text.length;
      if (part.kind === 'tool_call') counted.writtenLetters += JSON.stringify(part.call.input ?? '').length;
      if (part.kind === 'end') counted.usage = part.usage;
      yield part;
    }
  } catch (error) {
    ctx.signal.throwIfAborted();
    throw deadline.aborted ? new ModelError('timeout') : error;
  }
}

/** Why an attempt ended, when it did not end by itself. */
function outcomeOf(error: unknown): CallRecord['outcome'] {
  if (error instanceof ModelError) return error.kind;
  return error instanceof SpendCapReached
    ? 'over_budget'
    : error instanceof ProviderResting
      ? 'resting'
      : 'left';
}

/**
 * One guarded call of one model: its breaker is asked, room is kept in the budgets, the deadline ends it, what it cost is
 * counted, and `records` gets how it went. At most one retry, of calls that did nothing.
 *
 * Throws `ProviderResting`, `SpendCapReached`, `ModelError`, and the context's own reason when its caller has gone.
 */
export async function* callModel(
  ctx: Context,
  settings: Settings,
  input: CallInput,
): AsyncGenerator<ChatPart, void, void> {
  const { health } = ctx.models;
  const { provider, healthKey } = input.model;
  const startedMs = ctx.clock.monotonicMs();
  const counted: Counted = { usage: undefined, writtenLetters: 0, hasBegun: false };
  let reservation: Reservation | undefined;
  let outcome: CallRecord['outcome'] = 'left';
  try {
    if (health.ask(healthKey) === 'wait') throw new ProviderResting('The provider rests.');
    reservation = await reserve(ctx, settings, input);
    try {
      yield* attempt(ctx, input, counted);
    } catch (error) {
      const isOver = !(error instanceof ModelError) || counted.hasBegun || !isWorthRetry(error);
      if (isOver || !health.takeRetry(healthKey)) throw error;
      yield* attempt(ctx, input, counted);
    }
    health.succeeded(healthKey);
    outcome = 'done';
  } catch (error) {
    outcome = outcomeOf(error);
    if (error instanceof ModelError) health.failed(healthKey, error);
    throw error;
  } finally {
    if (outcome === 'left' || outcome === 'over_budget') health.abandoned(healthKey);
    const isFree =
      outcome === 'resting' ||
      outcome === 'over_budget' ||
      (!counted.hasBegun && free.has(outcome as FailureKind));
    const used = isFree
      ? { inputTokens: 0, cachedTokens: 0, outputTokens: 0 }
      : (counted.usage ?? estimated(input, counted));
    const micros = costMicros(priceOf(provider), used);
    input.records.push({
      provider: provider.kind,
      model: provider.model,
      outcome,
      tookMs: ctx.clock.monotonicMs() - startedMs,
      ...used,
      costMicros: micros,
    });
    if (reservation !== undefined) {
      const spent = { micros, tokens: used.inputTokens + used.outputTokens };
      const kept = reservation;
      const count = (tx: Context) => settleSpend(tx, settings, kept, spent);
      if (outcome !== 'done' || input.countLater === undefined) await count(ctx);
      else input.countLater(count);
    }
  }
}
