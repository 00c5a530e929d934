import { type PassageEvidence, passageText } from '../../../engine/answer/passages/evidence.ts';
import type { Context } from '../../context.ts';
import { embeddingModel, rerankingModel } from '../../likeness/embedding-model.ts';
import { type LikenessByKey, likenessOf } from '../../likeness/likeness-of.ts';
import { passageLikenessText, productLikenessText } from '../../likeness/likeness-text.ts';
import type { PreparedProduct } from './prepare-products.ts';

/** How like a message the passages and products of a pool are in meaning; `undefined` where no model of meaning is set. */
export async function poolLikeness(
  ctx: Context,
  queryText: string,
  passages: readonly PassageEvidence[],
  products: readonly Pick<PreparedProduct, 'productId' | 'view'>[],
): Promise<LikenessByKey | undefined> {
  if (embeddingModel(ctx) === undefined && rerankingModel(ctx) === undefined) return undefined;
  const texts = new Map([
    ...passages.map(
      (passage) =>
        [
          passage.id,
          passageLikenessText(passage.source.title, passage.headingPath, passageText(passage)),
        ] as const,
    ),
    ...products.map(({ productId, view }) => [productId, productLikenessText(view.product)] as const),
  ]);
  return likenessOf(ctx, queryText, texts);
}
