import { describe, expect, test } from 'vitest';
import { queryTermGroups } from './query-terms.ts';

describe('queryTermGroups', () => {
  test('one group per word with its forms, repeated words merged', () => {
    expect(queryTermGroups('résumé Shoes shoe', 'en')).toEqual([
      {
        surface: 'résumé',
        members: [
          { term: 'résumé', weight: 1 },
          { term: 'resum', weight: 0.8 },
        ],
      },
      { surface: 'Shoes', members: [{ term: 'shoe', weight: 1 }] },
    ]);
  });

  test('nothing to search gives no groups', () => {
    expect(queryTermGroups('?! …', 'en')).toEqual([]);
  });
});
