import { recordAudit } from '../audit/record-audit.ts';
import type { Context } from '../context.ts';
import { publishChange } from '../indexing/publish-change.ts';
import { getSettings } from '../settings/get-settings.ts';
import { withTransaction } from '../transaction.ts';
import { productNotFound } from './product-not-found.ts';
import { writeBlock } from './write-block.ts';

/**
 * Takes a product out of every answer at once: all its locales, or the one that is given.
 *
 * FAQs that quote it are withdrawn in the same transaction. Throws `product_not_found`.
 */
export async function deleteProduct(
  ctx: Context,
  input: { productId: string; locale?: string },
): Promise<void> {
  const { defaultLocale } = (await getSettings(ctx)).company;
  const changeSeq = await withTransaction(ctx, async (tx) => {
    const entry = { index: 0, ignored: [], operation: { kind: 'delete' as const, ...input } };
    const written = await writeBlock(tx, [entry], { defaultLocale, nowMs: tx.clock.nowMs() });
    if (written.changeSeq === undefined) throw productNotFound();
    await recordAudit(tx, 'product.deleted', input.productId, { locale: input.locale ?? null });
    return written.changeSeq;
  });
  await publishChange(ctx, changeSeq);
}
