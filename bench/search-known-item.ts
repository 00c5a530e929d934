/** Is the one default setting no worse than plain BM25 on catalogues that nothing was tuned to? */
import { join } from 'node:path';
import type { Product } from '../src/engine/catalog/product.ts';
import { loadIcecat, loadLuma, readLines } from './catalogues.ts';
import { loadBazaar } from './constraints/bazaar.ts';
import { languages } from './constraints/bazaar-words.ts';
import { loadCornerShops } from './constraints/corner-shops.ts';
import { demoLocales, loadDemoProducts } from './constraints/demo-shop.ts';
import { searchShop } from './engine-search.ts';
import { bootstrapInterval, fixedGenerator, mean, pairedBootstrap, reciprocalRank } from './metrics.ts';
import { floorBm25 } from './search-baselines.ts';
import { buildShop } from './shop-index.ts';
import { type BenchResult, type BenchSuite, dataSet } from './suite.ts';

/** A catalogue that nothing was tuned to. */
export type Catalogue = { name: string; locale: string; currency?: string; products: readonly Product[] };

/** A query and which products are right. */
export type KnownItem = { text: string; isRight: (product: Product) => boolean };

type Query = KnownItem;
type Search = (text: string) => readonly string[];

const MOST_QUERIES = 300;
const KEPT_SHARE = 0.6;
const LEAST_WORDS = 2;
const K = 10;

type MarketplaceRow = { asin: string; title: string; candidates: { text: string; source: string }[] };

/** Products of marketplace questions: long titles, and what their evidence says of them as description. */
export function loadMarketplace(folder: string): Product[] {
  const byId = new Map<string, Product>();
  for (const { asin, title, candidates } of readLines<MarketplaceRow>(join(folder, 'epqa_dev.jsonl.gz'))) {
    const own = candidates.filter(({ source }) => source === 'bullet' || source === 'description');
    const texts = [byId.get(asin)?.description ?? '', ...own.map(({ text }) => text)];
    byId.set(asin, {
      productId: asin,
      locale: 'en',
      title,
      description: texts.join(' ').trim(),
      categories: [],
      availability: 'in_stock',
      attributes: {},
      variants: [],
      updatedAtMs: 0,
    });
  }
  return [...byId.values()];
}

function shuffled<T>(list: readonly T[], random: () => number): T[] {
  const result = [...list];
  for (let i = result.length - 1; i > 0; i--) {
    const j = Math.floor(random() * (i + 1));
    [result[i], result[j]] = [result[j]!, result[i]!];
  }
  return result;
}

/** Titles with words dropped, and those in another order: what who knows a product types of its name. */
export function knownItems(
  { products }: Pick<Catalogue, 'products'>,
  random: () => number,
  isReordered: boolean,
): Query[] {
  const titled = products.filter(({ title }) => title.split(/\s+/u).length > LEAST_WORDS);
  return shuffled(titled, random)
    .slice(0, MOST_QUERIES)
    .map(({ title }) => {
      const words = title.split(/\s+/u).filter((word) => /[\p{L}\p{N}]/u.test(word));
      const kept = Math.max(LEAST_WORDS, Math.round(words.length * KEPT_SHARE));
      const places = shuffled([...words.keys()], random).slice(0, kept);
      const order = isReordered ? places : [...places].sort((a, b) => a - b);
      return {
        text: order.map((at) => words[at]).join(' '),
        isRight: (product) => product.title === title,
      };
    });
}

/** Names of departments that say what is in them; right is what stands in them. */
function departments({ products }: Catalogue, random: () => number): Query[] {
  const paths = [...new Set(products.flatMap(({ categories }) => categories))];
  return shuffled(paths, random)
    .slice(0, MOST_QUERIES)
    .map((path) => ({
      text: path.split('>').at(-1)!.trim(),
      isRight: ({ categories }) => categories.some((own) => own === path || own.startsWith(`${path} >`)),
    }));
}

