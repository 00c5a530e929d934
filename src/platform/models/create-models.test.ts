import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { afterAll, describe, expect, test } from 'vitest';
import { systemClock } from '../clock/clock.ts';
import { readConfig } from '../config/read-config.ts';
import { createModels } from './create-models.ts';
import type { ChatPart, ChatRequest, ModelError, Provider, ProviderKind } from './models.ts';

/** Streams in the providers' documented wire formats, and what each was asked with. */
const fixtures = new URL('../../../test/fixtures/model-wire/', import.meta.url);
type Seen = { url: string; headers: Record<string, unknown>; body: string };
let seen: Seen | undefined;
let reply: { status: number; headers: Record<string, string>; body: string | Buffer };

const server = createServer((request, response) => {
  let body = '';
  request.on('data', (part: Buffer) => {
    body += part.toString('utf8');
  });
  request.on('end', () => {
    seen = { url: request.url ?? '', headers: request.headers, body };
    response.writeHead(reply.status, reply.headers);
    // In small pieces, so that characters and frames are cut.
    const bytes = Buffer.from(reply.body);
    for (let at = 0; at < bytes.length; at += 7) response.write(bytes.subarray(at, at + 7));
    response.end();
  });
});
await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
const address = server.address();
const port = typeof address === 'object' && address ? address.port : 0;
const baseUrl = `http://127.0.0.1:${port}/v1`;

const kinds: readonly ProviderKind[] = ['openai-compatible', 'openai', 'anthropic', 'google'];
const config = { ...readConfig({}).models, providers: [{ kind: 'openai' as const, model: 'm', baseUrl }] };
const models = createModels({ clock: systemClock, config });
afterAll(async () => {
  await models.close();
  server.closeAllConnections();
  server.close();
});

const tool = {
  name: 'search_pages',
  description: 'Finds pages.',
  parameters: { type: 'object', properties: { query: { type: 'string' } }, required: ['query'] },
};

async function chat(
  provider: Partial<Provider> & { kind: ProviderKind },
  request: Partial<ChatRequest> = {},
) {
  const parts: ChatPart[] = [];
  const whole: Provider = { model: 'a-model', apiKey: 'sk-secret', baseUrl, isOperators: true, ...provider };
  for await (const part of models.chat(whole, {
    system: 'RULES',
    messages: [{ role: 'user', text: 'hello' }],
    tools: [tool],
    maxOutputTokens: 321,
    signal: AbortSignal.timeout(5_000),
    firstPartMs: 4_000,
    ...request,
  }))
    parts.push(part);
  return parts;
}

const fixture = (name: string) => readFileSync(new URL(name, fixtures), 'utf8');

function streamOf(kind: ProviderKind, what: 'text' | 'call' | 'error'): string {
  return fixture(`${kind}.${what}.sse`);
}

/** How each provider refuses, in the body that it documents, and what that is. */
const refusals = {
  'openai-compatible': [404, 'unknown_model'],
  openai: [429, 'quota'],
  anthropic: [529, 'overloaded'],
  google: [429, 'rate_limited'],
  packaged: [500, 'server_error'],
} as const;

const events = { 'content-type': 'text/event-stream' };

describe.each(kinds)('%s', (kind) => {
  test('text comes in pieces, then the tokens as they were counted', async () => {
    reply = { status: 200, headers: events, body: streamOf(kind, 'text') };
    const parts = await chat({ kind });
    expect(parts.map((part) => (part.kind === 'text' ? part.text : '')).join('')).toBe('Grüße aus Galway');
    expect(parts.at(-1)).toEqual({
      kind: 'end',
      usage: { inputTokens: 37, cachedTokens: 32, outputTokens: 11 },
      isCutShort: false,
    });
    const sent = seen!.body;
    for (const text of ['RULES', 'hello', 'search_pages', '321']) expect(sent).toContain(text);
    expect(JSON.stringify(seen!.headers)).toContain('sk-secret');
    expect(sent + seen!.url).not.toContain('sk-secret');
  });

  test('a tool is asked for, and its result goes back', async () => {
    reply = { status: 200, headers: events, body: streamOf(kind, 'call') };
    const parts = await chat({ kind });
    const call = parts.flatMap((part) => (part.kind === 'tool_call' ? [part.call] : []))[0]!;
    expect(call).toMatchObject({ name: 'search_pages', input: { query: 'returns' } });
    reply = { status: 200, headers: events, body: streamOf(kind, 'text') };
    await chat(
      { kind },
      {
        messages: [
          { role: 'user', text: 'hello' },
          { role: 'assistant', text: '', calls: [call] },
          { role: 'tool', callId: call.callId, name: call.name, text: 'FOUND IT' },
        ],
      },
    );
    expect(seen!.body).toContain('FOUND IT');
  });

  test.each([
    [401, {}, 'wrong_key'],
    [404, {}, 'unknown_model'],
    [429, { 'retry-after': '7' }, 'rate_limited'],
    [500, {}, 'server_error'],
    [529, {}, 'overloaded'],
  ] as const)('status %i', async (status, headers, failure) => {
    reply = {
      status,
      headers: { 'content-type': 'application/json', ...headers },
      body: '{"error":{"message":"SECRET TEXT"}}',
    };
    const error = (await chat({ kind }).catch((thrown: unknown) => thrown)) as ModelError;
    expect(error).toMatchObject({ name: 'ModelError', kind: failure });
    expect(error.retryAfterMs).toBe(status === 429 ? 7_000 : undefined);
    expect(error.message).not.toContain('SECRET');
  });

  test('a refusal in the provider’s own words', async () => {
    const [status, failure] = refusals[kind];
    const headers = { 'content-type': 'application/json' };
    reply = { status, headers, body: fixture(`${kind}.error.json`) };
    await expect(chat({ kind })).rejects.toMatchObject({ name: 'ModelError', kind: failure });
  });

  test('an error in the middle of a stream is no reply', async () => {
    reply = { status: 200, headers: events, body: streamOf(kind, 'error') };
    await expect(chat({ kind })).rejects.toMatchObject({ name: 'ModelError' });
  });

  test('a stream that ends early is no reply', async () => {
    const whole = streamOf(kind, 'text');
    reply = {
      status: 200,
      headers: events,
      body: Buffer.from(whole).subarray(0, Buffer.from(whole).indexOf(0xc3) + 1),
    };
    await expect(chat({ kind })).rejects.toMatchObject({ name: 'ModelError' });
  });
});

test('a private address that nobody allowed is not connected to', async () => {
  seen = undefined;
  reply = { status: 200, headers: events, body: streamOf('openai', 'text') };
  await expect(chat({ kind: 'openai', isOperators: false })).rejects.toMatchObject({
    kind: 'blocked_address',
  });
  for (const host of ['localhost', '[::1]', '2130706433', '0x7f.1', '[::ffff:127.0.0.1]'])
    await expect(
      chat({ kind: 'openai', isOperators: false, baseUrl: `http://${host}:${port}/v1` }),
    ).rejects.toMatchObject({ kind: 'blocked_address' });
  expect(seen).toBeUndefined();
});

test('who breaks off is told apart from a provider that fails', async () => {
  const abort = new AbortController();
  abort.abort(new Error('gone'));
  await expect(chat({ kind: 'openai' }, { signal: abort.signal })).rejects.toThrow('gone');
});
