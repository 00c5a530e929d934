/**
 * Fits the weights of the pool (`src/engine/answer/pool/weights.json`) on the questions of authored shops.
 *
 * `node bench/run.ts shops-fit` leaves each shop out in turn and reports what the others' weights do on it;
 * with the word `write` it then fits on all of them and writes what ships.
 */
import { existsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterReply } from '../src/engine/answer/pool/after-reply.ts';
import { choosePieces } from '../src/engine/answer/pool/compose-reply.ts';
import { heldShares, sureFeatureNames, sureFeatures } from '../src/engine/answer/pool/decide.ts';
import { closestBudget, fillReply } from '../src/engine/answer/pool/fill-reply.ts';
import type { Piece } from '../src/engine/answer/pool/piece.ts';
import { pieceFeatureNames } from '../src/engine/answer/pool/piece-features.ts';
import { productFeatureNames } from '../src/engine/answer/pool/product-features.ts';
import { type RankedPool, rankPool } from '../src/engine/answer/pool/rank-pool.ts';
import type { PoolWeights } from '../src/engine/answer/pool/weights.ts';
import { viewProduct } from '../src/engine/answer/product-view.ts';
import { isAtPath } from '../src/engine/faq/is-at-path.ts';
import { nextQuestions } from '../src/engine/faq/next-questions.ts';
import { phrasebookOf } from '../src/engine/faq/phrasebooks.ts';
import { fillPattern, pronounOf } from '../src/engine/faq/product-name.ts';
import { emptyMemory } from '../src/engine/query/memory.ts';
import { snapshotHash } from '../src/platform/ids/hash.ts';
import { type GatheredPool, gatherPool } from '../src/services/answers/gather-pool.ts';
import { suggestProducts } from '../src/services/answers/suggest-products.ts';
import { startTrace } from '../src/services/answers/trace-recorder.ts';
import { findProducts } from '../src/services/catalog/find-products.ts';
import { type BenchSuite, dataSet } from './suite.ts';
import {
  type AuthoredShop,
  type Case,
  readLines,
  shopFolders,
  type Turn,
  withAuthoredShops,
} from './support/authored-shops.ts';
import { type ChoiceGroup, fitChoice } from './support/fit-choice.ts';
import { fitLogistic } from './support/fit-sure.ts';
import { type Judge, loadJudge } from './support/shop-judge.ts';

/** One turn with everything that was gathered for it and how its pool was ranked. */
type Run = {
  shop: string;
  kase: Case;
  turn: Turn;
  gathered: GatheredPool;
  ranked: RankedPool;
  listed: readonly string[];
};

const nothing: PoolWeights = { product: {}, piece: {}, sure: {} };
/** Two halves of the shops for a quick look, languages in both. */
const halves = ['bikes werkzeug hogar', 'toys kitchen jardin kaffee'];
const shopsHere = join(import.meta.dirname, 'shops');
/** Shops of ours that stay unread until the end. */
export const unreadShops: readonly string[] = ['apparel', 'sport', 'baby'];

/** First messages about a rule, typed on the page of some product: they are about the rule all the same. */
async function askOnPages(shop: AuthoredShop, weights: PoolWeights): Promise<Run[]> {
  const pages = readLines<{ url?: string }>(join(shop.folder, 'products.jsonl')).flatMap(
    ({ url }) => url ?? [],
  );
  const cases = shop.cases.filter(
    ({ kind, turns }) => /^(?:policy|howto)$/u.test(kind) && turns[0]?.page_url === undefined,
  );
  const runs: Run[] = [];
  for (const [i, kase] of cases.entries()) {
    const turn = kase.turns[0]!;
    const pageUrl = pages[(i * 7) % pages.length]!;
    const question = {
      queryText: turn.say,
      locale: turn.locale ?? shop.locale,
      userMetadata: {},
      memory: emptyMemory,
      pageUrl,
    };
    const gathered = await gatherPool(shop.ctx, question, undefined);
    runs.push({
      shop: shop.name,
      kase,
      turn,
      gathered,
      ranked: rankPool(gathered.pool, weights),
      listed: [],
    });
  }
  return runs;
}

