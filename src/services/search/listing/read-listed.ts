import type { RankedHit } from '../../../engine/query/decide/judge-hits.ts';
import { findProductsAt } from '../../catalog/find-products-at.ts';
import type { Context } from '../../context.ts';
import type { OpenCatalogue } from '../open-catalogue.ts';
import type { UnderstoodSearch } from '../query/understand-search.ts';
import type { Listed } from '../search-types.ts';
import { toRankedProduct } from './to-ranked-product.ts';

/**
 * The live records of ranked products, in their order, as a list shows them; `offset` products stand before them. Those
 * that are gone meanwhile are left out.
 */
export async function readListed(
  ctx: Context,
  {
    catalogue,
    understood: { plan, fixed, sort },
    hits,
    offset,
  }: {
    catalogue: OpenCatalogue;
    understood: Pick<UnderstoodSearch, 'plan' | 'fixed' | 'sort'>;
    hits: readonly RankedHit[];
    offset: number;
  },
): Promise<Listed[]> {
  const products = await findProductsAt(
    ctx,
    catalogue.storeSeq,
    hits.map(({ id }) => id),
    catalogue.shownLocale,
  );
  const places = new Map(hits.map((hit, i) => [hit.id, { ...hit, rank: offset + i + 1 }]));
  return products.map((product) => {
    const place = places.get(product.productId)!;
    const met = [...fixed, ...place.met];
    return {
      product,
      met,
      isFit: place.isFit,
      card: toRankedProduct(product, { place, groups: plan.groups, held: met, sort }),
    };
  });
}
