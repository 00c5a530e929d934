import type { ModelMessage, SystemModelMessage, TextStreamPart, ToolSet } from 'ai';
import type { Clock } from '../clock/clock.ts';
import { bareHostname } from '../fetcher/target.ts';
import { embedTexts } from './embed-texts.ts';
import { createPackagedEncoder } from './encoder/packaged-encoder.ts';
import { failureOf } from './failure-of.ts';
import { type GuardedFetch, guardedFetch } from './guarded-fetch.ts';
import { baseUrlOf, languageModel } from './language-model.ts';
import {
  type ChatMessage,
  type ChatPart,
  type ChatRequest,
  type ModelConfig,
  ModelError,
  type Models,
  type Provider,
  type TokenUsage,
} from './models.ts';
import { createProviderHealth } from './provider-health.ts';
import { rerankTexts } from './rerank-texts.ts';

export type ModelsOptions = { clock: Clock; config: ModelConfig };

/** An answer of ours has a tenth of this; a model that goes on and on is stopped here. In UTF-16 units. */
const longestReply = 16_000;
const mostCalls = 8;

type Part = TextStreamPart<ToolSet>;
type Library = typeof import('ai');

function toModelMessage(message: ChatMessage): ModelMessage {
  if (message.role === 'user') return { role: 'user', content: message.text };
  if (message.role === 'tool') {
    const { callId, name, text } = message;
    const output = { type: 'text' as const, value: text };
    return { role: 'tool', content: [{ type: 'tool-result', toolCallId: callId, toolName: name, output }] };
  }
  const calls = (message.calls ?? []).map(({ callId, name, input }) => ({
    type: 'tool-call' as const,
    toolCallId: callId,
    toolName: name,
    input,
  }));
  const text = message.text === '' ? [] : [{ type: 'text' as const, text: message.text }];
  return { role: 'assistant', content: [...text, ...calls] };
}

function toolsOf({ tools }: ChatRequest, { jsonSchema, tool }: Library): ToolSet {
  return Object.fromEntries(
    tools.map(({ name, description, parameters }) => [
      name,
      tool({ description, inputSchema: jsonSchema(parameters) }),
    ]),
  );
}

/** The part of a request that is the same each time is marked for the providers that ask for it. */
function systemOf(text: string): SystemModelMessage {
  return {
    role: 'system',
    content: text,
    providerOptions: { anthropic: { cacheControl: { type: 'ephemeral' } } },
  };
}

function usageOf({ totalUsage }: Extract<Part, { type: 'finish' }>): TokenUsage | undefined {
  const { inputTokens, outputTokens, inputTokenDetails } = totalUsage;
  if (inputTokens === undefined && outputTokens === undefined) return undefined;
  const count = (tokens: number | undefined) => Math.max(0, Math.floor(tokens ?? 0));
  return {
    inputTokens: count(inputTokens),
    cachedTokens: Math.min(count(inputTokens), count(inputTokenDetails?.cacheReadTokens)),
    outputTokens: count(outputTokens),
  };
}

/** How a reply ends that is one; a filtered one says nothing. */
const wholeReasons: ReadonlySet<string> = new Set(['stop', 'length', 'tool-calls']);

/** Our part for one of the library's; `undefined` for those that say nothing. Throws what the stream reports. */
function readPart(part: Part): ChatPart | undefined {
  if (part.type === 'text-delta')
    return { kind: 'text', text: part.text.toWellFormed().replaceAll('\0', '') };
  if (part.type === 'tool-call')
    return { kind: 'tool_call', call: { callId: part.toolCallId, name: part.toolName, input: part.input } };
  if (part.type === 'finish') {
    // Two of the libraries make up an end for a stream that has none.
    if (!wholeReasons.has(part.finishReason)) throw new ModelError('cut_off');
    return { kind: 'end', usage: usageOf(part), isCutShort: part.finishReason === 'length' };
  }
  if (part.type === 'error') throw part.error;
  if (part.type === 'abort') throw new ModelError('timeout');
  return undefined;
}

/** Anything but the head of the stream shows that the model has begun. */
const headParts = new Set<Part['type']>(['start', 'start-step', 'raw']);

