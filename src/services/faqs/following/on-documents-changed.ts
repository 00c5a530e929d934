import { pageKey } from '../../../engine/catalog/page-key.ts';
import type { KnowledgeDocument } from '../../../engine/knowledge/document.ts';
import type { Context } from '../../context.ts';
import type { FaqFact } from '../../faq-lookup/faq-types.ts';
import { findFaqs } from '../../faq-lookup/find-faqs.ts';
import type { DocumentChange } from '../../record-changes.ts';
import { onCommitted } from '../../transaction.ts';
import { findFactsOfRecords } from '../facts/store.ts';
import { forgetPageViews } from '../pages/page-views.ts';
import { endNegativeCache, findPagesOf, putPage } from '../pages/store.ts';
import { invalidateFaqs } from './invalidate-faqs.ts';

const idsPerStatement = 400;

function mayBeAsserted(document: KnowledgeDocument): boolean {
  return document.trust === 'policy' || document.trust === 'catalog';
}

/** Whether a change takes away words that an answer quotes; the same words in another language's text are not those. */
function breaks(fact: FaqFact, { before, after }: DocumentChange): boolean {
  const quote = fact.quote ?? '';
  if (!before?.text.includes(quote)) return false;
  if (!after?.text.includes(quote)) return true;
  return mayBeAsserted(before) && !mayBeAsserted(after);
}

async function invalidateQuotes(tx: Context, block: readonly DocumentChange[]): Promise<void> {
  const facts = await findFactsOfRecords(tx, 'document', [
    ...new Set(block.map(({ documentId }) => documentId)),
  ]);
  const broken = new Set(
    facts
      .filter((fact) => block.some((change) => change.documentId === fact.entityId && breaks(fact, change)))
      .map(({ faqId }) => faqId),
  );
  await invalidateFaqs(tx, await findFaqs(tx, [...broken]));
}

async function reconsiderOwnPages(tx: Context, block: readonly DocumentChange[]): Promise<void> {
  const urlKeys = block.flatMap(({ before, after }) =>
    [before?.url, after?.url].flatMap((url) => (url === undefined ? [] : (pageKey(url) ?? []))),
  );
  const nowMs = tx.clock.nowMs();
  for (const page of await findPagesOf(tx, [], [...new Set(urlKeys)]))
    if (page.state === 'not_available') await putPage(tx, { ...page, retryAtMs: nowMs });
}

/**
 * Lets the FAQs follow written texts, in the writer's transaction, which must hold the company's lock
 * (`raiseChangeSeq`) and call this before its own `appendChange`.
 *
 * Exactly the answers that quote words which are gone leave their pages; pages for which there was too little to say
 * may be tried again.
 */
export async function onDocumentsChanged(tx: Context, changes: readonly DocumentChange[]): Promise<void> {
  if (changes.length === 0) return;
  for (let from = 0; from < changes.length; from += idsPerStatement) {
    const block = changes.slice(from, from + idsPerStatement);
    await invalidateQuotes(tx, block);
    await reconsiderOwnPages(tx, block);
  }
  await endNegativeCache(tx, 'insufficient_content', tx.clock.nowMs());
  onCommitted(tx, () => forgetPageViews(tx));
}
