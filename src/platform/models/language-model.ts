import type { LanguageModel } from 'ai';
import type { Provider } from './models.ts';

/** The address of a provider that names none; a local Ollama for the compatible protocol. */
export const defaultBaseUrls = {
  'openai-compatible': 'http://127.0.0.1:11434/v1',
  openai: 'https://api.openai.com/v1',
  anthropic: 'https://api.anthropic.com/v1',
  google: 'https://generativelanguage.googleapis.com/v1beta',
} as const;

/** Where a provider is reached, without a slash at the end. */
export function baseUrlOf({ kind, baseUrl }: Pick<Provider, 'kind' | 'baseUrl'>): string {
  return (baseUrl ?? defaultBaseUrls[kind]).replace(/\/+$/u, '');
}

/**
 * The library's model for a provider; its package is loaded when first needed. A provider without a key is sent a word in
 * its place, so that no key is ever looked for in the environment.
 */
export async function languageModel(
  provider: Provider,
  fetch: typeof globalThis.fetch,
): Promise<Exclude<LanguageModel, string>> {
  const { kind, model } = provider;
  const baseURL = baseUrlOf(provider);
  const apiKey = provider.apiKey ?? 'none';
  if (kind === 'openai') {
    const { createOpenAI } = await import('@ai-sdk/openai');
    return createOpenAI({ baseURL, apiKey, fetch })(model);
  }
  if (kind === 'anthropic') {
    const { createAnthropic } = await import('@ai-sdk/anthropic');
    return createAnthropic({ baseURL, apiKey, fetch })(model);
  }
  if (kind === 'google') {
    const { createGoogleGenerativeAI } = await import('@ai-sdk/google');
    return createGoogleGenerativeAI({ baseURL, apiKey, fetch })(model);
  }
  const { createOpenAICompatible } = await import('@ai-sdk/openai-compatible');
  const key = provider.apiKey === undefined ? {} : { apiKey };
  return createOpenAICompatible({ name: 'compatible', baseURL, fetch, includeUsage: true, ...key })(model);
}
