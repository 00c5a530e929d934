import { describe, expect, test } from 'vitest';
import { bringsFigure, lacksKind } from './expected-type.ts';

describe('bringsFigure', () => {
  test.each([
    ['It costs $5.95.', 'How much is it?', 'money', true],
    ['Within 60 days.', 'Can I return it within 60 days, or when?', 'date', false],
    ['Two of them.', 'How many?', 'number', true],
    ['It is free of charge.', 'Who pays?', 'person', false],
  ] as const)('%s for %s (%s): %s', (text, question, expects, brings) => {
    expect(bringsFigure(text, question, expects)).toBe(brings);
  });
});

describe('lacksKind', () => {
  test.each([
    ['Saturday is no delivery day.', 'How much is it?', 'money', true],
    ['innerhalb von 5 Werktagen', 'Wie lange dauert es?', 'date', false],
    ['The store in Berlin is large.', 'Where is the Berlin store?', 'place', true],
    ['The store is in Berlin.', 'Where is the store?', 'place', false],
    ['店舗はあります。', '店舗はどこですか', 'place', false],
    ['Anything goes.', 'Is it good?', 'yes_no', false],
  ] as const)('%s for %s (%s): %s', (text, question, expects, lacks) => {
    expect(lacksKind(text, question, expects)).toBe(lacks);
  });
});
