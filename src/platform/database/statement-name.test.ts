import { expect, test } from 'vitest';
import { statementName } from './statement-name.ts';

test('the same text keeps its name and another text gets another', () => {
  const first = statementName('select "a" from "t" where "b" = $1');
  expect(first).toMatch(/^aisle_\d+$/);
  expect(statementName('select "a" from "t" where "b" = $1')).toBe(first);
  expect(statementName('select "b" from "t"')).not.toBe(first);
});

test('a star is planned each time, a count is not', () => {
  expect(statementName('select * from "t"')).toBeUndefined();
  expect(statementName('select "t".* from "t"')).toBeUndefined();
  expect(statementName('select count(*) from "t"')).toMatch(/^aisle_\d+$/);
});

test('a bulk text is planned each time', () => {
  expect(statementName(`select ${'1,'.repeat(4_000)}1`)).toBeUndefined();
});
