import { describe, expect, test } from 'vitest';
import { ProductFaqsQuery } from '../../contract/product-faqs.ts';
import type { FieldFault } from '../../errors.ts';
import { compileParameters, compileQuery } from './query.ts';
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

describe('query text', () => {
  const readText = compileQuery(ProductFaqsQuery as unknown as Schema);
  const encoded = encodeURIComponent(url);
  const readTwice = (text: string) =>
    [1, 2].map(() => {
      const faults: FieldFault[] = [];
      return {
        value: readText(`/faqs?${text}`, text, faults),
        faults: faults.map(({ parameter, code }) => `${parameter} ${code}`),
      };
    });

  test('plus is a space, escapes are decoded, unknown and empty pieces are ignored; the second time as the first', () => {
    for (const found of readTwice(`page_url=${encoded}%3Fq%3Da+b&&=x&other=%F0%9F%98%80&count=3`))
      expect(found).toEqual({ value: { page_url: `${url}?q=a b`, count: 3 }, faults: [] });
    for (const found of readTwice(`page_url=${encoded}&&=x&other=%F0%9F%98%80&count=3`))
      expect(found).toEqual({ value: { page_url: url, count: 3 }, faults: [] });
  });

  test('what is refused is refused again', () => {
    for (const found of readTwice(`page_url=${encoded}&page_url=${encoded}`))
      expect(found.faults).toEqual(['page_url duplicate']);
    for (const found of readTwice('')) expect(found.faults).toEqual(['page_url required']);
  });

  test('where nothing is declared nothing is read', () => {
    const faults: FieldFault[] = [];
    expect(compileQuery({})('/healthz?a=1&a=2', 'a=1&a=2', faults)).toEqual({});
    expect(faults).toEqual([]);
  });

  test('what is given twice cannot be changed', () => {
    const [found] = readTwice(`page_url=${encoded}`);
    expect(Object.isFrozen(found!.value)).toBe(true);
  });
});
