import type { Saying } from '../../engine/answer/compose-answer.ts';
import type { Pool, RankedPool } from '../../engine/answer/pool/rank-pool.ts';
import { answerMadeQuestion } from '../../engine/faq/made/answer-made-question.ts';
import type { Understood } from '../../engine/question/understand.ts';
import type { Voice } from '../../engine/say/voice.ts';

/** From this chance on a product is the one that is meant. */
const LEAST_MEANT = 0.5;

/**
 * The sentence that answers a question worded exactly as one that is made of the field it asks for, as the questions that
 * are suggested and stand on pages are; of the product of the page, else of the one that the pool takes to be meant. `undefined`
 * for any other question: asserting fields by likeness of wording was right in half of the cases on shops nobody tuned to.
 */
export function typedAnswer(
  question: Understood,
  pool: Pool,
  ranked: RankedPool,
  voice: Voice,
): Saying | undefined {
  const { products } = ranked;
  const { pageProductId } = pool;
  const onPage = products.find(({ product }) => product.productId === pageProductId);
  const meant = onPage ?? products.find(({ log }) => Math.exp(log) >= LEAST_MEANT);
  if (meant === undefined) return undefined;
  return answerMadeQuestion(question, meant.product.view, voice);
}
