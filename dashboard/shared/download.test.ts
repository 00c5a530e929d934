import { expect, test } from 'vitest';
import { csvOf } from './download.ts';

test('values with commas, quotes and line breaks stay one cell', () => {
  expect(
    csvOf([
      { a: 'x, y', b: 'say "yes"', c: 'one\ntwo' },
      { a: 1, d: null },
    ]),
  ).toBe('a,b,c,d\r\n"x, y","say ""yes""","one\ntwo",\r\n1,,,');
});

test('what a shopper wrote is never a formula', () => {
  const formulas = ['=1+1', '+1', '-1', '@SUM(A1)', '\t=1', '=HYPERLINK("https://evil.example","x")'];
  const [, ...lines] = csvOf(formulas.map((text) => ({ text }))).split('\r\n');
  for (const line of lines) expect(line.replace(/^"/, '').startsWith("'")).toBe(true);
  // Numbers of ours stay numbers.
  expect(csvOf([{ n: -5 }])).toBe('n\r\n-5');
});

test('objects are written as JSON, and no rows are no columns', () => {
  expect(csvOf([{ price: { amount: 5 } }])).toBe('price\r\n"{""amount"":5}"');
  expect(csvOf([])).toBe('');
});
