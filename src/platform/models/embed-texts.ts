import type { EmbeddingModelV4 } from '@ai-sdk/provider';
import { baseUrlOf } from './language-model.ts';
import { ModelError, type Provider } from './models.ts';

async function embeddingModel(provider: Provider, fetch: typeof globalThis.fetch): Promise<EmbeddingModelV4> {
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
  const model = await embeddingModel(provider, fetch);
  const most = (await model.maxEmbeddingsPerCall) ?? texts.length;
  const embeddings: number[][] = [];
  for (let from = 0; from < texts.length; from += most) {
    const values = texts.slice(from, from + most);
    embeddings.push(...(await model.doEmbed({ values, abortSignal: signal })).embeddings);
  }
  const dimensions = embeddings[0]?.length ?? 0;
  const isWhole =
    embeddings.length === texts.length && embeddings.every(({ length }) => length === dimensions);
  if (!isWhole || dimensions === 0) throw new ModelError('bad_response');
  return embeddings;
}
