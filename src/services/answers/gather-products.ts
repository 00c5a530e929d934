import { type ProductView, viewProduct } from '../../engine/answer/product-view.ts';
import {
  namedProducts,
  type ResolvedProducts,
  resolveProducts,
} from '../../engine/answer/resolve-products.ts';
import type { Understood } from '../../engine/answer/understand.ts';
import type { Product } from '../../engine/catalog/product.ts';
import type { RetrievalIndex } from '../../engine/retrieval/types.ts';
import { matchLocale } from '../../engine/text/locale-lookup.ts';
import { snapshotHash } from '../../platform/ids/hash.ts';
import { findProductByPage } from '../catalog/find-product-by-page.ts';
import { findProducts } from '../catalog/find-products.ts';
import type { Context } from '../context.ts';
import type { Question } from './answer-types.ts';

/** The products a question is about, read from their live rows. */
export type GatheredProducts = {
  resolved: ResolvedProducts;
  views: readonly ProductView[];
  /** Whether a term is a word that products of this catalogue are called by. */
  isProductWord: (term: string) => boolean;
  /** The company's change number that the index had reached; 0 without products. */
  changeSeq: number;
};

const NAME_CANDIDATES = 20;
const MOST_CODES = 8;
/** Words in at least this share of the records, and in three of them, say what kind of thing is sold. */
const PRODUCT_WORD_SHARE = 0.02;

/** Identifiers in a question: words of at least four characters with a digit. */
function codesIn(text: string): string[] {
  const words = text.match(/[\p{L}\p{Nd}][\p{L}\p{Nd}._/-]{2,40}[\p{L}\p{Nd}]/gu) ?? [];
  return words.filter((word) => /\p{Nd}/u.test(word)).slice(0, MOST_CODES);
}

/** The index of the language that fits a question best; `undefined` without products. */
async function openCatalogueIndex(ctx: Context, question: Understood, requested: string) {
  const available = await ctx.indexes.localesOf(ctx.companyId, 'product');
  const locale = matchLocale([question.language, requested], available) ?? available[0];
  return locale === undefined ? undefined : ctx.indexes.open(ctx.companyId, 'product', locale);
}

/** Ids of products that the question names, by identifier or by title. */
async function findNamed(ctx: Context, question: Understood, index: RetrievalIndex): Promise<string[]> {
  const coded = [...new Set(codesIn(question.text).flatMap((code) => index.findExact(code)))];
  if (coded.length > 0) return coded;
  const { hits } = index.search({ groups: question.content, limit: NAME_CANDIDATES, exactTotal: false });
  const products = await findProducts(
    ctx,
    hits.map((hit) => hit.id),
    index.locale,
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
  const { index, changeSeq = 0 } = (await openCatalogueIndex(ctx, question, asked.locale)) ?? {};
  const named = index === undefined || (asked.proving && page) ? [] : await findNamed(ctx, question, index);
  const resolved = resolveProducts(question, named, page?.productId, asked.memory);
  const products = await findProducts(ctx, resolved.productIds.slice(0, 4), asked.locale);
  const read = asked.pageProduct === undefined ? products : [asked.pageProduct, ...products];
  const byId = new Map(read.map((product) => [product.productId, product]));
  const views = resolved.productIds.flatMap((id) => {
    const product = byId.get(id);
    return product ? [viewProduct(product, snapshotHash)] : [];
  });
  const isProductWord = (term: string) => {
    const count = index?.documentFrequency(term) ?? 0;
    return count >= 3 && count >= PRODUCT_WORD_SHARE * (index?.documentCount ?? 0);
  };
  return { resolved, views, isProductWord, changeSeq };
}
