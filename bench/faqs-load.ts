import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { availableParallelism, tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { postgresPrograms, startPostgres } from '../test/support/postgres.ts';
import type { BenchSuite } from './suite.ts';
import { type LoadRequest, load } from './support/load.ts';
import { serverEnvironment, serverFlags } from './support/server-flags.ts';

const rounds = 5;
const seconds = 2;
const connections = 64;

type Address = { dataFolder: string; databaseUrl?: string };
type Served = {
  baseUrl: string;
  key: string;
  pageUrl: string;
  faqs: { faqId: number; question: string }[];
};
type Measured = { perSecond: number; p99Ms: number };
/** Requests or commits of one round, by what was measured. */
type Round = Record<string, Measured>;

const run = promisify(execFile);
const programOf = (name: string) => fileURLToPath(new URL(`support/${name}.ts`, import.meta.url));

async function startProgram<T>(name: string, argument: unknown): Promise<{ said: T; child: ChildProcess }> {
  const isBare = name === 'bare-server';
  const flags = isBare ? [] : serverFlags;
  const child = spawn(process.execPath, [...flags, programOf(name), JSON.stringify(argument)], {
    stdio: ['ignore', 'pipe', 'inherit'],
    env: isBare ? process.env : serverEnvironment,
  });
  const lines = createInterface({ input: child.stdout! })[Symbol.asyncIterator]();
  const { value } = await lines.next();
  if (value === undefined) throw new Error(`${name} ended before it said where it serves`);
  return { said: JSON.parse(value) as T, child };
}

async function commits(address: Address, callers: number): Promise<Measured> {
  const words = [JSON.stringify(address), String(callers), String(seconds)];
  const { stdout } = await run(process.execPath, [programOf('single-commits'), ...words]);
  return JSON.parse(stdout) as Measured;
}

async function etagOf({ baseUrl, key }: Served, path: string): Promise<string> {
  const response = await fetch(`${baseUrl}${path}`, { headers: { authorization: `Bearer ${key}` } });
  return response.headers.get('etag') ?? '';
}

async function oneRound(served: Served, bareUrl: string, address: Address): Promise<Round> {
  const { baseUrl, key, pageUrl, faqs } = served;
  const authorization = `Bearer ${key}`;
  const query = `page_url=${encodeURIComponent(pageUrl)}`;
  const get = (path: string, headers = {}): LoadRequest => ({
    method: 'GET',
    path,
    headers: { authorization, ...headers },
  });
  const list = `/api/v1/product-faqs?${query}`;
  const etag = await etagOf(served, list);
  const asked = faqs.map(({ faqId, question }) => ({
    method: 'POST',
    path: '/api/v1/send_message',
    headers: { authorization, 'content-type': 'application/json' },
    body: JSON.stringify({ query_text: question, faq_id: faqId }),
  }));
  const on = (requests: LoadRequest[], expected: number, more = {}) =>
    load({ url: baseUrl, requests, connections, seconds, warmUpSeconds: 0.5, ...more }, expected);
  return {
    bare: await on([get('/')], 200, { url: bareUrl }),
    empty: await on([get(`/api/v1/empty?${query}`)], 200),
    ready: await on([get(list)], 200),
    notModified: await on([get(list, { 'if-none-match': etag })], 304),
    commits1: await commits(address, 1),
    commits16: await commits(address, 16),
    answers: await on(asked, 200),
    answers1: await on(asked, 200, { connections: 1 }),
  };
}

function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
}

function spread(values: readonly number[]) {
  return { median: median(values), lowest: Math.min(...values), highest: Math.max(...values) };
}

function figuresOf(all: readonly Round[]) {
  const names = Object.keys(all[0] ?? {});
  const medians = (of: (measured: Measured) => number) =>
    Object.fromEntries(names.map((name) => [name, median(all.map((round) => of(round[name]!)))]));
  const ratio = (of: string, to: string) =>
    spread(all.map((round) => round[of]!.perSecond / round[to]!.perSecond));
  const slowest = (of: string, to: string) => spread(all.map((round) => round[of]!.p99Ms / round[to]!.p99Ms));
  return {
    perSecond: medians(({ perSecond }) => perSecond),
    p99Ms: medians(({ p99Ms }) => p99Ms),
    emptyToBare: ratio('empty', 'bare'),
    readyToEmpty: ratio('ready', 'empty'),
    notModifiedToEmpty: ratio('notModified', 'empty'),
    readyToBare: ratio('ready', 'bare'),
    notModifiedToBare: ratio('notModified', 'bare'),
    answersToSingleCommits: ratio('answers', 'commits1'),
    answersTo16Callers: ratio('answers', 'commits16'),
    readyP99ToBare: slowest('ready', 'bare'),
    answersP99To16Callers: slowest('answers', 'commits16'),
  };
}

async function measure(address: Address) {
  const bare = await startProgram<{ baseUrl: string }>('bare-server', {});
  const server = await startProgram<Served>('faqs-server', address);
  try {
    const all: Round[] = [];
    for (let round = 0; round < rounds; round++)
      all.push(await oneRound(server.said, bare.said.baseUrl, address));
    return figuresOf(all);
  } finally {
    bare.child.kill('SIGKILL');
    server.child.kill('SIGKILL');
  }
}

async function onPostgres(dataFolder: string) {
  const server = await startPostgres({ durable: true });
  try {
    return await measure({ dataFolder, databaseUrl: server.url });
  } finally {
    server.remove();
  }
}

const suite: BenchSuite = {
  name: 'faqs-load',
  description:
    'a ready FAQ list, its 304 and cached answers beside an empty route, a bare server and single commits of the same run',
  async run({ words }) {
    const wanted = (engine: string) => words.length === 0 || words.includes(engine);
    const folder = mkdtempSync(join(tmpdir(), 'aisle-bench-'));
    try {
      const figures: Record<string, unknown> = {
        method: `${rounds} rounds of ${seconds} s each, medians; ${connections} connections from a process of its own on the same machine (${availableParallelism()} cores); empty = same server, key, limit and query check, no work; commits = single-row durable writes through the store's handle by 1 and 16 callers`,
      };
      if (wanted('sqlite')) figures['sqlite'] = await measure({ dataFolder: join(folder, 'sqlite') });
      if (wanted('postgres'))
        figures['postgres'] = postgresPrograms()
          ? await onPostgres(join(folder, 'postgres'))
          : 'left out: no server of version 15 or later';
      return { figures };
    } finally {
      rmSync(folder, { recursive: true, force: true });
    }
  },
};

export default suite;
