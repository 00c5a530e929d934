import { languageOf } from '../../engine/language/locale-lookup.ts';
import type { Context } from '../context.ts';
import { type Faq, isApproved, isListable, translatedFrom } from './faq-types.ts';
import { findFaqsOfProducts } from './find-faqs-of-products.ts';

/** Questions of FAQs: approved ones, which are answered in these very words, and generated ones, which were proven. */
export type SuggestedFaqs = {
  sure: readonly string[];
  proven: readonly string[];
};

/**
 * The questions worth offering next: approved FAQs near what was asked (`near`), then those of the product, pinned ones
 * first, in the language of `locale`; each group in its order.
 */
export async function findFaqsToSuggest(
  ctx: Context,
  locale: string,
  productId: string | undefined,
  near: readonly Faq[],
): Promise<SuggestedFaqs> {
  const ofProduct = productId === undefined ? [] : await findFaqsOfProducts(ctx, [productId]);
  const usable = [...near, ...ofProduct.toSorted(inListOrder)].filter(
    (faq) => isListable(faq) && !translatedFrom(faq) && languageOf(faq.locale) === languageOf(locale),
  );
  const isSure = (faq: Faq) => isApproved(faq) && faq.answer.kind !== 'live';
  return {
    sure: usable.filter(isSure).map(({ question }) => question),
    proven: usable.filter((faq) => !isSure(faq)).map(({ question }) => question),
  };
}

function inListOrder(a: Faq, b: Faq): number {
  return Number(b.pinned) - Number(a.pinned) || a.position - b.position || a.faqId - b.faqId;
}
