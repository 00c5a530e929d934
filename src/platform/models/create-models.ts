import type { Clock } from '../clock/clock.ts';
import { bareHostname } from '../fetcher/target.ts';
import { embedTexts } from './embed-texts.ts';
import { createPackagedEncoder } from './encoder/packaged-encoder.ts';
import { failureOf } from './failure-of.ts';
import { guardedFetch } from './guarded-fetch.ts';
import { baseUrlOf, languageModel } from './language-model.ts';
import type { ModelConfig, Models, Provider } from './models.ts';
import { createProviderHealth } from './provider-health.ts';
import { rerankTexts } from './rerank-texts.ts';
import { streamChat } from './stream-chat.ts';

export type ModelsOptions = { clock: Clock; config: ModelConfig };

function hostsOf({ providers, embedding, reranking }: ModelConfig): string[] {
  const all = [...providers, embedding, reranking].filter((each) => each !== undefined);
  return all.flatMap((provider) => {
    const url = URL.parse(baseUrlOf(provider));
    if (url === null) return [];
    return [`${bareHostname(url)}:${url.port || (url.protocol === 'https:' ? '443' : '80')}`];
  });
}

/**
 * The door to language models, through the provider packages of the `ai` library, or ours for the protocol that most servers speak. Nothing is loaded or connected before the
 * first call; `close` ends what is open.
 */
export function createModels({ clock, config }: ModelsOptions): Models {
  const ways = {
    operators: guardedFetch(new Set(hostsOf(config))),
    companies: guardedFetch(new Set(config.allowPrivate.map((host) => host.toLowerCase()))),
  };
  const encoder = createPackagedEncoder();
  const wayOf = (provider: Provider) => (provider.isOperators ? ways.operators : ways.companies);
  /** Work whose failures are `ModelError`s, unless its caller has gone. */
  const guarded = async <T>(signal: AbortSignal, work: () => Promise<T>): Promise<T> => {
    try {
      return await work();
    } catch (error) {
      signal.throwIfAborted();
      throw failureOf(error, clock.nowMs());
    }
  };
  return {
    config,
    health: createProviderHealth(clock),
    chat: (provider, request) => streamChat(provider, request, wayOf(provider), clock),
    embed: (provider, texts, signal) =>
      guarded(signal, () =>
        provider.kind === 'packaged'
          ? encoder.embed(texts, signal)
          : embedTexts(provider, texts, wayOf(provider).fetch, signal),
      ),
    rerank: (provider, input, signal) =>
      guarded(signal, () => rerankTexts(provider, input, wayOf(provider).fetch, signal)),
    warm: async () => {
      const [first] = config.providers;
      if (config.embedding?.kind === 'packaged') encoder.warm();
      if (first?.kind === 'openai-compatible') await ways.operators.warm();
      else if (first) await languageModel({ ...first, isOperators: true }, ways.operators.fetch);
    },
    close: async () => {
      await encoder.close();
      await Promise.all([ways.operators.close(), ways.companies.close()]);
    },
  };
}
