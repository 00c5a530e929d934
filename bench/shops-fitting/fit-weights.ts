import { pieceFeatureNames } from '../../src/engine/answer/pool/piece-features.ts';
import { productFeatureNames } from '../../src/engine/answer/pool/product-features.ts';
import { rankPool } from '../../src/engine/answer/pool/rank-pool.ts';
import type { PoolWeights } from '../../src/engine/answer/pool/weights.ts';
import type { AuthoredShop } from '../support/authored-shops.ts';
import { fitChoice } from '../support/fit-choice.ts';
import type { Judge } from '../support/shop-judge.ts';
import { groupsOf, madeGroup, madeProductGroup, pieceGroup, productGroup } from './groups.ts';
import { askMade, type Made } from './made.ts';
import { askOnPages, askShop, type Run } from './runs.ts';

export function byName(names: readonly string[], weights: readonly number[]): Record<string, number> {
  return Object.fromEntries(names.map((name, i) => [name, Math.round(weights[i]! * 1000) / 1000]));
}

/** What was asked of one shop: its own questions, rules asked on product pages, and questions made of its fields. */
export type AskedShop = { runs: readonly Run[]; onPages: readonly Run[]; made: readonly Made[] };

/** Asks a shop everything once; what its threads remember is that of the weights that ship. */
export async function askAll(shop: AuthoredShop, weights: PoolWeights): Promise<AskedShop> {
  const runs = await askShop(shop, weights);
  const made = await askMade(shop, weights);
  return { runs, onPages: await askOnPages(shop, weights), made };
}

/** Fits both logits: products first, then pieces with the products' chances among their features. */
export function fitWeights(judge: Judge, shops: readonly AskedShop[]): PoolWeights {
  const runs = shops.flatMap((shop) => [...shop.runs, ...shop.onPages]);
  const made = shops.flatMap((shop) => shop.made);
  const ofPages = made.flatMap((each) => madeProductGroup(each) ?? []);
  const product = byName(
    productFeatureNames,
    fitChoice([...groupsOf(judge, runs, productGroup), ...ofPages]),
  );
  const weights = { product, piece: {} };
  const again = runs.map((run) => rankAgain(run, weights));
  const asked = made.map((each) => ({ ...each, run: rankAgain(each.run, weights) }));
  const groups = [...groupsOf(judge, again, pieceGroup), ...asked.flatMap((each) => madeGroup(each) ?? [])];
  return { ...weights, piece: byName(pieceFeatureNames, fitChoice(groups)) };
}

/** The same turn, its pool ranked by other weights. */
export function rankAgain(run: Run, weights: PoolWeights): Run {
  return { ...run, ranked: rankPool(run.gathered.pool, weights) };
}
