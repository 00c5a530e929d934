import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { loadIcecat } from './catalogues.ts';
import type { BenchOptions, BenchResult, BenchSuite } from './suite.ts';
import { dataSet } from './suite.ts';
import { multiplied } from './support/loaded-shop.ts';
import { newCaller, newWorkplace, type Workplace } from './support/product-server.ts';
import { wireProductLine } from './support/wire-product.ts';

const domain = 'icecat.example';
const wanted = 50_000;
const starts = 7;

/** Serves once until the index of the whole catalogue is built, as it is on any later start; returns how long that took. */
async function buildIndexOnce(place: Workplace, key: string): Promise<number> {
  const server = await place.serve();
  const caller = newCaller(server.baseUrl, key, 1);
  const startedMs = performance.now();
  for (;;) {
    const { body } = await caller.post('/api/v1/search', { query_text: 'laptop' });
    if ((JSON.parse(body) as { degraded: boolean }).degraded === false) break;
    if (performance.now() - startedMs > 300_000)
      throw new Error('the index was not built within five minutes');
    await sleep(250);
  }
  caller.close();
  await server.kill();
  return performance.now() - startedMs;
}

const median = (values: readonly number[]) =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)]!;

async function run(options: BenchOptions): Promise<BenchResult> {
  const folder = dataSet(options, 'icecat-chorus');
  if (!folder) return { leftOut: 'icecat-chorus is not in the data folder', figures: {} };
  const place = newWorkplace();
  try {
    const file = join(place.folder, 'products.jsonl');
    writeFileSync(
      file,
      multiplied(loadIcecat(folder), wanted)
        .map((product) => wireProductLine(product, domain))
        .join('\n'),
    );
    await place.aisle('company', 'create', 'Icecat', '--id', 'co_icecat', '--domain', domain, '--enable');
    const { stdout } = await place.aisle('key', 'create', 'co_icecat', '--name', 'bench');
    const imported = await place.aisle('import', 'products', 'co_icecat', file, '--json');
    const indexBuildMs = await buildIndexOnce(place, stdout.trim());
    const rows: Record<'readyMs' | 'firstAnswerMs' | 'startToAnswerMs' | 'residentMb', number>[] = [];
    for (let i = 0; i < starts; i++) {
      const server = await place.serve();
      const caller = newCaller(server.baseUrl, stdout.trim(), 1);
      const reply = await caller.post('/api/v1/send_message', {
        query_text: 'Which laptop has 4 GB of memory?',
      });
      if (reply.status !== 200) throw new Error(`the first answer was ${reply.status}: ${reply.body}`);
      const [readyMs, firstAnswerMs, residentMb] = [server.readyMs, reply.milliseconds, server.residentMb()];
      rows.push({ readyMs, firstAnswerMs, startToAnswerMs: readyMs + firstAnswerMs, residentMb });
      caller.close();
      await server.kill();
    }
    const of = (member: keyof (typeof rows)[number]) => median(rows.map((row) => row[member]));
    return {
      figures: {
        products: wanted,
        importSeconds: imported.seconds,
        indexBuildMs,
        starts,
        median: {
          readyMs: of('readyMs'),
          firstAnswerMs: of('firstAnswerMs'),
          startToAnswerMs: of('startToAnswerMs'),
          residentMb: of('residentMb'),
        },
        rows,
      },
    };
  } finally {
    place.remove();
  }
}

export default {
  name: 'start',
  description: 'start of the served product with 50,000 products on disk, to the first answer',
  run,
} satisfies BenchSuite;
