import type { Context } from '../../context.ts';
import { isApproved, isListable, translatedFrom } from '../../faq-lookup/faq-types.ts';
import type { Settings } from '../../settings-schema/settings.ts';
import { listPageFaqs } from '../store.ts';
import { pageStateAt } from './page-state.ts';
import type { PageView } from './page-views.ts';
import { sourcesOf, stillTranslates } from './source-of-translation.ts';
import { findPage } from './store.ts';
import { translationLocale } from './translation-locale.ts';

/**
 * What the page shows in another language than the product's texts have: `own` translated. `undefined` when `own` is to be
 * shown: there is nothing to translate yet, or it could not be translated.
 */
export async function translatedView(
  tx: Context,
  settings: Settings,
  { own, locale: asked }: { own: PageView; locale: string },
): Promise<PageView | undefined> {
  const { productId, urlKey } = own.target;
  const nowMs = tx.clock.nowMs();
  const ownState = pageStateAt(own.isOutdated ? undefined : own.page, nowMs);
  if (productId === undefined || ownState.kind !== 'ready') return undefined;
  const locale = translationLocale(tx, settings, asked, own.target.locale);
  if (locale === undefined) return undefined;
  const isShown = settings.integrations.aiPoweredFaqs.requireApproval ? isApproved : isListable;
  const sources = sourcesOf(own.faqs, isShown);
  if (sources.length === 0) return undefined;
  const target = { ...own.target, locale };
  const page = await findPage(tx, urlKey, locale);
  const isOutdated = page !== undefined && page.productId !== productId;
  const { kind } = pageStateAt(isOutdated ? undefined : page, nowMs);
  if (kind === 'not_available' || kind === 'overdue') return undefined;
  if (kind !== 'ready') return { target, page, isOutdated, faqs: [], behind: [] };
  const stored = (await listPageFaqs(tx, urlKey, locale)).filter(isListable);
  const faqs = stored.filter(
    (faq) => !translatedFrom(faq) || sources.some((source) => stillTranslates(faq, source)),
  );
  const madeAtMs = page?.generatedAtMs ?? 0;
  const isBehind = sources.some(
    (source) => source.updatedAtMs > madeAtMs && !stored.some((faq) => stillTranslates(faq, source)),
  );
  const behind = [...(ownState.stale ? [own.target] : []), ...(isBehind ? [target] : [])];
  if (faqs.some(isShown)) return { target, page, isOutdated, faqs, behind };
  return behind.length === 0 ? undefined : { ...own, behind };
}
