import { findProducts } from '../../catalog/find-products.ts';
import type { Context } from '../../context.ts';
import { findDocuments } from '../../documents/find-documents.ts';
import type { Faq } from '../../faq-lookup/faq-types.ts';
import { factStands } from './facts-of-answer.ts';
import { findFactsOfFaq } from './store.ts';

/** Whether every fact that a stored answer rests on is still so. One that binds no fact (it was read from a page) stands. */
export async function factsStillStand(ctx: Context, faq: Faq): Promise<boolean> {
  const facts = await findFactsOfFaq(ctx, faq.faqId);
  const idsOf = (kind: 'product' | 'document') => [
    ...new Set(facts.filter((fact) => fact.kind === kind).map(({ entityId }) => entityId)),
  ];
  const products = await findProducts(ctx, idsOf('product'), faq.locale);
  const keys = idsOf('document').map((documentId) => ({ documentId, locale: faq.locale }));
  const documents = await findDocuments(ctx, keys);
  return facts.every((fact) =>
    factStands(fact, {
      product: products.find(({ productId }) => productId === fact.entityId),
      text: documents.find(({ documentId }) => documentId === fact.entityId)?.text,
    }),
  );
}
