/**
 * Fits the trees that tell whether what is nearest has to do with a message (`src/engine/answer/pool/relevance.json`): what authored
 * shops and public passages answer rightly, against what people type who want nothing of a shop, asked in those shops.
 *
 * `node bench/run.ts relevance-fit` leaves a fifth of the shops out in turn and reports what is refused of the lines that nothing is
 * fitted on, by section and language, for several shares of right replies lost; with the word `write` it then fits on all shops and
 * writes what ships. `--max-old-space-size=8000` is needed for sixty shops.
 */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { chanceOf } from '../src/engine/answer/pool/boosted-trees.ts';
import { relevanceFeatures } from '../src/engine/answer/pool/relevance.ts';
import { poolWeights } from '../src/engine/answer/pool/weights.ts';
import { choosePieces } from '../src/engine/answer/reply/compose-reply.ts';
import { readShopFolders } from './shops.ts';
import { judgeTurn } from './shops-fitting/fit-sureness.ts';
import { askPublicPages } from './shops-fitting/public-pages.ts';
import { askShop, askTurn } from './shops-fitting/runs.ts';
import { type BenchSuite, dataSet } from './suite.ts';
import { type AuthoredShop, withAuthoredShops } from './support/authored-shops.ts';
import { fitBoostedTrees } from './support/fit-boosted-trees.ts';
import { readOffTopic } from './support/off-topic.ts';
import { offTopicLines } from './support/off-topic-lines.ts';
import { type Judge, loadJudge } from './support/shop-judge.ts';

type Features = Readonly<Record<string, number>>;

/** One message: whether what is shown is right, and else what it is an example of; `weight` 0 is only measured. */
type Row = { shop: string; language: string; kind: string; weight: number; features: Features };

/** Kinds of turns that are no questions, or to which the shop has no answer. */
const notAsked: ReadonlySet<string> = new Set(['offtopic', 'hostile', 'smalltalk']);
/** How much an example counts: an author's for the own shop, a line of anyone, a request to some assistant, a question of prose. */
const WEIGHTS = { ofShop: 6, line: 3, request: 1, prose: 2 };
/** Share of right replies that may be lost. */
const MOST_LOST = 0.01;
const PARTS = 5;

/** Questions of public passages of which what is shown holds the answer: what is asked of pages about anything at all. */
async function rowsOfProse(shop: AuthoredShop, folder: string): Promise<Row[]> {
  const { found } = await askPublicPages(shop.ctx, folder, poolWeights);
  return found.flatMap(({ run, isRight }, at): Row[] => {
    const shown = choosePieces(run.ranked, run.listed);
    const features = relevanceFeatures(run.ranked, shown);
    if (features === undefined || !shown.pieces.some(isRight)) return [];
    return [{ shop: `pages ${at % PARTS}`, language: '', kind: 'prose', weight: WEIGHTS.prose, features }];
  });
}

/** Asks a shop its own turns, its share of the lines of its language, and of the requests, if it is an English one. */
async function rowsOf(
  judge: Judge,
  shop: AuthoredShop,
  others: { lines: ReturnType<typeof offTopicLines>; requests: readonly string[] },
): Promise<Row[]> {
  const rows: Row[] = [];
  const language = shop.locale.slice(0, 2);
  const add = (kind: string, weight: number, features: Features | undefined) => {
    if (features !== undefined) rows.push({ shop: shop.name, language, kind, weight, features });
  };
  for (const run of await askShop(shop, poolWeights)) {
    const { kind } = run.kase;
    for (const { right, isAbstention, features } of judgeTurn(judge, run)) {
      if (kind === 'offtopic') add(kind, WEIGHTS.ofShop, features);
      else if (right && !isAbstention && !notAsked.has(kind)) add('right', 1, features);
    }
  }
  const ask = async (text: string) => {
    const { ranked, listed } = await askTurn(shop, text, poolWeights);
    return relevanceFeatures(ranked, choosePieces(ranked, listed));
  };
  for (const { section, text } of others.lines.fitted)
    add(`fitted ${section}`, WEIGHTS.line, await ask(text));
  for (const { section, text } of others.lines.measured) add(section, 0, await ask(text));
  for (const text of others.requests) add('request', WEIGHTS.request, await ask(text));
  return rows;
}

