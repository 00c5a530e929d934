import { expect, test } from 'vitest';
import { readAsked } from './read-asked.ts';
import { ShopWords } from './shop-words.ts';

function read(message: string, held: readonly string[]) {
  return readAsked(message, 'zh', {
    locale: 'zh',
    documents: 100,
    frequency: (term) => (held.includes(term) ? 3 : 0),
    words: new ShopWords([]),
  }).matcher.words;
}

test('of a script without spaces, a pair that no text holds is no word of the message, and one that is held weighs less than a word', () => {
  const words = read('新疆邮费', ['邮费', '疆邮']);
  expect(words.map(({ surface }) => surface)).toEqual(['新疆', '疆邮', '邮费']);
  expect(words[1]!.weight).toBeLessThan(words[2]!.weight / 2);
  expect(read('新疆邮费', ['邮费']).map(({ surface }) => surface)).toEqual(['新疆', '邮费']);
});
