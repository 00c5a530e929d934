import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { afterEach, expect, test } from 'vitest';
import { overBudget } from './size-budget.ts';

const folders: string[] = [];
afterEach(() => {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true, force: true });
});

/** A project with these budgets and a build of these files; answers the faults of the build. */
function faultsOf(budgets: object, files: Readonly<Record<string, string>>): string[] {
  const folder = mkdtempSync(join(tmpdir(), 'aisle-budget-'));
  folders.push(folder);
  const built = join(folder, 'out');
  mkdirSync(join(built, 'assets'), { recursive: true });
  writeFileSync(join(folder, 'budgets.json'), JSON.stringify(budgets));
  for (const [name, text] of Object.entries(files)) {
    writeFileSync(join(built, name), text);
    writeFileSync(join(built, `${name}.gz`), gzipSync(text));
  }
  return overBudget({ name: 'dashboard', folder, outFolder: built }, built);
}

const random = (bytes: number) =>
  Array.from({ length: bytes }, (_, i) => String.fromCharCode(33 + ((i * 7919 + (i % 89) * i) % 90))).join(
    '',
  );
const page = '<script src="/x/assets/index-aaaaaaaa.js"></script><link href="/x/assets/base-bbbbbbbb.js">';
const build = {
  'index.html': page,
  'assets/index-aaaaaaaa.js': 'import"./base-bbbbbbbb.js";import("./charts-cccccccc.js");',
  'assets/base-bbbbbbbb.js': `/*${random(2_000)}*/`,
  'assets/overview-dddddddd.js': 'import{a}from"./list-eeeeeeee.js";',
  'assets/list-eeeeeeee.js': `/*${random(2_000)}*/`,
  'assets/charts-cccccccc.js': `/*${random(90_000)}*/`,
};
const first = (gzipBytes: number) => ({ first: { page: 'index.html', view: 'overview.js', gzipBytes } });

test('what a page and its first view import counts; what they load later does not', () => {
  expect(faultsOf(first(9_000), build)).toEqual([]);
  expect(faultsOf(first(1_000), build)).toEqual([
    expect.stringMatching(/^first: \d{4} bytes gzip, 1000 are allowed$/),
  ]);
});

test('a view that is not there is a failure, not a small page', () => {
  const renamed = { first: { page: 'index.html', view: 'landing.js', gzipBytes: 9_000 } };
  expect(() => faultsOf(renamed, build)).toThrow('landing.js was built 0 times');
});

test('where files are named, each is in a budget and was built', () => {
  const budgets = { all: { files: ['assets/one.js', 'assets/two.js'], gzipBytes: 1_000 } };
  expect(faultsOf(budgets, { 'assets/one-aaaaaaaa.js': '1', 'assets/three-bbbbbbbb.js': '3' })).toEqual([
    'assets/three.js is in no budget of dashboard/budgets.json',
    'all: assets/two.js was not built',
  ]);
});
