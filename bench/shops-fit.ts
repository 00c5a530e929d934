/**
 * Fits the weights of the pool (`src/engine/answer/pool/weights.json`) on the questions of authored shops.
 *
 * `node bench/run.ts shops-fit` leaves each shop out in turn and reports what the others' weights do on it;
 * with the word `write` it then fits on all of them and writes what ships.
 */
import { existsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fitSure, type Judged, judgeMade, judgeTurn, measure } from './shops-fitting/fit-sureness.ts';
import { fitWeights } from './shops-fitting/fit-weights.ts';
import { askMade } from './shops-fitting/made.ts';
import { askShop } from './shops-fitting/runs.ts';
import { type BenchSuite, dataSet } from './suite.ts';
import { shopFolders, withAuthoredShops } from './support/authored-shops.ts';
import { loadJudge } from './support/shop-judge.ts';

/** Two halves of the shops for a quick look, languages in both. */
const halves = ['bikes werkzeug hogar', 'toys kitchen jardin kaffee'];
const shopsHere = join(import.meta.dirname, 'shops');
/** Shops of ours that stay unread until the end. */
export const unreadShops: readonly string[] = ['apparel', 'sport', 'baby'];

const suite: BenchSuite = {
  name: 'shops-fit',
  description:
    'weights of the answer pool fitted on authored shops, each left out in turn (word `write`: writes what ships)',
  async run(options) {
    const shared = dataSet(options, 'shops');
    const judge = shared === undefined ? undefined : await loadJudge(shared);
    if (shared === undefined || judge === undefined) return { leftOut: 'no shops', figures: {} };
    const folders = [...shopFolders(shared), ...shopFolders(shopsHere)].filter(
      (folder) => existsSync(folder) && !unreadShops.some((name) => folder.endsWith(`/${name}`)),
    );
    return withAuthoredShops(folders, async (shops) => {
      const figures: Record<string, unknown> = {};
      const isQuick = options.words.includes('quick') || options.words.includes('write');
      const folds = isQuick
        ? halves.map((names) => shops.filter(({ name }) => names.split(' ').includes(name)))
        : shops.map((shop) => [shop]);
      const held: Judged[] = [];
      for (const left of folds) {
        const weights = await fitWeights(
          judge,
          shops.filter((shop) => !left.includes(shop)),
        );
        for (const shop of left) {
          const rows = (await askShop(shop, weights)).flatMap((each) => judgeTurn(judge, each));
          held.push(...rows, ...(await askMade(shop, weights)).flatMap(judgeMade));
          figures[shop.name] = measure(rows);
          process.stderr.write(`${shop.name}: right ${measure(rows).right.toFixed(3)}\n`);
        }
      }
      const sure = fitSure(held);
      if (options.words.includes('write')) {
        const path = join(import.meta.dirname, '../src/engine/answer/pool/weights.json');
        writeFileSync(
          path,
          `${JSON.stringify({ ...(await fitWeights(judge, shops)), sure }, undefined, 2)}\n`,
        );
      }
      return { figures };
    });
  },
};

export default suite;
