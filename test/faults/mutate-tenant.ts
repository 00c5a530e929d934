import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { postgresPrograms } from '../support/postgres.ts';

/**
 * Takes each company predicate out of each store in turn; the conformance suite must fail every time.
 *
 * It can, because PostgreSQL's row security still hides the other company's rows where SQLite then shows them: the two
 * engines disagree. Works on a copy of the tree.
 *
 * node test/faults/mutate-tenant.ts [--only services/threads] [--json]
 */
const { values } = parseArgs({
  options: { only: { type: 'string' }, json: { type: 'boolean', default: false } },
});

const predicate = /\n?\s*\.where(?:Ref)?\(\s*'(?:\w+\.)?company_id',\s*'=',\s*[^()\n]+(?:\([^()\n]*\))?\)/g;
const root = join(import.meta.dirname, '..', '..');

type Mutant = { file: string; line: number; text: string };

function mutantsOf(file: string): Mutant[] {
  const source = readFileSync(join(root, file), 'utf8');
  return [...source.matchAll(predicate)].map((match) => ({
    file,
    line: source.slice(0, match.index + match[0].indexOf('.where')).split('\n').length,
    text: source.slice(0, match.index) + source.slice(match.index + match[0].length),
  }));
}

function copyTree(): string {
  const copy = mkdtempSync(join(tmpdir(), 'aisle-mutants-'));
  for (const each of ['src', 'test', 'migrations', 'package.json', 'tsconfig.json', 'vitest.config.ts'])
    cpSync(join(root, each), join(copy, each), { recursive: true });
  symlinkSync(join(root, 'node_modules'), join(copy, 'node_modules'));
  return copy;
}

/** Whether the suite fails with the mutant in place. */
function isKilled(copy: string, { file, text }: Mutant): boolean {
  const path = join(copy, file);
  const original = readFileSync(path, 'utf8');
  writeFileSync(path, text);
  try {
    const vitest = join(root, 'node_modules', 'vitest', 'vitest.mjs');
    const { status } = spawnSync(
      process.execPath,
      [vitest, 'run', 'test/store-conformance.test.ts', '--bail', '1'],
      {
        cwd: copy,
        stdio: 'ignore',
      },
    );
    return status !== 0;
  } finally {
    writeFileSync(path, original);
  }
}

function run(): void {
  const stores = readdirSync(join(root, 'src', 'services'), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('store.ts'))
    .map((file) => join('src', 'services', file))
    .filter((file) => values.only === undefined || file.includes(values.only));
  const mutants = stores.flatMap(mutantsOf);
  const copy = copyTree();
  const survivors: string[] = [];
  try {
    const untouched = { file: stores[0]!, line: 0, text: readFileSync(join(copy, stores[0]!), 'utf8') };
    if (isKilled(copy, untouched)) throw new Error('The suite fails without any mutant.');
    for (const [i, mutant] of mutants.entries()) {
      if (!values.json) process.stderr.write(`\r${i + 1}/${mutants.length} `);
      if (!isKilled(copy, mutant)) survivors.push(`${mutant.file}:${mutant.line}`);
    }
  } finally {
    rmSync(copy, { recursive: true, force: true });
  }
  const held = mutants.length > 0 && survivors.length === 0;
  console.log(
    JSON.stringify(
      { harness: 'mutate-tenant', held, mutants: mutants.length, survivors },
      null,
      values.json ? 0 : 2,
    ),
  );
  process.exitCode = held ? 0 : 1;
}

if (postgresPrograms()) run();
else console.log('left out: no PostgreSQL server of version 15 or later is installed');
