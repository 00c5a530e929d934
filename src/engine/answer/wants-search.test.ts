import { expect, test } from 'vitest';
import { understand } from './understand.ts';
import { searchSignal } from './wants-search.ts';

test('"any" alone reads like a wish to see products', () => {
  expect(searchSignal(understand('Is there any tent under 2 kg?', 'en'))).toBe(2);
});
