import { describe, expect, test } from 'vitest';
import { checkParameters } from './parameters.ts';

const accepted: [string, unknown, unknown][] = [
  ['a string', 'Lampe ä 灯', 'Lampe ä 灯'],
  ['an empty string', '', ''],
  ['a number', -7.25, -7.25],
  ['the largest exact integer', Number.MAX_SAFE_INTEGER, Number.MAX_SAFE_INTEGER],
  ['true', true, 1],
  ['false', false, 0],
  ['null', null, null],
];

const refused: [string, unknown, RegExp][] = [
  ['undefined', undefined, /undefined/],
  ['a Date', new Date(0), /Date/],
  ['a plain object', { a: 1 }, /Object/],
  ['an object without prototype', Object.create(null), /object/],
  ['an array', [1], /Array/],
  ['a bigint', 5n, /bigint/],
  ['a function', () => 1, /function/],
  ['a symbol', Symbol('s'), /symbol/],
  ['NaN', Number.NaN, /NaN/],
  ['an infinite number', Number.NEGATIVE_INFINITY, /-Infinity/],
  ['an integer beyond 2^53', 2 ** 53, /2\^53/],
  ['a NUL', 'a\0b', /NUL/],
];

describe('checkParameters', () => {
  for (const position of [1, 2, 3]) {
    const at = (value: unknown) => {
      const values: unknown[] = ['x', 'y', 'z'];
      values[position - 1] = value;
      return values;
    };
    test.each(accepted)(`takes %s at position ${position}`, (_name, value, stored) => {
      expect(checkParameters(at(value))[position - 1]).toBe(stored);
    });
    test.each(refused)(`refuses %s at position ${position} and says where`, (_name, value, message) => {
      expect(() => checkParameters(at(value))).toThrow(message);
      expect(() => checkParameters(at(value))).toThrow(`Parameter ${position}`);
    });
  }

  test('hands bytes through untouched', () => {
    const bytes = new Uint8Array([0, 255]);
    expect(checkParameters([bytes])).toEqual([bytes]);
  });
});
