import { describe, expect, test } from 'vitest';
import { type MessageKey, messageKeys } from '../language/answer-messages.ts';
import { fillMessage } from './template.ts';
import { messagesByLanguage, voiceFor } from './voice.ts';

const languages = Object.keys(messagesByLanguage);
const formsOf = (language: string, key: MessageKey): string[] => {
  const message = messagesByLanguage[language]![key];
  return typeof message === 'string' ? [message] : Object.values(message);
};
const slotsOf = (pattern: string) =>
  [...pattern.matchAll(/\{([a-z_]+)\}/gu)].map((match) => match[1]!).sort();

describe('the texts of every language', () => {
  test('the sixteen languages of the product are there', () => {
    const promised = 'ar de en es fr hi it ja ko nl pl pt ru th tr zh'.split(' ');
    expect(languages).toEqual(expect.arrayContaining(promised));
  });

  test.each(languages)('%s: every key and no other', (language) => {
    expect(Object.keys(messagesByLanguage[language]!).toSorted()).toEqual([...messageKeys].sort());
  });

  test.each(languages)(
    '%s: no text is empty, and none holds a digit, a currency or an address',
    (language) => {
      for (const key of messageKeys)
        for (const form of formsOf(language, key)) {
          expect(form.trim(), key).not.toBe('');
          expect(form, key).not.toMatch(/\p{Nd}|\p{Sc}|https?:|www\.|@/u);
        }
    },
  );

  test.each(languages)('%s: every text has the places of the English one', (language) => {
    for (const key of messageKeys) {
      const wanted = slotsOf(formsOf('en', key)[0]!);
      for (const form of formsOf(language, key)) expect(slotsOf(form), key).toEqual(wanted);
    }
  });
});

describe('fillMessage', () => {
  test('values are put in literally and the first letter is a capital', () => {
    expect(fillMessage('{product}: {value}.', 'en', { product: 'lamp', value: '{product} $& $1' })).toBe(
      'Lamp: {product} $& $1.',
    );
    expect(fillMessage('{value}', 'en', { value: 'ipek' })).toBe('Ipek');
  });

  test('a place without a value is a fault', () => {
    expect(() => fillMessage('{product}', 'en')).toThrow(RangeError);
  });

  test('the plural form is the one of the language', () => {
    const message = { one: 'one thing', few: 'few things', other: 'things' };
    expect(fillMessage(message, 'en', {}, 1)).toBe('One thing');
    expect(fillMessage(message, 'en', {}, 3)).toBe('Things');
    expect(fillMessage(message, 'pl', {}, 3)).toBe('Few things');
  });
});

describe('voiceFor', () => {
  test.each([
    ['de-AT', [], 'de', 'de-AT'],
    ['DE-at', [], 'de', 'de-AT'],
    ['cy', ['fr'], 'fr', 'fr'],
    ['cy', [], 'en', 'en'],
  ])('%s with %j speaks %s in the form of %s', (requested, fallbacks, language, locale) => {
    expect(voiceFor(requested, fallbacks)).toMatchObject({ language, locale });
  });

  test('languages without spaces put none between sentences', () => {
    expect(voiceFor('ja', []).space).toBe('');
    expect(voiceFor('ko', []).space).toBe(' ');
  });
});
