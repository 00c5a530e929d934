/** `node bench/run.ts [suite …] [--data DIR] [--json]`: runs the named suites, or lists them. */
import { readdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { type BenchSuite, defaultDataDirectory, saveResult } from './suite.ts';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { data: { type: 'string' }, json: { type: 'boolean', default: false } },
});

const names = readdirSync(import.meta.dirname)
  .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'))
  .map((file) => file.slice(0, -3));

async function load(name: string): Promise<BenchSuite | undefined> {
  const module: { default?: BenchSuite } = await import(join(import.meta.dirname, `${name}.ts`));
  return module.default;
}

const asked = positionals.filter((word) => names.includes(word));
if (asked.length === 0) {
  const unknown = positionals[0];
  if (unknown !== undefined) process.stderr.write(`There is no suite ${unknown}.\n`);
  for (const name of names) {
    if (name === 'run' || name === 'suite') continue;
    const suite = await load(name);
    if (suite) process.stdout.write(`${name}: ${suite.description}\n`);
  }
  process.exit(unknown === undefined ? 0 : 2);
}

const words = positionals.filter((word) => !asked.includes(word));
for (const name of asked) {
  const suite = await load(name);
  if (!suite) {
    process.stderr.write(`bench/${name}.ts is no suite.\n`);
    process.exitCode = 2;
    continue;
  }
  const dataDirectory = resolve(values.data ?? defaultDataDirectory());
  const result = await suite.run({
    dataDirectory,
    json: values.json,
    words,
  });
  if (result.leftOut !== undefined) {
    process.stdout.write(`${suite.name}: left out: ${result.leftOut}\n`);
    continue;
  }
  process.stdout.write(
    values.json
      ? `${JSON.stringify({ suite: suite.name, ...result })}\n`
      : `${suite.name}: ${JSON.stringify(result.figures, null, 2)}\n`,
  );
  if (suite.keepsNoResult) continue;
  const path = saveResult(suite.name, result, dataDirectory);
  if (!values.json) process.stdout.write(`saved ${path}\n`);
}
