import type {
  LanguageModelV4FunctionTool,
  LanguageModelV4Message,
  LanguageModelV4StreamPart,
} from '@ai-sdk/provider';
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
import { inputOf } from './tool-input.ts';

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

/** How a reply ends that is one; a filtered one says nothing. */
const wholeReasons: ReadonlySet<string> = new Set(['stop', 'length', 'tool-calls']);

/** Our part for one of the library's; `undefined` for those that say nothing. Throws what the stream reports. */
function readPart(part: Part): ChatPart | undefined {
  if (part.type === 'text-delta') return { kind: 'text', text: part.delta };
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

/**
 * One reply through the provider's package. Speaks to the package itself: the library's own loop around it (`streamText`) costs
 * some 3 ms a call for retries, telemetry and tools that are our caller's here. Throws what the package and the stream report.
 */
export async function* libraryChat(
  provider: Provider,
  request: ChatRequest,
  fetch: typeof globalThis.fetch,
  hasBegun: () => void,
): AsyncGenerator<ChatPart, void, void> {
  const model = await languageModel(provider, fetch);
  const { stream } = await model.doStream({
    prompt: [systemOf(request.system), ...request.messages.map(messageOf)],
    ...(request.tools.length === 0
      ? {}
      : { tools: request.tools.map(toolOf), toolChoice: { type: 'auto' as const } }),
    maxOutputTokens: request.maxOutputTokens,
    temperature: 0,
    abortSignal: request.signal,
    providerOptions: { openai: { store: false } },
  });
  for await (const part of stream as AsyncIterable<Part>) {
    if (!headParts.has(part.type)) hasBegun();
    const read = readPart(part);
    if (read !== undefined) yield read;
  }
}
