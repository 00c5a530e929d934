import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { findOffences, singlePlaces, table } from './support/architecture.ts';

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
    const walked = readdirSync(join(root, 'src'), { recursive: true, encoding: 'utf8' });
    const sources = walked.filter((name) => /\.tsx?$/.test(name) && !/\.test\.tsx?$/.test(name));
    expect(files).toHaveLength(sources.length);
  });
});

describe('the check itself', () => {
  const planted: Record<string, string> = {
    'src/contract/a.ts': "import { x } from '../services/a.ts';",
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
  };

  test('it reports one planted violation per rule', () => {
    const tree = mkdtempSync(join(tmpdir(), 'aisle-architecture-'));
    try {
      for (const [file, text] of Object.entries(planted)) {
        mkdirSync(dirname(join(tree, file)), { recursive: true });
        writeFileSync(join(tree, file), text);
      }
      const found = new Set(findOffences(tree).offences.map(({ file }) => file));
      expect([...found].sort()).toEqual(Object.keys(planted).sort());
      expect(singlePlaces.length).toBe(6);
    } finally {
      rmSync(tree, { recursive: true });
    }
  });
});