function compare(
  queries: readonly Query[],
  catalogue: Catalogue,
  search: Search,
  floor: Search,
  isKnown: boolean,
) {
  const byId = new Map(catalogue.products.map((product) => [product.productId, product]));
  const scoreOf = (find: Search, { text, isRight }: Query): number => {
    const right = find(text)
      .slice(0, K)
      .map((id) => isRight(byId.get(id)!));
    return isKnown ? reciprocalRank(right, K) : right.filter(Boolean).length / Math.max(1, right.length);
  };
  const own = queries.map((query) => scoreOf(search, query));
  const theirs = queries.map((query) => scoreOf(floor, query));
  return {
    queries: queries.length,
    shipped: mean(own),
    floor: mean(theirs),
    difference: pairedBootstrap(own, theirs),
    own,
  };
}

/** The project's own invented catalogues. */
export function ownCatalogues(): Catalogue[] {
  return [
    ...demoLocales.map((locale) => ({ name: `demo ${locale}`, locale, products: loadDemoProducts(locale) })),
    ...languages.map((locale) => ({ name: `bazaar ${locale}`, locale, products: loadBazaar(locale) })),
    ...loadCornerShops().map(({ name, locale, products }) => ({ name, locale, products })),
  ];
}

async function run(options: Parameters<BenchSuite['run']>[0]): Promise<BenchResult> {
  const [icecat, luma] = [dataSet(options, 'icecat-chorus'), dataSet(options, 'magento-luma')];
  const market = dataSet(options, 'amazon-cpqa');
  if (!icecat || !luma || !market)
    return { leftOut: 'icecat-chorus, magento-luma or amazon-cpqa is not in the data folder', figures: {} };
  const catalogues: Catalogue[] = [
    { name: 'icecat-chorus', locale: 'en', products: loadIcecat(icecat) },
    { name: 'magento-luma', locale: 'en', products: loadLuma(luma) },
    { name: 'marketplace', locale: 'en', products: loadMarketplace(market) },
    ...ownCatalogues(),
  ];
  const kinds = ['wordsDropped', 'reordered', 'departments'] as const;
  const byCatalogue: Record<string, unknown> = {};
  const all: Record<string, { own: number[]; worse: string[] }> = {};
  for (const catalogue of catalogues) {
    const shop = buildShop(catalogue.products, undefined, catalogue.locale);
    const plain = floorBm25(catalogue.products);
    const floor: Search = (text) => plain.search(text) as readonly string[];
    const search: Search = (text) =>
      searchShop(shop, text, { limit: K, locale: catalogue.locale }).hits.map(({ id }) => id);
    const random = fixedGenerator(20261122);
    const figures: Record<string, unknown> = {};
    for (const kind of kinds) {
      const isKnown = kind !== 'departments';
      const queries = isKnown
        ? knownItems(catalogue, random, kind === 'reordered')
        : departments(catalogue, random);
      if (queries.length === 0) continue;
      const { own, ...compared } = compare(queries, catalogue, search, floor, isKnown);
      figures[kind] = compared;
      all[kind] ??= { own: [], worse: [] };
      all[kind].own.push(compared.shipped - compared.floor);
      if (compared.difference.high < 0) all[kind].worse.push(catalogue.name);
    }
    byCatalogue[catalogue.name] = figures;
  }
  const spread = Object.entries(all).map(([kind, { own, worse }]) => [
    kind,
    {
      catalogues: own.length,
      meanDifference: bootstrapInterval(own),
      least: Math.min(...own),
      clearlyWorseOn: worse,
    },
  ]);
  return {
    figures: {
      measure: 'known items: MRR@10; departments: precision@10; difference to plain BM25, paired, 95 %',
      overCatalogues: Object.fromEntries(spread),
      byCatalogue,
    },
  };
}

const suite: BenchSuite = {
  name: 'search-known-item',
  description: 'known items and departments against plain BM25 on 26 catalogues that nothing was tuned to',
  run,
};

export default suite;
