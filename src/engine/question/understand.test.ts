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

test('pairs of characters beside the words of a script without spaces tell nothing of themselves', () => {
  expect(understand('乌鲁木齐免邮费吗', 'zh').content.map(({ surface }) => surface)).not.toContain('鲁木');
});
