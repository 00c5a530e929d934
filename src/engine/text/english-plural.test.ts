import { expect, test } from 'vitest';
import { isPluralEnglish } from './english-plural.ts';

test.each([
  ['Trail Socks', true],
  ['batteries', true],
  ['Ridge Compass', false],
  ['50 mm Lens', false],
  ['Pro Series', false],
  ['Ridge Boot', false],
])('%s', (name, isPlural) => {
  expect(isPluralEnglish(name)).toBe(isPlural);
});
