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

const nothing: PoolWeights = { product: {}, piece: {}, sure: {} };

export function byName(names: readonly string[], weights: readonly number[]): Record<string, number> {
  return Object.fromEntries(names.map((name, i) => [name, Math.round(weights[i]! * 1000) / 1000]));
}

/** Fits both logits: products first, then pieces with the products' chances among their features, twice. */
export async function fitWeights(
  judge: Judge,
  shops: readonly AuthoredShop[],
  from = nothing,
  rounds = 2,
): Promise<PoolWeights> {
  let weights = from;
  for (let round = 0; round < rounds; round++) {
    const runs: Run[] = [];
    const made: Made[] = [];
    for (const shop of shops) {
      runs.push(...(await askShop(shop, weights)));
      made.push(...(await askMade(shop, weights)));
      runs.push(...(await askOnPages(shop, weights)));
    }
    const ofPages = made.flatMap((each) => madeProductGroup(each) ?? []);
    const product = byName(
      productFeatureNames,
      fitChoice([...groupsOf(judge, runs, productGroup), ...ofPages]),
    );
    weights = { ...weights, product };
    const again = runs.map((run) => ({ ...run, ranked: rankPool(run.gathered.pool, weights) }));
    const asked = made.map((each) => ({
      ...each,
      run: { ...each.run, ranked: rankPool(each.run.gathered.pool, weights) },
    }));
    const groups = [...groupsOf(judge, again, pieceGroup), ...asked.flatMap((each) => madeGroup(each) ?? [])];
    weights = { ...weights, piece: byName(pieceFeatureNames, fitChoice(groups)) };
  }
  return weights;
}
