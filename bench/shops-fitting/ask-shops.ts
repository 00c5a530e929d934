import type { PoolWeights } from '../../src/engine/answer/pool/weights.ts';
import type { AuthoredShop } from '../support/authored-shops.ts';
import { type AskedShop, askAll } from './fit-weights.ts';
import type { Made } from './made.ts';
import { askOffTopic } from './off-topic.ts';
import { askPublicPages, type PublicPages } from './public-pages.ts';

/** What is fitted on beside the shops' own questions: whole questions of public pages, and what no shop can answer. */
export type AskedBeside = { pages: PublicPages; offTopic: readonly Made[] };

/** Asks what else is fitted on, from the folders of it that are there. */
export async function askBeside(
  shops: readonly AuthoredShop[],
  { prose, requests }: { prose: string | undefined; requests: string | undefined },
  weights: PoolWeights,
): Promise<AskedBeside> {
  const pages: PublicPages =
    prose === undefined ? { found: [], absent: [] } : await askPublicPages(shops[0]!.ctx, prose, weights);
  const offTopic = requests === undefined ? [] : await askOffTopic(shops, requests, weights);
  return { pages, offTopic };
}

/**
 * Asks every shop its questions and hands each to `visit`, one after the other: what is gathered for one takes a third of a gigabyte and
 * is let go before the next.
 */
export async function eachShop(
  shops: readonly AuthoredShop[],
  weights: PoolWeights,
  visit: (name: string, asked: AskedShop) => void,
): Promise<void> {
  for (const [i, shop] of shops.entries()) {
    visit(shop.name, await askAll(shop, weights));
    process.stderr.write(`\r${i + 1} of ${shops.length} shops asked `);
  }
  process.stderr.write('\n');
}
