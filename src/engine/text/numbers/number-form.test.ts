import { describe, expect, test } from 'vitest';
import { readNumber, toAsciiDigits, usesDecimalComma } from './number-form.ts';

describe('readNumber', () => {
  test.each([
    ['1,234,567.8', 'en', '1234567.8'],
    ['1.234.567,8', 'de', '1234567.8'],
    ["1'234.50", 'de', '1234.50'],
    ['1\u00A0234,5', 'fr', '1234.5'],
    ['1,00,000', 'hi', '100000'],
    ['0.500', 'de', '0.500'],
    ['1.50', 'de', '1.50'],
    ['٣٤٫٥', 'ar', '34.5'],
    ['12', 'en', '12'],
    ['1,5', 'en', '1.5'],
    ['1.2.3', 'en', undefined],
    ['12.05.2024', 'de', undefined],
    ['1,23,4', 'en', undefined],
  ])('%s in %s is %s', (text, language, value) => {
    expect(readNumber(`${text} x`, 0, language)).toEqual({ end: text.length, value });
  });

  test('takes no mark that digits do not follow', () => {
    expect(readNumber('12. ', 0, 'en')).toEqual({ end: 2, value: '12' });
    expect(readNumber('12,', 0, 'en')).toEqual({ end: 2, value: '12' });
    expect(readNumber('13\u00A025', 0, 'fr')).toEqual({ end: 2, value: '13' });
  });
});

test('toAsciiDigits reads the digits of every script', () => {
  expect(toAsciiDigits('٠١٢ ९ ๙ x')).toBe('012 9 9 x');
});

test('usesDecimalComma', () => {
  expect(usesDecimalComma('de')).toBe(true);
  expect(usesDecimalComma('en')).toBe(false);
});
