import type { Product } from '../../engine/catalog/product.ts';
import { GenerationalCache } from '../../platform/cache/generational-cache.ts';
import type { Database } from '../../platform/database/database.ts';
import type { Context } from '../context.ts';
import { getSettings } from '../settings/get-settings.ts';
import { findProducts } from './find-products.ts';

type Kept = { changeSeq: number; product: Product };

/** About 4 KB each. */
const MOST_KEPT = 5_000;
/** Longer descriptions are read again each time. */
const LONGEST_KEPT = 4_000;
const keptOfStore = new WeakMap<Database, GenerationalCache<Kept>>();

function keptOf({ db }: Context): GenerationalCache<Kept> {
  const kept = keptOfStore.get(db) ?? new GenerationalCache(MOST_KEPT);
  keptOfStore.set(db, kept);
  return kept;
}

/**
 * As `findProducts`, for a caller that knows the company's last committed change (`Indexes.stateOf`): what was read at
 * the same change is given again, as the same object. It must not be changed.
 */
export async function findProductsAt(
  ctx: Context,
  changeSeq: number | undefined,
  productIds: readonly string[],
  locale: string,
): Promise<Product[]> {
  if (ctx.sql || changeSeq === undefined) return findProducts(ctx, productIds, locale);
  const { defaultLocale } = (await getSettings(ctx)).company;
  const cache = keptOf(ctx);
  const start = `${ctx.companyId}\n${locale}\n${defaultLocale}\n`;
  const found = new Map<string, Product>();
  for (const id of productIds) {
    const known = cache.get(start + id);
    if (known?.changeSeq === changeSeq) found.set(id, known.product);
  }
  const missing = productIds.filter((id) => !found.has(id));
  for (const product of missing.length > 0 ? await findProducts(ctx, missing, locale) : []) {
    found.set(product.productId, product);
    if (product.description.length <= LONGEST_KEPT)
      cache.set(start + product.productId, { changeSeq, product });
  }
  return [...new Set(productIds)].flatMap((id) => found.get(id) ?? []);
}
