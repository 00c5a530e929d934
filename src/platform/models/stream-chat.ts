import type { Clock } from '../clock/clock.ts';
import { compatibleChat } from './compatible/compatible-chat.ts';
import { failureOf } from './failure-of.ts';
import type { GuardedFetch } from './guarded-fetch.ts';
import { libraryChat } from './library-chat.ts';
import { type ChatPart, type ChatRequest, ModelError, type Provider } from './models.ts';

/** An answer of ours has a tenth of this; a model that goes on and on is stopped here. In UTF-16 units. */
const longestReply = 16_000;
const mostCalls = 8;

/** The parts of a reply up to its end, their text without what no text may hold. Throws `too_long`, or `cut_off` where no end comes. */
async function* wholeReply(parts: AsyncIterable<ChatPart>): AsyncGenerator<ChatPart, void, void> {
  let length = 0;
  let calls = 0;
  for await (const part of parts) {
    if (part.kind === 'text') length += part.text.length;
    if (part.kind === 'tool_call') calls++;
    if (length > longestReply || calls > mostCalls) throw new ModelError('too_long');
    yield part.kind === 'text' ? { kind: 'text', text: part.text.toWellFormed().replaceAll('\0', '') } : part;
    if (part.kind === 'end') return;
  }
  throw new ModelError('cut_off');
}

/**
 * One call of a model, its reply as it comes. Throws `ModelError`, or the request's own reason where its caller broke it off.
 */
export async function* streamChat(
  provider: Provider,
  request: ChatRequest,
  way: GuardedFetch,
  clock: Clock,
): AsyncGenerator<ChatPart, void, void> {
  const own = new AbortController();
  const timer = setTimeout(() => own.abort(new ModelError('timeout')), request.firstPartMs);
  const watched = { ...request, signal: AbortSignal.any([request.signal, own.signal]) };
  const hasBegun = () => clearTimeout(timer);
  let isWhole = false;
  try {
    request.signal.throwIfAborted();
    const parts =
      provider.kind === 'openai-compatible'
        ? compatibleChat(provider, watched, way.post, { hasBegun, nowMs: () => clock.nowMs() })
        : libraryChat(provider, watched, way.fetch, hasBegun);
    yield* wholeReply(parts);
    isWhole = true;
  } catch (error) {
    request.signal.throwIfAborted();
    throw failureOf(own.signal.aborted ? own.signal.reason : error, clock.nowMs());
  } finally {
    clearTimeout(timer);
    // Ends the connection of a reply that nobody reads on.
    if (!isWhole) own.abort(new ModelError('cut_off'));
  }
}
