import { languageOf } from '../../engine/language/locale-lookup.ts';
import type { Context } from '../context.ts';
import { type CallableModel, callable } from '../models/models-of.ts';

/** The server's embedding model; `undefined` = likeness of meaning is not looked at. */
export function embeddingModel({ models }: Pick<Context, 'models'>): CallableModel | undefined {
  const { embedding } = models.config;
  return embedding && callable({ ...embedding, isOperators: true });
}

/** The server's reranking model. */
export function rerankingModel({ models }: Pick<Context, 'models'>): CallableModel | undefined {
  const { reranking } = models.config;
  return reranking && callable({ ...reranking, isOperators: true });
}

/** The languages that a model makes vectors of: the packaged encoder knows English alone, of others nothing is known. */
export function languagesOf({ provider }: CallableModel): (locale: string) => boolean {
  return (locale) => provider.kind !== 'packaged' || languageOf(locale) === 'en';
}
