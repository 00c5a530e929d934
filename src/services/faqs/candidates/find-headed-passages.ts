import { departmentsOf } from '../../../engine/catalog/category-path.ts';
import type { Product } from '../../../engine/catalog/product.ts';
import type { HeadedPassage } from '../../../engine/faq/candidates/heading-candidates.ts';
import { lastHeading } from '../../../engine/knowledge/heading-path.ts';
import type { RetrievalIndex } from '../../../engine/retrieval/types.ts';
import { analyze } from '../../../engine/text/terms/analyze.ts';
import { queryTermGroups } from '../../../engine/text/terms/query-terms.ts';
import type { Context } from '../../context.ts';
import { findDocuments } from '../../documents/find-documents.ts';
import { findPassages } from '../../documents/find-passages.ts';
import { parsePassageId } from '../../indexing/to-index-document.ts';

const mostHits = 40;
const mostDocuments = 8;
/** Closeness of texts that are about such products, between that of the least and the best. */
const [least, best] = [0.3, 0.55];

function subjectOf(product: Product): string {
  const leaves = product.categories.flatMap(departmentsOf);
  return [product.title, ...leaves].join(' ');
}

function termsOf(text: string, locale: string): Set<string> {
  return new Set(analyze(text, locale, { dropStopWords: true }).map(({ term }) => term));
}

function sharedCount(a: ReadonlySet<string>, b: ReadonlySet<string>): number {
  return [...a].filter((term) => b.has(term)).length;
}

/** Passages of the shop's texts whose headings speak of such a product, the closest first. */
export async function findHeadedPassages(
  ctx: Context,
  index: RetrievalIndex,
  product: Product,
): Promise<HeadedPassage[]> {
  const { locale } = product;
  const subject = subjectOf(product);
  const { hits } = index.search({
    groups: queryTermGroups(subject, index.locale, { dropStopWords: true }),
    limit: mostHits,
  });
  const top = hits[0]?.score ?? 0;
  const scores = new Map<string, number>();
  for (const hit of hits) {
    const { documentId } = parsePassageId(hit.id);
    if (!scores.has(documentId) && scores.size < mostDocuments) scores.set(documentId, hit.score);
  }
  const about = termsOf(subject, locale);
  const keys = [...scores.keys()].map((documentId) => ({ documentId, locale: index.locale }));
  const documents = await findDocuments(ctx, keys);
  const found: HeadedPassage[] = [];
  for (const [documentId, score] of scores) {
    const closeness = least + ((best - least) * score) / Math.max(top, 1e-9);
    const text = documents.find((document) => document.documentId === documentId)?.text ?? '';
    for (const { headingPath, start, end } of await findPassages(ctx, { documentId, locale: index.locale })) {
      const shared = sharedCount(termsOf(lastHeading(headingPath), locale), about);
      // One word alone can mean something else ("punto", "set"): then what stands below must be about it too.
      if (shared > 1 || (shared === 1 && sharedCount(termsOf(text.slice(start, end), locale), about) > 0))
        found.push({ documentId, headingPath, closeness });
    }
  }
  return found;
}

/** All headings of one text, as close as can be: it is the page itself. */
export async function headedPassagesOf(
  ctx: Context,
  key: { documentId: string; locale: string },
): Promise<HeadedPassage[]> {
  const passages = await findPassages(ctx, key);
  return passages.map(({ headingPath }) => ({ documentId: key.documentId, headingPath, closeness: 0.8 }));
}
