import type { EmbeddingModel } from 'ai';
import { baseUrlOf } from './language-model.ts';
import { ModelError, type Provider } from './models.ts';

async function embeddingModel(
  provider: Provider,
  fetch: typeof globalThis.fetch,
): Promise<Exclude<EmbeddingModel, string>> {
  const { kind, model } = provider;
  const baseURL = baseUrlOf(provider);
  const apiKey = provider.apiKey ?? 'none';
  if (kind === 'google') {
    const { createGoogleGenerativeAI } = await import('@ai-sdk/google');
    return createGoogleGenerativeAI({ baseURL, apiKey, fetch }).embeddingModel(model);
  }
  if (kind === 'openai') {
    const { createOpenAI } = await import('@ai-sdk/openai');
    return createOpenAI({ baseURL, apiKey, fetch }).embeddingModel(model);
  }
  const { createOpenAICompatible } = await import('@ai-sdk/openai-compatible');
  const key = provider.apiKey === undefined ? {} : { apiKey };
  return createOpenAICompatible({ name: 'compatible', baseURL, fetch, ...key }).embeddingModel(model);
}

/**
 * One vector a text, in their order, through the provider's `/embeddings`. Throws what the library throws, and `bad_response`
 * where the vectors are too few, empty or of unequal length.
 */
export async function embedTexts(
  provider: Provider,
  texts: readonly string[],
  fetch: typeof globalThis.fetch,
  signal: AbortSignal,
): Promise<number[][]> {
  const { embedMany } = await import('ai');
  const model = await embeddingModel(provider, fetch);
  const { embeddings } = await embedMany({ model, values: [...texts], maxRetries: 0, abortSignal: signal });
  const dimensions = embeddings[0]?.length ?? 0;
  const isWhole =
    embeddings.length === texts.length && embeddings.every(({ length }) => length === dimensions);
  if (!isWhole || dimensions === 0) throw new ModelError('bad_response');
  return embeddings;
}