/** Asks all turns of a shop with the given weights, threads and all. */
async function askShop(shop: AuthoredShop, weights: PoolWeights): Promise<Run[]> {
  const runs: Run[] = [];
  for (const kase of shop.cases) {
    let memory = emptyMemory;
    for (const turn of kase.turns) {
      const question = {
        queryText: turn.say,
        locale: turn.locale ?? shop.locale,
        userMetadata: {},
        memory,
        ...(turn.page_url === undefined ? {} : { pageUrl: turn.page_url }),
      };
      const listed = await suggestProducts(shop.ctx, question, startTrace(shop.ctx, question));
      const gathered = await gatherPool(shop.ctx, question, listed);
      const ranked = rankPool(gathered.pool, weights);
      runs.push({
        shop: shop.name,
        kase,
        turn,
        gathered,
        ranked,
        listed: listed.products.map(({ productId }) => productId),
      });
      const pieces = fillReply(ranked.pieces, closestBudget);
      memory = afterReply(
        { ...memory, ...(listed.memory.search ? { search: listed.memory.search } : {}) },
        {
          question: turn.say,
          pieces,
          productIds: [...new Set(pieces.flatMap(({ productId }) => productId ?? []))],
          pageProductId: gathered.pool.pageProductId,
        },
      );
    }
  }
  return runs;
}

function wantedProducts({ expect }: Turn): ReadonlySet<string> {
  return new Set([...(expect?.products?.any ?? []), ...(expect?.products?.all ?? [])]);
}

/** How many of the expected groups a text holds; 0 for one that says what must not be said. */
function heldGroups({ plain, has }: Judge, text: string, { expect }: Turn): number {
  const shown = plain(text);
  if ((expect?.never ?? []).some((part) => has(shown, part))) return 0;
  return (expect?.answers ?? []).filter((group) => group.some((part) => has(shown, part))).length;
}

const named: ReadonlySet<string> = new Set([
  'attribute',
  'variant',
  'compatibility',
  'compare',
  'superlative',
]);
/** A figure that so many products state tells none of them. */
const MOST_HOLDERS = 12;

/** The products that a turn is about: those expected, else those whose records hold the answer where no page does. */
function productGroup(judge: Judge, { kase, turn, gathered, ranked }: Run): ChoiceGroup | undefined {
  const { pool } = gathered;
  const wanted = wantedProducts(turn);
  const features = ranked.products.map((each) => each.features);
  const places = (test: (productId: string, i: number) => boolean) =>
    ranked.products.flatMap(({ product }, i) => (test(product.productId, i) ? [i] : []));
  if (wanted.size > 0)
    return group(
      features,
      places((id) => wanted.has(id)),
    );
  if (!turn.expect?.answers?.length) return undefined;
  const isOnPage = pool.pages.some(({ text }) => heldGroups(judge, text, turn) > 0);
  if (isOnPage && !named.has(kase.kind)) return undefined;
  const held = ranked.products.map(({ product }) =>
    Math.max(0, ...product.pieces.map(({ text }) => heldGroups(judge, text, turn))),
  );
  const most = Math.max(...held);
  const best = places((_, i) => held[i] === most);
  return most === 0 || best.length > MOST_HOLDERS ? undefined : group(features, best);
}

function group(
  features: readonly (readonly number[])[],
  positives: readonly number[],
): ChoiceGroup | undefined {
  return positives.length === 0 || positives.length === features.length ? undefined : { features, positives };
}

/** The pieces that hold most of what a reply must hold; of a wish, the products that fit. */
function pieceGroup(judge: Judge, { turn, ranked }: Run): ChoiceGroup | undefined {
  const wanted = wantedProducts(turn);
  const pieces = ranked.pieces.map(({ piece }) => piece);
  const held = pieces.map(({ text }) => heldGroups(judge, text, turn));
  const most = Math.max(0, ...held);
  const holders = most === 0 ? [] : held.flatMap((count, i) => (count === most ? [i] : []));
  const isWanted = (i: number) => wanted.has(pieces[i]!.productId ?? '');
  const both = holders.filter(isWanted);
  const lines = pieces.flatMap(({ kind }, i) => (kind === 'product' && isWanted(i) ? [i] : []));
  const positives =
    wanted.size === 0 ? holders : turn.expect?.answers?.length ? (both.length > 0 ? both : holders) : lines;
  if (positives.length > pieces.length / 4) return undefined;
  return group(
    ranked.pieces.map(({ features }) => features),
    positives,
  );
}

function groupsOf(judge: Judge, runs: readonly Run[], of: typeof pieceGroup): ChoiceGroup[] {
  return runs.flatMap((run) => (run.turn.expect === undefined ? [] : (of(judge, run) ?? [])));
}

/** Products of a shop that made questions are asked about, and questions of each. */
const MADE_PRODUCTS = 12;
const MADE_QUESTIONS = 3;

type Made = { run: Run; isRight: (piece: Piece) => boolean };

/**
 * Questions whose answers are known by construction: of fields, price and stock of a product, asked on its page. Shoppers
 * ask them where the authors' questions, written for whole shops, seldom do.
 */
