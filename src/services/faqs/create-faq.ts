import { canonicalPageUrl, isCompanyHost, pageKey } from '../../engine/catalog/page-key.ts';
import { invalidRequest } from '../../errors.ts';
import { findProductByPage } from '../catalog/find-product-by-page.ts';
import { getSettings } from '../companies/get-settings.ts';
import type { Context } from '../context.ts';
import { type Faq, questionKey } from '../faq-lookup/faq-types.ts';
import { canonicalLocale } from '../validation/locale.ts';
import { requireNewWording, wordingsOf } from './require-new-wording.ts';
import { listPageFaqs, nextFaqIds } from './store.ts';
import { requireUnambiguous, writeFaqs, writtenFacts } from './write-faq.ts';

/** A merchant's own question with its answer, for one page or, without `pageUrl`, for the shop at large. */
export type NewFaq = {
  question: string;
  answer: string;
  variants?: readonly string[];
  pageUrl?: string;
  locale?: string;
  pinned?: boolean;
};

type Place = { locale: string; urlKey?: string; productId?: string };

async function placeOf(ctx: Context, input: NewFaq): Promise<Place> {
  const { defaultLocale, domains } = (await getSettings(ctx)).company;
  const locale = input.locale === undefined ? defaultLocale : (canonicalLocale(input.locale) ?? input.locale);
  if (input.pageUrl === undefined) return { locale };
  const pageUrl = canonicalPageUrl(input.pageUrl);
  if (pageUrl === undefined || !isCompanyHost(new URL(pageUrl), domains))
    throw invalidRequest([
      { pointer: '/page_url', code: 'invalid_url', detail: 'is on none of the domains of this company' },
    ]);
  const product = await findProductByPage(ctx, pageUrl, locale);
  const urlKey = pageKey(pageUrl)!;
  return { locale, urlKey, ...(product ? { productId: product.productId } : {}) };
}

/**
 * Stores a merchant's own FAQ; it is listed before generated ones and no generation replaces it. A question that the page
 * once had takes its old id up again. `record` runs in the transaction that stores it.
 *
 * Throws `invalid_request` for a foreign page and for a wording that another FAQ of the page, or of the shop at large,
 * has.
 */
export async function createFaq(
  ctx: Context,
  input: NewFaq,
  record?: (tx: Context, faq: Faq) => Promise<void>,
): Promise<Faq> {
  const place = await placeOf(ctx, input);
  await requireNewWording(ctx, place, wordingsOf(input));
  const decide = async (tx: Context) => {
    const nowMs = tx.clock.nowMs();
    const siblings = place.urlKey === undefined ? [] : await listPageFaqs(tx, place.urlKey, place.locale);
    const former = siblings.find(({ question }) => questionKey(question) === questionKey(input.question));
    const faq: Faq = {
      ...place,
      faqId: former?.faqId ?? (await nextFaqIds(tx, 1))[0]!,
      origin: 'merchant',
      state: 'live',
      review: 'edited',
      pinned: input.pinned ?? false,
      position: -1,
      question: input.question,
      answer: { kind: 'written', text: input.answer },
      variants: input.variants ?? [],
      ...(former?.lastListedAtMs === undefined ? {} : { lastListedAtMs: former.lastListedAtMs }),
      createdAtMs: former?.createdAtMs ?? nowMs,
      updatedAtMs: nowMs,
    };
    await requireUnambiguous(tx, faq);
    const facts = await writtenFacts(tx, faq);
    return [{ faq, ...(facts ? { facts } : {}) }];
  };
  return writeFaqs(ctx, 'faq.created', decide, record);
}
