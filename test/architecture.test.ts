import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { findOffences, singlePlaces, sourceFolders, table } from './support/architecture.ts';
import { answerRooms, engineRooms, type Room, roomOffences } from './support/engine-rooms.ts';
import { folderCircles } from './support/folder-circles.ts';
import { mostLines, overlong, sharedTypeNames, undocumented } from './support/house-style.ts';

const root = join(import.meta.dirname, '..');

describe('who may import whom', () => {
  const { files, offences } = findOffences(root);

  test('no file breaks the table', () => {
    expect(offences).toEqual([]);
  });

  test('every folder of the table gave a file, and none was missed', () => {
    for (const { from } of table)
      expect(
        files.filter((file) => file.startsWith(from)),
        from,
      ).not.toEqual([]);
    const walked = sourceFolders.flatMap((folder) =>
      readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' }),
    );
    const sources = walked.filter((name) => /\.tsx?$/.test(name) && !/\.test\.tsx?$/.test(name));
    expect(files).toHaveLength(sources.length);
  });
});

describe('folders that do not need each other', () => {
  const rooms = engineRooms.map(({ name }) => `src/engine/${name}`);

  test.each(['src/services', 'src/engine', ...rooms])('%s has no circle between its folders', (folder) => {
    expect(folderCircles(root, folder)).toEqual([]);
  });

  test('the rooms of the engine keep their order', () => {
    expect(roomOffences(root, 'src/engine', engineRooms)).toEqual([]);
    expect(roomOffences(root, 'src/engine/answer', answerRooms)).toEqual([]);
  });
});

describe('the style of the house', () => {
  test('every exported function of engine, platform and services says what it guarantees', () => {
    expect(undocumented(root)).toEqual([]);
  });

  test('an exported type has a name of its own', () => {
    expect(sharedTypeNames(root)).toEqual([]);
  });

  test(`no file but a list of words is longer than ${mostLines} lines`, () => {
    expect(overlong(root)).toEqual([]);
  });
});

