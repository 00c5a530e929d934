import { describe, expect, test } from 'vitest';
import { buildShop } from '../../../../bench/shop-index.ts';
import { aProduct } from '../../../../test/support/a-product.ts';
import { planOf } from '../../../../test/support/plan-of.ts';
import type { Product } from '../../catalog/product.ts';
import { rankPlan } from './rank-plan.ts';

const usd = (amount: number) => ({ amount, currency: 'USD' });
const product = (productId: string, title: string, more: Partial<Product> = {}): Product =>
  aProduct({ productId, title, price: usd(5000), ...more });

function searchIn(products: readonly Product[], locale = 'en') {
  const shop = buildShop(products, undefined, locale);
  return (text: string) => {
    const plan = planOf(shop, text, locale);
    const { hits, counts } = rankPlan(shop.index, {
      plan,
      sort: plan.interpretation.sort ?? 'relevance',
      limit: 20,
    });
    return { plan, counts, ids: hits.map(({ id }) => id), hits };
  };
}

describe('a bound is no price where a product is called so', () => {
  const find = searchIn([
    product('phone', 'Aura Phone 12 Max 256GB', { price: usd(90000) }),
    product('small', 'Aura Phone 12 128GB', { price: usd(60000) }),
    product('buds', 'Wired earbuds', { price: usd(900) }),
    product('loud', 'Studio earbuds', { price: usd(9900) }),
  ]);

  test('with the other words, in whatever order they stand', () => {
    expect(find('256GB 12 Max').ids[0]).toBe('phone');
    expect(find('12 max phone').plan.held).toEqual([]);
  });

  test('another thing has no such name', () => {
    expect(find('earbuds 12 max').ids).toEqual(['buds']);
    expect(find('earbuds max 12').ids).toEqual(['buds']);
  });
});

describe('conditions are evidence', () => {
  const dresses = [
    product('field', 'Linen dress', { attributes: { color: 'Red' } }),
    product('title', 'Red summer dress'),
    product('unknown', 'Evening dress'),
    product('other', 'Wrap dress', { attributes: { color: 'Blue' } }),
    product('silent', 'Blue party dress'),
  ];

  test('what meets one leads, what says nothing follows, what contradicts it comes last', () => {
    const { ids, counts, hits } = searchIn(dresses)('red dress');
    expect(ids.slice(0, 2).sort()).toEqual(['field', 'title']);
    expect(ids.slice(2, 4).sort()).toEqual(['silent', 'unknown']);
    expect(ids[4]).toBe('other');
    expect(counts).toEqual([{ met: 2, unknown: 2 }]);
    expect(hits.map(({ isFit }) => isFit).slice(0, 3)).toEqual([true, true, false]);
  });

  test('three that meet everything are enough for a list without what a field contradicts', () => {
    const more = [...dresses, product('third', 'Red wedding dress')];
    expect(searchIn(more)('red dress').ids).not.toContain('other');
  });

  test('nothing meets it: the list stays, and the condition is named', () => {
    const { ids, plan } = searchIn(
      dresses.filter(({ productId }) => !['field', 'title'].includes(productId)),
    )('red dress');
    expect(plan.held).toEqual([]);
    expect(ids.length).toBe(3);
  });

  test('nothing is known to meet it: said of a whole catalogue, never of one that is still being read', () => {
    const shop = buildShop([
      product('1', 'Linen dress', { attributes: { color: 'Red' } }),
      product('2', 'Silk dress', { attributes: { color: 'Red' } }),
      product('3', 'Wool coat', { attributes: { color: 'Green' } }),
    ]);
    expect(planOf(shop, 'green dress').relaxed).toEqual(['color']);
    expect(planOf(shop, 'green dress', 'en', { isIncomplete: true }).relaxed).toEqual([]);
  });

  test('a name is not cut: the cream of an ice cream maker is no colour', () => {
    const makers = ['Ice cream maker', 'Ice cream maker deluxe', 'Ice cream scoop'].map((title, i) =>
      product(`m${i}`, title, { attributes: { color: i === 0 ? 'White' : 'Steel' } }),
    );
    const creams = ['Curtain', 'Rug', 'Sofa', 'Throw'].map((title, i) =>
      product(`c${i}`, title, { attributes: { color: 'Cream' } }),
    );
    const others = Array.from({ length: 40 }, (_, i) => product(`o${i}`, `Garden tool ${i}`));
    const { ids, plan } = searchIn([...makers, ...creams, ...others])('ice cream maker');
    expect(plan.held).toEqual([]);
    expect(ids.slice(0, 2).sort()).toEqual(['m0', 'm1']);
  });
});

