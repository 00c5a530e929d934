import { expect, test } from 'vitest';
import { understand } from './understand.ts';

test.each([
  ['fr', 'où sont vos magasins ?', 'place'],
  ['fr', 'ou sont vos magasins', 'place'],
  ['fr', 'on se gare ou ?', 'place'],
  ['fr', 'filtre fourni ou pas', 'any'],
  ['en', 'where is it made', 'place'],
])('%s “%s” asks for %s', (language, text, expects) => {
  expect(understand(text, language).expects).toBe(expects);
});
