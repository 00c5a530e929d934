import type { Product } from '../src/engine/catalog/product.ts';
import { knowledgeSteps, type QueryKnowledge } from '../src/engine/query/decide/query-knowledge.ts';
import { createIndex, type MultiSegmentIndex } from '../src/engine/retrieval/create-index.ts';
import { PRODUCT_SETTINGS } from '../src/engine/retrieval/parameters.ts';
import { NONE_DEAD } from '../src/engine/retrieval/parts/tombstones.ts';
import { openSegment } from '../src/engine/retrieval/segment/segment.ts';
import type { IndexSettings } from '../src/engine/retrieval/types.ts';
import { ANALYZER_VERSION, analyze } from '../src/engine/text/terms/analyze.ts';
import { productToIndexDocument } from '../src/services/indexing/to-index-document.ts';
import { buildSegment } from '../test/support/build-segment.ts';

/** A shop's product index in memory, as the server builds it from the same records. */
export function buildShopIndex(
  products: readonly Product[],
  settings: IndexSettings = PRODUCT_SETTINGS,
  locale = 'en',
): MultiSegmentIndex {
  const rules = { settings, locale, analyzerVersion: ANALYZER_VERSION };
  const segment = openSegment(buildSegment(products.map(productToIndexDocument), rules, analyze), rules);
  if ('damaged' in segment) throw new Error(`The segment cannot be read: ${segment.damaged}`);
  return createIndex({ rules, analyze }, [{ segment, tombstones: NONE_DEAD }]);
}

/** The index with what query understanding learns from it. */
export function buildShop(
  products: readonly Product[],
  settings: IndexSettings = PRODUCT_SETTINGS,
  locale = 'en',
): { index: MultiSegmentIndex; knowledge: QueryKnowledge } {
  const index = buildShopIndex(products, settings, locale);
  const steps = knowledgeSteps(index);
  let step = steps.next();
  while (!step.done) step = steps.next();
  return { index, knowledge: step.value };
}
