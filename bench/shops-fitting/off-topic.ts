import type { PoolWeights } from '../../src/engine/answer/pool/weights.ts';
import type { AuthoredShop } from '../support/authored-shops.ts';
import { readOffTopic } from '../support/off-topic.ts';
import type { Made } from './made.ts';
import { askTurn } from './runs.ts';

/** Requests of each intent that are asked. */
const REQUESTS = 2;

/**
 * What no shop can answer, asked in the English shops by turns: some requests of each intent in `folder` that may be fitted on.
 * Whatever is asserted is wrong. More of them lower what is asserted of the shops' own matters.
 */
export async function askOffTopic(
  shops: readonly AuthoredShop[],
  folder: string,
  weights: PoolWeights,
): Promise<Made[]> {
  const english = shops.filter(({ locale }) => locale.startsWith('en'));
  const firsts = [...Map.groupBy(readOffTopic(folder).fitted, ({ intent }) => intent).values()].flatMap(
    (requests) => requests.slice(0, REQUESTS),
  );
  const asked: Made[] = [];
  for (const [i, { text, intent }] of firsts.entries()) {
    const shop = english[i % english.length];
    if (shop === undefined) break;
    const { gathered, ranked } = await askTurn(shop, text, weights);
    const turn = { say: text };
    const run = {
      shop: shop.name,
      kase: { id: intent, kind: 'made', turns: [turn] },
      turn,
      gathered,
      ranked,
      listed: [],
    };
    asked.push({ run, isRight: () => false });
  }
  return asked;
}
