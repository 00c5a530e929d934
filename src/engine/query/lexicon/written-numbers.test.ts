import { expect, test } from 'vitest';
import { withDigits } from './written-numbers.ts';

test.each([
  ['en', 'boots under fifty dollars', 'boots under 50 dollars'],
  ['en', 'tent under a hundred and fifty dollars', 'tent under 150 dollars'],
  ['en', 'budget is five hundred', 'budget is 500'],
  ['en', 'jacket between forty and eighty bucks', 'jacket between 40 and 80 bucks'],
  ['en', 'two-man tent', '2-man tent'],
  ['en', 'at least three hundred lumens', 'at least 300 lumens'],
  ['en', 'twenty-five litre backpack', '25 litre backpack'],
  ['en', 'size 42 and a half', 'size 42.5'],
  ['en', 'good to minus ten degrees celsius', 'good to -10 degrees celsius'],
  ['en', 'one thousand two hundred euros or less', '1200 euros or less'],
  ['de', 'Jacke unter fünfzig Euro', 'Jacke unter 50 Euro'],
  ['de', 'höchstens hundertfünfzig Euro', 'höchstens 150 Euro'],
  ['de', 'zwischen hundert und zweihundertfünfundzwanzig Euro', 'zwischen 100 und 225 Euro'],
  ['de', 'Zelt für zwei Personen', 'Zelt für 2 Personen'],
  ['de', 'tausendzweihundert Euro', '1200 Euro'],
  ['fr', 'moins de cent euros', 'moins de 100 euros'],
  ['fr', 'moins de quatre-vingt-dix euros', 'moins de 90 euros'],
  ['fr', 'soixante et onze euros', '71 euros'],
  ['fr', 'de vingt à trente litres', 'de 20 à 30 litres'],
  ['fr', 'dix-sept euros', '17 euros'],
  ['es', 'menos de cincuenta euros', 'menos de 50 euros'],
  ['es', 'por menos de ciento cincuenta dólares', 'por menos de 150 dólares'],
  ['es', 'entre cien y trescientos euros', 'entre 100 y 300 euros'],
  ['es', 'treinta y cinco euros', '35 euros'],
  ['pt', 'até 3 mil reais', 'até 3000 reais'],
  ['pt', 'menos de cento e cinquenta reais', 'menos de 150 reais'],
  ['cs', 'do 2 tisíc korun', 'do 2000 korun'],
  ['cs', 'do 1 500 Kč', 'do 1500 Kč'],
  ['pl', 'do 1 500 zł', 'do 1500 zł'],
  ['zh', '两百块以内', '200块以内'],
])('%s: numbers that count are read: %s', (language, text, digits) => {
  expect(withDigits(text, language)).toBe(digits);
});

test.each([
  ['en', 'the three kings puzzle'],
  ['en', 'seven jeans'],
  ['en', 'hundred acre wood book'],
  ['en', 'over one jacket'],
  ['de', 'ein Zelt'],
  ['fr', 'un sac sans couture'],
  ['es', 'una chaqueta'],
  ['it', 'meno di cinquanta euro'],
  ['cs', 'iphone 12 256 gb'],
  ['pl', 'galaxy 128 256'],
])('%s: what may be a name stays: %s', (language, text) => {
  expect(withDigits(text, language)).toBe(text);
});
