import type { Product } from '../../engine/catalog/product.ts';
import { soldAt } from '../../engine/catalog/sale.ts';
import { withoutFields } from '../../engine/catalog/without-fields.ts';
import { lookUpLocale } from '../../engine/language/locale-lookup.ts';
import { getSettings } from '../companies/get-settings.ts';
import type { Context } from '../context.ts';
import { loadStored } from './store.ts';
import { openProduct } from './stored-product.ts';

/** The most ids one statement asks for. */
const idsPerStatement = 500;

/**
 * The live records of these products, as they are sold now, in the order of `productIds`, each in the locale that fits best (RFC 4647 lookup,
 * then company default, then `en`, then any). Unknown ids are left out, repeated ones come once.
 * Fields that the company keeps to itself are not in them.
 */
export async function findProducts(
  ctx: Context,
  productIds: readonly string[],
  locale: string,
): Promise<Product[]> {
  const ids = [...new Set(productIds)];
  const { company, catalog } = await getSettings(ctx);
  const { defaultLocale } = company;
  const found = new Map<string, Product>();
  for (let from = 0; from < ids.length; from += idsPerStatement) {
    const stored = await loadStored(ctx, ids.slice(from, from + idsPerStatement));
    for (const [productId, records] of Map.groupBy(stored, (record) => record.productId)) {
      const served = lookUpLocale(
        locale,
        records.map((record) => record.locale),
        [defaultLocale, 'en'],
      );
      const best = records.find((record) => record.locale === served);
      if (!best) continue;
      const product = openProduct(ctx.log, best);
      if (!product) continue;
      const sold = soldAt(product, ctx.clock.nowMs());
      found.set(productId, withoutFields(sold, catalog.internalFields));
    }
  }
  return ids.flatMap((id) => found.get(id) ?? []);
}
