import { expect, test } from 'vitest';
import { isNamedField } from './without-fields.ts';

test.each([
  ['seller_note', ['Seller note'], true],
  ['Seller-Note', ['seller_note'], true],
  ['seller', ['seller_note'], false],
  ['erp_code', ['erp*'], true],
  ['serp', ['erp*'], false],
  ['colour', [], false],
])('%s of %j: %s', (name, names, is) => {
  expect(isNamedField(name, names)).toBe(is);
});
