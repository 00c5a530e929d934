import { expect, test } from 'vitest';
import { languageByWords } from './language-by-words.ts';

test.each([
  ['klarna?', 'de', 'de'],
  ['was kostet der versand', 'de', 'de'],
  ['how much is the delivery to you', 'de', 'en'],
  ['combien de jours pour rendre un jouet', 'en', 'fr'],
  ['¿cuánto cuesta el envío a las islas?', 'en', 'es'],
  ['pebble', 'fr', 'fr'],
  ['', 'en', 'en'],
  ['what is it', 'en-GB', 'en-GB'],
])('%j where %s is expected: %s', (text, expected, language) => {
  expect(languageByWords(text, expected)).toBe(language);
});
