import { cosine, packVector, spread } from '../../engine/likeness/vectors.ts';
import { sha256Hex } from '../../platform/ids/hash.ts';
import { ModelError } from '../../platform/models/models.ts';
import { cacheOfStore } from '../cache-of-store.ts';
import type { Context } from '../context.ts';
import type { CallableModel } from '../models/models-of.ts';
import { embeddingModel, rerankingModel } from './embedding-model.ts';
import type { LikenessText } from './likeness-text.ts';
import { loadVectors } from './store.ts';

/** How like a message things are in meaning, by their keys: 0 for the least like of them, 1 for the likest. */
export type LikenessByKey = ReadonlyMap<string, number>;

const mostReranked = 40;

const queryVectors = cacheOfStore<Int8Array>({
  maxAgeMs: 600_000,
  maxEntries: 5_000,
  isKeyedByVersion: true,
});

/** A call that has its breaker and its time; `undefined` where the model rests, fails or is late. */
async function inTime<T>(
  ctx: Context,
  { healthKey }: CallableModel,
  call: (signal: AbortSignal) => Promise<T>,
): Promise<T | undefined> {
  const { health } = ctx.models;
  if (health.ask(healthKey) === 'wait') return undefined;
  const late = AbortSignal.timeout(ctx.models.config.likenessMs);
  try {
    const result = await call(AbortSignal.any([ctx.signal, late]));
    health.succeeded(healthKey);
    return result;
  } catch (error) {
    if (ctx.signal.aborted) health.abandoned(healthKey);
    ctx.signal.throwIfAborted();
    health.failed(healthKey, error instanceof ModelError && !late.aborted ? error : { kind: 'timeout' });
    return undefined;
  }
}

async function byVectors(
  ctx: Context,
  query: string,
  texts: ReadonlyMap<string, LikenessText>,
): Promise<Map<string, number> | undefined> {
  const model = embeddingModel(ctx);
  if (model === undefined) return undefined;
  const hashes = [...new Set([...texts.values()].map(({ hash }) => hash))];
  const vectors = await loadVectors(ctx, model.healthKey, hashes);
  // Nothing to compare with: no vector of the message is worth waiting for.
  if (vectors.size === 0) return undefined;
  const own = await queryVectors(ctx).get(`${model.healthKey}\n${sha256Hex(query)}`, async () => {
    const made = await inTime(ctx, model, (signal) => ctx.models.embed(model.provider, [query], signal));
    return made?.[0] && packVector(made[0]);
  });
  if (own === undefined) return undefined;
  const found = [...texts].flatMap(([key, { hash }]) => {
    const vector = vectors.get(hash);
    return vector === undefined ? [] : [[key, cosine(own, vector)] as const];
  });
  return new Map(found);
}

async function byReranking(
  ctx: Context,
  query: string,
  texts: ReadonlyMap<string, LikenessText>,
  found: ReadonlyMap<string, number> | undefined,
): Promise<Map<string, number> | undefined> {
  const model = rerankingModel(ctx);
  if (model === undefined) return undefined;
  const keys = [...texts.keys()];
  if (found !== undefined) keys.sort((a, b) => (found.get(b) ?? 0) - (found.get(a) ?? 0));
  const read = keys.slice(0, mostReranked);
  const input = { query, texts: read.map((key) => texts.get(key)!.text) };
  const scores = await inTime(ctx, model, (signal) => ctx.models.rerank(model.provider, input, signal));
  return scores && new Map(read.map((key, i) => [key, scores[i]!]));
}

/**
 * How like a message some texts are in meaning, by the server's reranking model, else by its embedding model. `undefined` where
 * neither is set, where it rests, fails or is late, and where no text has a vector yet: the ranking is then the words' alone.
 */
export async function likenessOf(
  ctx: Context,
  query: string,
  texts: ReadonlyMap<string, LikenessText>,
): Promise<LikenessByKey | undefined> {
  if (texts.size === 0 || query.trim() === '') return undefined;
  const vectors = await byVectors(ctx, query, texts);
  const found = (await byReranking(ctx, query, texts, vectors)) ?? vectors;
  return found === undefined || found.size === 0 ? undefined : spread(found);
}
