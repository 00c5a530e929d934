import { execFileSync } from 'node:child_process';
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
type EngineName = (typeof ENGINES)[number];

/** Runs a script of this suite in a process of its own and reads the JSON it prints. */
function child(script: string, words: readonly string[]): unknown {
  const flags = ['--expose-gc', '--max-old-space-size=12000'];
  const path = join(import.meta.dirname, 'index', script);
  const output = execFileSync(process.execPath, [...flags, path, ...words], {
    encoding: 'utf8',
    maxBuffer: 1 << 26,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  return JSON.parse(output);
}

function runEngine(name: EngineName, size: number, data: string): Run {
  const folder = mkdtempSync(join(tmpdir(), `aisle-bench-${name}-`));
  try {
    const words = [name, String(size), data, folder];
    const built = child('run-engine.ts', ['build', ...words]) as object;
    return { ...built, ...(child('run-engine.ts', ['serve', ...words]) as object) } as Run;
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

function table(size: number, runs: Partial<Record<EngineName, Run>>): string {
  const aisle = runs.aisle;
  const lines = [
    `${size.toLocaleString('en')} documents`.padEnd(28) + ENGINES.map((e) => e.padStart(22)).join(''),
  ];
  for (const [label, figure, digits] of ROWS) {
    const cells = ENGINES.map((name) => {
      const run = runs[name];
      if (run === undefined) return '-'.padStart(22);
      const ratio = aisle && name !== 'aisle' ? ` (×${(figure(run) / figure(aisle)).toPrecision(3)})` : '';
      return `${figure(run).toFixed(digits)}${ratio}`.padStart(22);
    });
    lines.push(label.padEnd(28) + cells.join(''));
  }
  return lines.join('\n');
}

/** Words: a number is a size to run instead of both, a name an engine to run instead of all. */
async function run(options: BenchOptions): Promise<BenchResult> {
  const data = dataSet(options, 'icecat-chorus');
  if (data === undefined) return { leftOut: 'the data set icecat-chorus is not there', figures: {} };
  const wanted = options.words.map(Number).filter((size) => size > 0);
  const named = ENGINES.filter((name) => options.words.includes(name));
  const loadBefore = loadavg()[0];
  const sizes: Record<string, Partial<Record<EngineName, Run>>> = {};
  for (const size of wanted.length > 0 ? wanted : SIZES) {
    const runs: Partial<Record<EngineName, Run>> = {};
    for (const name of named.length > 0 ? named : ENGINES) runs[name] = runEngine(name, size, data);
    sizes[String(size)] = runs;
    if (!options.json) process.stdout.write(`${table(size, runs)}\n\n`);
  }
  const smallCompanies = child('small-companies.ts', [data]);
  return {
    figures: {
      machine: { cores: availableParallelism(), loadBefore, loadAfter: loadavg()[0] },
      note: 'One process per engine. Wall times grow with the load beside it; cpu times are of the measured thread.',
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
