import type { RankedPool } from './rank-pool.ts';

/** Share of a message's weight that a title and a kind hold where it is nothing but a name for them. */
const NAMED = 0.9;
/**
 * Whether a message is nothing but a name for the kind of thing that a product of the pool is ("garden shears", "mähroboter bitte"):
 * its words stand in the product's title or kind, it asks nothing and leans on nothing that was said.
 */
export function namesKindOf(
  { asked, products }: Pick<RankedPool, 'asked' | 'products'>,
  id: string | undefined,
): boolean {
  const own = products.find(({ product }) => product.productId === id)?.product;
  const { matcher, isPolicy, isYesNo, isQuestion, leans, contentWords } = asked;
  if (own === undefined || contentWords === 0 || isPolicy || isYesNo || isQuestion || leans > 0) return false;
  const held = matcher.words.reduce(
    (sum, { weight }, i) => sum + weight * Math.max(matcher.one(i, own.title), matcher.one(i, own.kind)),
    0,
  );
  return held >= NAMED * matcher.total;
}