async function askMade(shop: AuthoredShop, weights: PoolWeights): Promise<Made[]> {
  const phrasebook = phrasebookOf(shop.locale);
  if (phrasebook === undefined) return [];
  const ids = readLines<{ product_id: string }>(join(shop.folder, 'products.jsonl')).map(
    (row) => row.product_id,
  );
  const step = Math.max(1, Math.floor(ids.length / MADE_PRODUCTS));
  const products = await findProducts(
    shop.ctx,
    ids.filter((_, i) => i % step === 0),
    shop.locale,
  );
  const made: Made[] = [];
  for (const product of products.filter(({ url }) => url !== undefined)) {
    const view = viewProduct(product, snapshotHash);
    const ofFields = nextQuestions({ view, headed: [], isAboutProduct: true }, shop.locale)
      .filter(({ paths }) => paths.length > 0)
      .slice(0, MADE_QUESTIONS)
      .map(({ text, paths }) => ({
        text,
        isRight: ({ claims, kind }: Piece) =>
          kind !== 'product' &&
          claims.some(({ support }) =>
            support.some((one) => one.kind === 'field' && isAtPath(one.path, paths)),
          ),
      }));
    const name = pronounOf(phrasebook);
    const live = (['price', 'stock'] as const).flatMap((key) => {
      const [pattern] = phrasebook.patterns[key] ?? [];
      if (pattern === undefined || (key === 'price' && product.price === undefined)) return [];
      const text = fillPattern(pattern, name);
      return [{ text, isRight: ({ kind }: Piece) => kind === key || kind === 'product' }];
    });
    for (const { text, isRight } of [...ofFields, ...live]) {
      const question = {
        queryText: text,
        locale: shop.locale,
        userMetadata: {},
        memory: emptyMemory,
        pageUrl: product.url!,
      };
      const gathered = await gatherPool(shop.ctx, question, undefined);
      const ranked = rankPool(gathered.pool, weights);
      const turn = { say: text };
      const run = {
        shop: shop.name,
        kase: { id: text, kind: 'made', turns: [turn] },
        turn,
        gathered,
        ranked,
        listed: [],
      };
      made.push({ run, isRight: (piece) => piece.productId === product.productId && isRight(piece) });
    }
  }
  return made;
}

function madeGroup({ run, isRight }: Made): ChoiceGroup | undefined {
  const positives = run.ranked.pieces.flatMap(({ piece }, i) => (isRight(piece) ? [i] : []));
  return group(
    run.ranked.pieces.map(({ features }) => features),
    positives,
  );
}

/** A question made of a field is about the product of its page. */
function madeProductGroup({ run: { gathered, ranked } }: Made): ChoiceGroup | undefined {
  const { pageProductId } = gathered.pool;
  const positives = ranked.products.flatMap(({ product }, i) =>
    product.productId === pageProductId ? [i] : [],
  );
  return group(
    ranked.products.map(({ features }) => features),
    positives,
  );
}

function byName(names: readonly string[], weights: readonly number[]): Record<string, number> {
  return Object.fromEntries(names.map((name, i) => [name, Math.round(weights[i]! * 1000) / 1000]));
}

/** Fits both logits: products first, then pieces with the products' chances among their features, twice. */
async function fitWeights(
  judge: Judge,
  shops: readonly AuthoredShop[],
  from = nothing,
  rounds = 2,
): Promise<PoolWeights> {
  let weights = from;
  for (let round = 0; round < rounds; round++) {
    const runs: Run[] = [];
    const made: Made[] = [];
    for (const shop of shops) {
      runs.push(...(await askShop(shop, weights)));
      made.push(...(await askMade(shop, weights)));
      runs.push(...(await askOnPages(shop, weights)));
    }
    const ofPages = made.flatMap((each) => madeProductGroup(each) ?? []);
    const product = byName(
      productFeatureNames,
      fitChoice([...groupsOf(judge, runs, productGroup), ...ofPages]),
    );
    weights = { ...weights, product };
    const again = runs.map((run) => ({ ...run, ranked: rankPool(run.gathered.pool, weights) }));
    const asked = made.map((each) => ({
      ...each,
      run: { ...each.run, ranked: rankPool(each.run.gathered.pool, weights) },
    }));
    const groups = [...groupsOf(judge, again, pieceGroup), ...asked.flatMap((each) => madeGroup(each) ?? [])];
    weights = { ...weights, piece: byName(pieceFeatureNames, fitChoice(groups)) };
  }
  return weights;
}

