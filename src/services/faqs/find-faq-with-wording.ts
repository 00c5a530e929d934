import { readWording } from '../../engine/faq/match/wording.ts';
import { understand } from '../../engine/question/understand.ts';
import type { Context } from '../context.ts';
import { type Faq, isListable } from '../faq-lookup/faq-types.ts';
import { matchFaqs } from '../faq-lookup/match-faqs.ts';
import { askedKey } from './asked/asked-key.ts';
import { listPageFaqs } from './store.ts';

/** Where a FAQ stands: on one page, or, without `urlKey`, in the shop at large. */
export type FaqPlace = Pick<Faq, 'locale' | 'urlKey'>;

/** The FAQ of that place that has this wording, as its question or as a variant, `exceptId` left out; `undefined` when none has. */
export async function findFaqWithWording(
  ctx: Context,
  { locale, urlKey }: FaqPlace,
  text: string,
  exceptId?: number,
): Promise<Faq | undefined> {
  if (urlKey !== undefined) {
    const wanted = askedKey(text);
    return (await listPageFaqs(ctx, urlKey, locale)).find(
      (faq) =>
        faq.faqId !== exceptId &&
        isListable(faq) &&
        [faq.question, ...faq.variants].some((wording) => askedKey(wording) === wanted),
    );
  }
  const { key } = readWording(text, locale);
  const matches = await matchFaqs(ctx, understand(text, locale), locale, { products: [] });
  return matches.find(
    ({ faq, wording }) =>
      faq.faqId !== exceptId && faq.locale === locale && readWording(wording, locale).key === key,
  )?.faq;
}
