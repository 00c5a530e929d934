import type { Asked } from '../../engine/answer/asked/read-asked.ts';
import type { Saying } from '../../engine/answer/compose-answer.ts';
import type { PoolProduct } from '../../engine/answer/pool/product-features.ts';
import type { Pool, RankedPool } from '../../engine/answer/pool/rank-pool.ts';
import {
  type Comparison,
  compareProducts,
  type Relevance,
} from '../../engine/answer/products/compare-products.ts';
import { type Compared, comparedProducts } from '../../engine/answer/products/compared-products.ts';
import { answerMadeQuestion } from '../../engine/faq/made/answer-made-question.ts';
import type { Understood } from '../../engine/question/understand.ts';
import type { Voice } from '../../engine/say/voice.ts';

/** From this chance on a product is the one that is meant. */
const LEAST_MEANT = 0.5;

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

/** The products that a message compares, with what tells them apart; `undefined` where it names no two. */
export function comparison(
  question: Understood,
  ranked: RankedPool,
  voice: Voice,
): (Compared & { said: Comparison }) | undefined {
  const compared = comparedProducts(question, ranked);
  if (compared === undefined) return undefined;
  const views = compared.products.map(({ view }) => view);
  const said = compareProducts(question, views, relevanceIn(ranked.asked, compared.products), voice);
  return { ...compared, said };
}

/**
 * The sentence that answers a question worded exactly as one that is made of the field it asks for, as the questions that
 * are suggested and stand on pages are; of the product of the page, else of the one that the pool takes to be meant; or what a
 * comparison asks for. `undefined` for any other question: asserting fields by likeness of wording was right in half of the
 * cases on shops nobody tuned to.
 */
export function typedAnswer(
  question: Understood,
  pool: Pool,
  ranked: RankedPool,
  voice: Voice,
): Saying | undefined {
  const compared = comparison(question, ranked, voice);
  if (compared?.isSure === true || compared?.said.isAsked === true) return compared.said;
  const { products } = ranked;
  const { pageProductId } = pool;
  const onPage = products.find(({ product }) => product.productId === pageProductId);
  const meant = onPage ?? products.find(({ log }) => Math.exp(log) >= LEAST_MEANT);
  if (meant === undefined) return undefined;
  return answerMadeQuestion(question, meant.product.view, voice);
}
