import { pageKey } from '../../engine/catalog/page-key.ts';
import { invalidRequest } from '../../errors.ts';
import type { Context } from '../context.ts';
import type { Faq, FaqReview } from '../faq-lookup/faq-types.ts';
import { decodeKeyCursor, encodeKeyCursor } from '../lists/key-cursor.ts';
import { canonicalLocale } from '../validation/locale.ts';
import { selectFaqs } from './store.ts';

/** A page of the company's FAQs that are in use or held back, by id; retired ones are left out. Throws `invalid_request` for a forged cursor. */
export async function listFaqs(
  ctx: Context,
  input: { pageUrl?: string; locale?: string; review?: FaqReview; limit: number; cursor?: string },
): Promise<{ faqs: Faq[]; nextCursor: string | null }> {
  const { limit, locale, review, pageUrl } = input;
  const afterId = input.cursor === undefined ? 0 : Number(decodeKeyCursor(input.cursor, 1)[0]);
  if (!Number.isSafeInteger(afterId))
    throw invalidRequest([{ parameter: 'cursor', code: 'format', detail: 'not a cursor of this list' }]);
  const urlKey = pageUrl === undefined ? undefined : (pageKey(pageUrl) ?? pageUrl);
  const faqs = await selectFaqs(
    ctx,
    {
      ...(urlKey === undefined ? {} : { urlKey }),
      ...(locale === undefined ? {} : { locale: canonicalLocale(locale) ?? locale }),
      ...(review === undefined ? {} : { review }),
      afterId,
    },
    limit + 1,
  );
  const page = faqs.slice(0, limit);
  const last = page.at(-1);
  return {
    faqs: page,
    nextCursor: faqs.length > limit && last ? encodeKeyCursor([String(last.faqId)]) : null,
  };
}
