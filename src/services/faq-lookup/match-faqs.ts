import { type FaqMatch, matchStoredFaqs, type StoredFaq } from '../../engine/faq/match/match-faqs.ts';
import { expandSynonyms } from '../../engine/faq/match/synonyms.ts';
import { languageOf } from '../../engine/language/locale-lookup.ts';
import type { Understood } from '../../engine/question/understand.ts';
import { tagOf } from '../../engine/retrieval/fold-key.ts';
import type { Filter, RetrievalIndex } from '../../engine/retrieval/types.ts';
import { idfOf } from '../../engine/text/terms/idf.ts';
import type { Context } from '../context.ts';
import { faqText } from './faq-text.ts';
import { type Faq, isApproved, isListable, translatedFrom } from './faq-types.ts';
import { findFaqs } from './find-faqs.ts';

/** Where a question is asked: FAQs of other products and pages are not looked at. */
export type FaqScope = { products: readonly { productId: string; title: string }[]; urlKey?: string };

/** An approved FAQ beside the question asked. */
export type MatchedFaq = FaqMatch & { faq: Faq };

const FOUND = 10;
/** Words weigh as among at least this many questions: in a shop with three FAQs every word would count for nothing. */
const SMALLEST_CORPUS = 300;

function scopeFilter({ products, urlKey }: FaqScope): Filter {
  const tags = ['about=shop', ...products.map(({ productId }) => tagOf('product', productId))];
  if (urlKey !== undefined) tags.push(tagOf('url_key', urlKey));
  return { kind: 'any', of: tags.map((tag) => ({ kind: 'tag', tag })) };
}

function isUsable(faq: Faq, { products, urlKey }: FaqScope): boolean {
  const isAbout =
    faq.productId === undefined
      ? faq.urlKey === undefined || faq.urlKey === urlKey
      : products.some(({ productId }) => productId === faq.productId);
  return isAbout && isListable(faq) && isApproved(faq) && !translatedFrom(faq);
}

async function matchesIn(
  ctx: Context,
  index: RetrievalIndex,
  question: Understood,
  scope: FaqScope,
): Promise<MatchedFaq[]> {
  const groups = expandSynonyms(question.groups, question.language);
  const { hits } = index.search({ groups, filter: scopeFilter(scope), limit: FOUND, exactTotal: false });
  const stored = await findFaqs(
    ctx,
    hits.map(({ id }) => Number(id)),
  );
  // Tags compare without letter case, ids do not.
  const usable = new Map(stored.filter((faq) => isUsable(faq, scope)).map((faq) => [faq.faqId, faq]));
  const candidates = hits.flatMap(({ id, score }): StoredFaq[] => {
    const faq = usable.get(Number(id));
    if (faq === undefined) return [];
    // The product's name in a question about it is no difference.
    const { title = '' } = scope.products.find(({ productId }) => productId === faq.productId) ?? {};
    const answer = `${title}\n${faqText(faq)}`;
    return [{ faqId: faq.faqId, wordings: [faq.question, ...faq.variants], answer, score }];
  });
  const idf = (term: string) =>
    idfOf(Math.max(index.documentCount, SMALLEST_CORPUS), index.documentFrequency(term));
  return matchStoredFaqs(question.text, question.language, candidates, idf).map((found) => ({
    ...found,
    faq: usable.get(found.faqId)!,
  }));
}

/**
 * The approved FAQs (the merchant's own and reviewed ones) that ask what is asked, best first, in the languages of the
 * question and of the answer wanted. Reads the rows, so an edit counts from the next question on.
 */
export async function matchFaqs(
  ctx: Context,
  question: Understood,
  locale: string,
  scope: FaqScope,
): Promise<MatchedFaq[]> {
  const languages = new Set([languageOf(question.language), languageOf(locale)]);
  const available = await ctx.indexes.localesOf(ctx.companyId, 'faq');
  const matches: MatchedFaq[] = [];
  for (const tag of available.filter((entry) => languages.has(languageOf(entry)))) {
    const { index } = await ctx.indexes.open(ctx.companyId, 'faq', tag);
    matches.push(...(await matchesIn(ctx, index, question, scope)));
  }
  return matches.toSorted((a, b) => b.rank - a.rank || a.faqId - b.faqId);
}
