import { expect, test } from 'vitest';
import { contentGroups } from '../understand.ts';
import { relaxGroups } from './relax-groups.ts';

const known = new Set(['ship', 'return', 'jacket', 'gift', 'card', 'dollar']);
const index = { documentFrequency: (term: string) => (known.has(term) ? 3 : 0) };
const topics = new Set(['ship', 'return', 'gift', 'card']);

function relaxed(text: string) {
  const groups = contentGroups(text, 'en');
  const isTopic = ({ members }: (typeof groups)[number]) => members.some(({ term }) => topics.has(term));
  const result = relaxGroups(groups, groups.length, 'en', index, (term) => term === 'jacket', isTopic);
  return result && { kept: result.groups.map(({ surface }) => surface), unmentioned: result.unmentioned };
}

test('what no text holds is left out and told; everyday words and amounts are only left out', () => {
  expect(relaxed('Do you ship to Brazil?')).toEqual({ kept: ['ship'], unmentioned: ['Brazil'] });
  expect(relaxed('Can I buy a gift card for 50 dollars?')).toEqual({
    kept: ['gift', 'card'],
    unmentioned: [],
  });
});

test('words for kinds of products count little beside a topic', () => {
  const groups = contentGroups('return a jacket', 'en');
  const result = relaxGroups(
    groups,
    2,
    'en',
    index,
    (term) => term === 'jacket',
    ({ surface }) => surface === 'return',
  );
  expect(result?.groups.map(({ members }) => members[0]!.weight)).toEqual([1, 0.3]);
});

test('without a topic that the texts hold, or with nothing to leave out, there is no other reading', () => {
  expect(relaxed('Who won in Brazil?')).toBeUndefined();
  expect(relaxed('Do you ship?')).toBeUndefined();
});
