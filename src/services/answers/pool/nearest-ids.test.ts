import { expect, test } from 'vitest';
import type { SearchRequest } from '../../../engine/retrieval/types.ts';
import { nearestIds } from './nearest-ids.ts';

test('the same words are searched for once, until the index changes', () => {
  const asked: SearchRequest[] = [];
  const index = {
    revision: 1,
    search(request: SearchRequest) {
      asked.push(request);
      const parts = { bm25f: 1, coverage: 1, titleCoverage: 0, proximity: 0, boosts: 0 };
      return {
        hits: [{ id: `found-${asked.length}`, score: 1, parts, coveredIdf: 1, passed: [] }],
        total: 1,
      };
    },
  };
  const find = (term: string, limit = 12, weight = 1) =>
    nearestIds(index, [{ surface: term, members: [{ term, weight }] }], limit);
  expect([find('weigh'), find('weigh')]).toEqual([['found-1'], ['found-1']]);
  expect([find('colour'), find('weigh', 40), find('weigh', 12, 0.5)]).toEqual([
    ['found-2'],
    ['found-3'],
    ['found-4'],
  ]);
  index.revision = 2;
  expect([find('weigh'), asked.length]).toEqual([['found-5'], 5]);
});
