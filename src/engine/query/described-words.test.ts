import { expect, test } from 'vitest';
import { describedWords } from './described-words.ts';

test.each([
  ['gift for a climber', 'en', ['climber']],
  ["socks that don't smell", 'en', ["don't", 'smell']],
  ['Geschenk für meinen Vater', 'de', ['vater']],
  ['Jacke, die nicht knittert', 'de', ['nicht', 'knittert']],
  ['cadeau pour ma sœur', 'fr', ['soeur']],
  ['mochila para el colegio', 'es', ['colegio']],
  ['case for zorbax phone', 'en', []],
  ['zorbax headphones', 'en', []],
  ['taske til en ven', 'da', []],
])('%s (%s)', (text, language, words) => {
  expect([...describedWords(text, language)]).toEqual(words);
});
