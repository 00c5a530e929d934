import { readdirSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { messageKeys } from './answer-messages.ts';
import type { LanguageParts } from './language.ts';
import { languages } from './languages.ts';

/** What every language that the engine speaks must have; the other parts make it better at what they are for. */
const required: readonly (keyof LanguageParts)[] = ['text', 'asks', 'says', 'labels', 'faqs', 'gate'];
/** The languages that the product promises. */
const promised = 'ar de en es fr hi it ja ko nl pl pt ru th tr zh'.split(' ');
const spoken = languages.filter(({ says }) => says !== undefined);

const folders = readdirSync(import.meta.dirname, { withFileTypes: true })
  .filter((entry) => entry.isDirectory() && /^[a-z]{2,3}$/u.test(entry.name))
  .map(({ name }) => name);
const parts = [...new Set(languages.flatMap((language) => Object.keys(language)))].filter(
  (part) => part !== 'tag' && part !== 'otherTags',
) as (keyof LanguageParts)[];

/** How many words a part holds, in whatever depth; a long list is a function of nothing, a rule of grammar one of a word and counts as one. */
function wordCount(value: unknown): number {
  if (typeof value === 'string') return value.match(/[\p{L}\p{M}]+/gu)?.length ?? 0;
  if (value instanceof RegExp) return wordCount(value.source);
  if (typeof value === 'function') return value.length === 0 ? wordCount(value()) : 1;
  return typeof value === 'object' && value !== null
    ? Object.values(value).reduce<number>((sum, each) => sum + wordCount(each), 0)
    : 0;
}

/** Languages by parts: how many words each part of each language has, `–` where it lacks the part. */
function table(): string {
  const rows = languages.map((language) => [
    language.tag,
    ...parts.map((part) => (language[part] === undefined ? '–' : String(wordCount(language[part])))),
  ]);
  const all = [['', ...parts], ...rows];
  const widths = all[0]!.map((_, i) => Math.max(...all.map((row) => row[i]!.length)));
  return all.map((row) => row.map((cell, i) => cell.padStart(widths[i]!)).join('  ')).join('\n');
}

describe('the languages', () => {
  test('the list names every folder, and each folder is of its tag', () => {
    expect(languages.map(({ tag }) => tag).sort()).toEqual(folders.sort());
    expect(languages[0]!.tag).toBe('en');
  });

  test('every language that is promised is spoken', () => {
    expect(spoken.map(({ tag }) => tag)).toEqual(expect.arrayContaining(promised));
  });

  test.each(spoken.map((language) => [language.tag, language] as const))(
    '%s has every part that a language needs which the engine speaks',
    (_, language) => {
      const missing = required.filter((part) => wordCount(language[part]) === 0);
      expect(missing).toEqual([]);
      expect(wordCount(language.text?.stopWords)).toBeGreaterThan(30);
      expect(Object.keys(language.says!.answers).sort()).toEqual([...messageKeys].sort());
    },
  );

  test('how complete each is', () => {
    const shown = table();
    process.stdout.write(`${shown}\n`);
    expect(shown.split('\n')).toHaveLength(languages.length + 1);
  });
});
