import { expect, test } from 'vitest';
import { numberFit } from './number-fit.ts';

test.each([
  [[52], 'S: 50–54 cm', 0.7],
  [[50], 'S: 50–54 cm', 1],
  [[55], 'S: 50–54 cm', 0],
  [[8], 'de 6 à 10 ans', 0.7],
  [[2.5], 'weighs 2,5 kg', 1],
  [[], 'S: 50–54 cm', 0],
  [[7], 'no number', 0],
  [[1200], 'from £1,000 to £1,500', 0.7],
  [[15000], '10,000円〜30,000円未満: 440円', 0.7],
  [[20000], '2万円まで', 1],
  [[1500], 'ab 1.500 €', 1],
])('%j in %s: %d', (asked, text, fit) => {
  expect(numberFit(asked, text)).toBe(fit);
});
