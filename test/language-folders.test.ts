import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { strayWords } from './support/stray-words.ts';

describe('a language is one folder', () => {
  test('no word of a language stands in code outside the folders', () => {
    const stray = strayWords(join(import.meta.dirname, '..'));
    expect(stray).toEqual([]);
  });

  test('planted words are found: in a string, a template, a pattern, and with letters that English has not', () => {
    const planted = {
      'src/engine/a.ts': "export const words = ['lieferung'];\n",
      'src/engine/b.ts': 'export const text = `the rückgabe`;\n',
      'src/services/a/verb.ts': 'const isAsked = /(?:was|wann)\\b/u.test(text);\n',
      'src/engine/c.ts': "const sign = 'доставка';\n",
      'src/engine/d.ts':
        "// Die Lieferung\nimport { x } from './lieferung.ts';\nexport const locale = 'price';\n",
    };
    const tree = mkdtempSync(join(tmpdir(), 'aisle-words-'));
    try {
      for (const [file, text] of Object.entries(planted)) {
        mkdirSync(dirname(join(tree, file)), { recursive: true });
        writeFileSync(join(tree, file), text);
      }
      expect(Object.fromEntries(strayWords(tree).map(({ file, words }) => [file, words]))).toEqual({
        'src/engine/a.ts': ['lieferung'],
        'src/engine/b.ts': ['rückgabe'],
        'src/engine/c.ts': ['доставка'],
        'src/services/a/verb.ts': ['wann'],
      });
    } finally {
      rmSync(tree, { recursive: true });
    }
  });
});
