import { expect, test } from 'vitest';
import { aProduct } from '../../../../test/support/a-product.ts';
import { termBag } from '../asked/asked-words.ts';
import { readAsked } from '../asked/read-asked.ts';
import { ShopWords } from '../asked/shop-words.ts';
import type { PoolProduct } from '../pool/product-features.ts';
import { viewProduct } from '../product-view.ts';
import { namedPair } from './named-pair.ts';

const none = termBag('', 'en');

function inPool(title: string, amount: number, kind: string): PoolProduct {
  const product = aProduct({ productId: title, title, price: { amount, currency: 'USD' } });
  return {
    productId: title,
    view: viewProduct(product, (text) => `sha256:${text.length}`),
    searchRank: 0,
    title: termBag(title, 'en'),
    kind: termBag(kind, 'en'),
    description: none,
    all: none,
    pieces: [],
  };
}

const products = [
  inPool('Mesa Plus Task Chair', 42900, 'task chairs'),
  inPool('Mesa Task Chair', 36900, 'task chairs'),
  inPool('Mesa Big & Tall Chair', 49900, 'task chairs'),
  inPool('Mesa Plus Headrest', 5900, 'parts'),
  inPool('Harbor Sofa', 99900, 'sofas'),
];

function pairOf(text: string, isCompared = false): string[] | undefined {
  const terms = new Set(products.flatMap(({ title }) => title.terms));
  const lookup = {
    locale: 'en',
    frequency: (term: string) => Number(terms.has(term)),
    documents: 100,
    words: new ShopWords([]),
  };
  return namedPair(readAsked(text, 'en', lookup), products, isCompared)?.products.map((one) => one.productId);
}

test.each([
  ['mesa or mesa plus, which is better', ['Mesa Task Chair', 'Mesa Plus Task Chair']],
  ['mesa plus or mesa', ['Mesa Plus Task Chair', 'Mesa Task Chair']],
  ['harbor or mesa plus', ['Harbor Sofa', 'Mesa Plus Task Chair']],
  ['mesa against mesa plus', ['Mesa Task Chair', 'Mesa Plus Task Chair']],
  ['is the harbor or the lagoon wider', undefined],
])('%s', (text, expected) => {
  expect(pairOf(text)).toEqual(expected);
});

test('two names side by side are two things only where they are compared', () => {
  expect(pairOf('difference mesa mesa plus', true)).toEqual(['Mesa Task Chair', 'Mesa Plus Task Chair']);
  expect(pairOf('mesa mesa plus')).toBeUndefined();
});
