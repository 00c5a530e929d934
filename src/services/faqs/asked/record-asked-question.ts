import { cleanQuestion } from '../../../engine/faq/candidates/asked-candidates.ts';
import { languageOf } from '../../../engine/language/locale-lookup.ts';
import type { Answered } from '../../answers/answer-types.ts';
import type { Context } from '../../context.ts';
import { askedKey } from './asked-key.ts';
import { countAsker } from './store.ts';

/** A shopper's question with its answer. `askedBefore` = the earlier questions of the thread. */
export type QuestionOfThread = {
  queryText: string;
  locale: string;
  pageUrl?: string;
  answered: Answered;
  askedBefore: readonly string[];
};

/** The one product that the talk is about: the one the answer names, else that of the page. */
function productOf({ answered, pageUrl }: QuestionOfThread): string | undefined {
  const [only, ...others] = answered.answer.products;
  if (only && others.length === 0) return only.productId;
  return pageUrl === undefined ? undefined : answered.memory.focusProductId;
}

/**
 * Counts a question for the FAQs of the product it is about, once per thread, in the transaction that stores the exchange.
 * What could not stand on a page (personal data, shouting, essays) is not kept at all.
 */
export async function recordAskedQuestion(tx: Context, asked: QuestionOfThread): Promise<void> {
  const productId = productOf(asked);
  const question = cleanQuestion(asked.queryText, asked.locale);
  if (productId === undefined || question === undefined) return;
  const questionKey = askedKey(question);
  if (asked.askedBefore.some((before) => askedKey(before) === questionKey)) return;
  const locale = languageOf(asked.locale);
  await countAsker(tx, { locale, productId, questionKey, question }, tx.clock.nowMs());
}
