import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { countWords } from './count-words.ts';
import { cutPassages } from './cut-passages.ts';

function shown(text: string, locale = 'en'): [string, string][] {
  return cutPassages(text, locale).map(({ headingPath, start, end }) => [
    headingPath,
    text.slice(start, end),
  ]);
}

describe('cutPassages', () => {
  test('cuts by heading and keeps the path of headings', () => {
    const text = '# Help\n\nHello.\n\n## Returns\n\nWithin 60 days.\n\nUnused only.\n\n# Stores\n\nBerlin.';
    expect(shown(text)).toEqual([
      ['Help', 'Hello.'],
      ['Help > Returns', 'Within 60 days.\n\nUnused only.'],
      ['Stores', 'Berlin.'],
    ]);
  });

  test('a question line takes its answer, up to the next question or heading', () => {
    const text =
      'Intro.\n\nDo you ship abroad?\nYes.\n\nQ: What does it cost?\n\nThat depends.\n\n- DE: 5 €\n- AT: 9 €\n\n# More\n\nEnd.';
    expect(shown(text)).toEqual([
      ['', 'Intro.'],
      ['Do you ship abroad?', 'Yes.'],
      ['What does it cost?', 'That depends.\n\n- DE: 5 €\n- AT: 9 €'],
      ['More', 'End.'],
    ]);
  });

  test('a question inside prose or at the end asks nothing of its neighbours', () => {
    const text = 'We are open. Any questions?\n\nWrite to us.\n\nStill here?';
    expect(shown(text)).toEqual([['', text]]);
  });

  test('each table row is a passage without its bars', () => {
    const text = '## Costs\n\nSee below:\n\n| Country: DE | Price: 5 € |\n| Country: AT | Price: 9 € |';
    expect(shown(text)).toEqual([
      ['Costs', 'See below:'],
      ['Costs', 'Country: DE | Price: 5 €'],
      ['Costs', 'Country: AT | Price: 9 €'],
    ]);
  });

  test('a list stays with the line that introduces it', () => {
    const prose = 'word '.repeat(150).trim();
    const text = `${prose}.\n\nThese are excluded:\n\n${'- socks and gloves of any size\n'.repeat(10).trim()}`;
    expect(shown(text).map(([, body]) => body.split('\n')[0])).toEqual([`${prose}.`, 'These are excluded:']);
  });

  test('a long paragraph is cut at ends of sentences', () => {
    const sentence = 'Every parcel leaves our warehouse in Bremen within one working day.';
    const passages = shown(Array.from({ length: 60 }, () => sentence).join(' '));
    expect(passages.length).toBeGreaterThan(3);
    for (const [, body] of passages) {
      expect(countWords(body)).toBeLessThanOrEqual(180);
      expect(body.replaceAll(sentence, '').trim()).toBe('');
    }
  });

  test('headings that nothing follows are passages themselves', () => {
    expect(shown('# A\n\n## Free shipping over $50\n\n## B\n\nText.\n\n# End')).toEqual([
      ['A', 'Free shipping over $50'],
      ['A > B', 'Text.'],
      ['', 'End'],
    ]);
  });

  test('a heading that only an empty row of a table follows is a passage itself', () => {
    expect(shown('# Free shipping over $50\n|\t|')).toEqual([['', 'Free shipping over $50']]);
  });

  test.each(['', ' \n\n ', '#', '# ', '||'])('%j holds little or nothing', (text) => {
    expect(shown(text).length).toBeLessThanOrEqual(1);
  });

  /** Code units of the longest piece of a sentence (`sentences`). */
  const longestPiece = 240;

  test('passages are ordered, disjoint, trimmed, short, and lose no word outside marks', () => {
    const piece = fc.constantFrom(
      '# Title\n',
      '### Deeper title\n',
      '\n',
      'Is it waterproof?\n',
      '- an item of a list\n',
      '1. a numbered item\n',
      '| Size: 42 | Stock: 3 |\n',
      'A sentence of some words. And one more, e.g. this one.\n',
      `${'many words '.repeat(120)}\n`,
      'これは防水ですか。はい、防水です。\n',
      'x'.repeat(300),
      '\t',
      '|',
      '#',
      ' ',
    );
    fc.assert(
      fc.property(
        fc.array(piece, { maxLength: 30 }),
        fc.constantFrom('en', 'de', 'ja', 'th'),
        (parts, locale) => {
          const text = parts.join('');
          const passages = cutPassages(text, locale);
          let last = 0;
          for (const [i, { seq, start, end }] of passages.entries()) {
            expect(seq).toBe(i);
            expect(start).toBeGreaterThanOrEqual(last);
            expect(end).toBeGreaterThan(start);
            expect(text.slice(start, end).trim()).toBe(text.slice(start, end));
            expect(countWords(text.slice(start, end))).toBeLessThanOrEqual(180);
            last = end;
          }
          const wordsIn = (value: string) => value.match(/[\p{L}\p{N}]+/gu) ?? [];
          const kept = passages.flatMap(({ headingPath, start, end }) => [
            ...wordsIn(headingPath),
            ...wordsIn(text.slice(start, end)),
          ]);
          // A word too long to show as a sentence may be cut between two passages, but no letter of it is lost.
          const isShort = (word: string) => word.length <= longestPiece;
          const long = (words: readonly string[]) => words.join('').split('x').length;
          const found = new Set(kept);
          expect(wordsIn(text).filter((word) => isShort(word) && !found.has(word))).toEqual([]);
          expect(long(kept)).toBeGreaterThanOrEqual(long(wordsIn(text)));
        },
      ),
    );
  });
});
