import { expect, test } from 'vitest';
import type { RetrievalIndex, SearchRequest } from '../../../engine/retrieval/types.ts';
import { nearestIds } from './nearest-ids.ts';

test('the same words are searched for once, until the index changes', () => {
  const asked: SearchRequest[] = [];
  const index = {
    revision: 1,
    search(request: SearchRequest) {
      asked.push(request);
      return { hits: [{ id: `found-${asked.length}` }], total: 1 };
    },
  };
  const find = (term: string, limit = 12, weight = 1) =>
    nearestIds(index as unknown as RetrievalIndex, [{ surface: term, members: [{ term, weight }] }], limit);
  expect([find('weigh'), find('weigh')]).toEqual([['found-1'], ['found-1']]);
  expect([find('colour'), find('weigh', 40), find('weigh', 12, 0.5)]).toEqual([
    ['found-2'],
    ['found-3'],
    ['found-4'],
  ]);
  index.revision = 2;
  expect([find('weigh'), asked.length]).toEqual([['found-5'], 5]);
});
