import type { PoolWeights } from '../../src/engine/answer/pool/weights.ts';
import type { AuthoredShop } from '../support/authored-shops.ts';
import type { Judge } from '../support/shop-judge.ts';
import { type AskedShop, askAll } from './fit-weights.ts';
import type { Made } from './made.ts';
import { askOffTopic } from './off-topic.ts';
import { askPublicPages, type PublicPages } from './public-pages.ts';
import { askShop, type Run } from './runs.ts';
import { openSmallShops } from './small-shops.ts';

/** Everything that is fitted on, each message asked once. */
export type Asked = {
  shops: ReadonlyMap<string, AskedShop>;
  /** The first turns of each shop's cases, asked where little of the shop is left. */
  small: ReadonlyMap<string, readonly Run[]>;
  pages: PublicPages;
  /** What no shop can answer. */
  offTopic: readonly Made[];
};

/** Asks every shop its questions, and what else is fitted on from the folders of it that are there. */
export async function askShops(
  judge: Judge,
  shops: readonly AuthoredShop[],
  folders: { prose: string | undefined; requests: string | undefined },
  weights: PoolWeights,
): Promise<Asked> {
  const asked = new Map<string, AskedShop>();
  const small = new Map<string, Run[]>();
  const smallShops: AuthoredShop[] = [];
  for (const shop of shops) {
    asked.set(shop.name, await askAll(shop, weights));
    const parts = await openSmallShops(shop, judge);
    const runs: Run[] = [];
    for (const part of parts) runs.push(...(await askShop(part, weights)));
    small.set(shop.name, runs);
    smallShops.push(...parts);
    process.stderr.write(`${shop.name} asked\n`);
  }
  const { prose, requests } = folders;
  const pages: PublicPages =
    prose === undefined ? { found: [], absent: [] } : await askPublicPages(shops[0]!.ctx, prose, weights);
  const offTopic: Made[] = [];
  if (requests !== undefined)
    for (const asking of [shops, smallShops])
      offTopic.push(...(await askOffTopic(asking, requests, weights)));
  return { shops: asked, small, pages, offTopic };
}
