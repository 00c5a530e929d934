import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { absentReferences } from './support/absent-references.ts';
import { sourceFiles } from './support/architecture.ts';
import { longSignatures, mostParameters } from './support/house-style.ts';
import { processState } from './support/process-state.ts';
import { mutableNames, mutableState } from './support/remembered.ts';

const root = join(import.meta.dirname, '..');

describe('what is remembered', () => {
  test('nothing but src/memo and the listed files keeps anything between two calls', () => {
    expect(Object.keys(mutableState(root))).toEqual(Object.keys(processState).sort());
  });

  test.each([
    'let last;',
    'export let last: string | undefined;',
    'const known = new Map<string, number>();',
    'const known = new WeakMap<object, number>();',
    'const known: Record<string, number> = {};\nexport function f(a: string) { known[a] = 1; }',
    'const known = { of: new Map() };\nexport const f = (a: string) => known.of.set(a, 1);',
    'const list = [1];\nfunction f() { list.push(2); }',
    'export function f() {\n  const known = new WeakMap<object, number>();\n  return known;\n}',
    'class A {\n  readonly #known = new LRUCache({ max: 1 });\n}',
    'const known = oncePer((_store: object) => new Map<string, number>());',
    'function f() {\n  return oncePer((_store: object) => ({ known: new Map<string, number>() }));\n}',
  ])('a planted memory is found: %s', (source) => {
    expect(mutableNames('src/a.ts', source)).toHaveLength(1);
  });

  test.each([
    "const words = new Set(['a']);",
    'const none: ReadonlySet<string> = new Set();',
    'const none = { words: new Map() };',
    'const known = new KeptValues<string>(4);\nexport const f = () => known.set("a", "b");',
    'const table = new Map([[1, 2]]);\nfor (const a of [3]) table.set(a, a);',
    'export function f() {\n  const found = new Map();\n  found.set(1, 2);\n  return found;\n}',
    'const PATTERN = /a/y;\nfunction f() { PATTERN.lastIndex = 2; }',
    'const listOf = kept(limits, (text) => {\n  const found = new Map();\n  return found.set(text, 1);\n});',
  ])('what is no memory is left alone: %s', (source) => {
    expect(mutableNames('src/a.ts', source)).toEqual([]);
  });
});

describe('what comments and documents refer to', () => {
  test('is in the repository or published', () => {
    expect(absentReferences(root)).toEqual([]);
  });

  test('planted references to what is nowhere are found, and only those', () => {
    const planted = {
      'src/a.ts':
        '/** The states of a page (contract \u00a73.2). */\nconst a = "b.md";\n// As gone.md says, decision 999.',
      'src/b.ts': '/** Tags (RFC 5646 §2.1); see docs/api.md. */\nconst b = 1; // decision 3',
      'docs/c.md': 'The [walk](architecture.md), and `plans/next.md`.',
    };
    expect(absentReferences(root, planted)).toEqual([
      'src/a.ts:1: §',
      'src/a.ts:3: gone.md',
      'src/a.ts:3: decision 999',
      'docs/c.md:1: plans/next.md',
    ]);
  });
});

describe(`functions take at most ${mostParameters} parameters`, () => {
  test.each(['src', 'sdk'])('%s', (folder) => {
    const found = sourceFiles(root, folder).flatMap((file) =>
      longSignatures(file, readFileSync(join(root, file), 'utf8')),
    );
    expect(found).toEqual([]);
  });

  test.each([
    'function f(a: 1, b: 2, c: 3, d: 4, e: 5) {}',
    'export const f = (a: 1, b: 2, c: 3, d: 4, e = 5) => a;',
    'class A {\n  f(a: 1, b: 2, c: 3, { d }: D, ...e: 5[]) {}\n}',
    'type A = { f(a: 1, b: 2, c: 3, d: 4, e: 5): void };',
    'type F = (a: 1, b: 2, c: 3, d: 4, e?: 5) => void;',
  ])('a planted one is found: %s', (source) => {
    expect(longSignatures('src/a.ts', source)).toHaveLength(1);
  });

  test('four, and an object of many, are well', () => {
    expect(longSignatures('src/a.ts', 'function f(a: A, b: B, c: C, { d, e, f, g }: D) {}')).toEqual([]);
  });
});
