import fc from 'fast-check';
import { expect, test } from 'vitest';
import { withDigitsForNumerals } from './east-asian-numerals.ts';

test.each([
  ['两百以内', '200以内'],
  ['一千二的礼盒', '1200的礼盒'],
  ['一百五十块', '150块'],
  ['一千〇二', '1002'],
  ['十五天', '15天'],
  ['二十二', '22'],
  ['两万五', '25000'],
  ['1万5千円以内', '15000円以内'],
  ['2万くらい', '20000くらい'],
  ['1.5万', '15000'],
  ['10만원 이하', '100000원 이하'],
  ['3만5천원', '35000원'],
  ['万年筆', '万年筆'],
  ['千万别买', '千万别买'],
  ['一起', '一起'],
  ['十分', '十分'],
  ['under 30', 'under 30'],
])('%s is %s', (text, digits) => {
  expect(withDigitsForNumerals(text)).toBe(digits);
});

const DIGITS = '〇一二三四五六七八九';

/** A number below 10,000 as it is written in full. */
function written(value: number): string {
  const parts = ['千', '百', '十', ''].map((factor, i) => {
    const digit = Math.floor(value / 10 ** (3 - i)) % 10;
    return digit === 0 ? '〇' : DIGITS[digit]! + factor;
  });
  return parts
    .join('')
    .replace(/〇+/gu, '〇')
    .replace(/^〇|〇$/gu, '');
}

test('any number from eleven to 9,999 written in full is read', () => {
  fc.assert(
    fc.property(fc.integer({ min: 11, max: 9_999 }), (value) => {
      expect(withDigitsForNumerals(written(value))).toBe(String(value));
    }),
  );
});
