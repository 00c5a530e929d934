import { pageKey } from '../../engine/catalog/page-key.ts';
import { getSettings } from '../companies/get-settings.ts';
import type { Context } from '../context.ts';
import { addCase } from '../evals/add-case.ts';
import type { Faq } from '../faq-lookup/faq-types.ts';
import { askedKey } from '../faqs/asked/asked-key.ts';
import { createFaq } from '../faqs/create-faq.ts';
import { type FaqPlace, findFaqWithWording } from '../faqs/find-faq-with-wording.ts';
import { updateFaq } from '../faqs/update-faq.ts';
import { canonicalLocale } from '../validation/locale.ts';
import { type TriedWording, tryWordings } from './try-wordings.ts';

/** The most other wordings a FAQ takes. */
const mostVariants = 20;
const mostTried = 50;

/** A person's answer to a question; `wordings` are other ways in which the same was asked. */
export type AnswerToWrite = {
  question: string;
  answer: string;
  wordings?: readonly string[];
  locale?: string | undefined;
  pageUrl?: string | undefined;
};

export type WrittenAnswer = {
  faqId: number;
  caseId: string;
  /** A FAQ with this very question was there; it has the new answer now. */
  isReplaced: boolean;
  /** Wordings that another FAQ answers. */
  leftOut: readonly string[];
  /** What each wording gets now. */
  tried: readonly TriedWording[];
};

/** Each wording once, those of the question itself left out. */
function distinct(question: string, wordings: readonly string[]): string[] {
  const byKey = new Map(wordings.map((text) => [askedKey(text), text]));
  byKey.delete(askedKey(question));
  return [...byKey.values()];
}

async function splitTaken(ctx: Context, place: FaqPlace, wordings: readonly string[], ownId?: number) {
  const free: string[] = [];
  const taken: string[] = [];
  for (const text of wordings)
    ((await findFaqWithWording(ctx, place, text, ownId)) ? taken : free).push(text);
  return { free, taken };
}

/** The FAQ that asks just this; where another one has it as a variant, it gives the wording up. */
async function formerFaq(ctx: Context, place: FaqPlace, question: string): Promise<Faq | undefined> {
  const found = await findFaqWithWording(ctx, place, question);
  if (found === undefined || askedKey(found.question) === askedKey(question)) return found;
  const variants = found.variants.filter((variant) => askedKey(variant) !== askedKey(question));
  await updateFaq(ctx, found.faqId, { variants });
  return undefined;
}

/**
 * Publishes a person's answer: a FAQ with the other wordings as its variants and a regression case, live when it returns.
 * Done twice it changes the same FAQ and the same case, so that a second press of a button does no harm.
 *
 * Throws `invalid_request` as `createFaq` does.
 */
export async function writeAnswer(ctx: Context, input: AnswerToWrite): Promise<WrittenAnswer> {
  const { question, answer, pageUrl } = input;
  const { defaultLocale } = (await getSettings(ctx)).company;
  const locale = (input.locale && canonicalLocale(input.locale)) ?? defaultLocale;
  const urlKey = pageUrl === undefined ? undefined : pageKey(pageUrl);
  const place: FaqPlace = { locale, ...(urlKey === undefined ? {} : { urlKey }) };
  const onPage = pageUrl === undefined ? {} : { pageUrl };
  const others = distinct(question, input.wordings ?? []);
  const former = await formerFaq(ctx, place, question);
  const { free, taken } = await splitTaken(ctx, place, others, former?.faqId);
  const variants = distinct(question, [...(former?.variants ?? []), ...free]).slice(0, mostVariants);
  const { faqId } = former
    ? await updateFaq(ctx, former.faqId, { answer, variants })
    : await createFaq(ctx, { question, answer, variants, locale, ...onPage });
  const { caseId } = await addCase(ctx, {
    name: question,
    ask: question,
    locale,
    ...(pageUrl === undefined ? {} : { page_url: pageUrl }),
    expect: { status: ['answered'] },
  });
  const texts = [question, ...others].slice(0, mostTried);
  return {
    faqId,
    caseId,
    isReplaced: former !== undefined,
    leftOut: taken,
    tried: await tryWordings(ctx, texts, { locale, ...onPage }),
  };
}
