/** FAQs that are made before a page asks for them, where the company's settings want that. */
import { setTimeout as sleep } from 'node:timers/promises';
import { afterEach, describe, expect, test } from 'vitest';
import { armFaultPoints } from '../src/platform/faults/fault-point.ts';
import { pregenerateFaqs } from '../src/services/faqs/pregeneration/pregenerate-faqs.ts';
import { postgresWanted } from './support/engines.ts';
import { type TestAisle, useAisle } from './support/start-aisle.ts';
import type { WireClient } from './support/wire-client.ts';

const urlOf = (id: string) => `https://northpeak.example/p/${id}`;
const path = (id: string) =>
  `/api/v1/product-faqs?${new URLSearchParams({ page_url: urlOf(id), count: '10' })}`;
const lamp = (id: string, values: Record<string, unknown> = {}) => ({
  product_id: id,
  title: `Desk Lamp ${id}`,
  url: urlOf(id),
  attributes: { weight_g: 900, material: 'brass', country_of_origin: 'Portugal' },
  ...values,
});
const lamps = (...ids: string[]) => ids.map((id) => lamp(id));
const switches = (faqs: Record<string, boolean>) => ({ integrations: { ai_powered_faqs: faqs } });
const on = switches({ enabled: true, pregenerate: true });
const six = ['a', 'b', 'c', 'd', 'e', 'f'];

afterEach(() => armFaultPoints(undefined));

async function until(isSo: () => Promise<boolean>): Promise<void> {
  for (let tries = 0; !(await isSo()); tries++) {
    if (tries === 1_000) throw new Error('It does not come about.');
    await sleep(20);
  }
}

const pagesOf = (aisle: TestAisle, { companyId }: WireClient) =>
  aisle.base.db.read(companyId, (sql) =>
    sql
      .selectFrom('faq_page')
      .selectAll()
      .where('company_id', '=', companyId)
      .orderBy('requested_at')
      .orderBy('url_key')
      .execute(),
  );

const jobsOf = (aisle: TestAisle, kind: string) =>
  aisle.base.db.read(null, (sql) =>
    sql.selectFrom('job').selectAll().where('kind', '=', kind).orderBy('job_id').execute(),
  );

async function generationsOf(aisle: TestAisle, { companyId }: WireClient): Promise<number> {
  return (await jobsOf(aisle, 'generate_faqs')).filter((job) => job.company_id === companyId).length;
}

const makeDue = (aisle: TestAisle) =>
  aisle.base.db.write(null, (sql) =>
    sql.updateTable('schedule').set({ next_run_at: 0 }).where('kind', '=', 'pregenerate_faqs').execute(),
  );

/** Has the schedule's next minute come, and waits for the run that begins with it. */
async function minutePasses(aisle: TestAisle): Promise<void> {
  const before = new Set((await jobsOf(aisle, 'pregenerate_faqs')).map((job) => job.job_id));
  await until(async () => {
    const begun = (await jobsOf(aisle, 'pregenerate_faqs')).filter((job) => !before.has(job.job_id));
    if (begun.length === 0) await makeDue(aisle);
    return begun.some(({ state }) => state === 'done');
  });
}

async function readyIds(aisle: TestAisle, shop: WireClient): Promise<string[]> {
  const pages = await pagesOf(aisle, shop);
  return pages.filter(({ state }) => state === 'ready').map((page) => page.product_id!);
}

