import { expect, test } from 'vitest';
import { askLuma } from '../bench/support/luma-shop.ts';
import { testData } from './support/test-data.ts';

test('Magento’s sample shop comes in whole and answers at least four of five hand-checked questions', {
  timeout: 180_000,
}, async (context) => {
  const folder = testData('magento-luma');
  if (folder === undefined) return context.skip('the data set magento-luma is not there');
  const { imported, cases, share } = await askLuma(folder);
  expect(imported).toMatchObject({ products: 197, failed: 0, documentsFailed: 0 });
  expect(cases.length).toBeGreaterThanOrEqual(40);
  expect(share, JSON.stringify(cases.filter(({ passed }) => !passed))).toBeGreaterThanOrEqual(0.8);
});
