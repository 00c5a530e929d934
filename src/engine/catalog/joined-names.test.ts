import { expect, test } from 'vitest';
import { joinsThings, namesIn } from './joined-names.ts';

test.each([
  ['Hoodies & Sweatshirts', true, ['Hoodies & Sweatshirts', 'Hoodies', 'Sweatshirts']],
  ['Taschen und Koffer', true, ['Taschen und Koffer', 'Taschen', 'Koffer']],
  ['Cables, Adapters', true, ['Cables, Adapters', 'Cables', 'Adapters']],
  ['Wi-Fi/LAN', false, ['Wi-Fi/LAN', 'Wi-Fi', 'LAN']],
  ['Games or Toys', false, ['Games or Toys', 'Games', 'Toys']],
  ['R&B', false, ['R&B']],
  ['Tents', false, ['Tents']],
  ['Hiking boots', false, ['Hiking boots']],
])('%s', (name, joins, names) => {
  expect(joinsThings(name)).toBe(joins);
  expect(namesIn(name)).toEqual(names);
});

test('a word joins in its own language', () => {
  expect(joinsThings('Robes en lin', 'fr')).toBe(false);
  expect(joinsThings('Stoelen en tafels', 'nl')).toBe(true);
  expect(namesIn('Stoelen en tafels', 'nl')).toEqual(['Stoelen en tafels', 'Stoelen', 'tafels']);
});
