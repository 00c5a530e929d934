import { type ProductView, viewProduct } from '../../engine/answer/product-view.ts';
import type { Understood } from '../../engine/answer/understand.ts';
import { matchLocale } from '../../engine/text/locale-lookup.ts';
import { snapshotHash } from '../../platform/ids/hash.ts';
import { findProductByPage } from '../catalog/find-product-by-page.ts';
import { findProducts } from '../catalog/find-products.ts';
import type { Context } from '../context.ts';
import type { Question } from './answer-types.ts';

/** The products a made question is about, read from their live rows. */
export type GatheredProducts = {
  views: readonly ProductView[];
  /** Whether it names the product itself instead of being asked on its page. */
  isNamed: boolean;
  /** The company's change number that the index had reached; 0 without products. */
  changeSeq: number;
};

/** The one product that a question with no page names by an identifier or the words of its title. */
async function findNamed(ctx: Context, question: Understood, requested: string) {
  const available = await ctx.indexes.localesOf(ctx.companyId, 'product');
  const locale = matchLocale([question.language, requested], available) ?? available[0];
  if (locale === undefined) return { ids: [], changeSeq: 0 };
  const { index, changeSeq } = await ctx.indexes.open(ctx.companyId, 'product', locale);
  const { hits } = index.search({ groups: question.content, limit: 1, exactTotal: false });
  return { ids: hits.filter(({ parts }) => parts.titleCoverage > 0).map(({ id }) => id), changeSeq };
}

/** The product of the page, or the one a question names, in the language asked for. */
export async function gatherProducts(
  ctx: Context,
  asked: Question,
  question: Understood,
): Promise<GatheredProducts> {
  const page =
    asked.pageProduct ??
    (asked.pageUrl === undefined ? undefined : await findProductByPage(ctx, asked.pageUrl, asked.locale));
  if (page !== undefined) return { views: [viewProduct(page, snapshotHash)], isNamed: false, changeSeq: 0 };
  const { ids, changeSeq } = await findNamed(ctx, question, asked.locale);
  const products = await findProducts(ctx, ids, asked.locale);
  return { views: products.map((product) => viewProduct(product, snapshotHash)), isNamed: true, changeSeq };
}
