import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import arabic from '../../dashboard/locales/ar.ts';
import german from '../../dashboard/locales/de.ts';
import spanish from '../../dashboard/locales/es.ts';
import french from '../../dashboard/locales/fr.ts';

const root = join(import.meta.dirname, '../../dashboard');

/** Every text that the pages show, by its English wording. */
function shownTexts(): string[] {
  const files = readdirSync(root, { recursive: true, encoding: 'utf8' }).filter(
    (name) => /\.tsx?$/.test(name) && !name.startsWith('locales'),
  );
  expect(files.length).toBeGreaterThan(40);
  const texts = files.flatMap((name) => {
    const code = readFileSync(join(root, name), 'utf8');
    return [...code.matchAll(/\bt\(\s*'((?:[^'\\]|\\.)*)'/g)].map((match) =>
      match[1]!.replaceAll("\\'", "'"),
    );
  });
  return [...new Set(texts)].sort();
}

/** Texts that are chosen at run time: names of pages, states, areas. */
const chosen = [
  ...[
    'Assistant',
    'Content',
    'Developers',
    'Settings',
    'Overview',
    'Limits and budget',
    'Widget',
    'API keys',
  ],
  ...[
    'live',
    'stale',
    'retired',
    'approved',
    'not reviewed',
    'edited',
    'rejected',
    'ready',
    'generating',
    'open',
  ],
  ...['published', 'verified', 'dismissed', 'not available', 'handed over', 'right', 'wrong'],
  ...['admin', 'member', 'faqs', 'analytics', 'conversations', 'knowledge', 'catalogue', 'settings'],
  ...['in stock', 'out of stock', 'not stated', 'synonym', 'pin', 'hide', 'boost'],
  ...['Sources', 'Models', 'Welcome'],
];

const valuesOf = (text: string) => (text.match(/\{\w+\}/g) ?? []).sort();

describe.each([
  ['Arabic', arabic],
  ['German', german],
  ['Spanish', spanish],
  ['French', french],
])('%s', (_name, catalogue) => {
  test('has every text', () => {
    const missing = [...shownTexts(), ...chosen].filter((text) => !Object.hasOwn(catalogue, text));
    expect(missing).toEqual([]);
  });

  test('keeps the values of each text, and no text is empty', () => {
    for (const [text, translated] of Object.entries(catalogue)) {
      expect(valuesOf(translated), text).toEqual(valuesOf(text));
      expect(translated.trim(), text).not.toBe('');
    }
  });

  test('is as complete as the others', () => {
    expect(Object.keys(catalogue).sort()).toEqual(Object.keys(german).sort());
  });
});