for (const store of ['sqlite', 'postgres'] as const)
  describe.skipIf(store === 'postgres' && !postgresWanted())(`on ${store}`, () => {
    const aisle = useAisle({}, { store });

    test('products that come in have their FAQs before anybody asks; a second run makes none again', async () => {
      const shop = await aisle.newCompany({ settings: on });
      const other = await aisle.newCompany({ settings: switches({ enabled: true }), products: lamps('a') });
      const off = await aisle.newCompany({ settings: switches({ pregenerate: true }), products: lamps('a') });
      await shop.put('/api/v1/products', { products: lamps('a', 'b') });
      await minutePasses(aisle);
      const first = await shop.get(path('a'));
      expect(first).toMatchObject({ status: 200, body: { status: 'ready', page_url: urlOf('a') } });
      expect(first.body['faqs']).not.toEqual([]);
      expect(await readyIds(aisle, shop)).toEqual(['a', 'b']);
      for (const each of [other, off]) expect(await pagesOf(aisle, each)).toEqual([]);
      expect((await other.get(path('a'))).status).toBe(202);
      await shop.put('/api/v1/products', { products: lamps('a', 'b') });
      await minutePasses(aisle);
      expect(await generationsOf(aisle, shop)).toBe(2);
      await shop.put('/api/v1/products', { products: lamps('c') });
      await minutePasses(aisle);
      expect(await readyIds(aisle, shop)).toEqual(['a', 'b', 'c']);
      expect(await generationsOf(aisle, shop)).toBe(3);
    });

    test('switched on, it begins with what was written last; off in the middle, it stops, and on again it goes on', async () => {
      const shop = await aisle.newCompany({ settings: switches({ enabled: true }) });
      for (const id of six) await shop.put('/api/v1/products', { products: lamps(id) });
      await minutePasses(aisle);
      expect(await pagesOf(aisle, shop)).toEqual([]);
      let switchedOff: Promise<unknown> | undefined;
      armFaultPoints((name) => {
        if (name === 'faqs:begun')
          switchedOff ??= shop.patch('/api/v1/settings', switches({ pregenerate: false }));
      });
      await shop.patch('/api/v1/settings', on);
      await minutePasses(aisle);
      await switchedOff;
      const stopped = await readyIds(aisle, shop);
      expect(stopped[0]).toBe('f');
      expect(stopped.length).toBeLessThan(six.length);
      await minutePasses(aisle);
      expect(await readyIds(aisle, shop)).toEqual(stopped);
      await shop.patch('/api/v1/settings', on);
      await minutePasses(aisle);
      expect(await readyIds(aisle, shop)).toEqual([...six].reverse());
      expect(await generationsOf(aisle, shop)).toBe(six.length);
    });

    test('after a restart it goes on where it was', async () => {
      const many = [...six, ...six.map((id) => `${id}2`)];
      const shop = await aisle.newCompany({ products: lamps(...many), settings: on });
      await until(async () => {
        await makeDue(aisle);
        return (await readyIds(aisle, shop)).length > 0;
      });
      await aisle.restart();
      expect((await readyIds(aisle, shop)).length).toBeLessThan(many.length);
      await until(async () => {
        await makeDue(aisle);
        return (await readyIds(aisle, shop)).length === many.length;
      });
      expect(await generationsOf(aisle, shop)).toBe(many.length);
    });

    test('what must be approved is made and not shown', async () => {
      const settings = switches({ enabled: true, pregenerate: true, require_approval: true });
      const shop = await aisle.newCompany({ products: lamps('a'), settings });
      await minutePasses(aisle);
      expect((await shop.get(path('a'))).body).toMatchObject({
        status: 'not_available',
        reason: 'awaiting_approval',
      });
    });

    test('left out are products without a page, on foreign hosts and out of the range', async () => {
      const products = [
        lamp('none', { url: undefined }),
        lamp('foreign', { url: 'https://elsewhere.example/p/foreign' }),
        lamp('gone', { availability: 'discontinued' }),
        lamp('here'),
      ];
      const shop = await aisle.newCompany({ products, settings: on });
      await minutePasses(aisle);
      expect((await pagesOf(aisle, shop)).map((page) => page.product_id)).toEqual(['here']);
    });

    test('a page with nothing to say is tried again once its product has changed, and no sooner', async () => {
      const bare = { product_id: 'bare', title: 'Bare', url: urlOf('bare') };
      const shop = await aisle.newCompany({ products: [bare], settings: on });
      await minutePasses(aisle);
      expect(await pagesOf(aisle, shop)).toMatchObject([{ reason: 'insufficient_content' }]);
      await minutePasses(aisle);
      expect(await generationsOf(aisle, shop)).toBe(1);
      await shop.put('/api/v1/products', { products: lamps('bare') });
      await minutePasses(aisle);
      expect(await readyIds(aisle, shop)).toEqual(['bare']);
    });

    test('all locales of a product are one page, in the language of the company', async () => {
      const german = lamp('a', { locale: 'de', title: 'Schreibtischlampe', url: urlOf('de-a') });
      const shop = await aisle.newCompany({
        products: [lamp('a'), german],
        settings: on,
        defaultLocale: 'de',
      });
      await minutePasses(aisle);
      expect(await pagesOf(aisle, shop)).toMatchObject([{ locale: 'de', page_url: urlOf('de-a') }]);
    });
  });

describe('where nothing works off jobs', () => {
  const aisle = useAisle({ roles: ['api'] });

  test('no page is begun while a shopper waits for one', async () => {
    const shop = await aisle.newCompany({ products: lamps('a', 'b'), settings: on });
    expect((await shop.get(path('a'))).status).toBe(202);
    const ctx = aisle.contextOf(shop.companyId);
    // Each look at this clock is a minute later.
    let monotonicMs = 0;
    const clock = { nowMs: () => ctx.clock.nowMs(), monotonicMs: () => (monotonicMs += 60_000) };
    expect((await pregenerateFaqs({ ...ctx, clock }).next()).done).toBe(true);
    expect((await pagesOf(aisle, shop)).map((page) => page.product_id)).toEqual(['a']);
  });

  test('a company whose access is off is left alone', async () => {
    const shop = await aisle.newCompany({ settings: on, enable: false });
    expect((await pregenerateFaqs(aisle.contextOf(shop.companyId)).next()).done).toBe(true);
    expect(await generationsOf(aisle, shop)).toBe(0);
  });
});
