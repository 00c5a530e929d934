import type { ThreadContext } from '../../../engine/answer/pool/thread-context.ts';
import type { Product } from '../../../engine/catalog/product.ts';
import type { RetrievalIndex, TermGroup } from '../../../engine/retrieval/types.ts';
import { findProductIdByPage } from '../../catalog/find-product-by-page.ts';
import { findProductsAt } from '../../catalog/find-products-at.ts';
import type { Context } from '../../context.ts';
import type { Question } from '../answer-types.ts';
import { nearestIds } from './nearest-ids.ts';

/** Where products are looked for beside the page: the thread, the words to retrieve with, the catalogue, the search's list. */
export type ProductHints = {
  thread: ThreadContext;
  groups: readonly TermGroup[];
  catalogue: RetrievalIndex | undefined;
  searchIds: readonly string[];
  /** Language tag that the products are wanted in. */
  locale: string;
};

const FOUND_PRODUCTS = 12;
const MOST_PRODUCTS = 20;

/** Identifiers in a message: words of at least four characters with a digit. */
function codesIn(text: string): string[] {
  const words = text.match(/[\p{L}\p{Nd}][\p{L}\p{Nd}._/-]{2,40}[\p{L}\p{Nd}]/gu) ?? [];
  return words.filter((word) => /\p{Nd}/u.test(word)).slice(0, 8);
}

/** Ids of the products that a message may mean beside that of its page, the likeliest first; some may come twice. */
function likelyIds({ queryText }: Question, { thread, groups, catalogue, searchIds }: ProductHints) {
  const nearest = catalogue ? nearestIds(catalogue, groups, FOUND_PRODUCTS) : [];
  const coded = codesIn(queryText).flatMap((code) => catalogue?.findExact(code) ?? []);
  return [thread.focusProductId, ...coded, ...searchIds, ...nearest, ...thread.productIds];
}

/** The product of the page, and those that a message names, that its thread is about or that a search lists, likeliest first. */
export async function gatherProducts(
  ctx: Context,
  question: Question,
  hints: ProductHints,
): Promise<{ pageId: string | undefined; products: readonly Product[] }> {
  const { pageProduct, pageUrl, ofPageOnly } = question;
  const pageId =
    pageProduct?.productId ?? (pageUrl === undefined ? undefined : await findProductIdByPage(ctx, pageUrl));
  const ids = [pageId, ...(ofPageOnly ? [] : likelyIds(question, hints))].filter(
    (id) => id !== undefined && id !== pageProduct?.productId,
  );
  const distinct = [...new Set(ids)].slice(0, MOST_PRODUCTS) as string[];
  const { changeSeq } = await ctx.indexes.stateOf(ctx.companyId, 'product');
  const stored = await findProductsAt(ctx, changeSeq, distinct, hints.locale);
  return { pageId, products: pageProduct === undefined ? stored : [pageProduct, ...stored] };
}
