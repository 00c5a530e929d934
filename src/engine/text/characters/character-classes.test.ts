import { expect, test } from 'vitest';
import {
  APOSTROPHE,
  characterClasses,
  DIGIT,
  HANGUL,
  IGNORABLE,
  LETTER,
  SEPARATOR,
  SURROGATE,
  UNSPACED,
} from './character-classes.ts';

test('a text in ASCII is classified as any other', () => {
  const ascii = characterClasses('before any other text');
  const whole = characterClasses('é');
  expect([...ascii]).toEqual([...whole.subarray(0, 128)]);
});

test('one of each class', () => {
  const classes = characterClasses('é');
  const kinds = ['é', '\u0301', '٣', 'ก', '漢', '한', '、', '\u00AD', '’', '\uD83D', ' ', 'Ⅷ'].map(
    (character) => classes[character.charCodeAt(0)],
  );
  expect(kinds).toEqual([
    LETTER,
    LETTER,
    DIGIT,
    UNSPACED,
    UNSPACED,
    HANGUL,
    SEPARATOR,
    IGNORABLE,
    APOSTROPHE,
    SURROGATE,
    SEPARATOR,
    LETTER,
  ]);
});
