import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { loadIcecat } from './catalogues.ts';
import type { BenchOptions, BenchResult, BenchSuite } from './suite.ts';
import { dataSet } from './suite.ts';
import {
  type Caller,
  measure,
  newCaller,
  newWorkplace,
  type Reply,
  type Workplace,
} from './support/product-server.ts';
import { wireProductLine } from './support/wire-product.ts';

const domain = 'icecat.example';
const rounds = 30;

/** Questions about single products, asked on their pages, and policy questions that the shop cannot answer. */
function questionsAbout(ids: readonly string[]): { query_text: string; page_url: string }[] {
  const wordings = ['How much does it weigh?', 'What colour is it?', 'How much is it?', 'Does it have wifi?'];
  return ids.map((id, i) => ({
    query_text: wordings[i % wordings.length]!,
    page_url: `https://${domain}/p/${id}`,
  }));
}

async function importCatalogue(place: Workplace, folder: string) {
  const products = loadIcecat(folder);
  const file = join(place.folder, 'products.jsonl');
  writeFileSync(file, products.map((product) => wireProductLine(product, domain)).join('\n'));
  await place.aisle('company', 'create', 'Icecat', '--id', 'co_icecat', '--domain', domain, '--enable');
  const { stdout } = await place.aisle('key', 'create', 'co_icecat', '--name', 'bench');
  const run = await place.aisle('import', 'products', 'co_icecat', file, '--json');
  return { products, key: stdout.trim(), run };
}

function isDegraded({ body }: Reply): boolean {
  return (JSON.parse(body) as { degraded: boolean }).degraded;
}

/** Waits until answers are of the whole index; returns how long that took. */
async function untilWhole(caller: Caller): Promise<number> {
  const startedMs = performance.now();
  while (isDegraded(await caller.post('/api/v1/search', { query_text: 'laptop', answer: false })))
    await sleep(100);
  return performance.now() - startedMs;
}

async function run(options: BenchOptions): Promise<BenchResult> {
  const folder = dataSet(options, 'icecat-chorus');
  if (!folder) return { leftOut: 'icecat-chorus is not in the data folder', figures: {} };
  const place = newWorkplace();
  try {
    const { products, key, run: imported } = await importCatalogue(place, folder);
    const server = await place.serve();
    const queries = readFileSync(join(folder, 'queries.tsv'), 'utf8')
      .trim()
      .split('\n')
      .map((line) => line.split('\t')[1]!);
    const searches = Array.from({ length: rounds }, () => queries)
      .flat()
      .map((query_text) => ({ query_text }));
    const ranked = searches.map((body) => ({ ...body, answer: false }));
    const questions = questionsAbout(products.slice(0, 2_000).map(({ productId }) => productId));
    const first = newCaller(server.baseUrl, key, 1);
    const firstAnswer = await first.post('/api/v1/search', { query_text: 'laptop', answer: false });
    const wholeMs = await untilWhole(first);
    first.close();
    await measure(server.baseUrl, key, '/api/v1/search', ranked.slice(0, 200), 1);
    const figures = {
      products: products.length,
      import: {
        seconds: imported.seconds,
        productsPerSecond: products.length / imported.seconds,
        peakMemoryMb: imported.peakMemoryMb,
        result: JSON.parse(imported.stdout) as unknown,
      },
      readyMs: server.readyMs,
      firstAnswerMs: firstAnswer.milliseconds,
      firstAnswerIsOfPart: isDegraded(firstAnswer),
      wholeAfterFirstAnswerMs: wholeMs,
      searchRankedOnly: await measure(server.baseUrl, key, '/api/v1/search', ranked, 1),
      searchWithAnswer: await measure(server.baseUrl, key, '/api/v1/search', searches, 1),
      searchWithAnswer16: await measure(server.baseUrl, key, '/api/v1/search', searches, 16),
      sendMessage: await measure(server.baseUrl, key, '/api/v1/send_message', questions, 1),
      sendMessage16: await measure(server.baseUrl, key, '/api/v1/send_message', questions, 16),
      residentMb: server.residentMb(),
    };
    await server.kill();
    return { figures };
  } finally {
    place.remove();
  }
}

export default {
  name: 'main-job',
  description: 'the 19,406 products of icecat-chorus imported by the CLI, searched and asked over HTTP',
  run,
} satisfies BenchSuite;