describe('everyday wishes', () => {
  test('on sale is a list price above the price', () => {
    const { ids, plan } = searchIn([
      product('full', 'Rain jacket'),
      product('cut', 'Shell jacket', { listPrice: usd(7000) }),
    ])('jackets on sale');
    expect(ids[0]).toBe('cut');
    expect(plan.held.map(({ slot }) => slot)).toContain('sale');
  });

  test('the cheapest is one that can be bought', () => {
    const { ids } = searchIn([
      product('gone', 'Blue tent', { price: usd(1000), availability: 'out_of_stock' }),
      product('there', 'Green tent', { price: usd(2000) }),
      product('dear', 'Red tent', { price: usd(9000) }),
    ])('cheapest tent');
    expect(ids).toEqual(['there', 'dear', 'gone']);
  });

  test('who names nothing beside a price, an order or that things be reduced is shown all of which it holds', () => {
    const find = searchIn([
      product('card', 'Gift card 100', { price: usd(2500) }),
      product('mug', 'Mug', { price: usd(900), rating: { value: 4.5, count: 9 } }),
      product('tent', 'Tent', { price: usd(19_900), listPrice: usd(24_900) }),
    ]);
    expect(find('under 100').ids.toSorted()).toEqual(['card', 'mug']);
    expect(find('under 100').hits.every(({ isFit }) => isFit)).toBe(true);
    expect(find('cheapest').ids).toEqual(['mug', 'card', 'tent']);
    expect(find('any deals').ids).toEqual(['tent']);
    expect(find('tent under 100').ids).not.toContain('tent');
    const untold = find('newest');
    expect(untold.ids).toHaveLength(3);
    expect(untold.hits.some(({ isFit }) => isFit)).toBe(false);
  });

  test('new goes by the time of the first offer; without it nothing is claimed', () => {
    const old = product('old', 'City bike', { createdAtMs: 1, updatedAtMs: 9 });
    const young = product('young', 'Road bike', { createdAtMs: 5, updatedAtMs: 2 });
    expect(searchIn([old, young])('newest bike').ids).toEqual(['young', 'old']);
    const untold = [old, young].map(({ createdAtMs: _, ...rest }) => rest);
    expect(searchIn(untold)('newest bike').plan.interpretation.sort).toBeUndefined();
  });
});

describe('catalogues as they are', () => {
  test('paths with strokes, bars and in lists are departments, and a shop’s own fields are none of a shopper’s', () => {
    const shop = buildShop([
      product('a', 'Tee', { categories: ['Men/Tops/Tees'] }),
      product('b', 'Polo', { categories: ['["Men | Tops","Sale"]'] }),
      product('c', 'Vest', {
        categories: ['Men > Tops'],
        attributes: { seller_id: 'x9', tags: ['promo'], image_url: 'https://x.example/a.png', color: 'Red' },
      }),
    ]);
    const counts = Object.fromEntries(
      shop.index.tagValues('category').map(({ value, count }) => [value, count]),
    );
    expect(counts).toMatchObject({ Men: 3, 'Men > Tops': 3, 'Men > Tops > Tees': 1, Sale: 1 });
    const names = shop.index.tagNames().map(({ name }) => name);
    expect(names.filter((name) => name.startsWith('attr.'))).toEqual(['attr.color']);
  });

  test('a word finds the compounds it begins or ends, and a form of an unknown word its kin', () => {
    const german = searchIn([product('k', 'Knieschoner Einlage'), product('s', 'Sicherheitsschuh')], 'de');
    expect(german('die knie tun weh').ids[0]).toBe('k');
    expect(german('arbeitsschuhe').ids[0]).toBe('s');
    expect(searchIn([product('d', 'Reading ruler', { categories: ['Dyslexia'] })])('dyslexic').ids).toEqual([
      'd',
    ]);
  });
});
