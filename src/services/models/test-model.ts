import { baseUrlOf } from '../../platform/models/language-model.ts';
import { type FailureKind, ModelError } from '../../platform/models/models.ts';
import type { BaseContext } from '../context.ts';
import type { CallableModel } from './models-of.ts';

/** How a model did when it was tried. `fix` is there when something is wrong with it. */
export type ModelTest = {
  provider: string;
  model: string;
  address: string;
  ok: boolean;
  detail: string;
  fix?: string;
  firstPartMs?: number;
  tookMs: number;
};

const question =
  'Reply with this JSON object and nothing else: {"status":"not_found","sentences":[],"products":[]}';
const maxOutputTokens = 400;
/** A local model may have to be read from disk first. */
const mostMs = 60_000;
/** Slower than this to begin, and most messages are answered by the embedded engine instead. */
const slowShare = 0.5;

const faults: Readonly<Record<FailureKind, [detail: string, fix: string]>> = {
  wrong_key: ['the key was refused', 'set the right API key'],
  unknown_model: [
    'the server knows no model of this name',
    'correct the name; of a local server, fetch the model first (ollama pull)',
  ],
  quota: ['the account has no credit left', 'pay in at the provider, or use another model'],
  rate_limited: [
    'too many requests for this account',
    'wait a minute, or ask the provider for a higher limit',
  ],
  overloaded: ['the provider is overloaded', 'try again in a minute'],
  server_error: [
    'the provider had an error of its own',
    'try again in a minute; of a local server, read its log',
  ],
  refused_request: [
    'the provider refused the request',
    'check that the protocol is the right one for this address',
  ],
  unreachable: ['nothing answers at this address', 'check the address, and that the server runs'],
  blocked_address: [
    'the address is private',
    'the operator may allow it with AISLE_MODEL_ALLOW_PRIVATE, or set the model as the server’s own (AISLE_MODEL_URL)',
  ],
  timeout: ['no reply in time', 'use a smaller or faster model'],
  cut_off: ['the reply broke off', 'try again; of a local server, read its log'],
  bad_response: [
    'what answers there does not speak this protocol',
    'check the provider and the address (most end in /v1)',
  ],
  too_long: ['the reply did not end', 'use another model'],
};

async function chatOnce(base: BaseContext, { provider }: CallableModel) {
  const startedMs = base.clock.monotonicMs();
  let firstPartMs: number | undefined;
  let text = '';
  const request = {
    system: 'You are a test.',
    messages: [{ role: 'user' as const, text: question }],
    tools: [],
    maxOutputTokens,
    firstPartMs: mostMs,
    signal: AbortSignal.any([base.signal, AbortSignal.timeout(mostMs)]),
  };
  for await (const part of base.models.chat(provider, request)) {
    firstPartMs ??= base.clock.monotonicMs() - startedMs;
    if (part.kind === 'text') text += part.text;
  }
  return { text, firstPartMs: firstPartMs ?? 0, tookMs: base.clock.monotonicMs() - startedMs };
}

/** What is wrong with a model, by what it threw, and how to mend it. */
export function faultOf(error: unknown): { detail: string; fix: string } {
  const [detail, fix] = faults[error instanceof ModelError ? error.kind : 'timeout'];
  return { detail, fix };
}

/** Asks a model for one small reply and says how it did, or what is wrong and how to mend it. Never throws for what a provider does. */
export async function testModel(base: BaseContext, model: CallableModel): Promise<ModelTest> {
  const { kind, model: name } = model.provider;
  const about = { provider: kind, model: name, address: baseUrlOf(model.provider) };
  const startedMs = base.clock.monotonicMs();
  try {
    const { text, firstPartMs, tookMs } = await chatOnce(base, model);
    const isFormed = /\{\s*"status"/u.test(text);
    const isSlow = firstPartMs > base.models.config.timeoutMs * slowShare;
    const time = `began after ${(firstPartMs / 1000).toFixed(1)} s, took ${(tookMs / 1000).toFixed(1)} s`;
    const measured = { ...about, firstPartMs, tookMs };
    if (!isFormed)
      return {
        ...measured,
        ok: false,
        detail: `it answers, but not in the form asked for; ${time}`,
        fix: 'use a larger model',
      };
    if (isSlow)
      return {
        ...measured,
        ok: false,
        detail: `it answers, but slowly: ${time}`,
        fix: 'run it once more, since the first reply loads the model; else use a smaller one or a GPU',
      };
    return { ...measured, ok: true, detail: `it answers; ${time}` };
  } catch (error) {
    base.signal.throwIfAborted();
    return { ...about, ok: false, ...faultOf(error), tookMs: base.clock.monotonicMs() - startedMs };
  }
}
