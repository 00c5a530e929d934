import { describe, expect, test } from 'vitest';
import { ProductFaqsQuery } from '../../contract/product-faqs.ts';
import type { FieldFault } from '../../errors.ts';
import { compileParameters } from './query.ts';
import type { Schema } from './schema.ts';

const readQuery = compileParameters(ProductFaqsQuery as unknown as Schema);
const url = 'https://shop.example/p';

function read(given: Record<string, string | string[]>) {
  const faults: FieldFault[] = [];
  return {
    value: readQuery(given, faults),
    faults: faults.map(({ parameter, code }) => `${parameter} ${code}`),
  };
}

describe('query parameters', () => {
  test('integers from canonical digits only', () => {
    expect(read({ page_url: url, count: '10' })).toEqual({ value: { page_url: url, count: 10 }, faults: [] });
    for (const text of ['05', ' 5', '5 ', '1e1', '0x5', '', '+5', '5.0', '5abc', '٥', 'null', '-0'])
      expect(read({ page_url: url, count: text }).faults, text).toEqual(['count format']);
    for (const text of ['0', '11', '-1', '99999999999999999999'])
      expect(read({ page_url: url, count: text }).faults, text).toEqual(['count range']);
  });

  test('given twice, or with brackets', () => {
    expect(read({ page_url: [url, url] }).faults).toEqual(['page_url duplicate']);
    expect(read({ page_url: url, 'count[]': '5' }).faults).toEqual(['count type']);
    expect(read({ 'page_url[]': url }).faults).toEqual(['page_url type', 'page_url required']);
  });

  test('unknown parameters change nothing', () => {
    expect(read({ page_url: url, unknown: ['1', '2'] })).toEqual({ value: { page_url: url }, faults: [] });
  });

  test('every fault at once', () => {
    expect(read({ page_url: '', locale: '*', count: '0' }).faults).toEqual([
      'page_url invalid_url',
      'locale format',
      'count range',
    ]);
  });
});
