import { beforeAll, describe, expect, test } from 'vitest';
import { defaultWebsiteQuotas } from '../../src/platform/limits/limits.ts';
import { createCompany } from '../../src/services/companies/create-company.ts';
import { updateSettings } from '../../src/services/settings/update-settings.ts';
import { useAisle } from '../support/start-aisle.ts';
import { runAttacks } from './visitors/attacks.ts';
import { callersOf } from './visitors/caller.ts';
import { flood } from './visitors/flood.ts';
import { shops } from './visitors/shops.ts';

const aisle = useAisle({
  websiteQuotas: { ...defaultWebsiteQuotas },
  secret: 'the secret of the servers of this test',
});

beforeAll(async () => {
  for (const { companyId, domain, sites } of shops) {
    await createCompany(aisle.base, { name: domain, companyId, domains: [domain], enable: true });
    await updateSettings(aisle.contextOf(companyId), { website: { sites } });
  }
});

describe('the website surface under attack (short form of test/faults/visitors.ts)', () => {
  test('a thousand sessions from one network: capped, and who shops meanwhile notices nothing', async () => {
    const callers = callersOf(aisle.baseUrl);
    const { opened, refused, wrong, others } = await flood(callers, {
      sessions: 1_000,
      visitors: 5,
      first: 0,
    });
    callers.close();
    expect(wrong).toBe(0);
    expect(opened + refused).toBe(1_000);
    // More than one window only where the run took longer than one.
    expect(opened % defaultWebsiteQuotas['website-address-sessions']).toBe(0);
    expect(refused).toBeGreaterThan(800);
    expect(others.failed).toBe(0);
    expect(others.served).toBeGreaterThanOrEqual(5);
  }, 60_000);

  test('origin tricks, replays, foreign threads and forged identities are refused, each as the contract says', async () => {
    const callers = callersOf(aisle.baseUrl);
    const attempts = await runAttacks(callers, Math.floor(aisle.base.clock.nowMs() / 1000), 20_000);
    callers.close();
    expect(attempts.filter(({ held }) => !held)).toEqual([]);
    expect(attempts.length).toBeGreaterThan(100);
  }, 60_000);
});
