import { expect, test } from 'vitest';
import { queryTermGroups } from '../text/query-terms.ts';
import { splitUnknown } from './unknown-words.ts';

/** A shop of 1,000 products that knows these words in so many of them. */
function split(text: string, frequencies: Record<string, number>, heads: string[], described: string[] = []) {
  const index = { documentCount: 1_000, documentFrequency: (term: string) => frequencies[term] ?? 0 };
  return splitUnknown(queryTermGroups(text, 'en'), 'en', index, { heads, described: new Set(described) });
}
const words = (groups: readonly { surface: string }[]) => groups.map(({ surface }) => surface);

test('an unknown name is not carried, unknown praise is left out', () => {
  expect(split('zorbax jacket', { jacket: 50 }, ['jacket']).notCarried).toEqual(['zorbax']);
  const praised = split('lightweight jacket', { jacket: 50 }, ['jacket']);
  expect(praised.notCarried).toEqual([]);
  expect(words(praised.groups)).toEqual(['jacket']);
});

test('what the query marks as description names nothing', () => {
  expect(split('rope for climber', { rope: 5 }, ['rope'], ['climber']).notCarried).toEqual([]);
  expect(split('rope for climber', { rope: 5 }, ['rope']).notCarried).toEqual(['climber']);
});

test('a known word of description weighs no more than the thing', () => {
  const { groups } = split('winter jacket', { winter: 3, jacket: 50 }, ['jacket']);
  expect(groups[0]!.members[0]!.weight).toBeLessThan(1);
  expect(groups[1]!.members[0]!.weight).toBe(1);
  const common = split('winter jacket', { winter: 300, jacket: 50 }, ['jacket']).groups;
  expect(common[0]!.members[0]!.weight).toBe(1);
});

test('when only connecting words are left, nothing is asked for', () => {
  expect(split('gift for a climber', { for: 300, a: 400 }, ['gift'], ['climber']).groups).toEqual([]);
});
