import { expect, test } from 'vitest';
import { typeMatch } from './expected-type.ts';

test.each([
  ['It costs $5.95.', 'money', 1],
  ['Saturday is no delivery day.', 'money', 0],
  ['innerhalb von 5 Werktagen', 'date', 1],
  ['We close at 5:30.', 'date', 1],
  ['Fermé à 18h30', 'date', 1],
  ['Boot: £125.00, in stock.', 'date', 0],
  ['Stiefel: 125.00 €, auf Lager.', 'date', 0],
  ['Two of them.', 'number', 1],
  ['The store is in Berlin.', 'place', 1],
  ['店舗はあります。', 'place', 1],
  ['Anything goes.', 'yes_no', 0.5],
] as const)('%s for %s: %d', (text, expects, match) => {
  expect(typeMatch(text, expects)).toBe(match);
});
