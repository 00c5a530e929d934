import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { lockDataFolder } from '../src/platform/database/lock-data-folder.ts';

let folder: string;

beforeEach(() => {
  folder = join(mkdtempSync(join(tmpdir(), 'aisle-lock-')), 'data');
});

afterEach(() => rmSync(folder, { recursive: true, force: true }));

/** A process that holds the lock until it is killed. */
async function holder(port: number) {
  const module = new URL('../src/platform/database/lock-data-folder.ts', import.meta.url).href;
  const program = `
    const { lockDataFolder } = await import(${JSON.stringify(module)});
    lockDataFolder(${JSON.stringify(folder)}, { pid: process.pid, port: ${port} });
    console.log('held');
    setInterval(() => {}, 1000);`;
  const child = spawn(process.execPath, ['--input-type=module', '-e', program], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const exited = once(child, 'exit');
  await once(child.stdout, 'data');
  return { pid: child.pid, kill: (signal: NodeJS.Signals) => child.kill(signal), exited };
}

test('a second process is refused with the holder’s pid and port', async () => {
  const first = await holder(8787);
  expect(() => lockDataFolder(folder, { pid: 1, port: 2 })).toThrow(
    `the process ${first.pid}, which serves port 8787`,
  );
  first.kill('SIGTERM');
  await first.exited;
  lockDataFolder(folder, { pid: process.pid, port: 1 })();
});

test('a second lock in the same process is refused too, and may be had after the release', () => {
  const release = lockDataFolder(folder, { pid: process.pid, port: 1 });
  expect(() => lockDataFolder(folder, { pid: process.pid, port: 2 })).toThrow(/is in use by/);
  release();
  lockDataFolder(folder, { pid: process.pid, port: 2 })();
});

test('kill -9 frees it at once', async () => {
  for (let round = 0; round < 3; round++) {
    const each = await holder(9000 + round);
    expect(() => lockDataFolder(folder, { pid: 1, port: 2 })).toThrow(`port ${9000 + round}`);
    each.kill('SIGKILL');
    await each.exited;
    lockDataFolder(folder, { pid: process.pid, port: 1 })();
  }
});
