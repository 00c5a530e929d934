import { describe, expect, test } from 'vitest';
import { canonicalLocale } from './locale.ts';
import { type FieldPlace, isLongerThan, readId, readTime, readUrl } from './read-fields.ts';

function read<T>(reader: (value: unknown, at: FieldPlace) => T, value: unknown): [T, string[]] {
  const at: FieldPlace = { pointer: '/x', faults: [] };
  return [reader(value, at), at.faults.map(({ code }) => code)];
}

describe('canonicalLocale', () => {
  test.each([
    ['EN', 'en'],
    ['de-at', 'de-AT'],
    ['ZH-hant-tw', 'zh-Hant-TW'],
    ['sl-ROZAJ-biske-1994', 'sl-rozaj-biske-1994'],
    ['de-CH-1901-x-Private', 'de-CH-1901-x-private'],
    ['xx-unknown', 'xx-unknown'],
    ['es-419', 'es-419'],
    ['x-shop', 'x-shop'],
  ])('%s is %s', (tag, canonical) => {
    expect(canonicalLocale(tag)).toBe(canonical);
  });

  test.each([
    '',
    '*',
    'en_US',
    'en;q=1',
    'e',
    'en-',
    `en-${'a'.repeat(9)}`,
    'de-DE-DE',
    'en\n',
    'a'.repeat(36),
  ])('%j is no tag', (tag) => {
    expect(canonicalLocale(tag)).toBeUndefined();
  });
});

test.each([
  ['NP-1042', []],
  ['Ü 1/2', []],
  ['', ['blank']],
  [' ', ['blank']],
  ['a\u0000b', ['format']],
  ['a\nb', ['format']],
  ['a\ud800', ['format']],
  ['😀'.repeat(128), []],
  ['😀'.repeat(129), ['too_long']],
  [5, ['type']],
  [null, ['required']],
])('id %j gives faults %j', (value, codes) => {
  const [id, faults] = read(readId, value);
  expect(faults).toEqual(codes);
  expect(id).toBe(codes.length === 0 ? value : undefined);
});

test.each([
  ['https://shop.example/p/1?a=b#c', []],
  ['http://localhost:3000', []],
  ['ftp://shop.example/', ['invalid_url']],
  ['//shop.example/', ['invalid_url']],
  ['https://user:secret@shop.example/', ['invalid_url']],
  ['https://shop.example/\r\nX: y', ['invalid_url']],
  [`https://shop.example/${'a'.repeat(2_048)}`, ['too_long']],
  [{}, ['type']],
])('address %j gives faults %j', (value, codes) => {
  expect(read(readUrl, value)[1]).toEqual(codes);
});

test('times are RFC 3339 with an offset', () => {
  expect(read(readTime, '2026-11-21T08:00:00Z')).toEqual([1_795_248_000_000, []]);
  expect(read(readTime, '2026-11-21 09:00:00.000+01:00')).toEqual([1_795_248_000_000, []]);
  for (const bad of ['2026-11-21', '2026-11-21T08:00:00', '2026-13-01T00:00:00Z', 'yesterday'])
    expect(read(readTime, bad)).toEqual([undefined, ['format']]);
});

test('length is counted in code points', () => {
  expect(isLongerThan('😀😀', 2)).toBe(false);
  expect(isLongerThan('😀😀a', 2)).toBe(true);
});
