import { execFileSync, spawn } from 'node:child_process';
import { chmodSync, chownSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';

/** A private PostgreSQL server. `url` is that of its superuser on the database `postgres`. */
export type TestPostgres = {
  url: string;
  port: number;
  folder: string;
  /** Ends the server at once (`immediate`, as a crash would) or after its clients (`fast`). */
  halt(mode: 'fast' | 'immediate'): void;
  /** Starts it again on the same folder and port. */
  start(): Promise<void>;
  /** kill -9 of the postmaster, then a start that recovers. */
  crash(): Promise<void>;
  /** Stops it and deletes its folder. */
  remove(): void;
};

const installations = '/usr/lib/postgresql';

/** The folder of the newest installed server's programs (15 or later), or undefined. */
export function postgresPrograms(): string | undefined {
  if (!existsSync(installations)) return undefined;
  const versions = readdirSync(installations).map(Number);
  const newest = Math.max(...versions.filter((version) => version >= 15));
  const folder = join(installations, String(newest), 'bin');
  return existsSync(join(folder, 'initdb')) ? folder : undefined;
}

/** PostgreSQL refuses to run as root; the account that Debian's package makes for it is used then. */
function account(): { uid: number; gid: number } | undefined {
  if (process.getuid?.() !== 0) return undefined;
  const id = (flag: string) => Number(execFileSync('id', [flag, 'postgres'], { encoding: 'utf8' }));
  return { uid: id('-u'), gid: id('-g') };
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.on('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
    });
  });
}

async function untilReady(url: string, isOver: () => boolean): Promise<void> {
  for (let tries = 0; ; tries++) {
    const client = new pg.Client({ connectionString: url });
    client.on('error', () => undefined);
    try {
      await client.connect();
      await client.end();
      return;
    } catch (error) {
      if (isOver()) return;
      if (tries === 200) throw error;
      await sleep(50);
    }
  }
}

function programsOrThrow(): string {
  const programs = postgresPrograms();
  if (!programs) throw new Error('No PostgreSQL 15 or later is installed.');
  return programs;
}

function run(folder: string, program: string, args: string[]): void {
  execFileSync(join(programsOrThrow(), program), args, { ...account(), cwd: folder, stdio: 'pipe' });
}

function halt(folder: string, mode: 'fast' | 'immediate'): void {
  run(folder, 'pg_ctl', ['stop', '-D', `${folder}/data`, '-m', mode, '-w']);
}

function killPostmaster(folder: string): void {
  const [pid] = readFileSync(join(folder, 'data', 'postmaster.pid'), 'utf8').split('\n');
  process.kill(Number(pid), 'SIGKILL');
}

/** Stops the server of `folder` if it runs, and deletes the folder. */
export function stopPostgres(folder: string): void {
  if (existsSync(join(folder, 'data', 'postmaster.pid'))) halt(folder, 'immediate');
  rmSync(folder, { recursive: true, force: true });
}

function makeCluster(durable: boolean): string {
  const owner = account();
  const folder = mkdtempSync(join(tmpdir(), 'aisle-postgres-'));
  if (owner) chownSync(folder, owner.uid, owner.gid);
  chmodSync(folder, 0o700);
  // A linguistic default order, as many servers have: a text without our own collation shows at once.
  const shape = [
    '-U',
    'postgres',
    '-A',
    'trust',
    '-E',
    'UTF8',
    '--locale=C.UTF-8',
    '--locale-provider=icu',
    '--icu-locale=en',
  ];
  if (!durable) shape.push('--no-sync');
  run(folder, 'initdb', ['-D', `${folder}/data`, ...shape]);
  return folder;
}

/** After a crash the old backends hold the shared memory for a moment, and the server refuses to start until they are gone. */
async function startServer(programs: string, folder: string, settings: string[], url: string): Promise<void> {
  for (let tries = 0; tries < 50; tries++) {
    const server = spawn(join(programs, 'postgres'), ['-D', `${folder}/data`, ...settings], {
      ...account(),
      cwd: folder,
      // A group of its own: an interrupt meant for the test run must not reach the server before its clients.
      detached: true,
      stdio: 'ignore',
    });
    server.unref();
    const refused = new Promise<'refused'>((resolve) => server.once('exit', () => resolve('refused')));
    const ready = untilReady(url, () => server.exitCode !== null);
    if ((await Promise.race([refused, ready])) !== 'refused') return;
    await sleep(100);
  }
  throw new Error('The PostgreSQL server did not start.');
}

/**
 * Makes and starts a server in a temporary folder on a free loopback port.
 * `durable` keeps fsync on, for figures and fault runs.
 */
export async function startPostgres(options: { durable?: boolean } = {}): Promise<TestPostgres> {
  const programs = programsOrThrow();
  const folder = makeCluster(options.durable === true);
  const port = await freePort();
  const url = `postgres://postgres@127.0.0.1:${port}/postgres`;
  const settings = [
    ...['-c', 'listen_addresses=127.0.0.1', '-c', `port=${port}`, '-c', `unix_socket_directories=${folder}`],
    ...(options.durable ? [] : ['-c', 'fsync=off', '-c', 'full_page_writes=off']),
  ];
  const start = () => startServer(programs, folder, settings, url);
  await start();
  return {
    ...{ url, port, folder, start },
    halt: (mode) => halt(folder, mode),
    crash: async () => {
      killPostmaster(folder);
      await start();
    },
    remove: () => stopPostgres(folder),
  };
}

/** Makes a new empty database on the server at `url` and returns its address. */
export async function createDatabase(url: string, name: string): Promise<string> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await client.query(`create database "${name}"`);
  } finally {
    await client.end();
  }
  const address = new URL(url);
  address.pathname = `/${name}`;
  return address.href;
}

/** Deletes a database made by `createDatabase`, ending whoever still uses it. */
export async function dropDatabase(url: string, name: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await client.query(`drop database if exists "${name}" with (force)`);
  } finally {
    await client.end();
  }
}