/** One judged turn as it would be replied to if asserted, and if shown as closest. */
type Judged = {
  kind: string;
  right: boolean;
  rightAsserted: boolean;
  isAbstention: boolean;
  length: number;
  sure: readonly number[];
  held: number;
  touched: number;
};

function judgeTurn(judge: Judge, { kase, turn, ranked, listed, gathered }: Run): Judged[] {
  if (turn.expect === undefined) return [];
  const { asked, thread } = gathered.pool;
  const features = sureFeatures(asked, thread, ranked);
  if (features === undefined) return [];
  const replyAs = (status: 'answered' | 'partial') => {
    const { pieces, isList } = choosePieces(ranked, status, listed);
    const text = pieces.map((piece) => piece.text).join(' ');
    const productIds = [
      ...new Set([...(isList ? listed : []), ...pieces.flatMap(({ productId }) => productId ?? [])]),
    ];
    return { text, isRight: judge.judge({ text, status, productIds }, turn.expect!).length === 0 };
  };
  const shown = replyAs('partial');
  return [
    {
      kind: kase.kind,
      right: shown.isRight,
      rightAsserted: replyAs('answered').isRight,
      isAbstention: turn.expect.abstain === true,
      length: shown.text.length,
      sure: features,
      ...heldShares(asked, ranked),
    },
  ];
}

function judgeMade({ run, isRight }: Made): Judged[] {
  const { asked, thread } = run.gathered.pool;
  const features = sureFeatures(asked, thread, run.ranked);
  const [best] = run.ranked.pieces;
  if (features === undefined || best === undefined) return [];
  const right = isRight(best.piece);
  return [
    {
      kind: 'made',
      right,
      rightAsserted: right,
      isAbstention: false,
      length: 0,
      sure: features,
      held: 1,
      touched: 1,
    },
  ];
}

/** Right turns and lengths with everything shown as closest. */
function measure(rows: readonly Judged[]) {
  const share = (of: readonly Judged[]) => of.filter(({ right }) => right).length / Math.max(1, of.length);
  const lengths = rows.map(({ length }) => length).sort((a, b) => a - b);
  const kinds = Object.fromEntries(
    [...Map.groupBy(rows, ({ kind }) => kind)].map(([kind, of]) => [
      kind,
      `${share(of).toFixed(2)}/${of.length}`,
    ]),
  );
  return { right: share(rows), medianLength: lengths[lengths.length >> 1] ?? 0, turns: rows.length, kinds };
}

/** Share of a message that what is asserted must hold, other words counted half. */
const LEAST_HELD = 0.4;
/** Share of all turns that may be asserted and wrong. */
const MOST_WRONG = 0.025;
/** Share of all turns that may lose a right reply because they seem to be about something else. */
const MOST_LOST = 0.005;

/** The logistic of the decision on turns of shops that the ranking was not fitted on, and the thresholds that hold there. */
function fitSure(rows: readonly Judged[]): Record<string, number> {
  const weights = fitLogistic(
    rows.map(({ sure, rightAsserted }) => ({ features: sure, label: rightAsserted })),
  );
  const named = {
    ...byName(sureFeatureNames, weights.slice(0, -1)),
    bias: Math.round(weights.at(-1)! * 1000) / 1000,
  };
  const chance = ({ sure }: Judged) =>
    1 / (1 + Math.exp(-sure.reduce((sum, value, i) => sum + value * weights[i]!, weights.at(-1)!)));
  const sorted = rows
    .filter(({ held }) => held >= LEAST_HELD)
    .map((row) => ({ chance: chance(row), isWrong: !row.rightAsserted }))
    .sort((a, b) => b.chance - a.chance);
  let wrong = 0;
  let threshold = 1;
  for (const { chance: at, isWrong } of sorted) {
    wrong += Number(isWrong);
    if (wrong > MOST_WRONG * rows.length) break;
    threshold = at;
  }
  const answered = sorted.filter((row) => row.chance >= threshold);
  process.stderr.write(
    `asserted ${(answered.length / rows.length).toFixed(3)}, of these right ${(answered.filter(({ isWrong }) => !isWrong).length / answered.length).toFixed(3)}, from ${threshold.toFixed(3)}\n`,
  );
  const lost = rows
    .filter((row) => row.right && !row.isAbstention && row.kind !== 'smalltalk')
    .map((row) => row.touched)
    .sort((a, b) => a - b);
  const least = lost[Math.floor(MOST_LOST * rows.length)] ?? 0;
  return {
    ...named,
    held: LEAST_HELD,
    threshold: Math.round(threshold * 1000) / 1000,
    touched: Math.round(least * 1000) / 1000,
  };
}

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
