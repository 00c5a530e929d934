import { expect, test } from 'vitest';
import type { Log } from '../../platform/log/log.ts';
import { isSameRecord, openProduct, readProductRecord, toStoredProduct } from './stored-product.ts';

type Told = { column?: string; id?: string; part?: string };

function listening(): { log: Log; told: Told[] } {
  const told: Told[] = [];
  return { log: { debug() {}, info() {}, warn: (each: Told) => void told.push(each), error() {} }, told };
}

const input = {
  productId: 'p1',
  title: 'A "},"variants":[" of ,"attributes":{ names',
  description: '',
  categories: ['a,"attributes":{'],
  price: { amount: 4_900, currency: 'EUR' },
  availability: 'in_stock' as const,
  attributes: {
    v: 7,
    colour: ['red', '},"variants":['],
    variants: ['a', 'b'],
    attributes: '{"variants":[]}',
  },
  variants: [{ variantId: 'v1', attributes: { size: 'M' }, price: { amount: 4_500, currency: 'EUR' } }],
  rating: { value: 4.5, count: 2 },
};
const time = { updatedAtMs: 1_700_000_000_000, timeGiven: false };
const stored = (timeGiven = false) => toStoredProduct(input as never, 'en', { ...time, timeGiven });

test.each([true, false])(
  'a product opened without its attributes is the one that was stored (time given: %s)',
  (timeGiven) => {
    const { log, told } = listening();
    const opened = openProduct(log, stored(timeGiven))!;
    expect(opened).toEqual(readProductRecord(log, stored(timeGiven)));
    expect({ ...opened, title: 'x' }.attributes).toEqual(input.attributes);
    expect(told).toEqual([]);
  },
);

/** A record of this release with one member set to something else. */
const withMember = (name: string, value: unknown) =>
  JSON.stringify({ ...JSON.parse(stored().record), [name]: value });

test.each([
  ['is empty', ''],
  ['ends early', stored().record.slice(0, -20)],
  ['lacks members', '{"productId":"p1"}'],
  ['is of a newer release', withMember('v', 1)],
  ['has a title that is no text', withMember('title', 7)],
  ['has a price without a currency', withMember('price', 4_900)],
  ['has variants that are no list', withMember('variants', {})],
  ['has a variant without attributes', withMember('variants', [{ variantId: 'v1' }])],
  [
    'has a variant with a price of another form',
    withMember('variants', [{ ...input.variants[0], price: 1 }]),
  ],
  ['has a sale without a price', withMember('sale', { startsAtMs: 1 })],
  ['has categories that are no texts', withMember('categories', [1])],
  ['has no rating where one stands', withMember('rating', null)],
  ['has an address that is no text', withMember('url', {})],
])('a record that %s is no product, and the log says which', (_, record) => {
  for (const readIt of [readProductRecord, openProduct]) {
    const { log, told } = listening();
    expect(readIt(log, { productId: 'p1', record })).toBeUndefined();
    expect(told).toMatchObject([{ column: 'product.record', id: 'p1', part: 'all' }]);
  }
});

test('attributes that cannot be read are no product where they are read with it, and none where they are read later', () => {
  const record = withMember('attributes', { size: { of: 'an object' } });
  const { log, told } = listening();
  expect(readProductRecord(log, { productId: 'p1', record })).toBeUndefined();
  const opened = openProduct(log, { productId: 'p1', record })!;
  expect(opened.title).toBe(input.title);
  expect(told).toHaveLength(1);
  expect(opened.attributes).toEqual({});
  expect(opened.attributes).toEqual({});
  expect(told).toHaveLength(2);
});

test('a row says the same as another only where its record does: what is damaged is written anew', () => {
  const later = toStoredProduct(input as never, 'en', { updatedAtMs: 1_800_000_000_000, timeGiven: true });
  expect(isSameRecord(stored(), later)).toBe(true);
  expect(isSameRecord(stored(true), later)).toBe(true);
  for (const record of ['{', stored().record.slice(0, -1), `{"v":1,${stored().record.slice(1)}`])
    expect(isSameRecord({ ...stored(), record }, later)).toBe(false);
  const other = toStoredProduct({ ...input, title: 'Other' } as never, 'en', time);
  expect(isSameRecord(stored(), other)).toBe(false);
});
