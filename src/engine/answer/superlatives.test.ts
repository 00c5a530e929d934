import { expect, test } from 'vitest';
import { asksForMost } from './superlatives.ts';
import { understand } from './understand.ts';

test.each([
  ['en', 'What is your warmest sleeping bag?', true],
  ['en', 'which tent is the most waterproof', true],
  ['en', 'Is the forest open, or the nearest on request?', false],
  ['en', 'Does the vest fit? I can rest later', false],
  ['de', 'Welches ist euer leichtestes Zelt?', true],
  ['de', 'Was kosten die Zelte?', false],
  ['de', 'Gilt das für die erste Bestellung?', false],
  ['fr', 'Quelle est la tente la plus légère ?', true],
  ['fr', 'Est-ce que je peux payer plus tard ?', false],
  ['es', '¿Cuál es el saco de dormir más cálido?', true],
  ['es', '¿Tienen más colores?', false],
  ['ja', '一番軽いテントは？', false],
])('%s %s: %s', (language, text, asks) => {
  expect(asksForMost(understand(text, language))).toBe(asks);
});
