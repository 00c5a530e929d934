import { soldAt } from '../../../engine/catalog/sale.ts';
import type { EntryResult } from '../../bulk/bulk-types.ts';
import { appendChange } from '../../changes/append-change.ts';
import { raiseChangeSeq } from '../../companies/raise-change-seq.ts';
import type { Context } from '../../context.ts';
import type { ProductChange } from '../../record-changes.ts';
import { withTransaction } from '../../transaction.ts';
import { productUrls } from '../product-urls.ts';
import { deleteProducts, loadStored, replaceUrls, upsertProducts } from '../store.ts';
import { productOfRow, type StoredProduct } from '../stored-product.ts';
import { type ApplyOptions, applyOperation, type Family } from './apply-operation.ts';
import type { ReadEntry } from './product-operation.ts';

/** What a block did; `changeSeq` is absent when it changed nothing. */
export type WrittenProductBlock = { results: EntryResult[]; ignored: Set<string>; changeSeq?: number };

type Difference = { before?: StoredProduct; after?: StoredProduct };

async function loadFamilies(tx: Context, entries: readonly ReadEntry[]): Promise<Map<string, Family>> {
  const ids = new Set(entries.flatMap(({ operation }) => (operation ? [operation.productId] : [])));
  const families = new Map<string, Family>();
  for (const id of ids) families.set(id, new Map());
  for (const stored of await loadStored(tx, [...ids]))
    families.get(stored.productId)!.set(stored.locale, stored);
  return families;
}

function differences(before: ReadonlyMap<string, Family>, after: ReadonlyMap<string, Family>): Difference[] {
  const found: Difference[] = [];
  for (const [productId, family] of after) {
    const old = before.get(productId)!;
    for (const stored of family.values())
      if (old.get(stored.locale) !== stored) found.push({ before: old.get(stored.locale), after: stored });
    for (const stored of old.values()) if (!family.has(stored.locale)) found.push({ before: stored });
  }
  return found;
}

function toChange({ log }: Context, { before, after }: Difference, nowMs: number): ProductChange {
  const { productId, locale } = (after ?? before)!;
  const [was, is] = [before && productOfRow(log, before), after && productOfRow(log, after)];
  return {
    productId,
    locale,
    ...(was ? { before: soldAt(was, nowMs) } : {}),
    ...(is ? { after: soldAt(is, nowMs) } : {}),
  };
}

/** Rows, addresses, FAQs and change rows of what the block changed; the company's new change number. */
async function storeDifferences(tx: Context, found: readonly Difference[]): Promise<number> {
  const nowMs = tx.clock.nowMs();
  const changes = found.map((difference) => toChange(tx, difference, nowMs));
  await upsertProducts(
    tx,
    found.flatMap(({ after }) => (after ? [after] : [])),
  );
  await deleteProducts(
    tx,
    found.flatMap(({ before, after }) => (before && !after ? [before] : [])),
  );
  await replaceUrls(
    tx,
    found.flatMap(({ before }) => before ?? []),
    changes.flatMap(({ after }) => (after ? productUrls(after) : [])),
  );
  await tx.followers.onProductsChanged(tx, changes);
  return appendChange(
    tx,
    changes.map(({ productId, locale }) => ({ kind: 'product', entityId: productId, locale })),
  );
}

/**
 * Carries out entries in order in one transaction: later entries see what earlier ones did, so the last of a repeated id
 * wins. Entries with faults are reported and change nothing.
 */
export async function writeProductBlock(
  ctx: Context,
  entries: readonly ReadEntry[],
  options: Omit<ApplyOptions, 'log'>,
): Promise<WrittenProductBlock> {
  return withTransaction(ctx, async (tx) => {
    // Taken first: writers of one company then follow each other, and none decides on rows another is replacing.
    await raiseChangeSeq(tx, 0);
    const families = await loadFamilies(tx, entries);
    const before = new Map([...families].map(([id, family]) => [id, new Map(family)]));
    const applying = { ...options, log: tx.log };
    const results: EntryResult[] = [];
    const ignored = new Set<string>();
    for (const { index, id, operation, faults } of entries) {
      if (!operation) {
        results.push({ index, id, faults });
        continue;
      }
      const applied = applyOperation(families.get(operation.productId)!, operation, applying);
      if ('faults' in applied) results.push({ index, id, faults: applied.faults });
      else {
        results.push({ index, id, outcome: applied.outcome });
        for (const name of applied.ignored) ignored.add(name);
      }
    }
    const found = differences(before, families);
    return found.length === 0
      ? { results, ignored }
      : { results, ignored, changeSeq: await storeDifferences(tx, found) };
  });
}
