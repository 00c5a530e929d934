import { rankPool } from '../../src/engine/answer/pool/rank-pool.ts';
import type { PoolWeights } from '../../src/engine/answer/pool/weights.ts';
import type { AuthoredShop } from '../support/authored-shops.ts';
import { type PackedGroup, packGroup } from '../support/fit-choice.ts';
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

/** What a shop's messages tell about which products are meant. */
export function productGroupsOf(judge: Judge, { runs, onPages, made }: AskedShop): PackedGroup[] {
  const ofMade = made.flatMap((each) => madeProductGroup(each) ?? []);
  return [...groupsOf(judge, [...runs, ...onPages], productGroup), ...ofMade].map(packGroup);
}

/** What they tell about which pieces answer, where these weights tell which products are meant. */
export function pieceGroupsOf(
  judge: Judge,
  { runs, onPages, made }: AskedShop,
  product: PoolWeights['product'],
): PackedGroup[] {
  const weights = { product, piece: {} };
  const again = [...runs, ...onPages].map((run) => rankAgain(run, weights));
  const ofMade = made.flatMap((each) => madeGroup({ ...each, run: rankAgain(each.run, weights) }) ?? []);
  return [...groupsOf(judge, again, pieceGroup), ...ofMade].map(packGroup);
}

/** The same turn, its pool ranked by other weights. */
export function rankAgain(run: Run, weights: PoolWeights): Run {
  return { ...run, ranked: rankPool(run.gathered.pool, weights) };
}
