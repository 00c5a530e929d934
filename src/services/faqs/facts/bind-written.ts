import { factSheet } from '../../../engine/catalog/fact-sheet.ts';
import type { Product } from '../../../engine/catalog/product.ts';
import { statedFacts } from '../../../engine/faq/facts/stated-facts.ts';
import { sha256Hex } from '../../../platform/ids/hash.ts';
import type { FaqFact } from '../../faq-lookup/faq-types.ts';

/** What a merchant's own text states of the product: a change of it holds the text back until he has looked at it. */
export function bindWritten(text: string, product: Product | undefined): FaqFact[] {
  if (!product) return [];
  const sheet = factSheet(product).text;
  return statedFacts(text, product).map(({ path, start, end }) => ({
    kind: 'product',
    entityId: product.productId,
    path,
    factHash: sha256Hex(sheet.slice(start, end)),
  }));
}
