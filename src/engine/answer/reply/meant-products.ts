import { productFeatureNames } from '../pool/product-features.ts';
import { type RankedPiece, type RankedPool, surelyMeant } from '../pool/rank-pool.ts';
import { needOf, talkedProducts } from '../pool/thread-context.ts';

/**
 * The product that a message surely is about, and those that the thread talks of; what others are like answers nothing about it.
 * `undefined` where no product surely is meant, or any that fits.
 */
export function meantProducts(ranked: RankedPool): ReadonlySet<string> | undefined {
  const { asked, thread } = ranked;
  const meant = surelyMeant(ranked);
  if (meant === undefined || asked.isWish) return undefined;
  return new Set([meant, ...talkedProducts(thread)]);
}

const ON_PAGE = productFeatureNames.indexOf('on_page');

/**
 * Whether a message only asks what something costs ("and what does that cost me") where nobody has talked of any product: then no
 * product's price is meant.
 */
function asksNoProduct({ asked, thread, products }: RankedPool): boolean {
  if (asked.expects !== 'money' || needOf(asked, thread) < 1) return false;
  const isOnPage = products.some(({ features }) => features[ON_PAGE] === 1);
  return !isOnPage && talkedProducts(thread).length === 0;
}

/**
 * Which pieces, by their place among the nearest, may be told: a field of another product says nothing of the one that surely is `meant`,
 * and who wants a person is told of no other.
 */
export function isOfMeant(
  ranked: RankedPool,
  meant: ReadonlySet<string> | undefined,
): (each: RankedPiece, i: number) => boolean {
  const isOfPages = asksNoProduct(ranked);
  return ({ piece: { productId, kind } }, i) => {
    if (productId === undefined) return true;
    if (isOfPages) return false;
    if (i === 0 && (meant === undefined || kind === 'product')) return true;
    return meant === undefined ? ranked.asked.needsPerson < 1 : meant.has(productId);
  };
}
