import { phrasesOf } from '../../language/asks-of.ts';
import type { Understood } from '../../question/understand.ts';
import { hasPhrase, prepareText } from '../../text/phrases/phrases.ts';
import { type PoolProduct, productFeatureNames } from '../pool/product-features.ts';
import type { RankedPool } from '../pool/rank-pool.ts';
import { asksForPrice, comparedMeasures, statesMeasure } from './comparatives.ts';
import { namedPair } from './named-pair.ts';

/** Share of a title that names its product for a comparison. */
const LEAST_NAMED = 0.5;
const MOST_COMPARED = 4;
/** Words with content of a message that only asks how products just shown compare. */
const MOST_WORDS = 2;
const TITLE_SAID = productFeatureNames.indexOf('title_said');

/**
 * Products that a message names side by side. `isMeant`: it compares them or chooses between them; "do the tent and the footprint
 * fit" does not. `asksToCompare`: it says so; `isSure`: it also names them by most of their titles.
 */
export type Compared = {
  products: readonly PoolProduct[];
  isMeant: boolean;
  asksToCompare: boolean;
  isSure: boolean;
};

/** Whether a comparison asks what the products cost and nothing else: "cheaper to run" is of no price. */
function asksOnlyForPrice(question: Understood): boolean {
  const { content, language, lexicon } = question;
  const ofPrice = [lexicon.compare, lexicon.price, phrasesOf(language, 'cheaper')].join('|');
  return (
    asksForPrice(question) &&
    content.every(({ surface }) => hasPhrase(prepareText(surface, language), ofPrice))
  );
}

/**
 * The products of the last reply that "and which is lighter?" or "what is the difference in price?" compares, which names none and
 * says hardly more: those that state the measure, or all where they are compared by price.
 */
function shownBefore(
  question: Understood,
  { asked, thread, products }: RankedPool,
  asksToCompare: boolean,
): Compared | undefined {
  if (!question.isQuestion && !asksToCompare) return undefined;
  if (asked.contentWords > MOST_WORDS) return undefined;
  const shown = thread.productIds.flatMap(
    (id) => products.find(({ product }) => product.productId === id)?.product ?? [],
  );
  const measures = comparedMeasures(question);
  const isStated = ({ view }: PoolProduct) =>
    view.fields.some((field) => measures.some((one) => statesMeasure(field, one)));
  const byPrice = asksToCompare && asksOnlyForPrice(question) && shown.length <= MOST_COMPARED;
  // "What does the widest one cost" asks for the price of one.
  if (!byPrice && asksForPrice(question)) return undefined;
  const compared = byPrice ? shown : shown.filter(isStated).slice(0, MOST_COMPARED);
  return compared.length < 2
    ? undefined
    : { products: compared, isMeant: true, asksToCompare: false, isSure: false };
}

/** The products that a message asks to compare, or to choose from; `undefined` where it means no two. */
export function comparedProducts(question: Understood, ranked: RankedPool): Compared | undefined {
  const { asked, products } = ranked;
  const asksToCompare = hasPhrase(question.prepared, question.lexicon.compare);
  const alike = products.filter(({ features }) => features[TITLE_SAID]! >= LEAST_NAMED);
  const inFull = alike.filter(({ features }) => features[TITLE_SAID] === 1);
  const pair = namedPair(
    asked,
    products.map(({ product }) => product),
    asksToCompare,
  );
  if (asksToCompare && (pair === undefined || inFull.length > pair.products.length)) {
    const named = (inFull.length >= 2 ? inFull : alike).slice(0, MOST_COMPARED);
    if (named.length >= 2)
      return { products: named.map(({ product }) => product), isMeant: true, asksToCompare, isSure: true };
  }
  if (pair === undefined) return shownBefore(question, ranked, asksToCompare);
  const isMeant = pair.isChoice || asksToCompare || asksForPrice(question);
  const isSure = asksToCompare && pair.products.every((one) => alike.some(({ product }) => product === one));
  return { products: pair.products, isMeant, asksToCompare, isSure };
}
