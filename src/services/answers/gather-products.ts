import { type ProductView, viewProduct } from '../../engine/answer/product-view.ts';
import {
  namedProducts,
  type ResolvedProducts,
  resolveProducts,
} from '../../engine/answer/resolve-products.ts';
import type { Understood } from '../../engine/answer/understand.ts';
import type { Product } from '../../engine/catalog/product.ts';
import { matchLocale } from '../../engine/text/locale-lookup.ts';
import { snapshotHash } from '../../platform/ids/hash.ts';
import { findProductByPage } from '../catalog/find-product-by-page.ts';
import { findProducts } from '../catalog/find-products.ts';
import type { Context } from '../context.ts';
import type { Question } from './answer-types.ts';

/** The products a question is about, read from their live rows. */
export type GatheredProducts = { resolved: ResolvedProducts; views: readonly ProductView[] };

const NAME_CANDIDATES = 20;

/** Ids of products that the question names, from the index of the language that fits best. */
async function findNamed(ctx: Context, question: Understood, requested: string): Promise<string[]> {
  const available = await ctx.indexes.localesOf(ctx.companyId, 'product');
  const locale = matchLocale([question.language, requested], available) ?? available[0];
  if (locale === undefined) return [];
  const { index } = await ctx.indexes.open(ctx.companyId, 'product', locale);
  const { hits } = index.search({ groups: question.content, limit: NAME_CANDIDATES });
  const products = await findProducts(
    ctx,
    hits.map((hit) => hit.id),
    locale,
  );
  const titles = new Map(products.map((product) => [product.productId, product]));
  const candidates = hits.flatMap((hit) => {
    const product = titles.get(hit.id);
    return product ? [{ productId: hit.id, title: product.title, locale: product.locale }] : [];
  });
  return namedProducts(question, candidates, {
    documentCount: index.documentCount,
    documentFrequency: (term) => index.documentFrequency(term),
  });
}

async function findPageProduct(ctx: Context, asked: Question): Promise<Product | undefined> {
  if (asked.pageProduct !== undefined || asked.pageUrl === undefined) return asked.pageProduct;
  return findProductByPage(ctx, asked.pageUrl, asked.locale);
}

/** Resolves which products the question is about and reads them in the language asked for. */
export async function gatherProducts(
  ctx: Context,
  asked: Question,
  question: Understood,
): Promise<GatheredProducts> {
  const page = await findPageProduct(ctx, asked);
  // A question made for a page means its product, even when others have the same name.
  const named = asked.proving && page ? [] : await findNamed(ctx, question, asked.locale);
  const resolved = resolveProducts(question, named, page?.productId, asked.memory);
  const products = await findProducts(ctx, resolved.productIds.slice(0, 4), asked.locale);
  const read = asked.pageProduct === undefined ? products : [asked.pageProduct, ...products];
  const byId = new Map(read.map((product) => [product.productId, product]));
  const views = resolved.productIds.flatMap((id) => {
    const product = byId.get(id);
    return product ? [viewProduct(product, snapshotHash)] : [];
  });
  return { resolved, views };
}
