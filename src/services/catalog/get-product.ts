import { factSheet } from '../../engine/catalog/fact-sheet.ts';
import type { Product } from '../../engine/catalog/product.ts';
import { soldAt } from '../../engine/catalog/sale.ts';
import { snapshotHash } from '../../platform/ids/hash.ts';
import type { Context } from '../context.ts';
import { getSnapshot } from '../snapshots/get-snapshot.ts';
import { findStored } from './find-stored.ts';
import { productNotFound } from './product-not-found.ts';
import { readProductRecord } from './stored-product.ts';

/** A live record with the text it is cited by: the current fact sheet, or the cited one of the asked hash. */
export type ProductWithFactSheet = { product: Product; factSheet: string; hash: string };

/**
 * One product in the locale that fits best. With `hash`, the fact sheet that an answer cited under it.
 *
 * Throws `product_not_found` for an unknown product, or a hash that none of its fact sheets was ever cited under.
 */
export async function getProduct(
  ctx: Context,
  input: { productId: string; locale?: string; hash?: string },
): Promise<ProductWithFactSheet> {
  const stored = await findStored(ctx, input.productId, input.locale);
  const product = stored && readProductRecord(ctx.log, stored);
  if (!product) throw productNotFound();
  const { text } = factSheet(soldAt(product, ctx.clock.nowMs()));
  const hash = snapshotHash(text);
  if (input.hash === undefined || input.hash === hash) return { product, factSheet: text, hash };
  const cited = await getSnapshot(ctx, `product:${input.productId}`, input.hash);
  if (!cited) throw productNotFound();
  return { product, factSheet: cited.text, hash: cited.hash };
}
