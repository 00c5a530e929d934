import { canonicalPageUrl, isCompanyHost, pageKey } from '../../../engine/catalog/page-key.ts';
import type { Product } from '../../../engine/catalog/product.ts';
import { readPageEvidence } from '../../../engine/extract/page/page-evidence.ts';
import type { KnowledgeDocument } from '../../../engine/knowledge/document.ts';
import { languageOf, lookUpLocale } from '../../../engine/language/locale-lookup.ts';
import { detectLanguage } from '../../../engine/text/detection/detect-language.ts';
import type { FetchFailure } from '../../../platform/fetcher/fetcher.ts';
import { findProductByPage } from '../../catalog/find-product-by-page.ts';
import { getSettings } from '../../companies/get-settings.ts';
import type { Context } from '../../context.ts';
import { findDocumentByPage } from '../../documents/find-document-by-page.ts';
import type { FaqPage, UnavailableReason } from '../../faq-lookup/faq-types.ts';

/** What a page's questions can be made of. */
export type PageEvidence =
  | {
      kind: 'product';
      /** The row of the catalogue, or a product that only the page or a stored text of it describes. */
      product: Product;
      from: 'catalogue' | 'document' | 'page';
      /** The stored text of the page. */
      documentId?: string;
    }
  /** `isGone`: the page says that it is no more (404, 410). */
  | { kind: 'none'; reason: UnavailableReason; isGone?: boolean }
  /** The page says that another address is its own. */
  | { kind: 'elsewhere'; pageUrl: string };

const none = (reason: UnavailableReason): PageEvidence => ({ kind: 'none', reason });

/** Id of a product that is not in the catalogue; no record can have it, ids of records hold no control characters. */
export const pageProductId = '\u0001page';

const reasonOfFailure: Readonly<Partial<Record<FetchFailure, UnavailableReason>>> = {
  blocked_by_robots: 'blocked_by_robots',
  unsupported_content: 'not_a_product_page',
};

function bareProduct(locale: string, title: string, nowMs: number): Product {
  return {
    productId: pageProductId,
    locale,
    title,
    description: '',
    categories: [],
    availability: 'in_stock',
    attributes: {},
    variants: [],
    updatedAtMs: nowMs,
  };
}

/** A price as pages write it: that a stored text sells something. */
const priceInText =
  /(?:[$€£¥₹₽₺]|\b(?:USD|EUR|GBP|CHF|PLN|SEK|zł)\b)\s?\d|\d(?:[.,]\d{2})?\s?(?:[€£$]|EUR\b|USD\b|zł\b)/u;

function evidenceOfDocument(ctx: Context, document: KnowledgeDocument): PageEvidence {
  const { trust, text, locale, title, documentId } = document;
  const isProductPage = trust === 'catalog' || (trust === 'crawled' && priceInText.test(text));
  if (!isProductPage) return none('not_a_product_page');
  const product = bareProduct(locale, title, ctx.clock.nowMs());
  return { kind: 'product', product, from: 'document', documentId };
}

/** The language of a page: what it declares, else what its text is written in, in the spelling of the company's locales. */
function localeOfPage(declared: string | undefined, text: string, locales: readonly string[]): string {
  const tag = declared ?? detectLanguage(text) ?? locales[0] ?? 'en';
  const same = locales.filter((locale) => languageOf(locale) === languageOf(tag));
  return lookUpLocale(tag, same, []) ?? languageOf(tag);
}

async function fetchEvidence(ctx: Context, page: FaqPage): Promise<PageEvidence> {
  const { domains, locales, defaultLocale } = (await getSettings(ctx)).company;
  const result = await ctx.fetcher.fetchPage(page.pageUrl, { signal: ctx.signal, checkRobots: true });
  ctx.signal.throwIfAborted();
  if (!result.ok) {
    const isGone = result.status === 404 || result.status === 410;
    return { kind: 'none', reason: reasonOfFailure[result.failure] ?? 'page_unreachable', isGone };
  }
  const { url, text } = result.page;
  if (!isCompanyHost(new URL(url), domains)) return none('page_unreachable');
  const read = readPageEvidence(text, url);
  if (read.noindex) return none('blocked_by_robots');
  const own = canonicalPageUrl(read.canonicalUrl ?? url);
  if (own !== undefined && isCompanyHost(new URL(own), domains) && pageKey(own) !== page.urlKey)
    return { kind: 'elsewhere', pageUrl: own };
  if (!read.product) return none('not_a_product_page');
  const locale = localeOfPage(read.language, `${read.product.title}\n${read.product.description}`, [
    defaultLocale,
    ...locales,
  ]);
  const bare = bareProduct(locale, read.product.title, ctx.clock.nowMs());
  return { kind: 'product', product: { ...bare, ...read.product, url: page.pageUrl }, from: 'page' };
}

/** What describes the page: the catalogue's product, else the stored text of the page, else the page itself, fetched once. */
export async function gatherEvidence(ctx: Context, page: FaqPage): Promise<PageEvidence> {
  const product = await findProductByPage(ctx, page.pageUrl, page.locale);
  if (product) return { kind: 'product', product, from: 'catalogue' };
  const document = await findDocumentByPage(ctx, page.pageUrl, page.locale);
  return document ? evidenceOfDocument(ctx, document) : fetchEvidence(ctx, page);
}
