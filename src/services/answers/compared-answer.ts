import type { Asked } from '../../engine/answer/asked/read-asked.ts';
import type { PoolProduct } from '../../engine/answer/pool/product-features.ts';
import type { RankedPool } from '../../engine/answer/pool/rank-pool.ts';
import {
  type Comparison,
  compareProducts,
  type Relevance,
} from '../../engine/answer/products/compare-products.ts';
import { type Compared, comparedProducts } from '../../engine/answer/products/compared-products.ts';
import { composeComparison } from '../../engine/answer/products/compose-comparison.ts';
import { afterReply } from '../../engine/answer/reply/after-reply.ts';
import { type Understood, understand } from '../../engine/question/understand.ts';
import type { Voice } from '../../engine/say/voice.ts';
import type { Answered } from './answer-types.ts';
import type { Found } from './pool/reply-from-pool.ts';
import { snapshotsOf } from './snapshots-of.ts';

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
        claims().some(({ support }) => support.some((one) => one.kind === 'field' && paths.has(one.path))),
      );
    if (piece === undefined) return 0;
    return telling.reduce((sum, { weight, i }) => sum + weight * matcher.one(i, piece.key), 0);
  };
}

/** The products that a message compares, with what tells them apart. */
export type ComparedProducts = Compared & { said: Comparison };

/** What a message compares; `undefined` where it names no two products. */
export function comparisonOf(
  typed: Understood,
  ranked: RankedPool,
  voice: Voice,
): ComparedProducts | undefined {
  const { text } = ranked.asked;
  // "Whats ligther" is read as it is meant.
  const question = text === typed.text ? typed : understand(text, typed.language);
  const compared = comparedProducts(question, ranked);
  if (compared === undefined) return undefined;
  const views = compared.products.map(({ view }) => view);
  const said = compareProducts(question, views, relevanceIn(ranked.asked, compared.products), voice);
  return compared.isMeant || said.isAsked ? { ...compared, said } : undefined;
}

/** What a comparison surely says: the row that is asked for, or all that differs where it surely is a comparison. */
export function settledComparison({ isSure, said }: ComparedProducts): Comparison | undefined {
  return isSure || said.isAsked ? said : undefined;
}

/** The reply to a choice between two products that nothing settles: both of them, and what tells them apart. */
export function comparedAnswer(
  { products, said, asksToCompare }: ComparedProducts,
  found: Found,
): Omit<Answered, 'trace'> {
  const { asked, gathered, ranked } = found;
  const { pool, voice, views, passages, degraded } = gathered;
  const told = { products, parts: said.parts, asksToCompare };
  const { answer, pieces } = composeComparison(ranked, told, degraded, voice);
  return {
    answer,
    memory: afterReply(asked.memory, {
      question: asked.queryText,
      pieces,
      productIds: products.map(({ productId }) => productId),
      pageProductId: pool.pageProductId,
    }),
    snapshots: snapshotsOf(answer.claims, views, passages),
  };
}
