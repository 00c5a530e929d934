import { setTimeout as sleep } from 'node:timers/promises';
import { systemClock as clock } from '../../../src/platform/clock/clock.ts';
import { openStore } from '../kill/open-store.ts';
import { type Call, killedCompany } from '../kill/product.ts';
import type { StoreAddress } from '../kill/scenario.ts';
import { endServed, mustServe, serveProduct } from '../served.ts';
import { pointsOfTheEnd } from './names.ts';

const { companyId, domain } = killedCompany;
const pageUrl = `https://${domain}/p/lamp`;
const path = `/api/v1/product-faqs?page_url=${encodeURIComponent(pageUrl)}`;
const product = {
  product_id: 'lamp',
  title: 'Brass Lamp',
  url: pageUrl,
  attributes: { material: 'brass', weight_g: 900, height_cm: 40, waterproof: false },
};

/** What became of the page after its worker was killed at one point. */
export type KilledAt = {
  point: string;
  /** From the last kill until a server answered something else than 202. */
  generatingMs: number;
  status: string;
  reason?: string;
  jobs: Record<string, number>;
  duplicates: number;
  faults: string[];
};

/** Lets the leases of the dead run out now; the waiting itself is what the long form measures. */
async function endLeases(address: StoreAddress): Promise<void> {
  const db = await openStore(address);
  await db.write(null, (sql) =>
    sql.updateTable('job').set({ lease_until: 1 }).where('state', '=', 'running').execute(),
  );
  await db.close();
}

/** Serves until the process has killed itself at that point. */
async function dieAt(address: StoreAddress, point: string): Promise<void> {
  const server = await serveProduct(address, { fatal: point });
  if (!server) return;
  const { call, exited } = server;
  await Promise.race([
    exited,
    call('PUT', '/api/v1/products', { products: [product] }).catch(() => undefined),
  ]);
  // The death may come before the reply, and does at the points of the request itself.
  await call('GET', path).catch(() => undefined);
  const isOver = await Promise.race([exited.then(() => true), sleep(60_000, false)]);
  if (!isOver) throw new Error(`The fault point ${point} was never reached.`);
}

async function settle(call: Call, limitMs: number): Promise<Record<string, unknown>> {
  const startedMs = clock.monotonicMs();
  for (;;) {
    const { body } = await call('GET', path);
    if (body['status'] !== 'generating' || clock.monotonicMs() - startedMs > limitMs) return body;
    await sleep(100);
  }
}

async function look(address: StoreAddress): Promise<Pick<KilledAt, 'jobs' | 'duplicates' | 'faults'>> {
  const db = await openStore(address);
  const jobs = await db.read(null, (sql) =>
    sql.selectFrom('job').select('state').where('kind', '=', 'generate_faqs').execute(),
  );
  const [faqs, facts] = await db.read(companyId, async (sql) => [
    await sql
      .selectFrom('faq')
      .select(['faq_id', 'question_key'])
      .where('company_id', '=', companyId)
      .execute(),
    await sql.selectFrom('faq_fact').select('faq_id').where('company_id', '=', companyId).execute(),
  ]);
  await db.close();
  const bound = new Set(facts!.map(({ faq_id }) => faq_id));
  const states = Object.fromEntries(
    [...Map.groupBy(jobs, ({ state }) => state)].map(([state, rows]) => [state, rows.length]),
  );
  return {
    jobs: states,
    duplicates: faqs!.length - new Set(faqs!.map(({ question_key }) => question_key)).size + jobs.length - 1,
    faults: faqs!.flatMap(({ faq_id }) => (bound.has(faq_id) ? [] : [`FAQ ${faq_id} is bound to nothing`])),
  };
}

/**
 * Kills a server at one fault point of a page's first generation, starts another and waits for the page.
 *
 * `endLeasesNow` shortens the wait for PostgreSQL's leases, for tests; at the points of a job's end three deaths before
 * are always shortened.
 */
export async function killAt(
  address: StoreAddress,
  point: string,
  options: { endLeasesNow: boolean; limitMs: number },
): Promise<KilledAt> {
  if (pointsOfTheEnd.includes(point))
    for (let death = 1; death <= 3; death++) {
      await dieAt(address, 'faqs:generated');
      await endLeases(address);
    }
  await dieAt(address, point);
  const killedMs = clock.monotonicMs();
  if (options.endLeasesNow) await endLeases(address);
  const survivor = await mustServe(address);
  const body = await settle(survivor.call, options.limitMs);
  const generatingMs = Math.round(clock.monotonicMs() - killedMs);
  await endServed(survivor);
  const reason = body['reason'] === undefined ? {} : { reason: String(body['reason']) };
  return { point, generatingMs, status: String(body['status']), ...reason, ...(await look(address)) };
}

/** Whether the page ended as it must, in time, with one job and nothing twice. */
export function isWhole(result: KilledAt, limitMs: number): boolean {
  const isEnd = pointsOfTheEnd.includes(result.point);
  const states = Object.entries(result.jobs);
  return (
    result.generatingMs <= limitMs &&
    result.status === (isEnd ? 'not_available' : 'ready') &&
    result.reason === (isEnd ? 'generation_failed' : undefined) &&
    states.length === 1 &&
    states[0]![0] === (isEnd ? 'dead' : 'done') &&
    result.duplicates === 0 &&
    result.faults.length === 0
  );
}
