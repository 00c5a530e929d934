import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { loadDemoShop } from '../src/cli/start/load-demo-shop.ts';
import { readSuite } from '../src/services/evals/read-suite.ts';
import { runSuite } from '../src/services/evals/run-suite.ts';
import { useAisle } from './support/start-aisle.ts';

const file = join(import.meta.dirname, '../examples/eval/demo-shop.yaml');

describe('the demo shop', () => {
  const aisle = useAisle();

  test('answers its suite: every case holds and every answer verifies', { timeout: 120_000 }, async () => {
    await loadDemoShop(aisle.base);
    const suite = readSuite(parse(readFileSync(file, 'utf8')));
    expect(suite.cases.length).toBeGreaterThanOrEqual(120);
    const { cases } = await runSuite(aisle.contextOf(suite.company), suite);
    const failed = cases.filter(({ passed }) => !passed);
    expect(failed.map(({ name, faults, resultText }) => ({ name, faults, resultText }))).toEqual([]);
  });
});
