import { expect, test } from 'vitest';
import { hashText } from '../../text/characters/hash-text.ts';
import { featureTable, placeOfFeature } from './feature-table.ts';

test('each feature is found at its place in ascending order, and no other one', () => {
  const hashes = Array.from({ length: 5_000 }, (_, i) => hashText(`word${i}`));
  const table = featureTable([...hashes, ...hashes, 0, 0xffffffff]);
  expect([...table.features]).toEqual([...new Set([...hashes, 0, 0xffffffff])].sort((a, b) => a - b));
  expect(hashes.every((hash) => table.features[placeOfFeature(hash, table)] === hash)).toBe(true);
  expect([placeOfFeature(0, table), placeOfFeature(0xffffffff, table)]).toEqual([
    0,
    table.features.length - 1,
  ]);
  expect(placeOfFeature(hashText('another'), table)).toBe(-1);
  expect(placeOfFeature(1, featureTable([]))).toBe(-1);
});
