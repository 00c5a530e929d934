import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, describe, expect, test } from 'vitest';
import { armFaultPoints } from '../../src/platform/faults/fault-point.ts';
import { forEachStore } from '../support/engines.ts';
import { useAisle } from '../support/start-aisle.ts';
import { isWhole, killAt } from './fault-points/kill-at.ts';
import { faultPointNames, pointsOfTheEnd } from './fault-points/names.ts';

/** The longest that a test waits for what takes a second; a stuck page would take 120. */
const limitMs = 45_000;

forEachStore((_engine, store) => {
  const dataFolder = mkdtempSync(join(tmpdir(), 'aisle-points-'));
  afterAll(() => rmSync(dataFolder, { recursive: true, force: true }));

  describe('kill -9 at a fault point (short form of test/faults/fault-points.ts)', () => {
    test('in the middle of writing the FAQs: the page is made whole by the next server, once', async () => {
      const result = await killAt({ dataFolder, ...store.address }, 'faqs:faq-written', {
        endLeasesNow: true,
        limitMs,
      });
      expect(result).toMatchObject({ status: 'ready', jobs: { done: 1 }, duplicates: 0, faults: [] });
      expect(isWhole(result, limitMs)).toBe(true);
    }, 120_000);
  });
});

describe('fault points', () => {
  const aisle = useAisle();
  afterEach(() => armFaultPoints(undefined));

  const newShop = () =>
    aisle.newCompany({
      products: [
        {
          product_id: 'lamp',
          title: 'Brass Lamp',
          url: 'https://northpeak.example/p/lamp',
          attributes: { material: 'brass', weight_g: 900 },
        },
      ],
      settings: { integrations: { ai_powered_faqs: { enabled: true } } },
    });
  const path = `/api/v1/product-faqs?page_url=${encodeURIComponent('https://northpeak.example/p/lamp')}`;

  test('every one that the source names is passed: on the way to a list, or to a job that is given up', async () => {
    const passed = new Set<string>();
    let failing = false;
    const attempts = Promise.withResolvers<void>();
    armFaultPoints((name) => {
      passed.add(name);
      if (failing && name === 'faqs:claimed') throw new Error('a fault');
      if (name === 'faqs:announced' || name === 'faqs:page-failed') attempts.resolve();
    });
    const shop = await newShop();
    expect((await shop.get(path)).status).toBe(202);
    await attempts.promise;
    failing = true;
    const broken = await newShop();
    expect((await broken.get(path)).status).toBe(202);
    // The job's waits between attempts are not this test's business: it may be tried at once, and for the last time.
    await expect
      .poll(
        async () => {
          await aisle.base.db.write(null, (sql) =>
            sql
              .updateTable('job')
              .set({ run_at: 1, attempt: 2 })
              .where('company_id', '=', broken.companyId)
              .where('state', '=', 'queued')
              .execute(),
          );
          return (await broken.get(path)).body['reason'];
        },
        { timeout: 20_000, interval: 50 },
      )
      .toBe('generation_failed');
    expect(pointsOfTheEnd.every((name) => passed.has(name))).toBe(true);
    expect([...passed].sort()).toEqual(faultPointNames());
  });
});
