import { hasSale, nextPriceChangeMs, soldAt } from '../../../engine/catalog/sale.ts';
import { appendChange } from '../../changes/append-change.ts';
import { publishChange } from '../../changes/publish-change.ts';
import { raiseChangeSeq } from '../../companies/raise-change-seq.ts';
import type { Context } from '../../context.ts';
import { withTransaction } from '../../transaction.ts';
import { findDuePrices, loadStored, setNextPriceChange } from '../store.ts';
import { readProductRecord } from '../stored-product.ts';

const productsPerBlock = 200;

async function followBlock(ctx: Context, nowMs: number): Promise<number> {
  const written = await withTransaction(ctx, async (tx) => {
    await raiseChangeSeq(tx, 0);
    const ids = await findDuePrices(tx, nowMs, productsPerBlock);
    if (ids.length === 0) return undefined;
    const due = (await loadStored(tx, ids)).map((stored) => ({
      stored,
      product: readProductRecord(tx.log, stored),
    }));
    // One that cannot be read has no next change, or it would stay due for ever.
    const next = due.map(({ stored: { productId, locale }, product }) => {
      return { productId, locale, atMs: product && nextPriceChangeMs(product, nowMs) };
    });
    await setNextPriceChange(tx, next);
    const products = due.flatMap(({ product }) => (product && hasSale(product) ? product : []));
    await tx.followers.onProductsChanged(
      tx,
      products.map((product) => {
        const { productId, locale } = product;
        return { productId, locale, before: product, after: soldAt(product, nowMs) };
      }),
    );
    const changes = products.map(({ productId, locale }) => ({
      kind: 'product' as const,
      entityId: productId,
      locale,
    }));
    return { count: ids.length, changeSeq: await appendChange(tx, changes) };
  });
  if (!written) return 0;
  await publishChange(ctx, written.changeSeq);
  return written.count;
}

/**
 * Lets indexes and FAQs follow the sales that have begun or ended since the last look; answers themselves read prices by
 * the clock and need no following.
 */
export async function followSales(ctx: Context): Promise<void> {
  const nowMs = ctx.clock.nowMs();
  while (!ctx.signal.aborted) if ((await followBlock(ctx, nowMs)) < productsPerBlock) return;
}
