import { expect, test } from 'vitest';
import { otherSizes } from './size-systems.ts';

test('shoe sizes convert within one audience only', () => {
  expect(otherSizes('uk8', 'men', 'shoes')).toEqual(expect.arrayContaining(['eu42', '42', 'us9']));
  expect(otherSizes('uk8', 'women', 'shoes')).toContain('42');
  expect(otherSizes('us9', 'men', 'shoes')).toContain('42');
  expect(otherSizes('us9', 'women', 'shoes')).toContain('40.5');
  expect(otherSizes('42', 'men', 'shoes')).toContain('uk8');
  expect(otherSizes('uk99', 'men', 'shoes')).toEqual([]);
});

test('clothing converts by numbers, letters and the countries that count otherwise', () => {
  expect(otherSizes('uk12', 'women', 'clothing')).toEqual(expect.arrayContaining(['38', 'us8', 'm']));
  expect(otherSizes('m', 'women', 'clothing')).toEqual(expect.arrayContaining(['38', '40']));
  expect(otherSizes('fr40', 'women', 'clothing')).toContain('38');
  expect(otherSizes('it44', 'women', 'clothing')).toContain('38');
  expect(otherSizes('uk40', 'men', 'clothing')).toContain('50');
  expect(otherSizes('uk8', 'kids', 'clothing')).toEqual([]);
});
