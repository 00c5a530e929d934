import { pageKey } from '../../../engine/catalog/page-key.ts';
import type { Product } from '../../../engine/catalog/product.ts';
import type { Context } from '../../context.ts';
import type { FaqPage } from '../../faq-lookup/faq-types.ts';
import { findFaqs } from '../../faq-lookup/find-faqs.ts';
import { findFaqsOfProducts } from '../../faq-lookup/find-faqs-of-products.ts';
import type { ProductChange } from '../../record-changes.ts';
import { onCommitted } from '../../transaction.ts';
import { factStands } from '../facts/facts-of-answer.ts';
import { findFactsOfRecords } from '../facts/store.ts';
import { forgetPageViews } from '../pages/page-views.ts';
import { findPagesOf, putPage } from '../pages/store.ts';
import { invalidateFaqs, removePage, retireFaqs } from './invalidate-faqs.ts';

const idsPerStatement = 400;

function urlKeysOf(product: Product | undefined): string[] {
  if (!product) return [];
  const urls = [product.url, ...product.variants.map(({ url }) => url)];
  return urls.flatMap((url) => (url === undefined ? [] : (pageKey(url) ?? [])));
}

function keyOf(productId: string, locale: string): string {
  return `${locale}\n${productId}`;
}

/** Answers that state something the new records do not say any more. */
async function invalidateChangedFacts(
  tx: Context,
  productIds: readonly string[],
  changes: ReadonlyMap<string, ProductChange>,
): Promise<void> {
  const facts = await findFactsOfRecords(tx, 'product', productIds);
  if (facts.length === 0) return;
  const faqs = await findFaqs(tx, [...new Set(facts.map(({ faqId }) => faqId))]);
  const byId = new Map(faqs.map((faq) => [faq.faqId, faq]));
  const broken = new Set<number>();
  for (const fact of facts) {
    const faq = byId.get(fact.faqId);
    const change = faq && changes.get(keyOf(fact.entityId, faq.locale));
    if (faq?.state === 'live' && change?.after && !factStands(fact, { product: change.after }))
      broken.add(faq.faqId);
  }
  await invalidateFaqs(
    tx,
    faqs.filter(({ faqId }) => broken.has(faqId)),
  );
}

async function retireFaqsOfDeleted(tx: Context, deleted: readonly ProductChange[]): Promise<void> {
  if (deleted.length === 0) return;
  const gone = new Set(deleted.map(({ productId, locale }) => keyOf(productId, locale)));
  const faqs = await findFaqsOfProducts(
    tx,
    deleted.map(({ productId }) => productId),
  );
  await retireFaqs(
    tx,
    faqs.filter(({ productId, locale }) => productId !== undefined && gone.has(keyOf(productId, locale))),
  );
}

/** A page of a product that is gone, or has gone to another address, is as if there were none; a refusal is looked at again. */
async function reconsiderPage(
  tx: Context,
  page: FaqPage,
  changes: ReadonlyMap<string, ProductChange>,
): Promise<void> {
  const change = page.productId === undefined ? undefined : changes.get(keyOf(page.productId, page.locale));
  const hasLeft = change !== undefined && !urlKeysOf(change.after).includes(page.urlKey);
  if (hasLeft) await removePage(tx, page);
  else if (page.state === 'not_available') await putPage(tx, { ...page, retryAtMs: tx.clock.nowMs() });
}

async function reconsiderPages(
  tx: Context,
  block: readonly ProductChange[],
  changes: ReadonlyMap<string, ProductChange>,
): Promise<void> {
  const urlKeys = [
    ...new Set(block.flatMap(({ before, after }) => [...urlKeysOf(before), ...urlKeysOf(after)])),
  ];
  const productIds = block.map(({ productId }) => productId);
  const pages = new Map<string, FaqPage>();
  for (let from = 0; from < Math.max(urlKeys.length, 1); from += idsPerStatement)
    for (const page of await findPagesOf(
      tx,
      from === 0 ? productIds : [],
      urlKeys.slice(from, from + idsPerStatement),
    ))
      pages.set(keyOf(page.urlKey, page.locale), page);
  if (pages.size === 0) return;
  for (const page of pages.values()) await reconsiderPage(tx, page, changes);
  onCommitted(tx, () => forgetPageViews(tx));
}

/**
 * Lets the FAQs follow written products, in the writer's transaction, which must hold the company's lock
 * (`raiseChangeSeq`) and call this before its own `appendChange`.
 *
 * Exactly the answers that rest on a changed field leave their pages; pages that lost some are made whole by one job
 * each; pages of deleted products end; pages that had no FAQs for want of a product may be tried again.
 */
export async function onProductsChanged(tx: Context, changes: readonly ProductChange[]): Promise<void> {
  const byKey = new Map(changes.map((change) => [keyOf(change.productId, change.locale), change]));
  for (let from = 0; from < changes.length; from += idsPerStatement) {
    const block = changes.slice(from, from + idsPerStatement);
    await invalidateChangedFacts(tx, [...new Set(block.map(({ productId }) => productId))], byKey);
    await retireFaqsOfDeleted(
      tx,
      block.filter(({ after }) => !after),
    );
    await reconsiderPages(tx, block, byKey);
  }
}
