import { setImmediate as breathe } from 'node:timers/promises';
import type { Product } from '../../../engine/catalog/product.ts';
import { type LatestProducts, listLatestProducts } from '../../catalog/list-latest-products.ts';
import type { Context } from '../../context.ts';
import type { FaqPage } from '../../faq-lookup/faq-types.ts';
import type { Settings } from '../../settings-schema/settings.ts';
import { companyPage } from '../pages/company-page.ts';
import { freshForMs, pageStateAt } from '../pages/page-state.ts';
import type { AskedPage } from '../pages/page-views.ts';
import { findPagesOf } from '../pages/store.ts';
import { translationLocale } from '../pages/translation-locale.ts';

/** Some milliseconds' work: between two blocks requests are let through. */
const productsPerBlock = 50;

/** A product's page that may lack its FAQs. */
export type UnmadePage = AskedPage & { storedAtMs: number };

/**
 * Whether a page lacks what a request would have made. One that had nothing to list is tried again once its product was
 * written since, else after a day: nobody waits for it, and each try may cost a call of a model.
 */
export function isUnmade(page: FaqPage | undefined, storedAtMs: number, nowMs: number): boolean {
  const { kind } = pageStateAt(page, nowMs);
  if (!page || kind === 'none') return true;
  if (kind !== 'retry') return false;
  return storedAtMs > page.requestedAtMs || nowMs - page.requestedAtMs >= freshForMs;
}

type Candidate = UnmadePage & { product: Product };

function candidatesOf({ products }: LatestProducts, { company }: Settings): Candidate[] {
  return products.flatMap(({ product, storedAtMs }) => {
    if (product.url === undefined || product.availability === 'discontinued') return [];
    const page = companyPage(product.url, company.domains);
    return page ? [{ ...page, locale: company.defaultLocale, storedAtMs, product }] : [];
  });
}

/** The candidates that a look at their rows does not rule out; what a request would find is asked of the few that are left. */
async function unmadeOf(
  ctx: Context,
  settings: Settings,
  candidates: readonly Candidate[],
): Promise<Candidate[]> {
  const rows = await findPagesOf(
    ctx,
    [],
    candidates.map(({ urlKey }) => urlKey),
  );
  const nowMs = ctx.clock.nowMs();
  return candidates.filter(({ urlKey, locale, storedAtMs, product }) => {
    if (translationLocale(ctx, settings, locale, product.locale) !== undefined) return true;
    const own = rows.find((row) => row.urlKey === urlKey && row.locale === product.locale);
    return own?.productId !== product.productId || isUnmade(own, storedAtMs, nowMs);
  });
}

/** The pages of products written since then that may lack their FAQs in the company's language, the latest product first. */
export async function* unmadePages(
  ctx: Context,
  settings: Settings,
  sinceMs: number,
): AsyncGenerator<UnmadePage> {
  let after: LatestProducts['next'];
  do {
    await breathe(undefined, { signal: ctx.signal });
    const block = await listLatestProducts(ctx, {
      locale: settings.company.defaultLocale,
      sinceMs,
      ...(after ? { after } : {}),
      limit: productsPerBlock,
    });
    yield* await unmadeOf(ctx, settings, candidatesOf(block, settings));
    after = block.next;
  } while (after);
}
