import { describe, expect, test } from 'vitest';
import { foldForMatch, normalizeText } from './characters/normalize.ts';
import { detectLanguage } from './detection/detect-language.ts';
import { numbersIn } from './numbers/numbers.ts';
import { quantities } from './numbers/quantities.ts';
import { sentences } from './sentences/sentences.ts';
import { analyze } from './terms/analyze.ts';
import { queryTermGroups } from './terms/query-terms.ts';

/** Repeated to 50,000 code units each; anything quadratic runs for minutes and fails by the time limit of the run. */
const UNITS = [
  ...[
    'a',
    'aB',
    '1',
    '1.',
    '1,',
    '1 ',
    '1x',
    '1"',
    '"',
    "a'",
    'é',
    'e\u0301',
    '\u0301\u0316',
    '\u0344',
    'ก',
    'ก\u0e49',
  ],
  ...[
    '登',
    'カ',
    '한',
    'و',
    'a\u00ad',
    '\u{20000}',
    '\ud800',
    '1½',
    'ﷺ',
    '1/2 ',
    '1 fl oz ',
    '- ',
    '|',
    '. ',
    'A. ',
  ],
  ...['Dr. ', 'a\n', '3. ', ' ', '1-', '9\u066b', '1\u00a0000', 'winter', '(', '“'],
];

describe('50,000 code units of one kind', () => {
  test.each(UNITS)('%j', (unit) => {
    const text = unit.repeat(Math.ceil(50_000 / unit.length));
    const everything = { isWord: () => true, documentFrequency: () => 0 };
    expect(analyze(text, 'de', everything).every((token) => token.end <= text.length)).toBe(true);
    expect(queryTermGroups(text, 'en', everything).every((group) => group.members.length > 0)).toBe(true);
    expect(sentences(text, 'en').every((sentence) => sentence.end <= text.length)).toBe(true);
    expect(quantities(text, 'en').every((quantity) => Number.isFinite(quantity.base))).toBe(true);
    expect(numbersIn(text, 'fr').every((number) => number.value !== '')).toBe(true);
    expect(normalizeText(text).isWellFormed()).toBe(true);
    expect(foldForMatch(text).isWellFormed()).toBe(true);
    expect(detectLanguage(text)).toBe(detectLanguage(text));
  });
});
