/** What a catalogue's own words teach: planted synonyms found again, false ones, and whether the gate opens on real shops. */
import type { Product } from '../src/engine/catalog/product.ts';
import {
  activeSynonyms,
  type LearnedSynonyms,
  learnSynonyms,
} from '../src/engine/query/learned/learn-synonyms.ts';
import { plainWords } from '../src/engine/query/learned/plain-words.ts';
import { readWordCorpus } from '../src/engine/query/learned/word-corpus.ts';
import { loadIcecat, loadIcecatJudgements, loadLuma } from './catalogues.ts';
import { loadBazaar } from './constraints/bazaar.ts';
import { languages } from './constraints/bazaar-words.ts';
import { demoLocales, loadDemoProducts } from './constraints/demo-shop.ts';
import { type Shop, searchShop } from './engine-search.ts';
import { bootstrapInterval, fixedGenerator, mean, ndcgAt, pairedBootstrap } from './metrics.ts';
import { buildShop, buildShopIndex } from './shop-index.ts';
import { type BenchResult, type BenchSuite, dataSet } from './suite.ts';

const LEAST_TITLES = 30;
const ROUNDS = 3;

/** Words that are what products are, common enough to be split in two. */
function headWords(products: readonly Product[]): string[] {
  const corpus = readWordCorpus(buildShopIndex(products).segments());
  const isPlain = plainWords(corpus, 'en');
  const counts = new Map<number, { titles: number; heads: number }>();
  for (const { title, heads } of corpus.documents)
    for (const word of title) {
      const count = counts.get(word) ?? { titles: 0, heads: 0 };
      count.titles++;
      if (heads.includes(word)) count.heads++;
      counts.set(word, count);
    }
  return [...counts]
    .filter(([word, { titles, heads }]) => titles >= LEAST_TITLES && heads >= titles * 0.6 && isPlain(word))
    .map(([word]) => corpus.spellings[word]!);
}

/** Half of the titles that hold a chosen word hold a made-up one instead; every other text stays as it is. */
function plant(products: readonly Product[], words: readonly string[], random: () => number) {
  const letters = 'abcdefghijklmnopqrstuvwxyz';
  const letter = (): string => letters[Math.floor(random() * letters.length)]!;
  const renamed = new Map(words.map((word) => [word, `zq${letter()}e${letter()}o${letter()}`]));
  const pattern = new RegExp(`\\b(?:${words.join('|')})\\b`, 'gi');
  const planted = products.map((product) =>
    random() < 0.5
      ? product
      : { ...product, title: product.title.replace(pattern, (word) => renamed.get(word.toLowerCase())!) },
  );
  return { planted, renamed };
}

function plantedRound(products: readonly Product[], heads: readonly string[], round: number) {
  const words = heads.filter((_, i) => i % ROUNDS === round);
  const { planted, renamed } = plant(products, words, fixedGenerator(20261121 + round));
  const index = buildShopIndex(planted);
  const startMs = performance.now();
  const learned = learnSynonyms(index.segments(), index, 'en');
  const ms = performance.now() - startMs;
  const isTrue = ([a, b]: readonly [string, string]): boolean => renamed.get(a) === b || renamed.get(b) === a;
  const right = learned.pairs.filter(({ words: pair }) => isTrue(pair));
  const wrong = learned.pairs
    .filter(({ words: pair }) => !isTrue(pair))
    .map(({ words: pair }) => pair.join('~'));
  const gate = learned.gate;
  return { planted: words.length, right: right.length, wrong, isOpen: gate?.isOpen ?? false, gate, ms };
}

const stateOf = ({ pairs, gate }: LearnedSynonyms) => ({
  state: gate === undefined ? 'nothing learned' : gate.isOpen ? 'active' : 'off',
  pairs: pairs.map(({ words }) => words.join('~')),
});

async function run(options: Parameters<BenchSuite['run']>[0]): Promise<BenchResult> {
  const [folder, luma] = [dataSet(options, 'icecat-chorus'), dataSet(options, 'magento-luma')];
  if (!folder || !luma)
    return { leftOut: 'icecat-chorus or magento-luma is not in the data folder', figures: {} };
  const products = loadIcecat(folder);
  const heads = headWords(products);
  const rounds = Array.from({ length: ROUNDS }, (_, round) => plantedRound(products, heads, round));
  const total = (key: 'planted' | 'right'): number => rounds.reduce((sum, one) => sum + one[key], 0);
  const shops: Record<string, Shop> = {
    'icecat-chorus': buildShop(products),
    'magento-luma': buildShop(loadLuma(luma)),
  };
  for (const locale of demoLocales)
    shops[`demo ${locale}`] = buildShop(loadDemoProducts(locale), undefined, locale);
  for (const locale of languages)
    shops[`bazaar ${locale}`] = buildShop(loadBazaar(locale), undefined, locale);
  const states = Object.fromEntries(
    Object.entries(shops).map(([name, { index }]) => {
      const learned = learnSynonyms(
        (index as ReturnType<typeof buildShopIndex>).segments(),
        index,
        index.locale,
      );
      return [name, stateOf(learned)];
    }),
  );
  const { queries, gains } = loadIcecatJudgements(folder);
  const icecat = shops['icecat-chorus']!;
  const natural = learnSynonyms(
    (icecat.index as ReturnType<typeof buildShopIndex>).segments(),
    icecat.index,
    'en',
  );
  const ndcg = (learned?: LearnedSynonyms): number[] =>
    queries.flatMap(({ id, text }) => {
      const shop = { ...icecat, ...(learned ? { learned: activeSynonyms(learned) } : {}) };
      const found = searchShop(shop, text, { limit: 10 }).hits.map((hit) => hit.id);
      return ndcgAt(found, gains.get(id) ?? new Map()) ?? [];
    });
  const [on, off] = [ndcg(natural), ndcg()];
  return {
    figures: {
      plantedWords: total('planted'),
      foundAgain: total('right') / total('planted'),
      wrong: rounds.flatMap(({ wrong }) => wrong),
      rounds,
      products: products.length,
      learningMs: mean(rounds.map(({ ms }) => ms)),
      realShops: states,
      icecatNdcg10: { on: bootstrapInterval(on), onMinusOff: pairedBootstrap(on, off) },
      limits:
        'planted words share every context with the word they replace, which real synonyms do only nearly; the real shops here hardly use two words for one thing',
    },
  };
}

const suite: BenchSuite = {
  name: 'learned-synonyms',
  description:
    'synonyms planted in icecat-chorus found again; whether the gate opens on real shops; nDCG with and without',
  run,
};

export default suite;