describe('the check itself', () => {
  const planted: Record<string, string> = {
    'src/contract/a.ts': "import { x } from '../services/a.ts';",
    'src/memo/a.ts': "import { x } from '../engine/a.ts';",
    'src/engine/a.ts': "import { readFileSync } from 'node:fs';",
    'src/engine/b.ts': "export { x } from '../platform/a.ts';",
    'src/platform/x/a.ts': "const x = await import('../../services/a.ts');",
    'src/services/a/verb.ts': "import { x } from '../b/store.ts';",
    'src/services/a/sql.ts': "import { sql } from 'kysely';",
    'src/http/a.ts': "import { x } from '../engine/a.ts';",
    'src/jobs/a.ts': "import { x } from '../platform/queue/a.ts';",
    'src/cli/a.ts': "import pg from 'pg';",
    'src/services/a/env.ts': 'const x = process.env;',
    'src/services/a/now.ts': 'const x = Date.now();',
    'src/services/a/random.ts': 'const x = Math.random();',
    'src/services/a/call.ts': "const x = await fetch('http://x');",
    'src/http/page.ts': "x.innerHTML = '';",
    'src/services/a/index.ts': 'export const x = 1;',
    'src/errors.ts': "import { x } from './contract/a.ts';",
    'src/elsewhere/a.ts': 'export const x = 1;',
    'sdk/modules/a.ts': "import { x } from '../../src/contract/a.ts';",
    'sdk/modules/b.ts': "import { x } from 'preact';",
    'sdk/shared/c.ts': "x.innerHTML = '';",
  };

  /** Runs the check over a folder that holds these files only. */
  function inTree<T>(files: Readonly<Record<string, string>>, check: (tree: string) => T): T {
    const tree = mkdtempSync(join(tmpdir(), 'aisle-architecture-'));
    try {
      for (const folder of ['src/memo', 'src/engine', 'src/platform', 'src/services'])
        mkdirSync(join(tree, folder), { recursive: true });
      for (const [file, text] of Object.entries(files)) {
        mkdirSync(dirname(join(tree, file)), { recursive: true });
        writeFileSync(join(tree, file), text);
      }
      return check(tree);
    } finally {
      rmSync(tree, { recursive: true });
    }
  }

  test('it reports one planted violation per rule', () => {
    const found = inTree(planted, (tree) => findOffences(tree).offences.map(({ file }) => file));
    expect([...new Set(found)].sort()).toEqual(Object.keys(planted).sort());
    expect(singlePlaces.length).toBe(6);
  });

  test('it reports circles between folders, also by types and by way of a third, and only those', () => {
    const files = {
      'src/services/a/verb.ts': "import type { B } from '../b/deep/verb.ts';",
      'src/services/a/other.ts': "import { own } from './verb.ts';",
      'src/services/b/deep/verb.ts': "export { loose } from '../../loose.ts';",
      'src/services/loose.ts': "const a = await import('./a/verb.ts');",
      'src/services/above/verb.ts': "import { a } from '../a/verb.ts';\nimport { x } from '../../errors.ts';",
      'src/services/below/verb.ts': 'export const x = 1;',
      'src/services/below/verb.test.ts': "import { a } from '../a/verb.ts';",
      'src/services/b/other.ts':
        "// import { x } from '../above/verb.ts';\nimport { x } from '../below/verb.ts';",
    };
    expect(inTree(files, (tree) => folderCircles(tree, 'src/services'))).toEqual([
      {
        folders: ['a', 'b', 'loose.ts'],
        edges: [
          { from: 'a', to: 'b', examples: ['a/verb.ts -> b/deep/verb.ts'] },
          { from: 'b', to: 'loose.ts', examples: ['b/deep/verb.ts -> loose.ts'] },
          { from: 'loose.ts', to: 'a', examples: ['loose.ts -> a/verb.ts'] },
        ],
      },
    ]);
  });

  test('it reports what breaks the order of rooms, also by types, and a list that is not so', () => {
    const rooms: readonly Room[] = [
      { name: 'low', holds: '', mayImport: [] },
      { name: 'middle', holds: '', mayImport: ['low', 'high'] },
      { name: 'high', holds: '', mayImport: ['low', 'middle'] },
    ];
    const files = {
      'src/engine/low/deep/a.ts': "import type { X } from '../../middle/a.ts';",
      'src/engine/low/b.ts': "import { kept } from '../../memo/kept.ts';\nimport { a } from './deep/a.ts';",
      'src/engine/low/b.test.ts': "import { a } from '../high/a.ts';",
      'src/engine/middle/a.ts': "export { b } from '../low/b.ts';\nimport { a } from '../high/a.ts';",
      'src/engine/high/a.ts': "import { b } from '../low/b.ts';",
      'src/engine/loose.ts': 'export const x = 1;',
    };
    const found = inTree(files, (tree) => roomOffences(tree, 'src/engine', rooms));
    expect(found.map(({ file, offence }) => `${file}: ${offence}`).sort()).toEqual([
      'high: does not import middle',
      'middle: high does not stand above it',
      'src/engine/loose.ts: lies in no room',
      'src/engine/low/deep/a.ts: may not import middle/a.ts',
    ]);
  });

  test('it reports functions that say nothing, of every kind', () => {
    const files = {
      'src/engine/a.ts': 'export function a() {}\n/** Says. */\nexport function b() {}\n',
      'src/platform/b.ts': 'export async function c() {}\n\nexport class D {}\n',
      'src/services/a/verb.ts': 'export const e = async () => 1;\nexport const limit = 3;\n',
      'src/http/a.ts': 'export function f() {}\n',
    };
    expect(inTree(files, undocumented)).toEqual([
      'src/engine/a.ts:1',
      'src/platform/b.ts:1',
      'src/platform/b.ts:3',
      'src/services/a/verb.ts:1',
    ]);
  });

  test('it reports types of one name, of every kind, and not what is passed on', () => {
    const files = {
      'src/engine/a.ts': 'export type Block = { start: number };\nexport interface Slot {}\ntype Own = 1;\n',
      'src/platform/a.ts': 'export class Block {}\nexport abstract class Shape {}\nexport type Own = 2;\n',
      'src/services/a/verb.ts':
        "export type { Shape } from '../../platform/a.ts';\nexport type Slot<T> = T;\n",
      'src/contract/a.ts': 'export const Block = 1;\n',
    };
    expect(inTree(files, sharedTypeNames)).toEqual([
      'Block: src/engine/a.ts, src/platform/a.ts',
      'Slot: src/engine/a.ts, src/services/a/verb.ts',
    ]);
  });

  test('it reports what has grown too long, lists of words left out', () => {
    const files = {
      'src/engine/a.ts': 'const a = 1;\n'.repeat(mostLines),
      'src/engine/b.ts': 'const a = 1;\n'.repeat(mostLines + 1),
      'src/engine/language/xx/asks.ts': 'const a = 1;\n'.repeat(mostLines + 1),
    };
    expect(inTree(files, overlong)).toEqual(['src/engine/b.ts']);
  });
});
