import { expect, test } from 'vitest';
import { openProduct, parseProduct, toStoredProduct } from './stored-product.ts';

const input = {
  productId: 'p1',
  title: 'A "},"variants":[" of ,"attributes":{ names',
  description: '',
  categories: ['a,"attributes":{'],
  availability: 'in_stock' as const,
  attributes: { colour: ['red', '},"variants":['], variants: ['a', 'b'], attributes: '{"variants":[]}' },
  variants: [{ variantId: 'v1', attributes: { size: 'M' } }],
  rating: { value: 4.5, count: 2 },
};

test.each([true, false])(
  'a product opened without its attributes is the one that was stored (time given: %s)',
  (timeGiven) => {
    const { record } = toStoredProduct(input as never, 'en', { updatedAtMs: 7, timeGiven });
    const opened = openProduct(record);
    expect(opened).toEqual(parseProduct(record));
    expect({ ...opened, title: 'x' }.attributes).toEqual(input.attributes);
  },
);

test('a record of another form is parsed as it is', () => {
  expect(openProduct('{"productId":"p1"}')).toEqual({ productId: 'p1' });
});
