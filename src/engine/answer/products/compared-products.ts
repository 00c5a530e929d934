import type { Understood } from '../../question/understand.ts';
import { hasPhrase } from '../../text/phrases/phrases.ts';
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
 * Products that a message names side by side. `asksToCompare`: it says so; `isSure`: it also names them by most of their titles.
 */
export type Compared = { products: readonly PoolProduct[]; asksToCompare: boolean; isSure: boolean };

/** The products of the last reply that state what "and which is lighter?" compares, which names none and says hardly more. */
function shownBefore(question: Understood, { asked, thread, products }: RankedPool): Compared | undefined {
  const measures = comparedMeasures(question);
  if (!question.isQuestion || asked.contentWords > MOST_WORDS) return undefined;
  const stating = thread.productIds
    .flatMap((id) => products.find(({ product }) => product.productId === id)?.product ?? [])
    .filter(({ view }) => view.fields.some((field) => measures.some((one) => statesMeasure(field, one))))
    .slice(0, MOST_COMPARED);
  return stating.length < 2 ? undefined : { products: stating, asksToCompare: false, isSure: false };
}

/** The products that a message asks to compare, or to choose from; `undefined` where it means no two. */
export function comparedProducts(question: Understood, ranked: RankedPool): Compared | undefined {
  const { asked, products } = ranked;
  const asksToCompare = hasPhrase(question.prepared, question.lexicon.compare);
  if (asksToCompare) {
    const alike = products.filter(({ features }) => features[TITLE_SAID]! >= LEAST_NAMED);
    const inFull = alike.filter(({ features }) => features[TITLE_SAID] === 1);
    const named = (inFull.length >= 2 ? inFull : alike).slice(0, MOST_COMPARED);
    if (named.length >= 2)
      return { products: named.map(({ product }) => product), asksToCompare, isSure: true };
  }
  const pair = namedPair(
    asked,
    products.map(({ product }) => product),
    asksToCompare,
  );
  if (pair === undefined) return shownBefore(question, ranked);
  // "Do the tent and the footprint fit" names two and compares nothing.
  if (!(pair.isChoice || asksToCompare || asksForPrice(question))) return undefined;
  return { products: pair.products, asksToCompare, isSure: false };
}
