import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { folderName } from './folder-name.ts';
import { MemoryBudget } from './memory-budget.ts';
import { openIndexFiles } from './open-index-files.ts';

const key = { companyId: 'co_1', kind: 'product', locale: 'de-AT' };
let folder: string;
let warnings: string[];
const log = {
  debug() {},
  info() {},
  warn: (_fields: Record<string, unknown>, message: string) => void warnings.push(message),
  error() {},
};

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'aisle-index-'));
  warnings = [];
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

function buffer(text: string): SharedArrayBuffer {
  const bytes = new TextEncoder().encode(text);
  const shared = new SharedArrayBuffer(bytes.length);
  new Uint8Array(shared).set(bytes);
  return shared;
}

const textOf = (shared: SharedArrayBuffer) => new TextDecoder().decode(new Uint8Array(shared));
const own = () => join(folder, folderName(key));

describe('index files', () => {
  test('what was written is read back, replaced segments are deleted', async () => {
    const files = openIndexFiles({ folder, log });
    expect(await files.read(key)).toBeUndefined();
    const [one, two, three] = [buffer('one'), buffer('two'), buffer('three')];
    await files.write(key, { state: { seq: 1 }, segments: [one, two] });
    await files.write(key, { state: { seq: 2 }, segments: [two, three] });
    const stored = await openIndexFiles({ folder, log }).read(key);
    expect(stored?.state).toEqual({ seq: 2 });
    expect(stored?.segments.map(textOf)).toEqual(['two', 'three']);
    expect(readdirSync(own())).toHaveLength(3);
    expect(warnings).toEqual([]);
  });

  test('indexes do not meet: other company, kind, locale; names that look like paths', async () => {
    const files = openIndexFiles({ folder, log });
    const names = ['..', 'a/b', 'a.b', 'A', ''];
    const keys = [key, ...names.map((companyId) => ({ ...key, companyId }))];
    expect(new Set(keys.map(folderName)).size).toBe(keys.length);
    for (const each of keys) expect(folderName(each)).not.toContain('..');
    await files.write(key, { state: 1, segments: [] });
    expect(await files.read({ ...key, locale: 'de' })).toBeUndefined();
    expect(await files.read({ ...key, kind: 'faq' })).toBeUndefined();
  });

  test('a damaged, cut, foreign or missing file is reported and the folder deleted', async () => {
    const damages: ((names: string[]) => void)[] = [
      ([segment]) => writeFileSync(join(own(), segment!), 'onf'),
      ([segment]) => writeFileSync(join(own(), segment!), 'on'),
      ([segment]) => rmSync(join(own(), segment!)),
      () => writeFileSync(join(own(), 'manifest.json'), '{'),
      () => {
        const path = join(own(), 'manifest.json');
        writeFileSync(path, readFileSync(path, 'utf8').replace('"seq":1', '"seq":9'));
      },
    ];
    for (const damage of damages) {
      const files = openIndexFiles({ folder, log });
      await files.write(key, { state: { seq: 1 }, segments: [buffer('one')] });
      damage(readdirSync(own()).sort());
      expect(await files.read(key)).toBeUndefined();
      expect(warnings.splice(0)).toHaveLength(1);
      expect(await files.read(key)).toBeUndefined();
      expect(warnings).toEqual([]);
    }
  });

  test('leftovers of a crash are no part of the index and go with the next write', async () => {
    const files = openIndexFiles({ folder, log });
    await files.write(key, { state: 1, segments: [buffer('one')] });
    writeFileSync(join(own(), 'manifest.json.99.tmp'), '{"half');
    writeFileSync(join(own(), 'ffffffff-9.seg'), 'orphan');
    expect((await files.read(key))?.segments.map(textOf)).toEqual(['one']);
    await files.write(key, { state: 2, segments: [buffer('one')] });
    expect(readdirSync(own())).toHaveLength(2);
  });

  test('read-only files are read and left as they are', async () => {
    await openIndexFiles({ folder, log }).write(key, { state: 1, segments: [buffer('one')] });
    const files = openIndexFiles({ folder, log, readOnly: true });
    await files.write(key, { state: 2, segments: [] });
    await files.remove(key);
    expect((await files.read(key))?.state).toBe(1);
  });

  test('a folder that cannot be written rejects the write and answers reads', async () => {
    writeFileSync(join(folder, 'co_1'), 'a file where a folder should be');
    const files = openIndexFiles({ folder, log });
    await expect(files.write(key, { state: 1, segments: [] })).rejects.toThrow();
    expect(await files.read(key)).toBeUndefined();
  });
});

describe('memory budget', () => {
  test('evicts what was used longest ago, never what is being used', () => {
    const budget = new MemoryBudget(100);
    const evicted: string[] = [];
    const touch = (name: string, size: number) => budget.touch(name, size, () => evicted.push(name));
    touch('a', 40);
    touch('b', 40);
    touch('a', 40);
    touch('c', 40);
    expect(evicted).toEqual(['b']);
    touch('huge', 500);
    expect(evicted).toEqual(['b', 'a', 'c']);
    expect(budget.usedBytes).toBe(500);
    budget.forget('huge');
    expect(budget.usedBytes).toBe(0);
  });
});
