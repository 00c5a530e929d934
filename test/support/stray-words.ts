import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { languages } from '../../src/engine/language/languages.ts';
import { sourceFiles } from './architecture.ts';

/** Where words of languages may not stand, and the folder in it where they do. */
const folders = ['src/engine', 'src/services'];
const home = 'src/engine/language/';

/** Words of a language that are also names of the web, of formats, of units, of currencies or of our own fields. */
const technical = new Set(readTechnical());

function readTechnical(): string[] {
  return `
    abs alt basque bcp begin biz cal cite com comment config cursor db del dir error eva excel font general grande han ico image images infinity inc lang locale lte
    marketing modifier null num param passage pdf robots seller sub tel var vec web xml
    kr kč zł lei руб грн лв дин 円元 aed ars brl clp czk egp ils krw mxn ron sar thb twd uah vnd
  `
    .trim()
    .split(/\s+/u);
}

/** Files that tell letters or keys from one another and hold no word. */
const ofLetters = new Set([
  'src/engine/text/characters/fold.ts',
  'src/engine/text/characters/look-alikes.ts',
  'src/engine/text/numbers/east-asian-numerals.ts',
  'src/engine/text/words/normal-word.ts',
  'src/engine/gate/check/markup.ts',
]);

const LITERAL =
  /\/\*[\s\S]*?\*\/|\/\/[^\n]*|'(?:[^'\\\n]|\\.)*'|"(?:[^"\\\n]|\\.)*"|`(?:[^`\\]|\\.)*`|(?<=[(,=:[!&|?{};>]\s*|\breturn\s)\/(?![/*])(?:[^/\\\n[]|\\.|\[(?:[^\]\\\n]|\\.)*\])+\/[a-z]*/gu;

/** The texts of string, template and regular-expression literals of a source, those of imports left out. */
function literalsOf(source: string): string[] {
  return [...source.matchAll(LITERAL)]
    .filter(
      ({ 0: text, index }) =>
        !/^\/[/*]/u.test(text) &&
        !/\b(?:from|import)\s*\(?$/u.test(source.slice(Math.max(0, index - 8), index)),
    )
    .map(([text]) => text.replace(/\/[dgimsuvy]*$|\\[bBdDsSwWnrt]|\\[pP]\{[^}]*\}|\\u\w{4}/gu, ' '));
}

function wordsOf(text: string): string[] {
  return text.toLowerCase().match(/[\p{L}\p{M}]{2,}/gu) ?? [];
}

/** Every word of a value, in whatever depth. */
function wordsIn(value: unknown): string[] {
  if (typeof value === 'string') return wordsOf(value);
  if (value instanceof RegExp) return wordsOf(value.source.replace(/\\[bBdDsSwW]|\\[pP]\{[^}]*\}/gu, ' '));
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(wordsIn) : [];
}

const shortest = 3;
const plain = (word: string) => word.normalize('NFD').replace(/\p{M}/gu, '').replaceAll('ß', 'ss');

/** Words of the languages but English, as they are written and without accents; those that English has too left out. */
function foreignWords(): ReadonlySet<string> {
  const english = new Set(
    languages
      .filter(({ tag }) => tag === 'en')
      .flatMap(({ concepts, kinds, intents, ...parts }) =>
        wordsIn([parts, concepts?.(), kinds?.(), intents?.()]),
      ),
  );
  const foreign = languages
    .filter(({ tag }) => tag !== 'en')
    .flatMap(({ concepts: _concepts, kinds: _kinds, intents: _intents, text, ...parts }) =>
      // Whole sentences use words that others use for their own ends; abbreviations and rows of keys are no words.
      wordsIn([parts, { ...text, abbreviations: '', keyboard: [] }]),
    );
  return new Set(
    [...foreign, ...foreign.map(plain)].filter((word) => word.length >= shortest && !english.has(word)),
  );
}

/**
 * Words of a language that stand in code outside the languages' folders, file by file: words of any list of another language
 * than English, and words with letters that English has not.
 */
export function strayWords(root: string): { file: string; words: string[] }[] {
  const foreign = foreignWords();
  return folders
    .flatMap((folder) => sourceFiles(root, folder))
    .filter((file) => !file.startsWith(home) && !ofLetters.has(file) && !file.endsWith('.test.ts'))
    .flatMap((file) => {
      const found = literalsOf(readFileSync(join(root, file), 'utf8'))
        .flatMap(wordsOf)
        .filter((word) => !technical.has(word))
        .filter((word) => /[^\p{ASCII}]/u.test(word) || foreign.has(word));
      const words = [...new Set(found)];
      return words.length === 0 ? [] : [{ file, words }];
    });
}
