import { failureOfReply } from '../failure-of.ts';
import type { GuardedFetch } from '../guarded-fetch.ts';
import { baseUrlOf } from '../language-model.ts';
import { type ChatPart, type ChatRequest, ModelError, type Provider } from '../models.ts';
import { compatibleBody } from './compatible-body.ts';
import { compatibleReply } from './compatible-reply.ts';
import { eventDataReader } from './event-data.ts';

/** Of the body of a failure so much is read, in bytes. */
const MOST_OF_FAILURE = 16_000;

async function beginningOf(body: AsyncIterable<Uint8Array>): Promise<string> {
  const parts: Uint8Array[] = [];
  let bytes = 0;
  for await (const part of body) {
    parts.push(part);
    bytes += part.length;
    if (bytes >= MOST_OF_FAILURE) break;
  }
  return Buffer.concat(parts).toString('utf8');
}

/** A connection that ends in the middle of a reply cuts that off; anything else is given back as it is. */
function failureOfReading(error: unknown): unknown {
  const { code } = error as { code?: unknown };
  return code === 'UND_ERR_SOCKET' || code === 'ECONNRESET' ? new ModelError('cut_off') : error;
}

/**
 * One reply by the protocol of OpenAI's `/chat/completions`, which most servers of models speak: what comes in one piece over
 * the network is one part. Throws `ModelError`, and what `post` throws.
 */
export async function* compatibleChat(
  provider: Provider,
  request: ChatRequest,
  post: GuardedFetch['post'],
  { hasBegun, nowMs }: { hasBegun: () => void; nowMs: () => number },
): AsyncGenerator<ChatPart, void, void> {
  const { model, apiKey } = provider;
  const { status, headers, body } = await post(`${baseUrlOf(provider)}/chat/completions`, {
    headers: apiKey === undefined ? {} : { authorization: `Bearer ${apiKey}` },
    body: compatibleBody(model, request),
    signal: request.signal,
  });
  if (status < 200 || status > 299)
    throw failureOfReply({ status, headers, body: await beginningOf(body) }, nowMs());
  const dataOf = eventDataReader();
  const reply = compatibleReply(hasBegun);
  try {
    for await (const bytes of body) {
      let text = '';
      for (const data of dataOf(bytes)) if (data !== '[DONE]') text += reply.read(data);
      if (text !== '') yield { kind: 'text', text };
    }
  } catch (error) {
    throw failureOfReading(error);
  }
  yield* reply.end();
}
