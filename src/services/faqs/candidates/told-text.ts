import { viewProduct } from '../../../engine/answer/product-view.ts';
import type { Product } from '../../../engine/catalog/product.ts';
import type { Told } from '../../../engine/faq/candidates/statement-candidates.ts';
import type { KnowledgeDocument } from '../../../engine/knowledge/document.ts';
import type { SourceRef } from '../../../engine/say/answer.ts';
import { snapshotHash } from '../../../platform/ids/hash.ts';
import type { Snapshot } from '../../snapshots/keep-snapshots.ts';

/** The text that describes a page's product, with what is needed to cite it. */
export type ToldText = { told: Told; source: SourceRef; snapshot: Snapshot };

/** A product's description, as a stretch of its fact sheet; `undefined` when it has none. */
export function toldByProduct(product: Product): ToldText | undefined {
  const { sheet, source } = viewProduct(product, snapshotHash);
  const fact = sheet.facts.find(({ path }) => path === 'description');
  if (!fact) return undefined;
  return {
    told: { text: sheet.text, start: fact.end - fact.value.length, end: fact.end },
    source,
    snapshot: { sourceId: source.sourceId, hash: source.hash, text: sheet.text },
  };
}

/** The whole of a stored page. */
export function toldByDocument({ documentId, title, hash, asOfMs, url, text }: KnowledgeDocument): ToldText {
  const sourceId = `document:${documentId}`;
  return {
    told: { text, start: 0, end: text.length },
    source: { sourceId, title, hash, asOfMs, ...(url === undefined ? {} : { url }) },
    snapshot: { sourceId, hash, text },
  };
}
