/** Suite 26: does what is known about products ever make the search worse than plain BM25F of the same engine? */
import type { Product } from '../src/engine/catalog/product.ts';
import { loadIcecat, loadIcecatJudgements, loadLuma } from './catalogues.ts';
import { asServed, plainSearch, type Shop, searchShop } from './engine-search.ts';
import { fixedGenerator, mean, ndcgAt, pairedBootstrap, recallAt, reciprocalRank } from './metrics.ts';
import { type Catalogue, knownItems, loadMarketplace, ownCatalogues } from './search-known-item.ts';
import { buildShop } from './shop-index.ts';
import { loadWishShops, type WishShop } from './shop-wishes.ts';
import { type BenchOptions, type BenchResult, type BenchSuite, dataSet } from './suite.ts';

const K = 10;
const DEPTH = 100;
/** Share of the attributes that each variant of a catalogue keeps. */
const variants = { asItIs: 1, withoutAttributes: 0, fivePercent: 0.05, onePercent: 0.01 } as const;

/** A query and how good a ranking is for it; `undefined` where nothing is right. */
export type Judged = { text: string; locale: string; scoreOf(ids: readonly string[]): number | undefined };
export type Subject = Catalogue & { measure: string; queries: readonly Judged[] };

/** The same products with each attribute kept by chance. */
function thinned(products: readonly Product[], share: number): Product[] {
  if (share === 1) return [...products];
  const random = fixedGenerator(20261122);
  const keep = <T extends Product['attributes']>(attributes: T): Product['attributes'] =>
    Object.fromEntries(Object.entries(attributes).filter(() => random() < share));
  return products.map((product) => ({ ...product, attributes: keep(product.attributes) }));
}

function titlesOf(catalogue: Catalogue): Subject {
  const random = fixedGenerator(20261122);
  const byId = new Map(catalogue.products.map((product) => [product.productId, product]));
  const asked = [...knownItems(catalogue, random, false), ...knownItems(catalogue, random, true)];
  const queries = asked.map(({ text, isRight }) => ({
    text,
    locale: catalogue.locale,
    scoreOf: (ids: readonly string[]) =>
      reciprocalRank(
        ids.slice(0, K).map((id) => isRight(byId.get(id)!)),
        K,
      ),
  }));
  return { ...catalogue, measure: 'known items, MRR@10', queries };
}

function wishesOf({ name, wishes, ...shop }: WishShop): Subject {
  const queries = wishes.map(({ text, locale, top, any }) => ({
    text,
    locale,
    scoreOf: (ids: readonly string[]) => (ids.slice(0, top).some((id) => any.includes(id)) ? 1 : 0),
  }));
  return { ...shop, name: `${name} wishes`, measure: 'a right product among the first', queries };
}

function judgedIcecat(folder: string): Subject {
  const { queries, gains } = loadIcecatJudgements(folder);
  const judged = queries.map(({ id, text }) => ({
    text,
    locale: 'en',
    scoreOf: (ids: readonly string[]) => ndcgAt(ids, gains.get(id) ?? new Map()),
    recallOf: (ids: readonly string[]) => recallAt(ids, gains.get(id) ?? new Map()),
  }));
  const name = 'icecat-chorus judged';
  return { name, locale: 'en', products: loadIcecat(folder), measure: 'nDCG@10', queries: judged };
}

type Outcome = { own: number[]; plain: number[]; empty: number; denied: string[] };

function compare(shop: Shop, { queries, currency = 'USD' }: Subject): Outcome {
  const outcome: Outcome = { own: [], plain: [], empty: 0, denied: [] };
  for (const { text, locale, scoreOf } of queries) {
    const { hits, plan } = searchShop(shop, text, { limit: DEPTH, locale, currency });
    const [own, plain] = [hits.map(({ id }) => id), plainSearch(shop, text, DEPTH)].map(scoreOf);
    if (own === undefined || plain === undefined) continue;
    if (hits.length === 0) outcome.empty++;
    if (plan.notCarried.length > 0) outcome.denied.push(text);
    outcome.own.push(own);
    outcome.plain.push(plain);
  }
  return outcome;
}

function figuresOf({ own, plain, empty, denied }: Outcome) {
  const difference = pairedBootstrap(own, plain);
  return {
    queries: own.length,
    own: mean(own),
    plain: mean(plain),
    difference,
    empty,
    denied: denied.length,
  };
}

/** Every catalogue at hand with its judged queries; `undefined` where one is missing. */
export function subjectsOf(options: BenchOptions): Subject[] | undefined {
  const [icecat, luma] = [dataSet(options, 'icecat-chorus'), dataSet(options, 'magento-luma')];
  const [market, shops] = [dataSet(options, 'amazon-cpqa'), dataSet(options, 'shops')];
  if (!icecat || !luma || !market || !shops) return undefined;
  const wishShops = loadWishShops(shops);
  const catalogues: Catalogue[] = [
    { name: 'icecat-chorus', locale: 'en', products: loadIcecat(icecat) },
    { name: 'magento-luma', locale: 'en', products: loadLuma(luma) },
    { name: 'marketplace', locale: 'en', products: loadMarketplace(market) },
    ...wishShops.map(({ name, locale, currency, products }) => ({ name, locale, currency, products })),
    ...ownCatalogues(),
  ];
  return [judgedIcecat(icecat), ...wishShops.map(wishesOf), ...catalogues.map(titlesOf)];
}

async function run(options: BenchOptions): Promise<BenchResult> {
  const subjects = subjectsOf(options);
  if (!subjects)
    return {
      leftOut: 'icecat-chorus, magento-luma, amazon-cpqa or shops is not in the data folder',
      figures: {},
    };
  const byCatalogue: Record<string, unknown> = {};
  const worse: string[] = [];
  const differences: number[] = [];
  const belowWithout: string[] = [];
  let [asked, denied, empty] = [0, 0, 0];
  for (const subject of subjects) {
    const outcomes = Object.entries(variants).map(([variant, share]) => {
      const shop = asServed(buildShop(thinned(subject.products, share), undefined, subject.locale));
      return [variant, compare(shop, subject)] as const;
    });
    for (const [variant, outcome] of outcomes) {
      const { difference } = figuresOf(outcome);
      differences.push(difference.mean);
      asked += outcome.own.length;
      denied += outcome.denied.length;
      empty += outcome.empty;
      if (difference.high < 0) worse.push(`${subject.name}, ${variant}`);
    }
    const [asItIs, without] = outcomes.map(([, outcome]) => outcome.own);
    const gained = pairedBootstrap(asItIs!, without!);
    if (gained.high < 0) belowWithout.push(subject.name);
    byCatalogue[subject.name] = {
      measure: subject.measure,
      ...Object.fromEntries(outcomes.map(([variant, outcome]) => [variant, figuresOf(outcome)])),
      withAttributesOverWithout: gained,
    };
  }
  return {
    figures: {
      subjects: subjects.length,
      meanDifference: mean(differences),
      clearlyWorse: worse,
      withAttributesClearlyBelowWithout: belowWithout,
      emptyShare: empty / asked,
      falselyDeniedShare: denied / asked,
      byCatalogue,
      bars: { clearlyWorse: 0, withAttributesClearlyBelowWithout: 0, moonshot: { meanDifference: 0.03 } },
    },
  };
}

const suite: BenchSuite = {
  name: 'search-everywhere',
  description:
    'every catalogue at hand, with all, none, 5 % and 1 % of its attributes, against plain BM25F of the same engine',
  run,
};

export default suite;
