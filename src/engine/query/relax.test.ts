import { expect, test } from 'vitest';
import type { QueryVocabulary } from './catalogue-vocabulary.ts';
import type { Constraint } from './constraint.ts';
import { relaxations } from './relax.ts';

const size = (value: string) => ({
  slot: 'size' as const,
  attribute: 'size',
  value,
  tags: [`attr.size=${value}`],
  documents: 1,
});
const vocabulary: Pick<QueryVocabulary, 'sizes'> = {
  sizes: new Map(['S', 'M', 'L', 'XL'].map((value) => [value.toLowerCase(), size(value)])),
};
const constraint = (slot: Constraint['slot'], value: string): Constraint => ({
  slot,
  attribute: slot,
  operator: 'is',
  value,
  tags: [`${slot}=${value}`],
  surface: value,
  start: 0,
  end: 1,
  keepsText: false,
  soft: true,
});

test('a size gives way to the next ones, a department to the one above, before they are left out', () => {
  const held = [constraint('size', 'M'), constraint('category', 'Clothing > Jackets')];
  const tries = [...relaxations(held, vocabulary)].map(({ names, widened, kept }) => [
    names.join('+'),
    widened.join('+'),
    kept.map(({ value }) => value).join(' | '),
  ]);
  expect(tries).toEqual([
    ['size', 'size', 'Clothing > Jackets | S | L'],
    ['size', '', 'Clothing > Jackets'],
    ['category', 'category', 'M | Clothing'],
    ['category', '', 'M'],
    ['size+category', '', ''],
  ]);
});

test('what is not wanted is never let go', () => {
  const held: Constraint[] = [{ ...constraint('brand', 'HP'), operator: 'not' }];
  expect([...relaxations(held, vocabulary)]).toEqual([]);
});