async function* readStream(
  stream: AsyncIterable<Part>,
  hasBegun: () => void,
): AsyncGenerator<ChatPart, void, void> {
  let length = 0;
  let calls = 0;
  for await (const part of stream) {
    if (!headParts.has(part.type)) hasBegun();
    const read = readPart(part);
    if (read === undefined) continue;
    if (read.kind === 'text') length += read.text.length;
    if (read.kind === 'tool_call') calls++;
    if (length > longestReply || calls > mostCalls) throw new ModelError('too_long');
    yield read;
    if (read.kind === 'end') return;
  }
  throw new ModelError('cut_off');
}

/** One call through the library; whatever goes wrong is a `ModelError`, unless the caller's own signal was the cause. */
async function* callOnce(
  provider: Provider,
  request: ChatRequest,
  way: GuardedFetch,
  clock: Clock,
): AsyncGenerator<ChatPart, void, void> {
  const own = new AbortController();
  const library = await import('ai');
  const model = await languageModel(provider, way.fetch);
  const timer = setTimeout(() => own.abort(new ModelError('timeout')), request.firstPartMs);
  const signal = AbortSignal.any([request.signal, own.signal]);
  try {
    request.signal.throwIfAborted();
    const { fullStream } = library.streamText({
      model,
      instructions: systemOf(request.system),
      messages: request.messages.map(toModelMessage),
      ...(request.tools.length === 0 ? {} : { tools: toolsOf(request, library) }),
      maxOutputTokens: request.maxOutputTokens,
      temperature: 0,
      maxRetries: 0,
      abortSignal: signal,
      onError: () => undefined,
      providerOptions: { openai: { store: false } },
    });
    yield* readStream(fullStream, () => clearTimeout(timer));
  } catch (error) {
    request.signal.throwIfAborted();
    throw failureOf(own.signal.aborted ? own.signal.reason : error, clock.nowMs());
  } finally {
    clearTimeout(timer);
    // Ends the connection of a reply that nobody reads on.
    own.abort(new ModelError('cut_off'));
  }
}

function hostsOf({ providers, embedding, reranking }: ModelConfig): string[] {
  const all = [...providers, embedding, reranking].filter((each) => each !== undefined);
  return all.flatMap((provider) => {
    const url = URL.parse(baseUrlOf(provider));
    if (url === null) return [];
    return [`${bareHostname(url)}:${url.port || (url.protocol === 'https:' ? '443' : '80')}`];
  });
}

/**
 * The door to language models, through the `ai` library and its four providers. Nothing is loaded or connected before the
 * first call; `close` ends what is open.
 */
export function createModels({ clock, config }: ModelsOptions): Models {
  const ways = {
    operators: guardedFetch(new Set(hostsOf(config))),
    companies: guardedFetch(new Set(config.allowPrivate.map((host) => host.toLowerCase()))),
  };
  const encoder = createPackagedEncoder();
  const wayOf = (provider: Provider) => (provider.isOperators ? ways.operators : ways.companies);
  /** Work whose failures are `ModelError`s, unless its caller has gone. */
  const guarded = async <T>(signal: AbortSignal, work: () => Promise<T>): Promise<T> => {
    try {
      return await work();
    } catch (error) {
      signal.throwIfAborted();
      throw failureOf(error, clock.nowMs());
    }
  };
  // The library writes its advice to the console otherwise.
  Object.assign(globalThis, { AI_SDK_LOG_WARNINGS: false });
  return {
    config,
    health: createProviderHealth(clock),
    chat: (provider, request) => callOnce(provider, request, wayOf(provider), clock),
    embed: (provider, texts, signal) =>
      guarded(signal, () =>
        provider.kind === 'packaged'
          ? encoder.embed(texts, signal)
          : embedTexts(provider, texts, wayOf(provider).fetch, signal),
      ),
    rerank: (provider, input, signal) =>
      guarded(signal, () => rerankTexts(provider, input, wayOf(provider).fetch, signal)),
    warm: async () => {
      const [first] = config.providers;
      if (config.embedding?.kind === 'packaged') encoder.warm();
      await import('ai');
      if (first) await languageModel({ ...first, isOperators: true }, ways.operators.fetch);
    },
    close: async () => {
      await encoder.close();
      await Promise.all([ways.operators.close(), ways.companies.close()]);
    },
  };
}
