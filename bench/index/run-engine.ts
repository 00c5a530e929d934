/** One engine in a process of its own: `run-engine.ts build|serve <engine> <documents> <data folder> <work folder>`; prints JSON. */

import { type DocumentSource, documentSource } from './documents.ts';
import type { Engine, OpenEngine } from './engine.ts';
import { aisle } from './engine-aisle.ts';
import { fts5 } from './engine-fts5.ts';
import { minisearch } from './engine-minisearch.ts';

const ENGINES: Record<string, Engine> = { aisle, fts5, minisearch };
const BLOCK = 1000;
/** A slow engine is measured on as many queries as fit into this time. */
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

async function build() {
  let buildMs = 0;
  const time = <T>(work: () => T): T => {
    const start = performance.now();
    const result = work();
    buildMs += performance.now() - start;
    return result;
  };
  const fileBytes = await engine.build(folder, blocks(source), time);
  const { user, system } = process.cpuUsage();
  return { buildMs, documentsPerSecond: (count / buildMs) * 1000, fileBytes, cpuMs: (user + system) / 1000 };
}

function percentiles(samples: number[]) {
  samples.sort((a, b) => a - b);
  const at = (share: number) => samples[Math.min(samples.length - 1, Math.floor(samples.length * share))]!;
  return { p50Ms: at(0.5), p95Ms: at(0.95), p99Ms: at(0.99), queries: samples.length };
}

function measure(open: OpenEngine, filtered: boolean) {
  for (const query of source.queries.slice(0, 30)) open.search(query, filtered);
  const samples: number[] = [];
  const end = performance.now() + MEASURE_MS;
  for (const query of source.queries) {
    const start = performance.now();
    open.search(query, filtered);
    samples.push(performance.now() - start);
    if (performance.now() > end) break;
  }
  return percentiles(samples);
}

/** Time from handing a new document over to finding it by a word only it has. */
function upsertToVisible(open: OpenEngine) {
  const samples: number[] = [];
  for (let i = 0; i < 50; i++) {
    const word = `zzword${i}x`;
    const base = source.document(i);
    const document = {
      ...base,
      id: `new${i}`,
      fields: { ...base.fields, title: `${base.fields['title']} ${word}` },
    };
    const start = performance.now();
    open.upsert(document);
    if (!open.search(word, false).includes(document.id)) throw new Error(`${name} does not find ${word}.`);
    samples.push(performance.now() - start);
  }
  return percentiles(samples);
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
