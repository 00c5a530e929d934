import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { splitCompound } from './decompound.ts';

function split(word: string, known: readonly string[]): string[] | undefined {
  return splitCompound(word, (part) => known.includes(part))?.map(({ start, end }) => word.slice(start, end));
}

describe('splitCompound', () => {
  test.each([
    ['winterschuhe', ['winter', 'schuhe'], ['winter', 'schuhe']],
    ['arbeitszimmer', ['arbeit', 'zimmer'], ['arbeit', 'zimmer']],
    ['sonnenbrille', ['sonne', 'brille'], ['sonne', 'brille']],
    ['jahreszeiten', ['jahr', 'zeiten'], ['jahr', 'zeiten']],
    ['handballschuhe', ['hand', 'ball', 'handball', 'schuhe'], ['handball', 'schuhe']],
    ['winterschuhe', ['winter'], undefined],
    ['winter', ['winter'], undefined],
    ['haustier', ['haus', 'tier'], ['haus', 'tier']],
  ])('%s with %j', (word, known, parts) => {
    expect(split(word, known)).toEqual(parts);
  });

  test('no better cut exists: fewest parts of all that a plain search finds', () => {
    const part = fc.constantFrom('aaaa', 'bbbb', 'aaaab', 'baaaa', 'sbbbb', 'aaaas');
    fc.assert(
      fc.property(fc.array(part, { minLength: 1, maxLength: 4 }), fc.array(part), (parts, known) => {
        const word = parts.join('');
        const found = split(word, known);
        const best = fewestParts(word, new Set(known), true);
        expect(found?.length ?? Number.POSITIVE_INFINITY).toBe(best);
      }),
    );
  });
});

/** Plain search over every cut; infinite when there is none of two parts or more. */
function fewestParts(word: string, known: ReadonlySet<string>, isWhole: boolean): number {
  let best = !isWhole && known.has(word) ? 1 : Number.POSITIVE_INFINITY;
  for (let end = 4; end < word.length; end++) {
    if (!known.has(word.slice(0, end))) continue;
    for (const link of ['', 's', 'es', 'n', 'en']) {
      if (word.startsWith(link, end)) {
        best = Math.min(best, 1 + fewestParts(word.slice(end + link.length), known, false));
      }
    }
  }
  return best;
}
