import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { sentences } from './sentences.ts';

function cut(text: string, locale: string): string[] {
  return sentences(text, locale).map((sentence) => text.slice(sentence.start, sentence.end));
}

describe('sentences', () => {
  test.each([
    [
      'en',
      [
        'Dr. Smith paid $3.50.',
        'He left at 5 p.m. yesterday.',
        '"Really?" she said.',
        'J. R. Tolkien wrote it.',
      ],
    ],
    [
      'en',
      [
        'We ship to the U.S. and Canada.',
        'It takes approx. 3 days, e.g. by air.',
        'Vitamin C.',
        'It is good.',
      ],
    ],
    ['de', ['Am 3. Mai kam z.B. Herr Dr. Müller.', 'Die Lieferung kostet ca. 5 Euro.', 'Er blieb.']],
    ['fr', ['M. Dupont habite au 3 av. Foch.', 'Il est parti.']],
    ['es', ['El Sr. López llegó a las 5.', '¿Cuánto cuesta?', '¡Gracias!']],
    ['it', ['Il sig. Rossi è arrivato.', 'Vedi p.es. la pag. 3 del libro.']],
    ['pt', ['O Sr. Silva chegou.', 'Custa aprox. 5 euros.']],
    ['nl', ['Wij leveren o.a. schoenen, bijv. laarzen.', 'Bel ons.']],
    ['pl', ['Mamy np. buty i in. rzeczy.', 'To jest ul. Długa.']],
    ['ru', ['Это стоит 5 тыс. руб. за шт. в городе.', 'Позвоните нам.']],
    ['tr', ['Prof. Dr. Ali geldi.', 'Ayakkabı vb. ürünler var.']],
    ['el', ['Έχουμε π.χ. παπούτσια.', 'Τι θέλετε;', 'Καλημέρα.']],
    ['ro', ['Avem nr. 5 în stoc.', 'Dl. Popescu a plecat.']],
    ['hi', ['यह जूता अच्छा है।', 'कीमत कम है।']],
    ['ar', ['هذا حذاء جيد.', 'هل هو مقاوم للماء؟']],
    ['zh', ['这款靴子防水。', '价格是100元。']],
    ['ja', ['この靴は防水です。', '価格は100円です。']],
  ])('%s: %j', (locale, expected) => {
    const joiner = locale === 'zh' || locale === 'ja' ? '' : ' ';
    expect(cut(expected.join(joiner), locale)).toEqual(expected);
  });

  test('list items, table rows and headings are sentences', () => {
    const text = '# Returns\n- 30 days. No fee\n- Free label\n\n| size | eu |\n| M | 40 |\n1. First';
    expect(cut(text, 'en')).toEqual([
      '# Returns',
      '- 30 days. No fee',
      '- Free label',
      '| size | eu |',
      '| M | 40 |',
      '1. First',
    ]);
  });

  test('wrapped lines of prose stay together', () => {
    const text = 'You may return everything you bought from us within thirty\ndays of delivery. It is free.';
    expect(cut(text, 'en')).toEqual([
      'You may return everything you bought from us within thirty\ndays of delivery.',
      'It is free.',
    ]);
  });

  test('long Thai comes in pieces of at most 120, cut at spaces', () => {
    const text = 'รองเท้ากันน้ำรุ่นนี้มีน้ำหนักเบา '.repeat(12).trim();
    const pieces = sentences(text, 'th');
    expect(pieces.length).toBeGreaterThan(2);
    for (const piece of pieces) {
      expect(piece.piece).toBe(true);
      expect(piece.end - piece.start).toBeLessThanOrEqual(120);
      expect(text.slice(piece.start, piece.end)).toMatch(/^รองเท้า.*เบา$/);
    }
  });

  test('loses nothing but white space, in order, for any text', () => {
    const part = fc.constantFrom(
      ...[
        'a',
        'B',
        '.',
        '. ',
        '! ',
        '\n',
        '\n\n',
        '- ',
        '|',
        '\t',
        'Dr.',
        '3.',
        '"',
        'ก',
        '。',
        '\u3000',
        '😀',
      ],
      ...['word '.repeat(60), 'ก'.repeat(130), '\ud800', '\u0085'],
    );
    const text = fc.oneof(
      fc.array(part, { maxLength: 40 }).map((parts) => parts.join('')),
      fc.string({ unit: 'binary' }),
    );
    fc.assert(
      fc.property(text, fc.constantFrom('en', 'de', 'th', 'el', 'zh'), (original, locale) => {
        let at = 0;
        for (const { start, end } of sentences(original, locale)) {
          expect(original.slice(at, start).trim()).toBe('');
          expect(original.slice(start, end)).toBe(original.slice(start, end).trim());
          expect(end).toBeGreaterThan(start);
          at = end;
        }
        expect(original.slice(at).trim()).toBe('');
      }),
      { numRuns: 300 },
    );
  });
});
