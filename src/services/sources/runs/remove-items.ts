import { AppError } from '../../../errors.ts';
import { putProducts } from '../../catalog/writing/put-products.ts';
import type { Context } from '../../context.ts';
import { putDocuments } from '../../documents/put-documents.ts';
import { deleteFaq } from '../../faqs/delete-faq.ts';
import { withTransaction } from '../../transaction.ts';
import { findOrphans, findUnseenItems, releaseItems } from '../items/store.ts';
import type { SourceItem } from '../source.ts';

const itemsPerBlock = 200;

function deletions(items: readonly SourceItem[], kind: SourceItem['kind']) {
  return items
    .filter((item) => item.kind === kind)
    .map(({ entityId, locale }, index) => ({
      index,
      value: { [`${kind}_id`]: entityId, deleted: true, ...(locale === '' ? {} : { locale }) },
    }));
}

/** Takes a FAQ off, unless a person has already. */
async function retireFaq(ctx: Context, faqId: number): Promise<number> {
  try {
    await deleteFaq(ctx, faqId);
    return 1;
  } catch (error) {
    if (error instanceof AppError && error.code === 'faq_not_found') return 0;
    throw error;
  }
}

/**
 * Takes out of the shop what a source supplied and no run since `runSeq` has seen, unless another source supplies it too.
 * Answers know nothing of it when this returns. Returns how many records went.
 */
export async function removeUnseen(ctx: Context, sourceId: string, runSeq: number): Promise<number> {
  let removed = 0;
  while (true) {
    const unseen = await findUnseenItems(ctx, sourceId, runSeq, itemsPerBlock);
    if (unseen.length === 0) return removed;
    const orphans = await findOrphans(ctx, sourceId, unseen);
    const [products, documents] = [deletions(orphans, 'product'), deletions(orphans, 'document')];
    for (const { kind, entityId } of orphans)
      if (kind === 'faq') removed += await retireFaq(ctx, Number(entityId));
    if (products.length > 0) removed += (await putProducts(ctx, products)).deleted;
    if (documents.length > 0) removed += (await putDocuments(ctx, documents)).deleted;
    // Forgotten last: after a crash before this they are only removed again.
    await withTransaction(ctx, (tx) => releaseItems(tx, sourceId, unseen));
  }
}
