import { mkdtempSync, rmSync } from 'node:fs';
import { Agent, request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { systemClock as clock } from '../../src/platform/clock/clock.ts';
import { migrate } from '../../src/platform/database/migrate.ts';
import { postgresPrograms, startPostgres } from '../support/postgres.ts';
import { log, openStore } from './kill/open-store.ts';
import { killedCompany } from './kill/product.ts';
import type { StoreAddress } from './kill/scenario.ts';
import { endServed, mustServe, type Served } from './served.ts';

/**
 * A herd of first requests: 1,000 at once for each of 100 pages are 100 jobs, each answer is a 202
 * with a sane interval (or the list once it is there), and all pages are ready afterwards.
 *
 * node test/faults/herd.ts [--engine sqlite|postgres] [--pages 100] [--requests 1000] [--json]
 */
const { values } = parseArgs({
  options: {
    engine: { type: 'string', default: 'sqlite' },
    pages: { type: 'string', default: '100' },
    requests: { type: 'string', default: '1000' },
    json: { type: 'boolean', default: false },
  },
});
const [pages, requestsPerPage] = [Number(values.pages), Number(values.requests)];
const { companyId, domain } = killedCompany;
const pathOf = (page: number) =>
  `/api/v1/product-faqs?page_url=${encodeURIComponent(`https://${domain}/p/${page}`)}`;

type Answer = { status: number; retryAfter: number; body: Record<string, unknown>; ms: number };
type Node = Served & { agent: Agent };

function ask({ baseUrl, key, agent }: Node, page: number): Promise<Answer> {
  const startedMs = clock.monotonicMs();
  return new Promise((resolve, reject) => {
    const headers = { authorization: `Bearer ${key}` };
    const sent = request(`${baseUrl}${pathOf(page)}`, { agent, headers }, (response) => {
      let text = '';
      response.setEncoding('utf8').on('data', (chunk: string) => (text += chunk));
      response.on('error', reject).on('end', () =>
        resolve({
          status: response.statusCode ?? 0,
          retryAfter: Number(response.headers['retry-after'] ?? 0),
          body: JSON.parse(text) as Record<string, unknown>,
          ms: clock.monotonicMs() - startedMs,
        }),
      );
    });
    sent.on('error', reject).end();
  });
}

/** What the API promises each of the herd. */
function isSane({ status, retryAfter, body }: Answer): boolean {
  if (status === 200) return body['status'] === 'ready' && (body['faqs'] as unknown[]).length > 0;
  const seconds = body['retry_after_seconds'];
  return (
    status === 202 &&
    body['status'] === 'generating' &&
    seconds === retryAfter &&
    Number.isInteger(seconds) &&
    retryAfter >= 2 &&
    retryAfter <= 30
  );
}

async function addProducts(node: Node): Promise<void> {
  const products = Array.from({ length: pages }, (_, page) => ({
    product_id: `lamp-${page}`,
    title: `Brass Lamp ${page}`,
    url: `https://${domain}/p/${page}`,
    attributes: { material: 'brass', weight_g: 900 + page, height_cm: 40, waterproof: false },
  }));
  const { status } = await node.call('PUT', '/api/v1/products', { products });
  if (status !== 200) throw new Error(`the products were refused: ${status}`);
}

/** From the last request on, until every page is ready on every node. */
async function untilReady(nodes: readonly Node[]): Promise<number> {
  const startedMs = clock.monotonicMs();
  for (const node of nodes)
    for (let page = 0; page < pages; page++)
      while ((await ask(node, page)).body['status'] !== 'ready') {
        if (clock.monotonicMs() - startedMs > 120_000) throw new Error(`page ${page} is not ready`);
        await sleep(100);
      }
  return clock.monotonicMs() - startedMs;
}

async function countJobs(address: StoreAddress): Promise<{ jobs: number; done: number }> {
  const db = await openStore(address);
  const rows = await db.read(null, (sql) =>
    sql
      .selectFrom('job')
      .select('state')
      .where('company_id', '=', companyId)
      .where('kind', '=', 'generate_faqs')
      .execute(),
  );
  await db.close();
  return { jobs: rows.length, done: rows.filter(({ state }) => state === 'done').length };
}

async function herd(addresses: readonly StoreAddress[]) {
  await migrate({ ...addresses[0]!, clock, log });
  const nodes: Node[] = [];
  for (const address of addresses) {
    const agent = new Agent({ keepAlive: true, maxSockets: Math.ceil(requestsPerPage / addresses.length) });
    nodes.push({ ...(await mustServe(address)), agent });
  }
  try {
    await addProducts(nodes[0]!);
    const waits = new Map<number, number>();
    const times: number[] = [];
    let [generating, ready, wrong] = [0, 0, 0];
    const startedMs = clock.monotonicMs();
    for (let page = 0; page < pages; page++) {
      const answers = await Promise.all(
        Array.from({ length: requestsPerPage }, (_, i) => ask(nodes[i % nodes.length]!, page)),
      );
      for (const answer of answers) {
        times.push(answer.ms);
        if (!isSane(answer)) wrong++;
        else if (answer.status === 200) ready++;
        else {
          generating++;
          waits.set(answer.retryAfter, (waits.get(answer.retryAfter) ?? 0) + 1);
        }
      }
      if (!values.json) process.stderr.write(`\r${page + 1}/${pages} `);
    }
    const seconds = (clock.monotonicMs() - startedMs) / 1000;
    const readyAfterMs = Math.round(await untilReady(nodes));
    times.sort((a, b) => a - b);
    const counts = await countJobs(addresses[0]!);
    return {
      ...{ nodes: nodes.length, pages, requests: times.length, generating, ready, wrong, ...counts },
      retryAfterSeconds: Object.fromEntries([...waits].sort(([a], [b]) => a - b)),
      allReadyAfterMs: readyAfterMs,
      requestsPerSecond: Math.round(times.length / seconds),
      p50Ms: Math.round(times[Math.floor(times.length / 2)]!),
      p99Ms: Math.round(times[Math.floor(times.length * 0.99)]!),
    };
  } finally {
    for (const node of nodes) {
      node.agent.destroy();
      await endServed(node);
    }
  }
}

async function onPostgres(folder: string) {
  const server = await startPostgres({ durable: true });
  try {
    const databaseUrl = server.url;
    return await herd(['a', 'b'].map((name) => ({ databaseUrl, dataFolder: join(folder, name) })));
  } finally {
    server.remove();
  }
}

if (values.engine === 'postgres' && !postgresPrograms()) {
  console.log('left out: no PostgreSQL server of version 15 or later is installed');
} else {
  const folder = mkdtempSync(join(tmpdir(), 'aisle-herd-'));
  try {
    const result =
      values.engine === 'postgres' ? await onPostgres(folder) : await herd([{ dataFolder: folder }]);
    const held = result.wrong === 0 && result.jobs === pages && result.done === pages;
    const report = { harness: 'herd', engine: values.engine, held, ...result };
    console.log(values.json ? JSON.stringify(report) : JSON.stringify(report, null, 2));
    process.exitCode = held ? 0 : 1;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
