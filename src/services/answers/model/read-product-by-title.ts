import { viewProduct } from '../../../engine/answer/product-view.ts';
import type { EvidenceBlock } from '../../../engine/prompt/evidence.ts';
import { productEvidenceBlock, titleWords } from '../../../engine/prompt/product-evidence-block.ts';
import { emptyMemory } from '../../../engine/question/memory.ts';
import { voiceFor } from '../../../engine/say/voice.ts';
import { snapshotHash } from '../../../platform/ids/hash.ts';
import { findProducts } from '../../catalog/find-products.ts';
import type { Context } from '../../context.ts';
import { searchCatalog } from '../../search/search-catalog.ts';

const mostLookedAt = 5;

/**
 * A product by its title, its variants that have the most of some words first: a list of eighty sizes and colours is not
 * shown whole. Nothing where no title has every word of the one asked for.
 */
export async function readProductByTitle(
  ctx: Context,
  {
    title,
    variant,
    locale,
    defaultLocale,
  }: { title: string; variant: string; locale: string; defaultLocale: string },
): Promise<EvidenceBlock[]> {
  const wanted = titleWords(title);
  if (wanted.length === 0) return [];
  const { outcome } = await searchCatalog(ctx, {
    queryText: title,
    locale,
    userMetadata: {},
    memory: emptyMemory,
    filters: {},
    sort: 'relevance',
    limit: mostLookedAt,
    facets: [],
    withAnswer: false,
  });
  const ids = outcome.products.map(({ productId }) => productId);
  const stored = new Map(
    (await findProducts(ctx, ids, locale)).map((product) => [product.productId, product]),
  );
  const product = ids
    .flatMap((id) => stored.get(id) ?? [])
    .find((each) => wanted.every((word) => titleWords(each.title).includes(word)));
  if (product === undefined) return [];
  const block = productEvidenceBlock(
    viewProduct(product, snapshotHash),
    voiceFor(locale, [defaultLocale]),
    titleWords(variant),
  );
  // Other variants than those shown before are something else to read.
  return [variant === '' ? block : { ...block, key: `${block.key}\n${titleWords(variant).join(' ')}` }];
}
