import { expect, test } from 'vitest';
import { packJson, unpackJson } from './packed-json.ts';

const long = { products: Array.from({ length: 60 }, (_, i) => ({ id: `p${i}`, title: 'Lampe “灯” 💡' })) };

test.each([[{}], [[1, 'a', null]], ['text'], [long]])('%j comes back as it went in', (value) => {
  expect(unpackJson(packJson(value))).toEqual(value);
});

test('a long value takes a fraction of its bytes, a short one stays readable', () => {
  expect(packJson(long).length).toBeLessThan(JSON.stringify(long).length / 4);
  expect(packJson({ a: 1 })).toBe('{"a":1}');
});

test('rows from before texts were compressed are read, however long', () => {
  expect(unpackJson(JSON.stringify(long))).toEqual(long);
});

test('a damaged text is not taken for a value', () => {
  expect(() => unpackJson(packJson(long).slice(0, 80))).toThrow();
});
