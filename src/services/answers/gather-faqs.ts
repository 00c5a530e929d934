import type { Saying } from '../../engine/answer/compose-answer.ts';
import { pageKey } from '../../engine/catalog/page-key.ts';
import type { Product } from '../../engine/catalog/product.ts';
import { SURELY_SAME } from '../../engine/faq/match/match-faqs.ts';
import type { Understood } from '../../engine/question/understand.ts';
import type { Context } from '../context.ts';
import { type MatchedFaq, matchFaqs } from '../faq-lookup/match-faqs.ts';
import { shownAnswer } from '../faq-lookup/shown-answer.ts';
import type { Snapshot } from '../snapshots/keep-snapshots.ts';
import type { Question } from './answer-types.ts';

/** What the approved FAQ that surely asks the same says, with the texts it cites. */
export type GatheredFaq = { saying: Saying; snapshots: readonly Snapshot[] };

/** Matches that are looked at in the trace, and tried when one has no text to show. */
const TRIED = 3;

/** Looks for an approved FAQ that asks the same, about the shop, the page or the product that is likeliest meant. */
export async function gatherFaqs(
  ctx: Context,
  asked: Question,
  question: Understood,
  product: Product | undefined,
): Promise<{ best: GatheredFaq | undefined; matches: readonly MatchedFaq[] }> {
  const urlKey = asked.pageUrl === undefined ? undefined : pageKey(asked.pageUrl);
  const products = product === undefined ? [] : [product];
  const scope = { products, ...(urlKey === undefined ? {} : { urlKey }) };
  const matches = (await matchFaqs(ctx, question, asked.locale, scope)).slice(0, TRIED);
  for (const match of matches) {
    if (match.confidence < SURELY_SAME) break;
    const shown = await shownAnswer(ctx, match.faq);
    if (shown === undefined) continue;
    const cards = new Set(shown.answer.products.map(({ productId }) => productId));
    const saying: Saying = {
      route: 'faq',
      claims: shown.answer.claims,
      quotedLocale: match.faq.locale,
      products: products.filter(({ productId }) => cards.has(productId)),
    };
    return { best: { saying, snapshots: shown.snapshots }, matches };
  }
  return { best: undefined, matches };
}
