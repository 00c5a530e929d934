/**
 * Fits the weights of the pool (`src/engine/answer/pool/weights.json`) on the questions of authored shops and of public
 * passages, which stand for pages of plain prose; the sureness also on requests that no shop can answer.
 *
 * `node bench/run.ts shops-fit` leaves each shop out in turn and reports what the others' weights do on it;
 * with the word `write` it then fits on all of them and writes what ships.
 */
import { existsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { poolWeights } from '../src/engine/answer/pool/weights.ts';
import { unreadShops } from './shops.ts';
import { fitSure, type Judged, judgeMade, judgeTurn, measure } from './shops-fitting/fit-sureness.ts';
import { type AskedShop, askAll, fitWeights, rankAgain } from './shops-fitting/fit-weights.ts';
import type { Made } from './shops-fitting/made.ts';
import { askOffTopic } from './shops-fitting/off-topic.ts';
import { askPublicPages, type PublicPages } from './shops-fitting/public-pages.ts';
import { type BenchSuite, dataSet } from './suite.ts';
import { shopFolders, withAuthoredShops } from './support/authored-shops.ts';
import { loadJudge } from './support/shop-judge.ts';

/** Two halves of the shops for a quick look, languages in both. */
const halves = [
  'bikes werkzeug hogar epicerie fishing apparel schlafgut craft',
  'toys kitchen jardin kaffee profumeria verfhuis fotografia pets bookshop',
];
const shopsHere = join(import.meta.dirname, 'shops');

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
    const prose = dataSet(options, 'xquad');
    return withAuthoredShops(folders, async (shops) => {
      const figures: Record<string, unknown> = {};
      const asked = new Map<string, AskedShop>();
      for (const shop of shops) {
        asked.set(shop.name, await askAll(shop, poolWeights));
        process.stderr.write(`${shop.name} asked\n`);
      }
      const pages: PublicPages =
        prose === undefined
          ? { found: [], absent: [] }
          : await askPublicPages(shops[0]!.ctx, prose, poolWeights);
      const requests = dataSet(options, 'clinc-oos');
      const offTopic = requests === undefined ? [] : await askOffTopic(shops, requests, poolWeights);
      const absent = [...pages.absent, ...offTopic];
      const madeOf = (made: readonly Made[]): AskedShop => ({ runs: [], onPages: [], made });
      const isQuick = options.words.includes('quick') || options.words.includes('write');
      const folds = isQuick
        ? halves.map((names) => names.split(' '))
        : [...asked.keys()].map((name) => [name]);
      const held: (Judged & { of: string })[] = [];
      for (const [at, left] of folds.entries()) {
        const others = [...asked].flatMap(([name, each]) => (left.includes(name) ? [] : [each]));
        const isLeft = (_: Made, i: number) => i % folds.length === at;
        const shownPages = pages.found.filter((each, i) => !isLeft(each, i));
        const weights = fitWeights(judge, [...others, madeOf(shownPages)]);
        const leftPages = [...pages.found.filter(isLeft), ...absent.filter(isLeft)];
        const judgedMade = (made: readonly Made[]) =>
          made
            .flatMap((each) => judgeMade({ ...each, run: rankAgain(each.run, weights) }))
            .map((row, i) => ({ ...row, of: `pages ${i % 20}` }));
        held.push(...judgedMade(leftPages));
        for (const name of left) {
          const { runs, made } = asked.get(name)!;
          const rows = runs.flatMap((run) => judgeTurn(judge, rankAgain(run, weights)));
          held.push(...[...rows, ...judgedMade(made)].map((row) => ({ ...row, of: name })));
          figures[name] = measure(rows);
          process.stderr.write(`${name}: right ${measure(rows).right.toFixed(3)}\n`);
        }
      }
      const sure = fitSure(held);
      if (options.words.includes('write')) {
        const pool = join(import.meta.dirname, '../src/engine/answer/pool');
        const weights = fitWeights(judge, [...asked.values(), madeOf(pages.found)]);
        writeFileSync(join(pool, 'weights.json'), `${JSON.stringify(weights, undefined, 2)}\n`);
        // A tree in a line.
        writeFileSync(join(pool, 'sureness.json'), `${JSON.stringify(sure).replaceAll('},{', '},\n{')}\n`);
      }
      return { figures };
    });
  },
};

export default suite;
