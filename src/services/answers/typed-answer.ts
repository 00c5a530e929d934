import type { Candidate } from '../../engine/answer/candidate.ts';
import { hasPhrase } from '../../engine/answer/phrases.ts';
import { productFeatureNames } from '../../engine/answer/pool/product-features.ts';
import type { Pool, RankedPool } from '../../engine/answer/pool/rank-pool.ts';
import { answerMadeQuestion } from '../../engine/answer/products/answer-made-question.ts';
import { compareProducts } from '../../engine/answer/products/compare-products.ts';
import type { Understood } from '../../engine/answer/understand.ts';
import type { Voice } from '../../engine/answer/voice.ts';

/** From this chance on a product is the one that is meant. */
const LEAST_MEANT = 0.5;

/** Share of a title that names its product for a comparison. */
const LEAST_NAMED = 0.5;
const MOST_COMPARED = 4;

/** The comparison of products that a message names and asks to compare; `undefined` where it does not. */
function comparison(question: Understood, { products }: RankedPool, voice: Voice): Candidate | undefined {
  if (!hasPhrase(question.prepared, question.lexicon.compare)) return undefined;
  const said = productFeatureNames.indexOf('title_said');
  const named = products.filter(({ features }) => features[said]! >= LEAST_NAMED).slice(0, MOST_COMPARED);
  if (named.length < 2) return undefined;
  return compareProducts(
    question,
    named.map(({ product }) => product.view),
    voice,
  );
}

/**
 * The sentence that answers a question worded exactly as one that is made of the field it asks for, as the questions that
 * are suggested and stand on pages are; of the product of the page, else of the one that the pool takes to be meant. `undefined` for any other question:
 * asserting fields by likeness of wording was right in half of the cases on shops nobody tuned to.
 */
export function typedAnswer(
  question: Understood,
  { pageProductId }: Pool,
  ranked: RankedPool,
  voice: Voice,
): Candidate | undefined {
  const { products } = ranked;
  const compared = comparison(question, ranked, voice);
  if (compared?.band === 'answer') return compared;
  const onPage = products.find(({ product }) => product.productId === pageProductId);
  const meant = onPage ?? products.find(({ log }) => Math.exp(log) >= LEAST_MEANT);
  if (meant === undefined) return undefined;
  const made = answerMadeQuestion(question, meant.product.view, voice);
  return made?.band === 'answer' ? made : undefined;
}
