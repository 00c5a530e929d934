/**
 * Fits the weights of the pool (`src/engine/answer/pool/weights.json`) on the questions of authored shops and of public
 * passages, which stand for pages of plain prose; the sureness also on requests that no shop can answer.
 *
 * `node bench/run.ts shops-fit` leaves each half of the shops out in turn and reports what the other's weights do on it; with the word
 * `write` it also fits on all of them and writes what ships. Every shop is asked three times (which products are meant, which pieces
 * answer, how sure that is), since nothing that is gathered for it is kept.
 */
import { writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { pieceFeatureNames } from '../src/engine/answer/pool/piece-features.ts';
import { productFeatureNames } from '../src/engine/answer/pool/product-features.ts';
import { type PoolWeights, poolWeights } from '../src/engine/answer/pool/weights.ts';
import { readShopFolders } from './shops.ts';
import { type AskedBeside, askBeside, eachShop } from './shops-fitting/ask-shops.ts';
import { fitSure, type Judged, judgeMade, judgeTurn, measure } from './shops-fitting/fit-sureness.ts';
import {
  type AskedShop,
  byName,
  pieceGroupsOf,
  productGroupsOf,
  rankAgain,
} from './shops-fitting/fit-weights.ts';
import type { Made } from './shops-fitting/made.ts';
import { type BenchSuite, dataSet } from './suite.ts';
import { type AuthoredShop, withAuthoredShops } from './support/authored-shops.ts';
import { everydayCases } from './support/everyday-cases.ts';
import { fitChoice } from './support/fit-choice.ts';
import { type Judge, loadJudge } from './support/shop-judge.ts';

/** Two halves of the shops, languages in both; whoever is in none is not fitted on. */
const halves = [
  'bikes werkzeug hogar epicerie fishing apparel schlafgut craft sport elettronica camping electro aquaria pieces backen lamps cave reifen ' +
    'poolside uhren enfants formal garten papeleria cycles modellbau cosmetica horse grill couture nautica golf poeles gimnasio hifi naehen nutricion',
  'toys kitchen jardin kaffee profumeria verfhuis fotografia pets bookshop baby musik drogerie motos knits bricolaje mobility zapateria ' +
    'gordijnen feste fixit reise bains mascotas seating sweets optique apotheke printers homestead jeux solar dancewear kantoor brewing pflanzen telescopes western beauxarts greenhouse',
];

const chatted = (folder: string) => everydayCases(folder, 'read').filter(({ via }) => via === 'chat');

const halfOf = (name: string) => halves.findIndex((names) => names.split(' ').includes(name));

/** The weights with each half left out, and last those fitted on all. */
async function fitFolds(
  judge: Judge,
  shops: readonly AuthoredShop[],
  { pages }: AskedBeside,
): Promise<PoolWeights[]> {
  const folds = [...halves.keys(), -1];
  const isFittedOn = (fold: number, name: string) => fold !== halfOf(name);
  const pagesOf = (fold: number): AskedShop => ({
    runs: [],
    onPages: [],
    made: pages.found.filter((_, i) => i % halves.length !== fold),
  });
  const groups = folds.map((fold) => productGroupsOf(judge, pagesOf(fold)));
  await eachShop(shops, poolWeights, (name, asked) => {
    const own = productGroupsOf(judge, asked);
    for (const [at, fold] of folds.entries()) if (isFittedOn(fold, name)) groups[at]!.push(...own);
  });
  const products = groups.map((each) => byName(productFeatureNames, fitChoice(each)));
  const ofPieces = folds.map((fold, at) => pieceGroupsOf(judge, pagesOf(fold), products[at]!));
  await eachShop(shops, poolWeights, (name, asked) => {
    for (const [at, fold] of folds.entries())
      if (isFittedOn(fold, name)) ofPieces[at]!.push(...pieceGroupsOf(judge, asked, products[at]!));
  });
  return folds.map((_, at) => ({
    product: products[at]!,
    piece: byName(pieceFeatureNames, fitChoice(ofPieces[at]!)),
  }));
}

/** Judges each shop, and its share of all else, with weights fitted without it. */
async function judgeLeftOut(
  judge: Judge,
  shops: readonly AuthoredShop[],
  { pages, offTopic }: AskedBeside,
  weights: readonly PoolWeights[],
) {
  const rows: (Judged & { of: string })[] = [];
  const figures: Record<string, unknown> = {};
  const judgedMade = (made: readonly Made[], fold: number) =>
    made.flatMap((each) => judgeMade({ ...each, run: rankAgain(each.run, weights[fold]!) }));
  const sharesOf = (made: readonly Made[]) =>
    halves.flatMap((_, fold) =>
      judgedMade(
        made.filter((_each, i) => i % halves.length === fold),
        fold,
      ),
    );
  const beside = [
    ...sharesOf(pages.found),
    ...sharesOf(pages.absent),
    ...sharesOf(offTopic).map((row) => ({ ...row, isAbstention: true })),
  ];
  rows.push(...beside.map((row, i) => ({ ...row, of: `pages ${i % 20}` })));
  await eachShop(shops, poolWeights, (name, { runs, made }) => {
    const fold = halfOf(name);
    const judged = runs.flatMap((run) => judgeTurn(judge, rankAgain(run, weights[fold]!)));
    rows.push(...[...judged, ...judgedMade(made, fold)].map((row) => ({ ...row, of: name })));
    figures[name] = measure(judged);
  });
  return { rows, figures };
}

const suite: BenchSuite = {
  name: 'shops-fit',
  description:
    'weights of the answer pool fitted on authored shops, each half left out in turn (word `write`: writes what ships)',
  async run(options) {
    const shared = dataSet(options, 'shops');
    const judge = shared === undefined ? undefined : await loadJudge(shared);
    if (shared === undefined || judge === undefined) return { leftOut: 'no shops', figures: {} };
    const folders = readShopFolders(shared).filter((folder) => halfOf(basename(folder)) >= 0);
    const prose = dataSet(options, 'xquad');
    const requests = dataSet(options, 'clinc-oos');
    return withAuthoredShops(folders, async (opened) => {
      const shops = opened.map((shop) => ({ ...shop, cases: [...shop.cases, ...chatted(shop.folder)] }));
      const beside = await askBeside(shops, { prose, requests }, poolWeights);
      const weights = await fitFolds(judge, shops, beside);
      const { rows, figures } = await judgeLeftOut(judge, shops, beside, weights);
      const sure = fitSure(rows);
      if (options.words.includes('write')) {
        const pool = join(import.meta.dirname, '../src/engine/answer/pool');
        writeFileSync(join(pool, 'weights.json'), `${JSON.stringify(weights.at(-1), undefined, 2)}\n`);
        // A tree in a line.
        writeFileSync(join(pool, 'sureness.json'), `${JSON.stringify(sure).replaceAll('},{', '},\n{')}\n`);
      }
      return { figures };
    });
  },
};

export default suite;
