import type { PageFaq } from '../../../engine/extract/page/faq-sections.ts';
import { AppError } from '../../../errors.ts';
import type { Context } from '../../context.ts';
import { type Faq, questionKey } from '../../faq-lookup/faq-types.ts';
import { createFaq } from '../../faqs/create-faq.ts';
import { getFaq } from '../../faqs/get-faq.ts';
import { updateFaq } from '../../faqs/update-faq.ts';
import { findItemsOfPage } from '../items/store.ts';
import type { Run } from '../runs/run-tools.ts';
import type { SourceItem } from '../source.ts';

type Place = { url: string; urlKey: string; locale: string | undefined; isProduct: boolean };

/** `undefined` where the shop has the question from elsewhere or cannot take it: what a merchant wrote counts before a page. */
async function unlessRefused<T>(work: () => Promise<T>): Promise<T | undefined> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof AppError && (error.code === 'invalid_request' || error.code === 'faq_not_found'))
      return undefined;
    throw error;
  }
}

async function ownFaqs(ctx: Context, sourceId: string, urlKey: string): Promise<Map<string, Faq>> {
  const own = new Map<string, Faq>();
  for (const id of await findItemsOfPage(ctx, sourceId, 'faq', urlKey)) {
    const faq = await unlessRefused(() => getFaq(ctx, Number(id)));
    if (faq) own.set(questionKey(faq.question), faq);
  }
  return own;
}

/**
 * Stores the questions that a page answers as the merchant's own: those of a product's page for that page, others for the shop at
 * large. One that a person took off stays off; an answer that the page changed changes with it. Returns what the page supplies.
 */
export async function storePageFaqs(
  { ctx, source }: Run,
  faqs: readonly PageFaq[],
  { url, urlKey, locale, isProduct }: Place,
): Promise<SourceItem[]> {
  if (faqs.length === 0 || source.options.trust === 'review') return [];
  const known = await ownFaqs(ctx, source.sourceId, urlKey);
  const items: SourceItem[] = [];
  for (const { question, answer } of faqs) {
    // Braces would be filled in when the answer is read.
    if (/\{(?:price|availability)\}/.test(answer)) continue;
    const former = known.get(questionKey(question));
    const isTold = former?.answer.kind === 'written' && former.answer.text === answer;
    const stored =
      former === undefined
        ? await unlessRefused(() =>
            createFaq(ctx, {
              question,
              answer,
              ...(locale === undefined ? {} : { locale }),
              ...(isProduct ? { pageUrl: url } : {}),
            }),
          )
        : former.state === 'retired' || isTold
          ? former
          : ((await unlessRefused(() => updateFaq(ctx, former.faqId, { answer }))) ?? former);
    if (stored) items.push({ kind: 'faq', entityId: String(stored.faqId), locale: '', pageKey: urlKey });
  }
  return items;
}
