import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { adjusted, faultsOf, ratioOf, readableOn, readHex } from './contrast.ts';

describe('contrast', () => {
  test('ratios are those of WCAG', () => {
    expect(ratioOf([0, 0, 0], [255, 255, 255])).toBeCloseTo(21, 5);
    expect(ratioOf([119, 119, 119], [255, 255, 255])).toBeCloseTo(4.48, 2);
    expect(readHex('#FA0')).toEqual([255, 170, 0]);
    expect(readHex('red')).toBeUndefined();
  });

  test('the look that ships has no fault, a pale one has, and says where', () => {
    expect(faultsOf({}, 'auto')).toEqual([]);
    expect(faultsOf({ text: '#999999', surface: '#ffffff' }, 'light')).toMatchObject([
      { front: 'text', back: 'surface', mode: 'light', least: 4.5 },
      { front: 'text', back: 'surface-raised' },
    ]);
    // What is not set is chosen by the widget itself.
    expect(faultsOf({ accent: '#ffdc00' }, 'auto')).toEqual([]);
    expect(readableOn([255, 220, 0])).toBe('#000000');
  });

  test('one colour for both themes leaves the theme in which it can be read', () => {
    const { theme, style } = adjusted({ text: '#222222' }, 'auto');
    expect(theme).toBe('light');
    expect(style['text']).toBe('#222222');
  });

  test('whatever is chosen, the adjusted look can be read', () => {
    const colour = fc
      .tuple(fc.nat(255), fc.nat(255), fc.nat(255))
      .map((rgb) => `#${rgb.map((value) => value.toString(16).padStart(2, '0')).join('')}`);
    const style = fc.record(
      { accent: colour, 'accent-text': colour, surface: colour, text: colour, 'text-muted': colour },
      { requiredKeys: [] },
    );
    fc.assert(
      fc.property(style, fc.constantFrom('auto', 'light', 'dark'), (chosen, theme) => {
        const given = Object.fromEntries(Object.entries(chosen).filter(([, value]) => value !== undefined));
        const made = adjusted(given, theme);
        return faultsOf(made.style, made.theme).length === 0;
      }),
    );
  });
});
