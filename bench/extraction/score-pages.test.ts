import { expect, test } from 'vitest';
import { scorePages } from './score-pages.ts';
import { heldPages, readPages } from './shop-pages.ts';

test('pages of sixteen shop systems without structured data are read as a person would read them', () => {
  expect(readPages.length + heldPages.length).toBeGreaterThanOrEqual(60);
  for (const pages of [readPages, heldPages]) {
    const { f1 } = scorePages(pages);
    for (const [field, score] of Object.entries(f1)) expect(score, field).toBeGreaterThanOrEqual(0.84);
  }
});

test('a field that is said where none is wanted counts', () => {
  const [page] = readPages;
  const { f1, misses } = scorePages([{ ...page!, expected: undefined }]);
  expect(f1.price).toBe(0);
  expect(misses.map(({ field }) => field)).toContain('sku');
});
