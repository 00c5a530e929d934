import fc from 'fast-check';
import { expect, test } from 'vitest';
import { cutAtBorders, joinedForm, respelledForms } from './alternative-forms.ts';

test('joins what separators part', () => {
  expect(joinedForm('usb-c', 'en')).toBe('usbc');
  expect(joinedForm('usbc', 'en')).toBeUndefined();
});

test('cuts at case and digit borders', () => {
  const termsOf = (word: string) => cutAtBorders(word, 'en')?.map(({ term }) => term);
  expect(termsOf('PowerShot')).toEqual(['power', 'shot']);
  expect(termsOf('iphone13')).toEqual(['iphon', '13']);
  expect(termsOf('usbc')).toBeUndefined();
});

test('reads umlauts typed as two letters', () => {
  expect(respelledForms('Kuehlschrank', 'de')).toEqual([joinedForm('Küh-lschrank', 'de')]);
  expect(respelledForms('quest', 'en')).toEqual([]);
});

test('takes any string', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), fc.constantFrom('en', 'de', 'tr', 'zh'), (text, locale) => {
      for (const term of [joinedForm(text, locale), ...respelledForms(text, locale)])
        expect(term).not.toBe('');
      expect(cutAtBorders(text, locale)?.length ?? 2).toBeGreaterThan(1);
    }),
  );
});
