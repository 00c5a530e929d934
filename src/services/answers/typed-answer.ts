import type { Saying } from '../../engine/answer/compose-answer.ts';
import { type PoolProduct, productFeatureNames } from '../../engine/answer/pool/product-features.ts';
import type { Pool, RankedPool } from '../../engine/answer/pool/rank-pool.ts';
import type { Asked } from '../../engine/answer/pool/read-asked.ts';
import { compareProducts, type Relevance } from '../../engine/answer/products/compare-products.ts';
import { answerMadeQuestion } from '../../engine/faq/made/answer-made-question.ts';
import type { Understood } from '../../engine/question/understand.ts';
import type { Voice } from '../../engine/say/voice.ts';
import { hasPhrase } from '../../engine/text/phrases/phrases.ts';

/** From this chance on a product is the one that is meant. */
const LEAST_MEANT = 0.5;

/** Share of a title that names its product for a comparison. */
const LEAST_NAMED = 0.5;
const MOST_COMPARED = 4;

/** How much of a message the name of a product's field holds, the words that name the compared products left out. */
function relevanceIn({ matcher }: Asked, products: readonly PoolProduct[]): Relevance {
  const telling = matcher.words.flatMap(({ weight }, i) =>
    products.some(({ title }) => matcher.one(i, title) > 0) ? [] : [{ weight, i }],
  );
  return (view, { facts }) => {
    const paths = new Set(facts.map(({ path }) => path));
    const piece = products
      .find((product) => product.view === view)
      ?.pieces.find(({ claims }) =>
        claims.some(({ support }) => support.some((one) => one.kind === 'field' && paths.has(one.path))),
      );
    if (piece === undefined) return 0;
    return telling.reduce((sum, { weight, i }) => sum + weight * matcher.one(i, piece.key), 0);
  };
}

/** The comparison of products that a message names and asks to compare; `undefined` where it does not. */
function comparison(
  question: Understood,
  { asked }: Pool,
  { products }: RankedPool,
  voice: Voice,
): Saying | undefined {
  if (!hasPhrase(question.prepared, question.lexicon.compare)) return undefined;
  const said = productFeatureNames.indexOf('title_said');
  const alike = products.filter(({ features }) => features[said]! >= LEAST_NAMED);
  const inFull = alike.filter(({ features }) => features[said] === 1);
  const named = (inFull.length >= 2 ? inFull : alike).slice(0, MOST_COMPARED).map(({ product }) => product);
  if (named.length < 2) return undefined;
  const views = named.map(({ view }) => view);
  return compareProducts(question, views, relevanceIn(asked, named), voice);
}

/**
 * The sentence that answers a question worded exactly as one that is made of the field it asks for, as the questions that
 * are suggested and stand on pages are; of the product of the page, else of the one that the pool takes to be meant. `undefined` for any other question:
 * asserting fields by likeness of wording was right in half of the cases on shops nobody tuned to.
 */
export function typedAnswer(
  question: Understood,
  pool: Pool,
  ranked: RankedPool,
  voice: Voice,
): Saying | undefined {
  const compared = comparison(question, pool, ranked, voice);
  if (compared !== undefined) return compared;
  const { products } = ranked;
  const { pageProductId } = pool;
  const onPage = products.find(({ product }) => product.productId === pageProductId);
  const meant = onPage ?? products.find(({ log }) => Math.exp(log) >= LEAST_MEANT);
  if (meant === undefined) return undefined;
  return answerMadeQuestion(question, meant.product.view, voice);
}
