import { expect, test } from 'vitest';
import { createCompany } from '../../src/services/companies/create-company.ts';
import { authenticateSession } from '../../src/services/website-sessions/authenticate-session.ts';
import { openSession } from '../../src/services/website-sessions/open-session.ts';
import { fakeClock, testBase } from '../support/base-context.ts';
import { forEachStore } from '../support/engines.ts';

const minuteMs = 60_000;
const dayMs = 24 * 60 * minuteMs;

forEachStore((engine, store) => {
  let made = 0;
  async function newSite() {
    const clock = fakeClock();
    const base = testBase(store.db, clock);
    const domain = `sessions-${engine}-${++made}.example`;
    const company = await createCompany(base, { name: domain, domains: [domain], enable: true });
    const origin = `https://${domain}`;
    const { siteId } = company.settings.website.sites[0]!;
    const open = (visitorToken?: string) =>
      openSession(base, { siteId, origin, requestId: 'req_1', ...(visitorToken ? { visitorToken } : {}) });
    return { base, clock, origin, open };
  }

  test('a session is over after 15 minutes, at that very moment', async () => {
    const { base, clock, origin, open } = await newSite();
    const { sessionToken, expiresAtMs } = await open();
    expect(expiresAtMs).toBe(clock.nowMs() + 15 * minuteMs);
    clock.advance(15 * minuteMs - 1);
    expect(await authenticateSession(base, sessionToken, origin)).toMatchObject({ origin });
    clock.advance(1);
    expect(await authenticateSession(base, sessionToken, origin)).toBeUndefined();
  });

  test('a visitor who comes back within 30 days is the same one, later another', async () => {
    const { clock, open } = await newSite();
    const first = await open();
    clock.advance(30 * dayMs);
    const second = await open(first.visitorToken);
    expect(second).toMatchObject({ ownerId: first.ownerId, visitorToken: first.visitorToken });
    clock.advance(30 * dayMs + 1);
    expect((await open(first.visitorToken)).ownerId).not.toBe(first.ownerId);
  });
});
