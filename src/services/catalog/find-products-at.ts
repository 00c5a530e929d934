import type { Product } from '../../engine/catalog/product.ts';
import { hasSale } from '../../engine/catalog/sale.ts';
import { oncePer } from '../../memo/once-per.ts';
import { keptOfStore } from '../cache-of-store.ts';
import { getSettings } from '../companies/get-settings.ts';
import type { Context } from '../context.ts';
import { findProducts } from './find-products.ts';

type Kept = { changeSeq: number; product: Product };

/** Some 10 KB each with what is made of them: the popular lists are kept whole beside them. */
const MOST_KEPT = 2_500;
const MOST_LISTED = 20_000;
/** Longer descriptions are read again each time. */
const LONGEST_KEPT = 4_000;
const productsOf = keptOfStore<Kept>(MOST_KEPT);
/** Whose record was read lately; what comes a second time is kept. */
const listedOf = keptOfStore<true>(MOST_LISTED);
const markOf = oncePer((_product: Product) => ({ isKept: false }));

/** Whether `findProductsAt` keeps a product: what is made of it is worth keeping beside it. */
export function isProductKept(product: Product): boolean {
  return markOf(product).isKept;
}

function keep(db: Context['db'], name: string, { changeSeq, product }: Kept): void {
  // A price that changes by itself is read anew each time.
  if (product.description.length > LONGEST_KEPT || hasSale(product)) return;
  const listed = listedOf(db);
  if (listed.get(name) === undefined) listed.set(name, true);
  else {
    markOf(product).isKept = true;
    productsOf(db).set(name, { changeSeq, product });
  }
}

/**
 * As `findProducts`, for a caller that knows the company's last committed change (`Indexes.stateOf`): of what is asked
 * for again and again at the same change the same object is given. It must not be changed.
 */
export async function findProductsAt(
  ctx: Context,
  changeSeq: number | undefined,
  productIds: readonly string[],
  locale: string,
): Promise<Product[]> {
  if (ctx.sql || changeSeq === undefined) return findProducts(ctx, productIds, locale);
  const { company, catalog } = await getSettings(ctx);
  const kept = productsOf(ctx.db);
  const start = `${ctx.companyId}\n${locale}\n${company.defaultLocale}\n${catalog.internalFields.join('\t')}\n`;
  const found = new Map<string, Product>();
  for (const id of productIds) {
    const known = kept.get(start + id);
    if (known?.changeSeq === changeSeq) found.set(id, known.product);
  }
  const missing = productIds.filter((id) => !found.has(id));
  for (const product of missing.length > 0 ? await findProducts(ctx, missing, locale) : []) {
    found.set(product.productId, product);
    keep(ctx.db, start + product.productId, { changeSeq, product });
  }
  return [...new Set(productIds)].flatMap((id) => found.get(id) ?? []);
}
