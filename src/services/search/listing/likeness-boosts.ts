import { rankPlan } from '../../../engine/query/decide/rank-plan.ts';
import type { SearchRequest } from '../../../engine/retrieval/types.ts';
import { findProductsAt } from '../../catalog/find-products-at.ts';
import type { Context } from '../../context.ts';
import { embeddingModel, rerankingModel } from '../../likeness/embedding-model.ts';
import { likenessOf } from '../../likeness/likeness-of.ts';
import { productLikenessText } from '../../likeness/likeness-text.ts';
import type { OpenCatalogue } from '../open-catalogue.ts';
import type { UnderstoodSearch } from '../query/understand-search.ts';
import type { SearchInput } from '../search-types.ts';

/** Products of the words' list that are compared by meaning. */
export const COMPARED = 50;
/** What the likest in meaning gains over the least like, where the best text score is 1. */
export const LIKENESS = 0.2;

/**
 * How like the wish the first products of the list are in meaning, as a feature of the ranking. None where no model of meaning
 * is set, rests or is late, and none for a text that names a thing or only compares: names are found by their words.
 */
export async function likenessBoosts(
  ctx: Context,
  { queryText }: SearchInput,
  { index, storeSeq, shownLocale }: OpenCatalogue,
  { plan, sort, pickedId, compares }: UnderstoodSearch,
): Promise<NonNullable<SearchRequest['boosts']>> {
  if (embeddingModel(ctx) === undefined && rerankingModel(ctx) === undefined) return [];
  if (compares === true || plan.interpretation.isName || sort !== 'relevance' || pickedId !== undefined)
    return [];
  const ids = rankPlan(index, { plan, sort, limit: COMPARED }).hits.map(({ id }) => id);
  const products = await findProductsAt(ctx, storeSeq, ids, shownLocale);
  const texts = new Map(products.map((product) => [product.productId, productLikenessText(product)]));
  const likeness = await likenessOf(ctx, queryText, texts);
  if (likeness === undefined) return [];
  return [{ name: 'likeness', weight: LIKENESS, value: ({ id }) => likeness.get(id) ?? 0 }];
}
