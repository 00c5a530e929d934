import { expect, test } from 'vitest';
import { messageParts } from './message-parts.ts';

test.each([
  ['en', 'glide price and how long does it charge', ['glide price', 'how long does it charge']],
  [
    'de',
    'kann man mit karte zahlen und was kostet ein paket',
    ['kann man mit karte zahlen', 'was kostet ein paket'],
  ],
  ['fr', 'vous livrez le samedi ? et combien ça coûte', ['vous livrez le samedi ?', 'et combien ça coûte']],
  ['es', 'precio de las maletas y cuanto tardan', ['precio de las maletas', 'cuanto tardan']],
])('%s: %s', (language, text, parts) => {
  expect(messageParts(text, language)).toEqual(parts);
});

test.each([
  ['en', 'black and white stripes, how much'],
  ['en', 'my parcel is torn and the cover is bent'],
  ['en', 'i ordered on monday and now it is wednesday. where is it?'],
  ['en', 'how much is the salt and pepper set'],
  ['en', 'a? and b? and c? and d? and e?'],
  ['en', 'What is the difference between the Svale tent and the Trek tent?'],
  ['de', 'rot und blau gestreift'],
  ['ja', '送料はいくらですか'],
  ['en', ''],
])('one question stays one: %s %s', (language, text) => {
  expect(messageParts(text, language)).toEqual([]);
});

test('what is told around a question stays with it', () => {
  const text = 'we are ten and want a course together, what is the price and do you take cards?';
  expect(messageParts(text, 'en')).toEqual([
    'we are ten and want a course together, what is the price',
    'do you take cards?',
  ]);
});
