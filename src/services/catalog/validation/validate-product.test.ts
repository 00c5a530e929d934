import { describe, expect, test } from 'vitest';
import { mergePatch } from '../writing/merge-patch.ts';
import { validateProduct } from './validate-product.ts';

function faultsOf(input: unknown): string[] {
  const checked = validateProduct(input);
  return checked.ok ? [] : checked.faults.map(({ pointer, code }) => `${pointer} ${code}`);
}

const boot = {
  product_id: 'NP-1042',
  title: 'Trailhead 2 Hiking Boot',
  description: '<p>Mid-cut boot with a <b>seam-sealed</b> membrane.</p><script>x</script>',
  url: 'https://northpeak.example/p/trailhead-2',
  brand: ' Northpeak ',
  categories: ['Footwear > Hiking boots', ' '],
  price: { amount: 13900, currency: 'USD' },
  list_price: null,
  attributes: {
    waterproof: true,
    weight_g: 540,
    color: ['moss', 'slate', ''],
    empty: ' ',
    gone: null,
    __proto__: 'x',
  },
  variants: [
    { variant_id: 'NP-1042-42', availability: 'out_of_stock', attributes: { size: '42' }, colour: 1 },
  ],
  gtin: '04012345678901',
  rating: { value: 4.6, count: 212 },
  locale: 'DE-at',
  updated_at: '2026-11-21T08:00:00Z',
  colour: 'moss',
};

describe('validateProduct', () => {
  test('reads a product: normalised, typed, without what says nothing', () => {
    const checked = validateProduct(JSON.parse(JSON.stringify(boot)));
    expect(checked).toMatchObject({ ok: true, ignored: ['colour', 'variants.colour'] });
    if (!checked.ok) return;
    expect(checked.value).toEqual({
      productId: 'NP-1042',
      locale: 'de-AT',
      title: 'Trailhead 2 Hiking Boot',
      description: 'Mid-cut boot with a seam-sealed membrane.',
      url: 'https://northpeak.example/p/trailhead-2',
      brand: 'Northpeak',
      categories: ['Footwear > Hiking boots'],
      price: { amount: 13900, currency: 'USD' },
      availability: 'unknown',
      attributes: { waterproof: true, weight_g: 540, color: ['moss', 'slate'] },
      variants: [{ variantId: 'NP-1042-42', availability: 'out_of_stock', attributes: { size: '42' } }],
      gtin: '04012345678901',
      rating: { value: 4.6, count: 212 },
      updatedAtMs: 1_795_248_000_000,
    });
  });

  test('names of prototypes are plain data', () => {
    const checked = validateProduct(
      JSON.parse('{"product_id":"a","title":"b","attributes":{"__proto__":"x","constructor":"y"}}'),
    );
    expect(checked.ok && JSON.stringify(checked.value.attributes)).toBe(
      '{"__proto__":"x","constructor":"y"}',
    );
    expect(({} as Record<string, unknown>)['x']).toBeUndefined();
  });

  test('names every fault at once', () => {
    const faults = faultsOf({
      product_id: 'a\u0000b',
      title: ' ',
      description: 5,
      url: 'ftp://x.example',
      brand: 'x'.repeat(201),
      categories: ['ok', 5],
      price: { amount: 139.5, currency: 'usd' },
      list_price: { currency: 'USD' },
      availability: 'sold',
      attributes: { 'a/b~c': { deep: 1 }, big: 2 ** 60, list: [1], [`n${'x'.repeat(80)}`]: 'y' },
      variants: [{ variant_id: 'v' }, { variant_id: 'v', price: 5 }, 'x'],
      rating: { value: 'good' },
      locale: 'en_US',
      updated_at: 'today',
    });
    expect(faults).toEqual([
      '/product_id format',
      '/locale format',
      '/title blank',
      '/description type',
      '/url invalid_url',
      '/brand too_long',
      '/categories/1 type',
      '/price/amount type',
      '/price/currency format',
      '/list_price/amount required',
      '/availability format',
      '/attributes/a~1b~0c type',
      '/attributes/big range',
      '/attributes/list/0 type',
      `/attributes/n${'x'.repeat(80)} too_long`,
      '/variants/1/price type',
      '/variants/2 type',
      '/variants/1/variant_id duplicate',
      '/rating/value type',
      '/updated_at format',
    ]);
  });

  test.each([
    [undefined, [' type']],
    [[], [' type']],
    [{}, ['/product_id required', '/title required']],
    [{ product_id: 'a', title: 'x'.repeat(500) }, []],
    [{ product_id: 'a', title: 'x'.repeat(501) }, ['/title too_long']],
    [{ product_id: 'a', title: '\u0000\u0001' }, ['/title blank']],
    [{ product_id: 'a', title: 't', price: { amount: -1, currency: 'USD' } }, ['/price/amount range']],
    [{ product_id: 'a', title: 't', price: { amount: 2 ** 53, currency: 'USD' } }, ['/price/amount range']],
    [{ product_id: 'a', title: 't', categories: Array(21).fill('x') }, ['/categories too_many']],
    [{ product_id: 'a', title: 't', attributes: { a: Array(51).fill('x') } }, ['/attributes/a too_many']],
    [
      {
        product_id: 'a',
        title: 't',
        variants: Array.from({ length: 501 }, (_, i) => ({ variant_id: `${i}` })),
      },
      ['/variants too_many'],
    ],
  ])('%j', (input, faults) => {
    expect(faultsOf(input)).toEqual(faults);
  });

  test('a description that is text already keeps its angle brackets when told so', () => {
    const input = { product_id: 'a', title: 't', description: 'use <b> for bold' };
    expect(validateProduct(input, { mayHoldMarkup: false })).toMatchObject({
      value: { description: 'use <b> for bold' },
    });
  });
});

/** RFC 7396, appendix A. */
test.each([
  [{ a: 'b' }, { a: 'c' }, { a: 'c' }],
  [{ a: 'b' }, { b: 'c' }, { a: 'b', b: 'c' }],
  [{ a: 'b' }, { a: null }, {}],
  [{ a: 'b', b: 'c' }, { a: null }, { b: 'c' }],
  [{ a: ['b'] }, { a: 'c' }, { a: 'c' }],
  [{ a: 'c' }, { a: ['b'] }, { a: ['b'] }],
  [{ a: { b: 'c' } }, { a: { b: 'd', c: null } }, { a: { b: 'd' } }],
  [{ a: [{ b: 'c' }] }, { a: [1] }, { a: [1] }],
  [
    ['a', 'b'],
    ['c', 'd'],
    ['c', 'd'],
  ],
  [{ a: 'b' }, ['c'], ['c']],
  [{ a: 'foo' }, null, null],
  [{ a: 'foo' }, 'bar', 'bar'],
  [{ e: null }, { a: 1 }, { e: null, a: 1 }],
  [[1, 2], { a: 'b', c: null }, { a: 'b' }],
  [{}, { a: { bb: { ccc: null } } }, { a: { bb: {} } }],
])('merge patch of %j with %j', (target, patch, merged) => {
  expect(mergePatch(target, patch)).toEqual(merged);
});
