import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { systemClock as clock } from '../../src/platform/clock/clock.ts';
import { migrate } from '../../src/platform/database/migrate.ts';
import { postgresPrograms, startPostgres, type TestPostgres } from '../support/postgres.ts';
import { log } from './kill/open-store.ts';
import { holds, runCycles, type ScenarioResult } from './kill/run-cycles.ts';
import type { KillScenario, StoreAddress } from './kill/scenario.ts';

/**
 * kill -9 at random moments under load: nothing acknowledged is lost, nothing is there twice.
 *
 * node test/faults/kill.ts [--engine sqlite|postgres] [--cycles 20] [--scenario rows] [--seed 1] [--kill victim|server] [--json]
 */
const { values } = parseArgs({
  options: {
    engine: { type: 'string', default: 'sqlite' },
    cycles: { type: 'string', default: '20' },
    scenario: { type: 'string' },
    seed: { type: 'string', default: '1' },
    kill: { type: 'string', default: 'victim' },
    json: { type: 'boolean', default: false },
  },
});

const helpers = new Set(['backends.ts', 'scenario.ts', 'run-cycles.ts', 'open-store.ts', 'product.ts']);

async function loadScenarios(): Promise<KillScenario[]> {
  const folder = new URL('kill/', import.meta.url);
  const files = readdirSync(folder).filter(
    (file) => !helpers.has(file) && !/(-victim|\.test)\.ts$/.test(file),
  );
  const loaded = await Promise.all(files.map((file) => import(new URL(file, folder).href)));
  const all = loaded.map((module: { default: KillScenario }) => module.default);
  const chosen = all.filter(({ name }) => values.scenario === undefined || name === values.scenario);
  if (chosen.length === 0) throw new Error(`There is no scenario ${values.scenario}.`);
  return chosen;
}

/** Mulberry32 (public domain): the same kills at the same moments for the same seed. */
function randomFrom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

async function runAll(address: StoreAddress, server: TestPostgres | undefined): Promise<ScenarioResult[]> {
  await migrate({ ...address, clock, log });
  const random = randomFrom(Number(values.seed));
  const killServer = values.kill === 'server' && server ? () => server.crash() : undefined;
  const results: ScenarioResult[] = [];
  for (const scenario of await loadScenarios()) {
    const onCycle = (done: number) => {
      if (!values.json) process.stderr.write(`\r${scenario.name}: ${done}/${values.cycles} `);
    };
    results.push(
      await runCycles(scenario, { address, cycles: Number(values.cycles), random, killServer, onCycle }),
    );
  }
  if (!values.json) process.stderr.write('\n');
  return results;
}

async function onSqlite(): Promise<ScenarioResult[]> {
  const dataFolder = mkdtempSync(join(tmpdir(), 'aisle-kill-'));
  try {
    return await runAll({ dataFolder }, undefined);
  } finally {
    rmSync(dataFolder, { recursive: true, force: true });
  }
}

async function onPostgres(): Promise<ScenarioResult[]> {
  const server = await startPostgres({ durable: true });
  // Index files of the servers that are killed.
  const dataFolder = mkdtempSync(join(tmpdir(), 'aisle-kill-'));
  try {
    return await runAll({ databaseUrl: server.url, dataFolder }, server);
  } finally {
    server.remove();
    rmSync(dataFolder, { recursive: true, force: true });
  }
}

if (values.engine === 'postgres' && !postgresPrograms()) {
  console.log('left out: no PostgreSQL server of version 15 or later is installed');
} else {
  const results = values.engine === 'postgres' ? await onPostgres() : await onSqlite();
  const held = results.every(holds);
  const report = {
    harness: 'kill',
    engine: values.engine,
    killed: values.kill,
    seed: Number(values.seed),
    held,
    results,
  };
  console.log(values.json ? JSON.stringify(report) : JSON.stringify(report, null, 2));
  process.exitCode = held ? 0 : 1;
}
