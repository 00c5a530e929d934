import { expect, test } from 'vitest';
import { termBag } from '../asked/asked-words.ts';
import { readAsked } from '../asked/read-asked.ts';
import { ShopWords } from '../asked/shop-words.ts';
import { namesKindOf } from './names-kind.ts';
import type { RankedPool } from './rank-pool.ts';

const lookup = { locale: 'en', frequency: () => 1, documents: 300, words: new ShopWords([]) };

function isNamed(message: string, id = 'A'): boolean {
  const title = termBag('Ahlbeck garden shears', 'en');
  const product = { productId: 'A', title, kind: termBag('hand tools', 'en') } as never;
  const products: RankedPool['products'] = [{ product, log: -1, features: [] }];
  return namesKindOf({ asked: readAsked(message, 'en', lookup), products }, id);
}

test('a name for a kind of thing alone names the products of that kind', () => {
  expect(isNamed('garden shears')).toBe(true);
  expect(isNamed('hand tools')).toBe(true);
});

test('but not one with more to it, a question, or nothing', () => {
  expect(isNamed('garden shears for left-handed gardeners')).toBe(false);
  expect(isNamed('do you have garden shears?')).toBe(false);
  expect(isNamed('')).toBe(false);
  expect(isNamed('garden shears', 'B')).toBe(false);
});
