import { describe, expect, test } from 'vitest';
import { buildShopIndex } from '../../../../bench/shop-index.ts';
import { aProduct } from '../../../../test/support/a-product.ts';
import { cutleryShop, type WordProduct, walletShop } from '../../../../test/support/word-shop.ts';
import type { Product } from '../../catalog/product.ts';
import { activeSynonyms, learnSynonyms, usedSynonyms } from './learn-synonyms.ts';

const toProduct = ({ id, title, description, brand, category, cents }: WordProduct): Product =>
  aProduct({
    productId: id,
    title,
    description,
    brand,
    categories: [category],
    price: { amount: cents, currency: 'USD' },
  });

function learn(products: readonly WordProduct[], change: (product: Product) => Product = (p) => p) {
  const index = buildShopIndex(products.map((product) => change(toProduct(product))));
  return learnSynonyms(index.segments(), index, 'en');
}

const wordsOf = ({ pairs }: ReturnType<typeof learn>) =>
  pairs.map(({ words }) => [...words].sort().join(' '));

describe('words that a catalogue uses for the same thing', () => {
  const learned = learn(walletShop());

  test('are learned and used when products they were not learned from are found by them', () => {
    expect(wordsOf(learned)).toEqual(['billfold wallet']);
    expect(learned.gate).toMatchObject({ isOpen: true });
    expect(learned.gate!.found.low).toBeGreaterThan(0);
    expect(activeSynonyms(learned).get('wallet')).toEqual([{ term: 'billfold', weight: 0.5 }]);
    const members = [
      { term: 'wallet', weight: 1 },
      { term: 'billfold', weight: 0.5 },
    ];
    expect(usedSynonyms(learned, [{ surface: 'Wallet', members }])).toEqual([
      { from: 'Wallet', to: 'billfold' },
    ]);
  });

  test('are the same however the products are ordered, and every time', () => {
    expect(learn(walletShop().reverse())).toEqual(learned);
    expect(learn(walletShop())).toEqual(learned);
  });

  test('are not learned from likeness alone', () => {
    expect(learn(walletShop(), (product) => ({ ...product, description: 'A good one.' })).pairs).toEqual([]);
  });

  test('are not learned where nothing tells things from what goes with them', () => {
    expect(learn(walletShop(), (product) => ({ ...product, categories: [] })).pairs).toEqual([]);
  });

  test('are not those that stand together, are values of one attribute, or are dearer by far', () => {
    const other = (title: string): string => (title.includes('wallet') ? 'billfold' : 'wallet');
    const both = learn(walletShop(), (product) =>
      product.productId.endsWith('0')
        ? { ...product, title: `${product.title} ${other(product.title)}` }
        : product,
    );
    expect(both.pairs).toEqual([]);
    const style = (product: Product): Product => {
      const noun = product.title.split(' ').at(-1)!;
      return { ...product, attributes: { style: noun } };
    };
    expect(learn(walletShop(), style).pairs).toEqual([]);
    const dear = (product: Product): Product =>
      product.title.includes('wallet') ? { ...product, price: { amount: 90_000, currency: 'USD' } } : product;
    expect(learn(walletShop(), dear).pairs).toEqual([]);
  });

  test('are not colours, materials, audiences, brands or words with digits, however alike their use', () => {
    for (const [wallet, billfold] of [
      ['red', 'blue'],
      ['leather', 'cotton'],
      ['men', 'women'],
      ['acme', 'borea'],
      ['x100', 'x200'],
    ]) {
      const renamed = (text: string): string =>
        text.replaceAll('wallet', wallet!).replaceAll('billfold', billfold!);
      const learnedOf = learn(walletShop(), (product) => ({
        ...product,
        title: renamed(product.title),
        description: renamed(product.description),
      }));
      expect(learnedOf.pairs, wallet).toEqual([]);
    }
  });
});

test('siblings that are mentioned beside each other are kept off by the gate', () => {
  const learned = learn(cutleryShop());
  expect(wordsOf(learned)).toContain('fork spoon');
  expect(learned.gate).toMatchObject({ isOpen: false });
  expect(learned.gate!.told.low).toBeLessThanOrEqual(0);
  expect(activeSynonyms(learned).size).toBe(0);
});

test('a small catalogue says nothing', () => {
  expect(learn(walletShop().slice(0, 30))).toEqual({ version: 1, products: 30, pairs: [] });
});
