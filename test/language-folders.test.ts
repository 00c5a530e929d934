import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { strayWords } from './support/stray-words.ts';
import { tagBranches } from './support/tag-branches.ts';

/** Runs `check` over a folder that holds these files only. */
function inTree<Result>(files: Readonly<Record<string, string>>, check: (root: string) => Result): Result {
  const tree = mkdtempSync(join(tmpdir(), 'aisle-words-'));
  try {
    for (const [file, text] of Object.entries(files)) {
      mkdirSync(dirname(join(tree, file)), { recursive: true });
      writeFileSync(join(tree, file), text);
    }
    return check(tree);
  } finally {
    rmSync(tree, { recursive: true });
  }
}

/** Bytes; a shorter list takes little memory whatever its letters. */
const LEAST_OF_LONG = 50_000;

describe('a language is one folder', () => {
  test('no word of a language stands in code outside the folders', () => {
    const stray = strayWords(join(import.meta.dirname, '..'));
    expect(stray).toEqual([]);
  });

  test('a long list of a language in Latin letters has no character beyond Latin-1: one makes the whole file take two bytes a character in memory', () => {
    const folder = join(import.meta.dirname, '../src/engine/language');
    const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter(
      (file) =>
        /^[a-z]{2}.(?:intents|kinds|concepts)\.ts$/u.test(file) &&
        statSync(join(folder, file)).size >= LEAST_OF_LONG,
    );
    const wide = files.filter((file) => {
      const text = readFileSync(join(folder, file), 'utf8');
      const beyond = text.match(/[^\0-\xff]/gu)?.length ?? 0;
      // Escaped, a character takes six: where there are more, the list is in another script and takes less as it is written.
      return beyond > 0 && beyond < text.length / 5;
    });
    expect(files.length).toBeGreaterThan(12);
    expect(wide).toEqual([]);
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
    const found = inTree(planted, strayWords);
    expect(Object.fromEntries(found.map(({ file, words }) => [file, words]))).toEqual({
      'src/engine/a.ts': ['lieferung'],
      'src/engine/b.ts': ['rückgabe'],
      'src/engine/c.ts': ['доставка'],
      'src/services/a/verb.ts': ['wann'],
    });
  });

  /** Same letters as a tag, another meaning; the last knows one language because its model does. */
  const noBranches = [
    "src/engine/extract/html/html-to-text.ts: cell.name === 'th'",
    "src/engine/extract/html/html-to-text.ts: name === 'th'",
    "src/engine/extract/html/html-to-text.ts: node.name === 'tr'",
    "src/engine/faq/wording/product-name.ts: name.text === 'it'",
    "src/engine/gate/read/amounts.ts: word !== 'fr'",
    "src/engine/query/vocabulary/size-systems.ts: system === 'fr'",
    "src/engine/query/vocabulary/size-systems.ts: system === 'it'",
    "src/engine/question/points-back.ts: kind !== 'no'",
    "src/services/likeness/embedding-model.ts: languageOf(locale) === 'en'",
  ];

  test('nothing outside the folders asks which language it is, but for a trait of the language', () => {
    expect(tagBranches(join(import.meta.dirname, '..'))).toEqual(noBranches);
  });

  test('planted branches are found: comparisons, cases, lists and beginnings', () => {
    const planted = {
      'src/engine/a.ts': "const mark = language === 'fr' ? 1 : 2;\n",
      'src/engine/b.ts': "if (languageOf(locale) !== 'de') leave();\n",
      'src/services/c.ts': "switch (tag) {\n  case 'nb':\n}\n",
      'src/engine/d.ts': "const isOne = ['de', 'nl'].includes(language) || locale.startsWith('el');\n",
      'src/engine/e.ts': "const fallback = partOf('en', 'says');\nconst other = unit === 'kg';\n",
      'src/engine/language/f.ts': "const isGerman = tag === 'de';\n",
    };
    expect(inTree(planted, tagBranches)).toEqual([
      "src/engine/a.ts: language === 'fr'",
      "src/engine/b.ts: languageOf(locale) !== 'de'",
      "src/engine/d.ts: .startsWith('el')",
      "src/engine/d.ts: ['de', 'nl'].includes(",
      "src/services/c.ts: case 'nb'",
    ]);
  });
});
