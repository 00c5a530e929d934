import { expect, test } from 'vitest';
import { createIndex } from '../../engine/retrieval/create-index.ts';
import { analyze } from '../../engine/text/analyze.ts';
import { queryTermGroups } from '../../engine/text/query-terms.ts';
import { segmentRules } from '../indexing/segment-rules.ts';
import { bestHits } from './best-hits.ts';

const passage = (id: string, body: string) => ({
  id,
  fields: { heading: '', title: '', body },
  exactIds: [],
  tags: [],
  numbers: {},
});

test('the same words are looked for once, and anew after the index has changed', () => {
  const index = createIndex({ rules: segmentRules('passage', 'en'), analyze });
  index.upsert([passage('a', 'Parcels are sent every day.')]);
  const ask = () => bestHits(index, queryTermGroups('parcels', 'en'), 5);
  const first = ask();
  expect(first.map(({ id }) => id)).toEqual(['a']);
  expect(ask()).toBe(first);
  expect(bestHits(index, queryTermGroups('parcels', 'en'), 1)).not.toBe(first);
  index.upsert([passage('b', 'Parcels, parcels, parcels.')]);
  expect(ask().map(({ id }) => id)).toEqual(['b', 'a']);
  index.remove(['b']);
  expect(ask().map(({ id }) => id)).toEqual(['a']);
});
