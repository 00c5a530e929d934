import { expect, test } from 'vitest';
import { buildShop } from '../../../../bench/shop-index.ts';
import type { Product } from '../../catalog/product.ts';
import { kindOfProduct } from './kind-of-product.ts';
import { planSearch } from './plan-search.ts';
import { rankPlan } from './rank-plan.ts';

const product = (productId: string, title: string, category: string, amount: number): Product => ({
  productId,
  locale: 'en',
  title,
  description: '',
  categories: [category],
  price: { amount, currency: 'USD' },
  availability: 'in_stock',
  attributes: {},
  variants: [],
  updatedAtMs: 0,
});

const parka = product('p1', 'Granite Down Parka', 'Coats > Winter coats', 49500);
const hamper = product('h1', 'Grand Hamper', 'Hampers & boxes', 19500);
const { index, knowledge } = buildShop([
  parka,
  product('p2', 'Cinder Parka', 'Coats > Winter coats', 34500),
  product('p3', 'Field Coat', 'Coats > Winter coats', 48000),
  product('w1', 'Wool Overcoat', 'Coats > Wool coats', 49000),
  product('a1', 'Coat brush', 'Coats > Accessories', 1200),
  product('t1', 'Pocket Tee', 'Tops', 3400),
  hamper,
  product('h2', 'Small Hamper', 'Hampers & boxes', 4500),
  product('b1', 'Treat Box', 'Hampers & boxes', 19000),
]);

function listed(of: Product): [id: string, isFit: boolean][] {
  const input = { locale: 'en', currency: 'USD', index, knowledge, synonyms: [], explicit: undefined };
  const plan = planSearch({ ...input, text: '', among: kindOfProduct(of, index) });
  const { hits } = rankPlan(index, { plan, sort: 'relevance', limit: 10 });
  return hits.flatMap(({ id, isFit }) => (id === of.productId ? [] : [[id, isFit]]));
}

test('the kind of a product: its department and its name, then what is around it but no accessories', () => {
  expect(listed(parka)).toEqual([
    ['p2', true],
    ['p3', true],
    ['w1', false],
  ]);
});

test('of a department that joins things only what is called the same is of a kind', () => {
  expect(listed(hamper)).toEqual([
    ['h2', true],
    ['b1', false],
  ]);
});
