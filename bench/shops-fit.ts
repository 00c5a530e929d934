/**
 * Fits the weights of the pool (`src/engine/answer/pool/weights.json`) on the questions of authored shops and of public
 * passages, which stand for pages of plain prose; the sureness also on requests that no shop can answer.
 *
 * `node bench/run.ts shops-fit` leaves each shop out in turn and reports what the others' weights do on it;
 * with the word `write` it then fits on all of them and writes what ships. All that is gathered is kept meanwhile: Node needs
 * `--max-old-space-size=13000` for forty shops.
 */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { poolWeights } from '../src/engine/answer/pool/weights.ts';
import { readShopFolders } from './shops.ts';
import { type Asked, askShops } from './shops-fitting/ask-shops.ts';
import { fitSure, type Judged, judgeMade, judgeTurn, measure } from './shops-fitting/fit-sureness.ts';
import { type AskedShop, fitWeights, rankAgain } from './shops-fitting/fit-weights.ts';
import type { Made } from './shops-fitting/made.ts';
import type { Run } from './shops-fitting/runs.ts';
import { type BenchSuite, dataSet } from './suite.ts';
import { withAuthoredShops } from './support/authored-shops.ts';
import { type Judge, loadJudge } from './support/shop-judge.ts';

/** Two halves of the shops for a quick look, languages in both. */
const halves = [
  'bikes werkzeug hogar epicerie fishing apparel schlafgut craft sport elettronica camping electro aquaria pieces backen lamps cave reifen ' +
    'poolside uhren enfants formal garten papeleria cycles modellbau cosmetica horse grill couture nautica golf poeles gimnasio',
  'toys kitchen jardin kaffee profumeria verfhuis fotografia pets bookshop baby musik drogerie motos knits bricolaje mobility zapateria ' +
    'gordijnen feste fixit reise bains mascotas seating sweets optique apotheke printers homestead jeux solar dancewear kantoor brewing pflanzen telescopes',
];

const madeOf = (made: readonly Made[]): AskedShop => ({ runs: [], onPages: [], made });

/** Judges each shop, and its share of all else, with weights fitted without it; `folds` are names of shops that are left out together. */
function judgeLeftOut(judge: Judge, asked: Asked, folds: readonly (readonly string[])[]) {
  const rows: (Judged & { of: string })[] = [];
  const figures: Record<string, unknown> = {};
  for (const [at, left] of folds.entries()) {
    const isLeft = (_: Made, i: number) => i % folds.length === at;
    const others = [...asked.shops].flatMap(([name, each]) => (left.includes(name) ? [] : [each]));
    const pages = asked.pages.found.filter((each, i) => !isLeft(each, i));
    const weights = fitWeights(judge, [...others, madeOf(pages)]);
    const judged = (runs: readonly Run[]) => runs.flatMap((run) => judgeTurn(judge, rankAgain(run, weights)));
    const judgedMade = (made: readonly Made[]) =>
      made.flatMap((each) => judgeMade({ ...each, run: rankAgain(each.run, weights) }));
    const beside = [
      ...judgedMade(asked.pages.found.filter(isLeft)),
      ...judgedMade(asked.pages.absent.filter(isLeft)),
      ...judgedMade(asked.offTopic.filter(isLeft)).map((row) => ({ ...row, isAbstention: true })),
    ];
    rows.push(...beside.map((row, i) => ({ ...row, of: `pages ${i % 20}` })));
    for (const name of left) {
      const { runs, made } = asked.shops.get(name)!;
      const ofShop = judged(runs);
      rows.push(...[...ofShop, ...judgedMade(made)].map((row) => ({ ...row, of: name })));
      figures[name] = measure(ofShop);
      process.stderr.write(`${name}: right ${measure(ofShop).right.toFixed(3)}\n`);
    }
  }
  return { rows, figures };
}

const suite: BenchSuite = {
  name: 'shops-fit',
  description:
    'weights of the answer pool fitted on authored shops, each left out in turn (word `write`: writes what ships)',
  async run(options) {
    const shared = dataSet(options, 'shops');
    const judge = shared === undefined ? undefined : await loadJudge(shared);
    if (shared === undefined || judge === undefined) return { leftOut: 'no shops', figures: {} };
    const folders = readShopFolders(shared);
    const prose = dataSet(options, 'xquad');
    const requests = dataSet(options, 'clinc-oos');
    return withAuthoredShops(folders, async (shops) => {
      const asked = await askShops(shops, { prose, requests }, poolWeights);
      const isQuick = options.words.includes('quick') || options.words.includes('write');
      const folds = isQuick
        ? halves.map((names) => names.split(' '))
        : [...asked.shops.keys()].map((name) => [name]);
      const { rows, figures } = judgeLeftOut(judge, asked, folds);
      const sure = fitSure(rows);
      if (options.words.includes('write')) {
        const pool = join(import.meta.dirname, '../src/engine/answer/pool');
        const weights = fitWeights(judge, [...asked.shops.values(), madeOf(asked.pages.found)]);
        writeFileSync(join(pool, 'weights.json'), `${JSON.stringify(weights, undefined, 2)}\n`);
        // A tree in a line.
        writeFileSync(join(pool, 'sureness.json'), `${JSON.stringify(sure).replaceAll('},{', '},\n{')}\n`);
      }
      return { figures };
    });
  },
};

export default suite;
