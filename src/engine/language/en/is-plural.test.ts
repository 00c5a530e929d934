import { expect, test } from 'vitest';
import { isPlural } from './is-plural.ts';

test.each([
  ['Trail Socks', true],
  ['batteries', true],
  ['Ridge Compass', false],
  ['50 mm Lens', false],
  ['Pro Series', false],
  ['Ridge Boot', false],
])('%s', (name, isMany) => {
  expect(isPlural(name)).toBe(isMany);
});
