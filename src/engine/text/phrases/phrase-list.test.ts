import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { lexiconOf } from '../../language/asks-of.ts';
import { firstPhrase, phraseList } from './phrase-list.ts';

const letters = '[\\p{L}\\p{M}\\p{N}]';
const unspaced = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}]/u;

/** The meaning of a list, spelled as one expression. */
function expression(entries: readonly string[]): RegExp {
  const pattern = (entry: string) => {
    const escaped = entry.replace(/[.+?^${}()|[\]\\]/gu, '\\$&');
    if (unspaced.test(entry)) return escaped.replaceAll('*', '');
    return `(?<!${letters})${escaped.replaceAll('*', `${letters}*`)}(?!${letters})`;
  };
  return new RegExp(`(?:${entries.map(pattern).join('|')})`, 'u');
}

function found(entries: readonly string[], text: string): { start: number; end: number } | undefined {
  const match = expression(entries).exec(text);
  return match === null ? undefined : { start: match.index, end: match.index + match[0].length };
}

describe('phrase list', () => {
  test('finds what its expression finds, in any script', () => {
    const piece = fc.constantFrom(
      ...['a', 'b', 'ab', '*', ' ', '-', 'é', '几', 'ラ', 'ส', '𐐨', '𠮷', '1', '.', '\u0301'],
    );
    const phrase = fc
      .array(piece, { minLength: 1, maxLength: 4 })
      .map((parts) => parts.join('').replace(/\*+/g, '*'))
      .filter((entry) => entry.replaceAll('*', '') !== '');
    const text = fc.array(piece, { maxLength: 8 }).map((parts) => parts.join(''));
    fc.assert(
      fc.property(fc.array(phrase, { minLength: 1, maxLength: 4 }), text, (entries, read) => {
        expect(firstPhrase(read, phraseList(entries))).toEqual(found(entries, read));
      }),
      { numRuns: 300 },
    );
  });

  test.each(['en', 'de', 'ar', 'zh', 'tr'])(
    'finds what the expressions of the %s lexicon find',
    (language) => {
      const { policy, order, pronouns, ellipsis } = lexiconOf(language);
      for (const list of [policy, order, pronouns, ellipsis]) {
        const entries = list.split('|');
        const words = fc.array(fc.constantFrom(...entries, 'x', '? '), { minLength: 1, maxLength: 4 });
        const text = words.map((parts) => parts.join(' ').replaceAll('*', 'a'));
        fc.assert(
          fc.property(text, (read) => {
            expect(firstPhrase(read, phraseList(entries))).toEqual(found(entries, read));
          }),
          { numRuns: 10 },
        );
      }
    },
  );

  test('goes on from a place', () => {
    expect(firstPhrase('it and it', phraseList(['it']), 1)).toEqual({ start: 7, end: 9 });
  });
});
