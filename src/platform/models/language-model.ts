import type { LanguageModelV4 } from '@ai-sdk/provider';
import { KeptValues } from '../../memo/kept-values.ts';
import { oncePer } from '../../memo/once-per.ts';
import type { Provider } from './models.ts';

/** The address of a provider that names none; a local Ollama for the compatible protocol. */
export const defaultBaseUrls = {
  'openai-compatible': 'http://127.0.0.1:11434/v1',
  openai: 'https://api.openai.com/v1',
  anthropic: 'https://api.anthropic.com/v1',
  google: 'https://generativelanguage.googleapis.com/v1beta',
  packaged: '',
} as const;

/** Where a provider is reached, without a slash at the end. */
export function baseUrlOf({ kind, baseUrl }: Pick<Provider, 'kind' | 'baseUrl'>): string {
  return (baseUrl ?? defaultBaseUrls[kind]).replace(/\/+$/u, '');
}

const mostKept = 200;
/** Models by the way they are reached: the library takes a millisecond to make one. */
const keptOf = oncePer(
  (_fetch: typeof globalThis.fetch) => new KeptValues<Promise<LanguageModelV4>>(mostKept),
);

/** The library's model for a provider that is spoken to through its package, which is loaded when first needed. */
export function languageModel(provider: Provider, fetch: typeof globalThis.fetch): Promise<LanguageModelV4> {
  const { kind, model, baseUrl, apiKey } = provider;
  const key = JSON.stringify([kind, model, baseUrl, apiKey]);
  const kept = keptOf(fetch);
  return kept.getOrMake(key, () => {
    const made = makeModel(provider, fetch);
    made.catch(() => kept.delete(key));
    return made;
  });
}

/** A provider without a key is sent a word in its place, so that no key is ever looked for in the environment. */
async function makeModel(provider: Provider, fetch: typeof globalThis.fetch): Promise<LanguageModelV4> {
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
  const { createGoogleGenerativeAI } = await import('@ai-sdk/google');
  return createGoogleGenerativeAI({ baseURL, apiKey, fetch })(model);
}
