import { join } from 'node:path';
import { loadIcecat } from './catalogues.ts';
import type { BenchOptions, BenchResult, BenchSuite } from './suite.ts';
import { dataSet } from './suite.ts';
import { type LoadRequest, load } from './support/load.ts';
import { importShop, multiplied, type ServedShop, serveShop, watchResident } from './support/loaded-shop.ts';
import { measure, newCaller } from './support/product-server.ts';
import { distinctQueries, drawnByZipf, oddQueries } from './support/shop-queries.ts';

const sizes = [50_000, 500_000];
const rounds = 3;
const seconds = 4;
const connections = 16;
/** More than are sent in a round, so that none of the distinct ones comes twice in it. */
const perRound = 12_000;
const popular = 500;

type Figures = { perSecond: number; p50Ms: number; p95Ms: number; p99Ms: number };
const median = (values: readonly number[]) =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;

function middleOf(runs: readonly Figures[]): Figures {
  const of = (member: keyof Figures) => median(runs.map((run) => run[member]));
  return { perSecond: of('perSecond'), p50Ms: of('p50Ms'), p95Ms: of('p95Ms'), p99Ms: of('p99Ms') };
}

/** Each kind of load in turn, round after round, so that what else the machine does hits all alike. */
async function loads(served: ServedShop, key: string, products: ReturnType<typeof loadIcecat>) {
  const headers = { authorization: `Bearer ${key}`, 'content-type': 'application/json' };
  const runs: Record<string, Figures[]> = {};
  const favourites = distinctQueries(products, popular, 1);
  const run = async (name: string, path: string, bodies: readonly unknown[]) => {
    const requests = bodies.map(
      (body): LoadRequest => ({ method: 'POST', path, headers, body: JSON.stringify(body) }),
    );
    const report = await load({ url: served.baseUrl, requests, connections, seconds, warmUpSeconds: 1 }, 200);
    runs[name] = [...(runs[name] ?? []), report];
  };
  for (let round = 0; round < rounds; round++) {
    // A seed of its own for every list: a query of one load must not be a repeated one of the next.
    const distinct = (part: number) => distinctQueries(products, perRound, 100 + 10 * round + part);
    const mixed = drawnByZipf(favourites, perRound, 50 + round);
    const ranked = (query_text: string) => ({ query_text, answer: false });
    const answered = (query_text: string) => ({ query_text });
    await run('empty', '/api/v1/empty', distinct(0).map(ranked));
    await run('rankedDistinct', '/api/v1/search', distinct(1).map(ranked));
    await run('rankedZipf', '/api/v1/search', mixed.map(ranked));
    await run('proseDistinct', '/api/v1/search', distinct(2).map(answered));
    await run('proseZipf', '/api/v1/search', mixed.map(answered));
  }
  const emptyPerSecond = runs['empty']!.map((one) => one.perSecond);
  return Object.fromEntries(
    Object.entries(runs).map(([name, all]) => {
      const ratios = all.map((one, round) => one.perSecond / emptyPerSecond[round]!);
      return [name, { ...middleOf(all), ratioToEmpty: median(ratios) }];
    }),
  );
}

/** The middle of three times of each odd query, ranked only and with prose, one request at a time. */
async function odd(served: ServedShop, key: string) {
  const caller = newCaller(served.baseUrl, key, 1);
  const rows: { query: string; rankedMs: number; proseMs: number }[] = [];
  for (const [query, query_text] of Object.entries(oddQueries)) {
    const time = async (answer: boolean) => {
      const times: number[] = [];
      for (let i = 0; i < 3; i++) {
        // Another space each time, so that nothing kept of the last one helps.
        const reply = await caller.post('/api/v1/search', {
          query_text: query_text.slice(0, 3_990) + ' '.repeat(i),
          answer,
        });
        if (reply.status >= 500) throw new Error(`${query}: ${reply.status}`);
        times.push(reply.milliseconds);
      }
      return median(times);
    };
    rows.push({ query, rankedMs: await time(false), proseMs: await time(true) });
  }
  caller.close();
  return { worstMs: Math.max(...rows.flatMap(({ rankedMs, proseMs }) => [rankedMs, proseMs])), rows };
}

/** A path as a word keeps the loaded folders there for the next run; a number is the only size to run. */
async function run(options: BenchOptions): Promise<BenchResult> {
  const folder = dataSet(options, 'icecat-chorus');
  if (!folder) return { leftOut: 'icecat-chorus is not in the data folder', figures: {} };
  const products = loadIcecat(folder);
  const kept = options.words.find((word) => word.includes('/'));
  const wanted = options.words.map(Number).filter((size) => size > 0);
  const bySize: Record<string, unknown> = {};
  const p50: number[] = [];
  for (const size of wanted.length > 0 ? wanted : sizes) {
    const shop = await importShop(multiplied(products, size), [], kept && join(kept, String(size)));
    const served = await serveShop(shop);
    try {
      const bodies = (seed: number) =>
        distinctQueries(products, 1_500, seed).map((query_text) => ({ query_text, answer: false }));
      await measure(served.baseUrl, shop.key, '/api/v1/search', bodies(2).slice(0, 500), 1);
      const resident = watchResident(served);
      const alone = await measure(served.baseUrl, shop.key, '/api/v1/search', bodies(3), 1);
      p50.push(alone.p50Ms);
      bySize[size] = {
        rankedDistinctOneConnection: alone,
        ...(size === sizes[0]
          ? { load: await loads(served, shop.key, products), odd: await odd(served, shop.key) }
          : {}),
        residentMb: resident.stop(),
      };
    } finally {
      await served.stop();
      shop.place.remove();
    }
  }
  const growth = p50.length === 2 ? { p50Growth: p50[1]! / p50[0]! } : {};
  return { figures: { rounds, seconds, connections, popular, ...growth, sizes: bySize } };
}

export default {
  name: 'search-load',
  description:
    'POST /search under load beside an empty route of the same server; growth to 500,000 products; odd queries',
  run,
} satisfies BenchSuite;
