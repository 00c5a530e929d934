import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { alternativeForms } from './alternative-forms.ts';

describe('alternativeForms', () => {
  test('joins what separators part', () => {
    expect(alternativeForms('usb-c', 'en').joined).toEqual(['usbc']);
    expect(alternativeForms('usbc', 'en').joined).toEqual([]);
  });

  test('cuts at case and digit borders first, then everywhere', () => {
    expect(alternativeForms('PowerShot', 'en').split[0]).toEqual(['power', 'shot']);
    expect(alternativeForms('iphone13', 'en').split[0]).toEqual(['iphon', '13']);
    expect(alternativeForms('usbc', 'en').split).toContainEqual(['usb', 'c']);
  });

  test('reads umlauts typed as two letters', () => {
    expect(alternativeForms('Kuehlschrank', 'de').respelled).toEqual(alternativeTerm('Kühlschrank'));
    expect(alternativeForms('quest', 'en').respelled).toEqual([]);
  });

  test('takes any string', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), fc.constantFrom('en', 'de', 'tr', 'zh'), (text, locale) => {
        const { joined, split, respelled } = alternativeForms(text, locale);
        for (const term of [...joined, ...respelled]) expect(term).not.toBe('');
        for (const parts of split) expect(parts.length).toBeGreaterThan(1);
      }),
    );
  });
});

function alternativeTerm(word: string): string[] {
  return alternativeForms(`${word.slice(0, 3)}-${word.slice(3)}`, 'de').joined;
}
