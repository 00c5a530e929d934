import type { PoolWeights } from '../../src/engine/answer/pool/weights.ts';
import type { AuthoredShop } from '../support/authored-shops.ts';
import { type AskedShop, askAll } from './fit-weights.ts';
import type { Made } from './made.ts';
import { askOffTopic } from './off-topic.ts';
import { askPublicPages, type PublicPages } from './public-pages.ts';

/** Everything that is fitted on, each message asked once. */
export type Asked = {
  shops: ReadonlyMap<string, AskedShop>;
  pages: PublicPages;
  /** What no shop can answer. */
  offTopic: readonly Made[];
};

/** Asks every shop its questions, and what else is fitted on from the folders of it that are there. */
export async function askShops(
  shops: readonly AuthoredShop[],
  folders: { prose: string | undefined; requests: string | undefined },
  weights: PoolWeights,
): Promise<Asked> {
  const asked = new Map<string, AskedShop>();
  for (const shop of shops) {
    asked.set(shop.name, await askAll(shop, weights));
    process.stderr.write(`${shop.name} asked\n`);
  }
  const { prose, requests } = folders;
  const pages: PublicPages =
    prose === undefined ? { found: [], absent: [] } : await askPublicPages(shops[0]!.ctx, prose, weights);
  const offTopic = requests === undefined ? [] : await askOffTopic(shops, requests, weights);
  return { shops: asked, pages, offTopic };
}
