import { failureOfStatus } from './failure-of.ts';
import { baseUrlOf } from './language-model.ts';
import { ModelError, type Provider } from './models.ts';

/** Longest reply that is read, in bytes: an index and a figure for each text. */
const mostReplyBytes = 1_000_000;

type Result = { index?: unknown; relevance_score?: unknown; score?: unknown };

function scoresOf(body: unknown, count: number): number[] {
  const { results } = (body ?? {}) as { results?: unknown };
  const scores = new Array<number>(count).fill(Number.NaN);
  for (const { index, relevance_score: relevance, score = relevance } of (Array.isArray(results)
    ? results
    : []) as Result[])
    if (typeof index === 'number' && index in scores && typeof score === 'number') scores[index] = score;
  if (scores.some((score) => !Number.isFinite(score))) throw new ModelError('bad_response');
  return scores;
}

/**
 * How well each text answers a query, in their order, on a scale of the model's own. Speaks the `/rerank` that vLLM, the
 * llama.cpp server, Jina and Cohere have in common. Throws `ModelError`, or what `fetch` throws.
 */
export async function rerankTexts(
  provider: Provider,
  { query, texts }: { query: string; texts: readonly string[] },
  fetch: typeof globalThis.fetch,
  signal: AbortSignal,
): Promise<number[]> {
  const { model, apiKey } = provider;
  const response = await fetch(`${baseUrlOf(provider)}/rerank`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      ...(apiKey === undefined ? {} : { authorization: `Bearer ${apiKey}` }),
    },
    body: JSON.stringify({ model, query, documents: texts, top_n: texts.length }),
    signal,
  });
  const text = await response.text();
  if (!response.ok) throw failureOfStatus(response.status, text, Object.fromEntries(response.headers));
  if (text.length > mostReplyBytes) throw new ModelError('too_long');
  try {
    return scoresOf(JSON.parse(text), texts.length);
  } catch (error) {
    throw error instanceof ModelError ? error : new ModelError('bad_response');
  }
}
