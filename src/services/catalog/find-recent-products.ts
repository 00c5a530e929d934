import type { Product } from '../../engine/catalog/product.ts';
import { cacheOfStore } from '../cache-of-store.ts';
import { changeEpochOf } from '../changes/change-epoch.ts';
import { getSettings } from '../companies/get-settings.ts';
import type { Context } from '../context.ts';
import { findProducts } from './find-products.ts';

/** The age is below the 250 ms after which a write of another node must be seen. */
const recentProducts = cacheOfStore<readonly Product[]>({ maxAgeMs: 200, maxEntries: 5_000 });

/**
 * As `findProducts`, from records that are at most 200 ms old and never older than a write on this node; inside a
 * transaction as that sees them. The same list is given to all that ask for it meanwhile: it must not be changed.
 */
export async function findRecentProducts(
  ctx: Context,
  productIds: readonly string[],
  locale: string,
): Promise<readonly Product[]> {
  if (ctx.sql) return findProducts(ctx, productIds, locale);
  const { company, catalog } = await getSettings(ctx);
  const hidden = catalog.internalFields.join('\t');
  const key = [ctx.companyId, changeEpochOf(ctx), company.defaultLocale, hidden, locale, ...productIds].join(
    '\n',
  );
  const load = () => findProducts(ctx, productIds, locale);
  return (await recentProducts(ctx).get(key, load)) ?? load();
}
