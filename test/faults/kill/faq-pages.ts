import { setTimeout as sleep } from 'node:timers/promises';
import { readConfig } from '../../../src/platform/config/read-config.ts';
import type { Database } from '../../../src/platform/database/database.ts';
import { startAisle } from '../../../src/start.ts';
import { integrityFaults, openStore } from './open-store.ts';
import { type Call, callerOfVictim, killedCompany, productVictim } from './product.ts';
import { compare, type KillScenario, type StoreAddress } from './scenario.ts';

const { companyId, domain } = killedCompany;
const pagesPerCycle = 12;
/** After one death a page is ready or refused within this time. */
const settledWithinMs = 45_000;

function pageOf(cycle: number, page: number): string {
  return `${domain}/p/${cycle}-${page}`;
}

function productOf(cycle: number, page: number) {
  return {
    product_id: `lamp-${cycle}-${page}`,
    title: `Brass Lamp ${cycle}-${page}`,
    url: `https://${pageOf(cycle, page)}`,
    attributes: { material: 'brass', weight_g: 900 + page, height_cm: 40, waterproof: false },
  };
}

async function firstRequests(call: Call, cycle: number, acknowledge: (id: string) => void): Promise<void> {
  const pages = Array.from({ length: pagesPerCycle }, (_, page) => page);
  await call('PUT', '/api/v1/products', { products: pages.map((page) => productOf(cycle, page)) });
  const request = async (page: number): Promise<void> => {
    const key = pageOf(cycle, page);
    const query = `page_url=${encodeURIComponent(`https://${key}`)}`;
    const { status } = await call('GET', `/api/v1/product-faqs?${query}`);
    if (status !== 202 && status !== 200) throw new Error(`product-faqs answered ${status}`);
    acknowledge(key);
  };
  await Promise.all(pages.map(request));
}

type Found = {
  pages: { url_key: string; state: string }[];
  faqs: { faq_id: number; url_key: string | null; state: string }[];
  facts: { faq_id: number }[];
  jobs: { payload: string; state: string }[];
};

async function look(db: Database): Promise<Found> {
  const [pages, faqs, facts] = await db.read(companyId, async (sql) => [
    await sql
      .selectFrom('faq_page')
      .select(['url_key', 'state'])
      .where('company_id', '=', companyId)
      .execute(),
    await sql
      .selectFrom('faq')
      .select(['faq_id', 'url_key', 'state'])
      .where('company_id', '=', companyId)
      .execute(),
    await sql.selectFrom('faq_fact').select('faq_id').where('company_id', '=', companyId).execute(),
  ]);
  const jobs = await db.read(null, (sql) =>
    sql
      .selectFrom('job')
      .select(['payload', 'state'])
      .where('company_id', '=', companyId)
      .where('kind', '=', 'generate_faqs')
      .execute(),
  );
  return { pages: pages!, faqs: faqs!, facts: facts!, jobs };
}

/** A page is whole: it waits with a job, or it is done with FAQs that are bound to their facts. */
function tornPages({ pages, faqs, facts, jobs }: Found): string[] {
  const waiting = new Set(
    jobs
      .filter(({ state }) => state === 'queued' || state === 'running')
      .map(({ payload }) => (JSON.parse(payload) as { urlKey: string }).urlKey),
  );
  const bound = new Set(facts.map(({ faq_id }) => faq_id));
  const byPage = Map.groupBy(faqs, ({ url_key }) => url_key);
  return pages.flatMap(({ url_key, state }) => {
    const own = byPage.get(url_key) ?? [];
    if (state === 'generating' && !waiting.has(url_key)) return [`${url_key} waits for no job`];
    if (state === 'generating' && own.length > 0) return [`${url_key} is half written`];
    if (state === 'ready' && own.length === 0) return [`${url_key} is ready with nothing`];
    return own
      .filter(({ faq_id }) => !bound.has(faq_id))
      .map(({ faq_id }) => `FAQ ${faq_id} is bound to nothing`);
  });
}

/** Starts a worker on what the kills left and waits until no page is generating. */
async function settle(address: StoreAddress): Promise<string[]> {
  const worker = await startAisle({
    ...readConfig({}),
    ...address,
    adminPort: 0,
    logLevel: 'error',
    roles: ['worker'],
  });
  try {
    const { db, clock } = worker.base;
    const startedMs = clock.monotonicMs();
    for (;;) {
      const left = (await look(db)).pages.filter(({ state }) => state === 'generating');
      if (left.length === 0) return [];
      if (clock.monotonicMs() - startedMs > settledWithinMs)
        return left.map(({ url_key }) => `${url_key} is still generating`);
      await sleep(200);
    }
  } finally {
    await worker.close();
  }
}

const scenario: KillScenario = {
  name: 'faq-pages',
  description:
    'first product-faqs requests while their jobs run; every page ends ready or refused, whole, made once',
  latestKillMs: 3_000,
  victim: productVictim,
  async drive({ victim, acknowledge, cycle }) {
    await firstRequests(await callerOfVictim(victim), cycle, acknowledge);
  },
  async verify({ address, acknowledged, last }) {
    const faults = last ? await settle(address) : [];
    const db = await openStore(address);
    const found = await look(db);
    await db.close();
    const { lost, duplicated } = compare(
      acknowledged,
      found.pages.map(({ url_key }) => url_key),
    );
    return { lost, duplicated, faults: [...faults, ...tornPages(found), ...integrityFaults(address)] };
  },
};

export default scenario;
