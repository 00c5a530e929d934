import { expect, test } from 'vitest';
import { isGeneralWord } from '../../answer/asked/general-words.ts';
import { languageOfMessage, languageOfQuery } from './language-of-query.ts';

/** A shop whose texts hold these terms. */
const shopOf = (locale: string, ...terms: string[]) => ({
  index: { locale, documentFrequency: (term: string) => (terms.includes(term) ? 1 : 0) },
  isGeneralWord,
});

test.each([
  ['raised bed', 'de', 'en'],
  ['under 20 euros', 'fr', 'en'],
  ['taille-haie', 'de', 'fr'],
  ['cheapest handbag', 'es', 'en'],
  ['hochbeet', 'de', 'de'],
  ['roter schuh größe 38', 'de', 'de'],
  ['xqvuz', 'de', 'de'],
  ['', 'de', 'de'],
])('%j in a shop of %s: %s', (text, locale, language) => {
  expect(languageOfQuery(text, locale, shopOf(locale))).toBe(language);
});

test("the shop's own words are of its language, whatever else they mean; what its language makes of a function word is none of them", () => {
  expect(languageOfQuery('hedge trimmer', 'de', shopOf('de', 'hedg', 'trimm'))).toBe('de');
  expect(languageOfQuery('photo booth', 'de', shopOf('de', 'photobooth'))).toBe('de');
  expect(languageOfQuery('under 20 euros', 'de', shopOf('de', 'und'))).toBe('en');
});

test.each([
  ['anyone there', 'fr', 'en'],
  ['cheers guys', 'de', 'en'],
  ['any shop in milan', 'it', 'en'],
  ['dziękuję', 'fr', 'pl'],
  ['merci beaucoup', 'fr', 'fr'],
  ['wo ist meine bestellung', 'de', 'de'],
])('the message %j to a shop of %s: %s', (text, locale, language) => {
  expect(languageOfMessage(text, locale, shopOf(locale))).toBe(language);
});
