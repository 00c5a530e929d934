import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { cliOn } from './support/run-cli.ts';
import { useAisle } from './support/start-aisle.ts';

const boot = {
  product_id: 'B-1',
  title: 'Fell Boot',
  url: 'https://fell.example/p/b-1',
  price: { amount: 9900, currency: 'EUR' },
  availability: 'in_stock',
  attributes: { waterproof: true, weight_g: 610 },
};

function suiteOf(mustContain: string): string {
  return `suite: fell
fixtures: ./catalogue.jsonl + ./docs/
cases:
  - { ask: "Is the Fell Boot waterproof?", expect: { status: [answered], must_contain: ["waterproof"] } }
  - { ask: "How long can I return something?", expect: { must_contain: ["${mustContain}"] } }
  - { faqs: "https://fell.example/p/b-1", expect: { min: 1, all_verify: true, no_duplicates: true } }
`;
}

describe('a suite that brings its shop along', () => {
  const scratch = useAisle();
  const folder = mkdtempSync(join(tmpdir(), 'aisle-fixtures-'));
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  const run = (suite: string) => {
    const file = join(folder, 'suite.yaml');
    writeFileSync(file, suite);
    const openScratch = async () => ({ base: scratch.base, close: async () => undefined });
    return cliOn(scratch.base, ['eval', 'run', file, '--json'], { openScratch });
  };

  test('is run against it', async () => {
    mkdirSync(join(folder, 'docs'));
    writeFileSync(join(folder, 'catalogue.jsonl'), `${JSON.stringify(boot)}\n`);
    const page =
      '---\ntitle: Returns\ntrust: policy\n---\nYou can return something within 45 days of delivery.\n';
    writeFileSync(join(folder, 'docs/returns.md'), page);

    const held = await run(suiteOf('45 days'));
    expect([held.code, held.json()['failed'], held.json()['passed']]).toEqual([0, 0, 3]);
  });

  test('names what it lacks, and refuses a company beside the fixtures', async () => {
    const lacking = await run(suiteOf('45 days').replace('./docs/', './missing/'));
    expect(lacking.code).not.toBe(0);
    expect(lacking.stderr + lacking.stdout).toContain('missing');
    const both = await run(`company: co_x\n${suiteOf('45 days')}`);
    expect(both.code).not.toBe(0);
  });
});