function fitTrees(rows: readonly Row[]) {
  const features = Object.keys(rows[0]!.features).sort();
  const trees = fitBoostedTrees(
    rows
      .filter(({ weight }) => weight > 0)
      .map((row) => ({
        features: features.map((name) => row.features[name]!),
        label: row.kind === 'right' || row.kind === 'prose',
        weight: row.weight,
      })),
    // The more the words are of another matter, the less what is found has to do with it, whatever some shop's turns happen to say.
    features.map((name) => (name === 'elsewhere' ? -1 : 0)),
  );
  return { features, ...trees };
}

/** Chances of rows by trees fitted on the shops of other parts. */
function chancesLeftOut(rows: readonly Row[]): number[] {
  const names = [...new Set(rows.map(({ shop }) => shop))];
  const chances = new Array<number>(rows.length);
  for (let part = 0; part < PARTS; part++) {
    const isIn = ({ shop }: Row) => names.indexOf(shop) % PARTS === part;
    const { features, ...trees } = fitTrees(rows.filter((row) => !isIn(row)));
    for (const [at, row] of rows.entries())
      if (isIn(row))
        chances[at] = chanceOf(
          trees,
          features.map((name) => row.features[name]!),
        );
  }
  return chances;
}

const round = (value: number) => Math.round(value * 1000) / 1000;

/** The chance below which a share of right replies lies. */
function thresholdFor(lost: number, rows: readonly Row[], chances: readonly number[]): number {
  const right = chances.filter((_, at) => rows[at]!.kind === 'right').sort((a, b) => a - b);
  return right[Math.floor(lost * right.length)] ?? 0;
}

/** Share of rows of each kind and language below a chance. */
function refusedBelow(least: number, rows: readonly Row[], chances: readonly number[]) {
  const share = (of: readonly number[]) =>
    `${round(of.filter((chance) => chance < least).length / of.length)} of ${of.length}`;
  const by = (name: (row: Row) => string) =>
    Object.fromEntries(
      [...Map.groupBy(rows.keys(), (at) => name(rows[at]!))].map(([key, at]) => [
        key,
        share(at.map((each) => chances[each]!)),
      ]),
    );
  return by(({ kind, language }) =>
    kind === 'right' || kind === 'off_topic' ? `${kind} ${language}` : kind,
  );
}

const suite: BenchSuite = {
  name: 'relevance-fit',
  description:
    'whether what is nearest has to do with a message, fitted on authored shops and on off-topic lines (word `write`)',
  async run(options) {
    const shared = dataSet(options, 'shops');
    const judge = shared === undefined ? undefined : await loadJudge(shared);
    const clinc = dataSet(options, 'clinc-oos');
    if (shared === undefined || judge === undefined) return { leftOut: 'no shops', figures: {} };
    const requests = clinc === undefined ? [] : readOffTopic(clinc).fitted.map(({ text }) => text);
    const folders = readShopFolders(shared);
    return withAuthoredShops(folders, async (shops) => {
      const rows: Row[] = [];
      for (const shop of shops) {
        const language = shop.locale.slice(0, 2);
        const same = shops.filter(({ locale }) => locale.startsWith(language));
        const isOwn = (_: unknown, at: number) => at % same.length === same.indexOf(shop);
        const { fitted, measured } = offTopicLines(language);
        const lines = { fitted: fitted.filter(isOwn), measured: measured.filter(isOwn) };
        rows.push(
          ...(await rowsOf(judge, shop, {
            lines,
            requests: language === 'en' ? requests.filter(isOwn) : [],
          })),
        );
        process.stderr.write(`${shop.name} asked\n`);
      }
      const prose = dataSet(options, 'xquad');
      if (prose !== undefined) rows.push(...(await rowsOfProse(shops[0]!, prose)));
      const chances = chancesLeftOut(rows);
      const refused = Object.fromEntries(
        [MOST_LOST, 0.02, 0.03].map((lost) => [
          `right replies lost ${lost}`,
          refusedBelow(thresholdFor(lost, rows, chances), rows, chances),
        ]),
      );
      if (options.words.includes('write')) {
        const least = round(thresholdFor(MOST_LOST, rows, chances));
        const file = join(import.meta.dirname, '../src/engine/answer/pool/relevance.json');
        // A tree in a line.
        writeFileSync(file, `${JSON.stringify({ least, ...fitTrees(rows) }).replaceAll('},{', '},\n{')}\n`);
      }
      return { figures: refused };
    });
  },
};

export default suite;
