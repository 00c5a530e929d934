import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { availableParallelism, loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { type BenchOptions, type BenchResult, type BenchSuite, dataSet } from './suite.ts';

const SIZES = [50_000, 500_000];
const ENGINES = ['aisle', 'fts5', 'minisearch'] as const;

type Latency = { p50Ms: number; p95Ms: number; p99Ms: number; cpuMeanMs: number };
type Run = {
  documentsPerSecond: number;
  documentsPerCpuSecond: number;
  fileBytes: number;
  openMs: number;
  firstResultMs: number;
  plain: Latency;
  filtered: Latency;
  upsert: Latency;
  rssBytes: number;
};
type Unfinished = { didNotFinish: string };
type EngineName = (typeof ENGINES)[number];
type Runs = Partial<Record<EngineName, Run | Unfinished>>;

/** Beyond this time for building or for serving, or this heap, an engine counts as not finished; never for our own. */
const CEILING = { seconds: 150, heapMb: 6_000 };
const OWN_HEAP_MB = 12_000;

/** Runs a script of this suite in a process of its own: the JSON it prints, or why it did not come to an end. */
function child(script: string, words: readonly string[], isBounded = false): object | string {
  const flags = ['--expose-gc', `--max-old-space-size=${isBounded ? CEILING.heapMb : OWN_HEAP_MB}`];
  const path = join(import.meta.dirname, 'index', script);
  const ended = spawnSync(process.execPath, [...flags, path, ...words], {
    encoding: 'utf8',
    maxBuffer: 1 << 26,
    stdio: ['ignore', 'pipe', isBounded ? 'ignore' : 'inherit'],
    ...(isBounded ? { timeout: CEILING.seconds * 1000, killSignal: 'SIGKILL' as const } : {}),
  });
  if (ended.status === 0) return JSON.parse(ended.stdout) as object;
  if ((ended.error as NodeJS.ErrnoException | undefined)?.code === 'ETIMEDOUT')
    return `did not finish in ${CEILING.seconds} s`;
  if (isBounded && ended.signal === 'SIGABRT') return `did not finish in ${CEILING.heapMb} MB of heap`;
  throw new Error(`${script} ${words.join(' ')} ended with ${ended.status ?? ended.signal}`);
}

function runEngine(name: EngineName, size: number, data: string): Run | Unfinished {
  const folder = mkdtempSync(join(tmpdir(), `aisle-bench-${name}-`));
  try {
    const words = [name, String(size), data, folder];
    const isBounded = name !== 'aisle';
    const built = child('run-engine.ts', ['build', ...words], isBounded);
    if (typeof built === 'string') return { didNotFinish: `build ${built}` };
    const served = child('run-engine.ts', ['serve', ...words], isBounded);
    return typeof served === 'string'
      ? { didNotFinish: `serve ${served}` }
      : ({ ...built, ...served } as Run);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Rows of the printed table: a figure of a run, and whether more of it is better. */
const ROWS: readonly (readonly [label: string, figure: (run: Run) => number, digits: number])[] = [
  ['build, documents/s', (run) => run.documentsPerSecond, 0],
  ['build, documents/cpu s', (run) => run.documentsPerCpuSecond, 0],
  ['file, MB', (run) => run.fileBytes / 1e6, 1],
  ['open + first result, ms', (run) => run.firstResultMs, 1],
  ['plain p50, ms', (run) => run.plain.p50Ms, 3],
  ['plain p95, ms', (run) => run.plain.p95Ms, 3],
  ['plain p99, ms', (run) => run.plain.p99Ms, 3],
  ['plain mean, cpu ms', (run) => run.plain.cpuMeanMs, 3],
  ['filtered p50, ms', (run) => run.filtered.p50Ms, 3],
  ['filtered p95, ms', (run) => run.filtered.p95Ms, 3],
  ['filtered p99, ms', (run) => run.filtered.p99Ms, 3],
  ['filtered mean, cpu ms', (run) => run.filtered.cpuMeanMs, 3],
  ['upsert to visible mean, cpu ms', (run) => run.upsert.cpuMeanMs, 3],
  ['upsert to visible p50, ms', (run) => run.upsert.p50Ms, 3],
  ['memory, MB', (run) => run.rssBytes / 1e6, 1],
];

function table(size: number, runs: Runs): string {
  const aisle = runs.aisle && 'openMs' in runs.aisle ? runs.aisle : undefined;
  const lines = [
    `${size.toLocaleString('en')} documents`.padEnd(28) + ENGINES.map((e) => e.padStart(22)).join(''),
  ];
  for (const [label, figure, digits] of ROWS) {
    const cells = ENGINES.map((name) => {
      const run = runs[name];
      if (run === undefined || 'didNotFinish' in run) return '-'.padStart(22);
      const ratio = aisle && name !== 'aisle' ? ` (×${(figure(run) / figure(aisle)).toPrecision(3)})` : '';
      return `${figure(run).toFixed(digits)}${ratio}`.padStart(22);
    });
    lines.push(label.padEnd(28) + cells.join(''));
  }
  for (const [name, run] of Object.entries(runs))
    if ('didNotFinish' in run) lines.push(`${name}: ${run.didNotFinish}`);
  return lines.join('\n');
}

/** Words: a number is a size to run instead of both, a name an engine to run instead of all. */
async function run(options: BenchOptions): Promise<BenchResult> {
  const data = dataSet(options, 'icecat-chorus');
  if (data === undefined) return { leftOut: 'the data set icecat-chorus is not there', figures: {} };
  const wanted = options.words.map(Number).filter((size) => size > 0);
  const named = ENGINES.filter((name) => options.words.includes(name));
  const loadBefore = loadavg()[0];
  const sizes: Record<string, Runs> = {};
  for (const size of wanted.length > 0 ? wanted : SIZES) {
    const runs: Runs = {};
    for (const name of named.length > 0 ? named : ENGINES) runs[name] = runEngine(name, size, data);
    sizes[String(size)] = runs;
    if (!options.json) process.stdout.write(`${table(size, runs)}\n\n`);
  }
  const smallCompanies = child('small-companies.ts', [data]);
  return {
    figures: {
      machine: { cores: availableParallelism(), loadBefore, loadAfter: loadavg()[0] },
      note: 'One process per engine. Wall times grow with the load beside it; cpu times are of the measured thread. Each engine first answers queries for 5 s, then up to three rounds of all of them within 15 s.',
      ceilingOfOthers: CEILING,
      sizes,
      smallCompanies,
    },
  };
}

const suite: BenchSuite = {
  name: 'index',
  description: 'packed index against SQLite FTS5 and MiniSearch: build, size, open, latency, memory, upsert',
  run,
};

export default suite;
