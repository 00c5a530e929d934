import type { Answer } from '../../engine/answer/answer.ts';
import { bandOf } from '../../engine/answer/calibration.ts';
import type { Candidate } from '../../engine/answer/candidate.ts';
import type { Understood } from '../../engine/answer/understand.ts';
import { pageKey } from '../../engine/catalog/page-key.ts';
import type { Product } from '../../engine/catalog/product.ts';
import type { Context } from '../context.ts';
import { type MatchedFaq, matchFaqs } from '../faqs/match-faqs.ts';
import { shownAnswer } from '../faqs/shown-answer.ts';
import type { Snapshot } from '../snapshots/keep-snapshots.ts';
import type { Question } from './answer-types.ts';
import type { GatheredProducts } from './gather-products.ts';

/** The approved FAQ that fits a question best, as a way to answer it, with the texts it cites. */
export type GatheredFaq = { candidate: Candidate; snapshots: readonly Snapshot[] };

/** Matches that are looked at in the trace, and tried when one has no text to show. */
const TRIED = 3;
/** A question about more products than this is about none of them. */
const MOST_PRODUCTS = 4;

function toCandidate(match: MatchedFaq, answer: Answer, products: readonly Product[]): Candidate {
  const { faq, confidence, features } = match;
  return {
    route: 'faq',
    confidence,
    band: bandOf('faq', confidence),
    claims: answer.claims,
    quotedLocale: faq.locale,
    products,
    passages: [],
    features: { ...features, faq_id: faq.faqId },
    approved: true,
  };
}

/** Looks for an approved FAQ that asks the same, about the shop, the page or the products in context. */
export async function gatherFaqs(
  ctx: Context,
  asked: Question,
  question: Understood,
  { views }: Pick<GatheredProducts, 'views'>,
): Promise<{ best: GatheredFaq | undefined; matches: readonly MatchedFaq[] }> {
  // FAQs must not be proven by FAQs.
  if (asked.proving === true) return { best: undefined, matches: [] };
  const urlKey = asked.pageUrl === undefined ? undefined : pageKey(asked.pageUrl);
  const products = views.slice(0, MOST_PRODUCTS).map(({ product }) => product);
  const scope = { products, ...(urlKey === undefined ? {} : { urlKey }) };
  const matches = (await matchFaqs(ctx, question, asked.locale, scope)).slice(0, TRIED);
  for (const match of matches) {
    if (bandOf('faq', match.confidence) === 'abstain') continue;
    const shown = await shownAnswer(ctx, match.faq);
    if (shown === undefined) continue;
    const cards = new Set(shown.answer.products.map(({ productId }) => productId));
    const shownProducts = products.filter(({ productId }) => cards.has(productId));
    return {
      best: { candidate: toCandidate(match, shown.answer, shownProducts), snapshots: shown.snapshots },
      matches,
    };
  }
  return { best: undefined, matches };
}
