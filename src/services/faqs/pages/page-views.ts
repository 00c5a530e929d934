import { pageKey } from '../../../engine/catalog/page-key.ts';
import { lookUpLocale } from '../../../engine/language/locale-lookup.ts';
import { cacheOfStore } from '../../cache-of-store.ts';
import { findProductByPage } from '../../catalog/find-product-by-page.ts';
import { companyEpochs } from '../../company-epochs.ts';
import type { Context } from '../../context.ts';
import { type Faq, type FaqPage, isListable, translatedFrom } from '../../faq-lookup/faq-types.ts';
import type { Settings } from '../../settings-schema/settings.ts';
import { listPageFaqs } from '../store.ts';
import { findPage, findPagesAt } from './store.ts';
import { translatedView } from './translated-view.ts';

/** A page in the locale it is served in: where its row is or will be. */
export type PageTarget = Pick<FaqPage, 'urlKey' | 'locale' | 'pageUrl' | 'productId'>;

/** A page as one read found it. */
export type PageView = {
  target: PageTarget;
  page: FaqPage | undefined;
  /** The row was made for another product, or for none: it is as if there were none. */
  isOutdated: boolean;
  /** What may be listed, approved or not, in order. */
  faqs: readonly Faq[];
  /** Pages that are to be made anew in the background before the list is as it should be. */
  behind: readonly PageTarget[];
};

/** The age is below the 250 ms after which a write of another node must be seen, whatever became of its notice. */
const recentViews = cacheOfStore<PageView>({ maxAgeMs: 200, maxEntries: 5_000 });

const pageEpochs = companyEpochs();

/** Makes this node read the company's pages anew; call it when a change of them has been committed. */
export const forgetPageViews = pageEpochs.raise;

/** Counts the committed changes of a company's FAQs that this process knows of. */
export const epochOf = pageEpochs.of;

async function servedTarget(tx: Context, settings: Settings, asked: AskedPage): Promise<PageTarget> {
  const { urlKey, pageUrl } = asked;
  const product = await findProductByPage(tx, pageUrl, asked.locale);
  if (product) return { urlKey, pageUrl, locale: product.locale, productId: product.productId };
  // The language of a page that is not in the catalogue is known once it was read; until then it is the company's.
  const { defaultLocale } = settings.company;
  const read = (await findPagesAt(tx, urlKey)).filter(({ productId }) => productId === undefined);
  const locales = read.map((page) => page.locale);
  return {
    urlKey,
    pageUrl,
    locale: lookUpLocale(asked.locale, locales, [defaultLocale, 'en']) ?? defaultLocale,
  };
}

async function loadOwnView(tx: Context, settings: Settings, asked: AskedPage): Promise<PageView> {
  const target = await servedTarget(tx, settings, asked);
  const page = await findPage(tx, target.urlKey, target.locale);
  const aliasKey = page?.aliasOf === undefined ? undefined : pageKey(page.aliasOf);
  // Where a page points is looked up again after a day.
  const isAliasOver = aliasKey !== undefined && tx.clock.nowMs() >= (page?.expiresAtMs ?? 0);
  const isOutdated = page !== undefined && (page.productId !== target.productId || isAliasOver);
  if (page?.aliasOf !== undefined && aliasKey !== undefined && aliasKey !== asked.urlKey && !isOutdated)
    return loadOwnView(tx, settings, { urlKey: aliasKey, pageUrl: page.aliasOf, locale: asked.locale });
  const stored = page && !isOutdated ? await listPageFaqs(tx, target.urlKey, target.locale) : [];
  const listable = stored.filter(isListable);
  const faqs = listable.filter((faq) => !translatedFrom(faq));
  // The shop has texts of its own in this language by now.
  const wasTranslated = listable.length > 0 && faqs.length === 0;
  return { target, page, isOutdated: isOutdated || wasTranslated, faqs, behind: [] };
}

async function loadView(tx: Context, settings: Settings, asked: AskedPage): Promise<PageView> {
  const own = await loadOwnView(tx, settings, asked);
  return (await translatedView(tx, settings, { own, locale: asked.locale })) ?? own;
}

/** What a page is known by: canonical key and address, and the locale that was asked for. */
export type AskedPage = { urlKey: string; pageUrl: string; locale: string };

function viewKey(ctx: Context, asked: AskedPage): string {
  return `${ctx.companyId}\n${epochOf(ctx)}\n${asked.locale}\n${asked.urlKey}`;
}

/** What `findPageView` would give without reading anything, or `undefined`. */
export function knownPageView(ctx: Context, asked: AskedPage): PageView | undefined {
  return recentViews(ctx).peek(viewKey(ctx, asked));
}

/**
 * What the page shows, as it was at most 200 ms ago; after a write on this node never older than the write.
 *
 * `urlKey` and `pageUrl` are canonical. Concurrent callers of one page share one read.
 */
export async function findPageView(ctx: Context, settings: Settings, asked: AskedPage): Promise<PageView> {
  const key = viewKey(ctx, asked);
  const load = () => ctx.db.read(ctx.companyId, (sql) => loadView({ ...ctx, sql }, settings, asked));
  return (await recentViews(ctx).get(key, load)) ?? load();
}
