import { recordAudit } from '../../audit/record-audit.ts';
import { publishChange } from '../../changes/publish-change.ts';
import { getSettings } from '../../companies/get-settings.ts';
import type { Context } from '../../context.ts';
import { withTransaction } from '../../transaction.ts';
import { canonicalLocale } from '../../validation/locale.ts';
import { productNotFound } from '../product-not-found.ts';
import { writeProductBlock } from './write-block.ts';

/**
 * Takes a product out of every answer at once: all its locales, or the one that is given.
 *
 * FAQs that quote it are withdrawn in the same transaction. Throws `product_not_found`.
 */
export async function deleteProduct(
  ctx: Context,
  input: { productId: string; locale?: string },
): Promise<void> {
  const { productId } = input;
  const locale = input.locale === undefined ? undefined : (canonicalLocale(input.locale) ?? input.locale);
  const { defaultLocale } = (await getSettings(ctx)).company;
  const changeSeq = await withTransaction(ctx, async (tx) => {
    const entry = { index: 0, ignored: [], operation: { kind: 'delete' as const, productId, locale } };
    const written = await writeProductBlock(tx, [entry], { defaultLocale, nowMs: tx.clock.nowMs() });
    if (written.changeSeq === undefined) throw productNotFound();
    await recordAudit(tx, 'product.deleted', productId, { locale: locale ?? null });
    return written.changeSeq;
  });
  await publishChange(ctx, changeSeq);
}
