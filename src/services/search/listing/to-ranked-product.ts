import { productCard } from '../../../engine/answer/compose-answer.ts';
import type { Product, Variant } from '../../../engine/catalog/product.ts';
import type { SortOrder } from '../../../engine/query/decide/sort-order.ts';
import type { Constraint } from '../../../engine/question/constraint.ts';
import type { TermGroup } from '../../../engine/retrieval/types.ts';
import type { RankedProduct } from '../search-types.ts';
import { chooseVariant, variantOfExtreme } from './choose-variant.ts';
import { explainProduct } from './explain.ts';

function variantMembers(variant: Variant): Partial<RankedProduct> {
  const { variantId, url, imageUrl, price, listPrice, availability } = variant;
  return {
    variantId,
    ...(url === undefined ? {} : { url }),
    ...(imageUrl === undefined ? {} : { imageUrl }),
    ...(price === undefined ? {} : { price }),
    ...(listPrice === undefined ? {} : { listPrice }),
    ...(availability === undefined ? {} : { availability }),
  };
}

/** A live product as a search shows it, as the variant that the query asked for where it asked for one, in words or by its order. */
export function toRankedProduct(
  product: Product,
  {
    place,
    groups,
    held,
    sort = 'relevance',
  }: {
    place: { score: number; rank: number };
    groups: readonly TermGroup[];
    held: readonly Constraint[];
    sort?: SortOrder | undefined;
  },
): RankedProduct {
  const variant = chooseVariant(product, held) ?? variantOfExtreme(product, sort);
  return {
    ...productCard(product),
    ...(variant ? variantMembers(variant) : {}),
    score: Math.round(place.score * 1e4) / 1e4,
    rank: place.rank,
    ...explainProduct(product, groups, held),
  };
}
