/** One engine in a process of its own: `run-engine.ts build|serve <engine> <documents> <data folder> <work folder>`; prints JSON. */

import { type DocumentSource, documentSource } from './documents.ts';
import type { Engine, OpenEngine } from './engine.ts';
import { aisle } from './engine-aisle.ts';
import { fts5 } from './engine-fts5.ts';
import { minisearch } from './engine-minisearch.ts';

const ENGINES: Record<string, Engine> = { aisle, fts5, minisearch };
const BLOCK = 1000;
/** How long each engine answers before it is measured, so that none is measured on code still being compiled. */
const WARM_MS = 5_000;
/** All queries this many times; a slow engine is measured on as many as fit into the time. */
const ROUNDS = 3;
const MEASURE_MS = 15_000;

const [phase, name, countText, data, folder] = process.argv.slice(2) as [
  string,
  string,
  string,
  string,
  string,
];
const engine = ENGINES[name]!;
const count = Number(countText);
const source = documentSource(data);

function* blocks(documents: DocumentSource) {
  for (let start = 0; start < count; start += BLOCK)
    yield Array.from({ length: Math.min(BLOCK, count - start) }, (_, i) => documents.document(start + i));
}

/** Processor time of this thread so far, in ms: what a query costs whatever else the machine is doing. */
function cpuMs(): number {
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1000;
}

async function build() {
  let buildMs = 0;
  let buildCpuMs = 0;
  const time = <T>(work: () => T): T => {
    const start = performance.now();
    const startCpu = cpuMs();
    const result = work();
    buildMs += performance.now() - start;
    buildCpuMs += cpuMs() - startCpu;
    return result;
  };
  const fileBytes = await engine.build(folder, blocks(source), time);
  return {
    documentsPerSecond: (count / buildMs) * 1000,
    documentsPerCpuSecond: (count / buildCpuMs) * 1000,
    fileBytes,
  };
}

function percentile(samples: number[], share: number): number {
  samples.sort((a, b) => a - b);
  return samples[Math.min(samples.length - 1, Math.floor(samples.length * share))]!;
}

/** Wall time of each piece of work; processor time only as a mean, since systems count it in ticks. */
class Samples {
  readonly #wall: number[] = [];
  readonly #startCpuMs = cpuMs();

  take(work: () => void): void {
    const start = performance.now();
    work();
    this.#wall.push(performance.now() - start);
  }

  figures() {
    const wall = this.#wall;
    return {
      p50Ms: percentile(wall, 0.5),
      p95Ms: percentile(wall, 0.95),
      p99Ms: percentile(wall, 0.99),
      cpuMeanMs: (cpuMs() - this.#startCpuMs) / wall.length,
      samples: wall.length,
    };
  }
}

function measure(open: OpenEngine, filtered: boolean) {
  const warm = performance.now() + WARM_MS;
  for (let i = 0; performance.now() < warm; i++)
    open.search(source.queries[i % source.queries.length]!, filtered);
  const samples = new Samples();
  const end = performance.now() + MEASURE_MS;
  for (let i = 0; i < ROUNDS * source.queries.length && performance.now() < end; i++)
    samples.take(() => open.search(source.queries[i % source.queries.length]!, filtered));
  return samples.figures();
}

/** Time from handing a new document over to finding it by a word only it has. */
function upsertToVisible(open: OpenEngine) {
  const samples = new Samples();
  for (let i = 0; i < 50; i++) {
    const word = `zzword${i}x`;
    const base = source.document(i);
    const document = {
      ...base,
      id: `new${i}`,
      fields: { ...base.fields, title: `${base.fields['title']} ${word}` },
    };
    samples.take(() => {
      open.upsert(document);
      if (!open.search(word, false).includes(document.id)) throw new Error(`${name} does not find ${word}.`);
    });
  }
  return samples.figures();
}

async function serve() {
  // The queries and one product stay in memory for every engine alike; the rest is given back first.
  globalThis.gc?.();
  const before = process.memoryUsage().rss;
  const start = performance.now();
  const open = await engine.open(folder);
  const openMs = performance.now() - start;
  open.search(source.queries[0]!, false);
  const firstResultMs = performance.now() - start;
  const plain = measure(open, false);
  const filtered = measure(open, true);
  globalThis.gc?.();
  const rssBytes = process.memoryUsage().rss - before;
  const upsert = upsertToVisible(open);
  open.close();
  return { openMs, firstResultMs, plain, filtered, upsert, rssBytes };
}

process.stdout.write(JSON.stringify(phase === 'build' ? await build() : await serve()));
