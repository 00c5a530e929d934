import type {
  LanguageModelV4FunctionTool,
  LanguageModelV4Message,
  LanguageModelV4StreamPart,
} from '@ai-sdk/provider';
import type { Clock } from '../clock/clock.ts';
import { failureOf } from './failure-of.ts';
import type { GuardedFetch } from './guarded-fetch.ts';
import { languageModel } from './language-model.ts';
import {
  type ChatMessage,
  type ChatPart,
  type ChatRequest,
  ModelError,
  type Provider,
  type TokenUsage,
  type ToolSpec,
} from './models.ts';

/** An answer of ours has a tenth of this; a model that goes on and on is stopped here. In UTF-16 units. */
const longestReply = 16_000;
const mostCalls = 8;

type Part = LanguageModelV4StreamPart;

/** The part of a request that is the same each time is marked for the providers that ask for it. */
function systemOf(text: string): LanguageModelV4Message {
  return {
    role: 'system',
    content: text,
    providerOptions: { anthropic: { cacheControl: { type: 'ephemeral' } } },
  };
}

function messageOf(message: ChatMessage): LanguageModelV4Message {
  if (message.role === 'user') return { role: 'user', content: [{ type: 'text', text: message.text }] };
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

function toolOf({ name, description, parameters }: ToolSpec): LanguageModelV4FunctionTool {
  return { type: 'function', name, description, inputSchema: parameters };
}

function usageOf({ usage }: Extract<Part, { type: 'finish' }>): TokenUsage | undefined {
  const { inputTokens: read, outputTokens: written } = usage;
  if (read.total === undefined && written.total === undefined) return undefined;
  const count = (tokens: number | undefined) => Math.max(0, Math.floor(tokens ?? 0));
  return {
    inputTokens: count(read.total),
    cachedTokens: Math.min(count(read.total), count(read.cacheRead)),
    outputTokens: count(written.total),
  };
}

/** What a model wrote as the input of a tool; nothing where that is no JSON. */
function inputOf(written: string): unknown {
  try {
    return JSON.parse(written);
  } catch {
    return undefined;
  }
}

/** How a reply ends that is one; a filtered one says nothing. */
const wholeReasons: ReadonlySet<string> = new Set(['stop', 'length', 'tool-calls']);

/** Our part for one of the library's; `undefined` for those that say nothing. Throws what the stream reports. */
function readPart(part: Part): ChatPart | undefined {
  if (part.type === 'text-delta')
    return { kind: 'text', text: part.delta.toWellFormed().replaceAll('\0', '') };
  if (part.type === 'tool-call') {
    const { toolCallId: callId, toolName: name, input } = part;
    return { kind: 'tool_call', call: { callId, name, input: inputOf(input) } };
  }
  if (part.type === 'finish') {
    // Two of the libraries make up an end for a stream that has none.
    if (!wholeReasons.has(part.finishReason.unified)) throw new ModelError('cut_off');
    return { kind: 'end', usage: usageOf(part), isCutShort: part.finishReason.unified === 'length' };
  }
  if (part.type === 'error') throw part.error;
  return undefined;
}

/** Anything but the head of the stream shows that the model has begun. */
const headParts = new Set<Part['type']>(['stream-start', 'response-metadata', 'ping', 'raw']);

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

/**
 * One call of a model, its reply as it comes. Speaks to the provider's package itself: the library's own loop around it
 * (`streamText`) costs some 3 ms a call for retries, telemetry and tools that are our caller's here.
 *
 * Throws `ModelError`, or the request's own reason where its caller broke it off.
 */
export async function* streamChat(
  provider: Provider,
  request: ChatRequest,
  way: GuardedFetch,
  clock: Clock,
): AsyncGenerator<ChatPart, void, void> {
  const own = new AbortController();
  const model = await languageModel(provider, way.fetch);
  const timer = setTimeout(() => own.abort(new ModelError('timeout')), request.firstPartMs);
  const signal = AbortSignal.any([request.signal, own.signal]);
  try {
    request.signal.throwIfAborted();
    const { stream } = await model.doStream({
      prompt: [systemOf(request.system), ...request.messages.map(messageOf)],
      ...(request.tools.length === 0
        ? {}
        : { tools: request.tools.map(toolOf), toolChoice: { type: 'auto' as const } }),
      maxOutputTokens: request.maxOutputTokens,
      temperature: 0,
      abortSignal: signal,
      providerOptions: { openai: { store: false } },
    });
    yield* readStream(stream, () => clearTimeout(timer));
  } catch (error) {
    request.signal.throwIfAborted();
    throw failureOf(own.signal.aborted ? own.signal.reason : error, clock.nowMs());
  } finally {
    clearTimeout(timer);
    // Ends the connection of a reply that nobody reads on.
    own.abort(new ModelError('cut_off'));
  }
}
