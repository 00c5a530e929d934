import { expect, test } from 'vitest';
import { aProduct } from '../../../../test/support/a-product.ts';
import { voiceFor } from '../../say/voice.ts';
import { termBag } from '../asked/asked-words.ts';
import { readAsked } from '../asked/read-asked.ts';
import { ShopWords } from '../asked/shop-words.ts';
import { piecesOfProduct } from '../pieces/pieces-of-product.ts';
import { readProduct } from '../pieces/read-product.ts';
import { viewProduct } from '../product-view.ts';
import { chancesOf } from './chances.ts';
import { rankPool } from './rank-pool.ts';
import { relevanceFeatures, shippedRelevance } from './relevance.ts';
import { sureFeatures } from './sure-features.ts';
import { leastSureIn, shippedSureness } from './sureness.ts';

const kettle = aProduct({
  productId: 'K',
  title: 'Bremholm kettle',
  attributes: { capacity: '1.7 l', material: 'steel' },
});
const lookup = { locale: 'en', frequency: () => 1, documents: 300, words: new ShopWords([]) };
const voice = voiceFor('en', []);
const bagOf = (words: string) => termBag(words, 'en');

function rankedFor(text: string, products: readonly (typeof kettle)[]) {
  return rankPool({
    asked: readAsked(text, 'en', lookup),
    thread: { productIds: [], shownPassages: new Set() },
    pages: [],
    products: products.map((product, i) => {
      const read = readProduct(
        viewProduct(product, () => 'sha256:k'),
        bagOf,
        voice,
      );
      const pieces = piecesOfProduct(read, bagOf, voice);
      return { ...read, searchRank: i + 1, pieces } as never;
    }),
    wish: { isSorted: false, conditions: 0 },
  });
}

test('an empty pool is not sure of anything', () => {
  const ranked = { ...rankedFor('how heavy is it', []), pieces: [] };
  expect(sureFeatures(ranked, { pieces: [], isList: false })).toBeUndefined();
  expect(chancesOf(ranked, { pieces: [], isList: false })).toEqual({ sure: 0, touched: 0 });
});

test('every feature that the trees ask for is told', () => {
  const ranked = rankedFor('bremholm kettle capacity', [kettle]);
  const features = relevanceFeatures(ranked, {
    pieces: ranked.pieces.slice(0, 1).map(({ piece }) => piece),
    isList: false,
  })!;
  expect(Object.values(features).every((value) => Number.isFinite(value))).toBe(true);
  for (const { features: names, trees } of [shippedSureness, shippedRelevance]) {
    expect(Object.keys(features)).toEqual(expect.arrayContaining([...names]));
    const asked = trees.flatMap((tree) => tree.features);
    expect(Math.max(...asked)).toBeLessThan(names.length);
  }
});

test('what is shown beside the best piece counts', () => {
  const ranked = rankedFor('bremholm kettle capacity', [kettle]);
  const [first, ...rest] = ranked.pieces.map(({ piece }) => piece);
  const one = sureFeatures(ranked, { pieces: [first!], isList: false })!;
  const all = sureFeatures(ranked, { pieces: [first!, ...rest], isList: false })!;
  expect(all.shown_mass).toBeCloseTo(1);
  expect(all.shown_pieces).toBe(ranked.pieces.length);
  expect(all.shown_any).toBeGreaterThanOrEqual(one.shown_any);
});

test('more is asked for in a language that nothing was fitted on', () => {
  const { sure } = shippedSureness.least;
  expect(['en', 'de-AT', 'it'].map(leastSureIn)).toEqual([sure, sure, sure]);
  expect(['vi', 'da-DK'].map(leastSureIn)).toEqual([leastSureIn('fi'), leastSureIn('fi')]);
  expect(leastSureIn('fi')).toBeGreaterThan(sure);
});
