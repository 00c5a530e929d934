import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { systemClock as clock } from '../../src/platform/clock/clock.ts';
import { migrate } from '../../src/platform/database/migrate.ts';
import { postgresPrograms, startPostgres } from '../support/postgres.ts';
import { log } from './kill/open-store.ts';
import { killedCompany } from './kill/product.ts';
import type { StoreAddress } from './kill/scenario.ts';
import { endServed, mustServe, type Served } from './served.ts';

/**
 * Price changes while 50 clients read: no answer that was asked for after the update's 200 shows an older price, and the
 * list keeps its ids and its age. On PostgreSQL the readers ask two nodes and the updates go through the first.
 *
 * node test/faults/prices.ts [--engine sqlite|postgres] [--updates 100] [--readers 50] [--json]
 */
const { values } = parseArgs({
  options: {
    engine: { type: 'string', default: 'sqlite' },
    updates: { type: 'string', default: '100' },
    readers: { type: 'string', default: '50' },
    json: { type: 'boolean', default: false },
  },
});
const [updates, readers] = [Number(values.updates), Number(values.readers)];
const pageUrl = `https://${killedCompany.domain}/p/lamp`;
const listPath = `/api/v1/product-faqs?count=10&page_url=${encodeURIComponent(pageUrl)}`;
const firstPrice = 10_000;

type Listed = { faq_id: number; question: string };
type Body = Record<string, unknown>;

/** Every price that an answer shows, on its cards and in its words, in cents. */
function pricesOf(body: Body): number[] {
  const cards = (body['products'] as { price: { amount: number } | null }[]).flatMap(
    ({ price }) => price?.amount ?? [],
  );
  const words = [...String(body['result_text']).matchAll(/\$(\d+)\.(\d\d)/gu)];
  return [...cards, ...words.map(([, units, cents]) => Number(units) * 100 + Number(cents))];
}

async function list({ call }: Served): Promise<Body> {
  for (;;) {
    const { status, body } = await call('GET', listPath);
    if (status === 200) return body;
    await sleep(50);
  }
}

async function setPrice({ call }: Served, amount: number): Promise<void> {
  const price = { amount, currency: 'USD' };
  const { status } = await call('PATCH', '/api/v1/products', { products: [{ product_id: 'lamp', price }] });
  if (status !== 200) throw new Error(`the price was refused: ${status}`);
}

async function newPage({ call }: Served): Promise<void> {
  const product = {
    product_id: 'lamp',
    title: 'Brass Lamp',
    url: pageUrl,
    price: { amount: firstPrice, currency: 'USD' },
    attributes: { material: 'brass', weight_g: 900, height_cm: 40, waterproof: false },
  };
  await call('PUT', '/api/v1/products', { products: [product] });
}

async function run(addresses: readonly StoreAddress[]) {
  await migrate({ ...addresses[0]!, clock, log });
  const nodes: Served[] = [];
  for (const address of addresses) nodes.push(await mustServe(address));
  try {
    const [writer] = nodes as [Served];
    await newPage(writer);
    await list(writer);
    const faq = { question: 'Is it worth its price?', answer: 'It costs {price}.', page_url: pageUrl };
    await writer.call('POST', '/api/v1/faqs', faq);
    const before = await list(writer);
    const faqs = before['faqs'] as Listed[];
    const asked = async (node: Served, { faq_id, question }: Listed) =>
      (await node.call('POST', '/api/v1/send_message', { query_text: question, faq_id })).body;
    let [current, isOver, reads, shown, old] = [firstPrice, false, 0, 0, 0];
    const reading = Array.from({ length: readers }, async (_, reader) => {
      for (let turn = reader; !isOver; turn++) {
        const least = current;
        const prices = pricesOf(await asked(nodes[turn % nodes.length]!, faqs[turn % faqs.length]!));
        reads++;
        shown += prices.length;
        if (prices.some((price) => price < least)) old++;
      }
    });
    for (let update = 1; update <= updates; update++) {
      await setPrice(writer, firstPrice + update);
      current = firstPrice + update;
      const seen = reads;
      while (reads < seen + readers) await sleep(5);
    }
    isOver = true;
    await Promise.all(reading);
    const after = await list(writer);
    const kept =
      JSON.stringify(after['faqs']) === JSON.stringify(faqs) &&
      after['generated_at'] === before['generated_at'];
    return {
      nodes: nodes.length,
      readers,
      updates,
      reads,
      pricesShown: shown,
      oldPrices: old,
      listKept: kept,
    };
  } finally {
    for (const node of nodes) await endServed(node);
  }
}

async function onPostgres(folder: string) {
  const server = await startPostgres({ durable: true });
  try {
    const databaseUrl = server.url;
    return await run(['a', 'b'].map((name) => ({ databaseUrl, dataFolder: join(folder, name) })));
  } finally {
    server.remove();
  }
}

if (values.engine === 'postgres' && !postgresPrograms()) {
  console.log('left out: no PostgreSQL server of version 15 or later is installed');
} else {
  const folder = mkdtempSync(join(tmpdir(), 'aisle-prices-'));
  try {
    const result =
      values.engine === 'postgres' ? await onPostgres(folder) : await run([{ dataFolder: folder }]);
    const held = result.oldPrices === 0 && result.listKept && result.pricesShown > 0;
    const report = { harness: 'prices', engine: values.engine, held, ...result };
    console.log(values.json ? JSON.stringify(report) : JSON.stringify(report, null, 2));
    process.exitCode = held ? 0 : 1;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
