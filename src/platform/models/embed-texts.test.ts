import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { embedTexts } from './embed-texts.ts';
import type { Provider, ProviderKind } from './models.ts';
import { rerankTexts } from './rerank-texts.ts';

/** Replies in the providers' documented wire formats. */
const fixtures = new URL('../../../test/fixtures/model-wire/', import.meta.url);
const signal = new AbortController().signal;
const provider = (kind: ProviderKind): Provider => ({
  kind,
  model: 'm',
  baseUrl: 'http://models.example/v1',
  apiKey: 'sk-secret',
  isOperators: true,
});

/** A `fetch` that gives one reply and notes what it was asked. */
function answering(body: string, status = 200) {
  const seen: { url: string; body: string; headers: string }[] = [];
  const fetch: typeof globalThis.fetch = async (input, init) => {
    const headers = JSON.stringify([...new Headers(init?.headers)]);
    seen.push({ url: String(input), body: String(init?.body), headers });
    return new Response(body, {
      status,
      headers: { 'content-type': 'application/json', 'retry-after': '3' },
    });
  };
  return { fetch, seen };
}
const fixture = (name: string) => readFileSync(new URL(`${name}.json`, fixtures), 'utf8');

describe.each(['openai-compatible', 'openai', 'google'] as const)('%s', (kind) => {
  test('one vector a text, in their order', async () => {
    const { fetch, seen } = answering(fixture(`${kind}.embeddings`));
    const vectors = await embedTexts(provider(kind), ['first', 'second'], fetch, signal);
    expect(vectors).toEqual([
      [0.25, -0.5, 1],
      [0, 0.125, 0],
    ]);
    expect(seen).toHaveLength(1);
    expect(seen[0]!.body).toContain('second');
    expect(seen[0]!.headers).toContain('sk-secret');
    expect(seen[0]!.url + seen[0]!.body).not.toContain('sk-secret');
  });

  test('too few vectors are none', async () => {
    const { fetch } = answering(fixture(`${kind}.embeddings`));
    await expect(embedTexts(provider(kind), ['a', 'b', 'c'], fetch, signal)).rejects.toThrow();
  });
});

describe('rerank', () => {
  const rerank = (fetch: typeof globalThis.fetch) =>
    rerankTexts(provider('openai-compatible'), { query: 'q', texts: ['first', 'second'] }, fetch, signal);

  test('scores come back in the order of the texts', async () => {
    const { fetch, seen } = answering(fixture('rerank'));
    expect(await rerank(fetch)).toEqual([0.004, 0.998]);
    expect(seen[0]!.url).toBe('http://models.example/v1/rerank');
    expect(JSON.parse(seen[0]!.body)).toMatchObject({ query: 'q', documents: ['first', 'second'], top_n: 2 });
  });

  test.each([
    ['{"results":[{"index":0,"relevance_score":1}]}', 200, 'bad_response'],
    ['<html>', 200, 'bad_response'],
    ['{"results":[{"index":7,"relevance_score":1},{"index":0,"relevance_score":"1"}]}', 200, 'bad_response'],
    ['{"error":"SECRET"}', 401, 'wrong_key'],
    ['{"error":"SECRET"}', 429, 'rate_limited'],
  ])('%s with status %i', async (body, status, kind) => {
    const { fetch } = answering(body, status);
    const error: unknown = await rerank(fetch).catch((thrown: unknown) => thrown);
    expect(error).toMatchObject({ name: 'ModelError', kind });
    expect(String(error)).not.toContain('SECRET');
  });
});
