import { describe, expect, test, vi } from 'vitest';
import { changeCompany } from '../src/services/companies/change-company.ts';
import { readCompany } from '../src/services/companies/read-company.ts';
import { aheadClock } from './support/base-context.ts';
import {
  eddsa,
  forgedTokens,
  identityPrivateKey,
  identityPublicKey,
  identitySecret,
  hs256 as signed,
} from './support/identity-tokens.ts';
import { useAisle } from './support/start-aisle.ts';
import { newVisitor, openSession, shopOrigin, siteOf } from './support/visitor.ts';

const clock = aheadClock();
const aisle = useAisle(
  {
    trustedProxies: ['127.0.0.1'],
    // Nodes of a shared store seal with a secret that all of them have.
    secret: 'the secret of the servers of this test',
    websiteQuotas: {
      'website-session-messages': 20,
      'website-address-messages': 60,
      'website-site-messages': 300,
      'website-address-sessions': 30,
      'website-address-requests': 600,
    },
  },
  { clock },
);
const secret = identitySecret;
const now = () => Math.floor(clock.nowMs() / 1000);
const hs256 = (siteId: string, parts?: Parameters<typeof signed>[2]) => signed(siteId, now(), parts);

async function identityShop(site: Record<string, unknown>) {
  const shop = await aisle.newCompany();
  const siteId = siteOf(shop);
  const sites = [{ site_id: siteId, name: 'Web', origins: [shopOrigin], ...site }];
  const patched = await shop.patch('/api/v1/settings', { website: { sites } });
  expect(patched.status).toBe(200);
  return { shop, siteId, patched };
}

describe('identity tokens', () => {
  const hs = { identity_algorithm: 'HS256', identity_key: secret, identity_required: true };

  test('name the user, whose threads follow to another device; the key is never given back', async () => {
    const { shop, siteId, patched } = await identityShop(hs);
    expect(patched.text).not.toContain(secret);
    expect((await shop.get('/api/v1/settings')).text).not.toContain(secret);
    const phone = await newVisitor(aisle, siteId, { identity_token: hs256(siteId) });
    const { body } = await phone.post('/website/v1/messages', { query_text: 'Hello' });
    const laptop = await newVisitor(aisle, siteId, { identity_token: hs256(siteId) });
    expect((await laptop.get('/website/v1/messages')).body['thread_id']).toBe(body['thread_id']);
    const thread = await shop.get(`/api/v1/threads/${body['thread_id']}`);
    expect(thread.body['end_user_id']).toBe('u-77');
    const another = await newVisitor(aisle, siteId, {
      identity_token: hs256(siteId, { claims: { sub: 'u-78' } }),
    });
    expect((await another.get('/website/v1/messages')).body['thread_id']).toBeNull();
  });

  test('a key that is left out of a later patch stays', async () => {
    const { shop, siteId } = await identityShop(hs);
    const { identity_key: _, ...rest } = hs;
    const sites = [{ site_id: siteId, name: 'Renamed', origins: [shopOrigin], ...rest }];
    expect((await shop.patch('/api/v1/settings', { website: { sites } })).status).toBe(200);
    expect((await openSession(aisle, siteId, { identity_token: hs256(siteId) })).status).toBe(201);
  });

  test('the key is sealed in the store; one that an older release left in plain text is sealed by the next start', async () => {
    const { shop, siteId, patched } = await identityShop(hs);
    const stored = async () =>
      (
        await aisle.base.db.read(null, (sql) =>
          sql
            .selectFrom('company')
            .select('settings')
            .where('company_id', '=', shop.companyId)
            .executeTakeFirstOrThrow(),
        )
      ).settings;
    const open = (token: string) => openSession(aisle, siteId, { identity_token: token }, address(4));
    expect((patched.body as { website: object }).website).toMatchObject({
      sites: [{ identity_key_set: true }],
    });
    expect(await stored()).not.toContain(secret);
    const old = JSON.parse(await stored()) as {
      website: { sites: { sealedIdentityKey?: string; identityKey?: string }[] };
    };
    delete old.website.sites[0]!.sealedIdentityKey;
    old.website.sites[0]!.identityKey = secret;
    await aisle.base.db.write(shop.companyId, (sql) =>
      sql
        .updateTable('company')
        .set({ settings: JSON.stringify(old) })
        .where('company_id', '=', shop.companyId)
        .execute(),
    );
    await aisle.restart();
    expect(await stored()).not.toContain(secret);
    expect((await open(hs256(siteId))).status).toBe(201);
    expect(await open(hs256(siteId, { key: 'another secret of 32 characters!!' }))).toBeProblem(
      401,
      'invalid_identity',
    );
  });

  test('a sealed key that is moved to another site is none', async () => {
    const [one, other] = [await identityShop(hs), await identityShop(hs)];
    const ctx = aisle.contextOf(other.shop.companyId);
    const moved = (await readCompany(aisle.base, one.shop.companyId))!.settings.website.sites[0]!;
    await changeCompany(ctx, async (_tx, company) => {
      const [site] = company.settings.website.sites;
      const sites = [{ ...site!, sealedIdentityKey: moved.sealedIdentityKey }];
      return { ...company, settings: { ...company.settings, website: { sites } } };
    });
    const error = vi.spyOn(aisle.base.log, 'error');
    const told = () =>
      error.mock.calls.map(([fields]) => (fields as { siteId?: string }).siteId).filter((id) => id);
    const refused = await openSession(aisle, other.siteId, { identity_token: hs256(other.siteId) });
    expect(refused).toBeProblem(401, 'invalid_identity');
    // The operator is told, and only of that site: not of one whose key is right, nor of one that has none.
    expect(told()).toEqual([other.siteId]);
    await openSession(aisle, one.siteId, { identity_token: hs256(one.siteId) });
    const { siteId: plain } = await identityShop({});
    await openSession(aisle, plain, { identity_token: hs256(plain) });
    expect(told()).toEqual([other.siteId]);
    error.mockRestore();
  });

  test('of another kind, time, audience or key are refused', async () => {
    const { siteId } = await identityShop(hs);
    const forged = Object.entries(forgedTokens(siteId, now()));
    for (const [i, [what, identity_token]] of forged.entries())
      expect(await openSession(aisle, siteId, { identity_token }, address(100 + i)), what).toBeProblem(
        401,
        'invalid_identity',
      );
    expect(await openSession(aisle, siteId, {}, address(2))).toBeProblem(403, 'identity_required');
    const late = hs256(siteId, { claims: { exp: now() - 30 } });
    expect((await openSession(aisle, siteId, { identity_token: late }, address(2))).status).toBe(201);
  });

  test('Ed25519: the private half signs, and the public one is no secret of HS256', async () => {
    const { siteId } = await identityShop({ identity_algorithm: 'EdDSA', identity_key: identityPublicKey });
    const open = (identity_token: string) => openSession(aisle, siteId, { identity_token }, address(3));
    expect((await open(eddsa(siteId, now()))).status).toBe(201);
    expect(await open(hs256(siteId, { key: identityPublicKey }))).toBeProblem(401, 'invalid_identity');
    expect(await open(hs256(siteId))).toBeProblem(401, 'invalid_identity');
  });

  test('keys that are none are refused when they are set', async () => {
    const shop = await aisle.newCompany();
    for (const identity of [
      { identity_algorithm: 'HS256', identity_key: 'short' },
      { identity_algorithm: 'EdDSA', identity_key: 'no key' },
      { identity_algorithm: 'EdDSA', identity_key: identityPrivateKey },
      { identity_algorithm: 'none', identity_key: secret },
    ]) {
      const sites = [{ site_id: siteOf(shop), name: 'Web', origins: [shopOrigin], ...identity }];
      expect(await shop.patch('/api/v1/settings', { website: { sites } })).toBeProblem(
        400,
        'invalid_request',
      );
    }
  });
});

/** Requests as a proxy passes them on: each number is an address of a network of its own. */
function address(network: number, host = 1): Record<string, string> {
  return { origin: shopOrigin, 'x-forwarded-for': `203.0.${network}.${host}` };
}

describe('budgets', () => {
  test('one address opens 30 sessions a minute, and harms nobody else', async () => {
    const siteId = siteOf(await aisle.newCompany());
    const flood = Array.from({ length: 200 }, (_, i) => openSession(aisle, siteId, {}, address(50, i % 250)));
    const statuses = (await Promise.all(flood)).map(({ status }) => status);
    expect(statuses.filter((status) => status === 201)).toHaveLength(30);
    expect(statuses.filter((status) => status === 429)).toHaveLength(170);
    const refused = await openSession(aisle, siteId, {}, address(50));
    expect(refused).toBeProblem(429, 'rate_limited');
    expect(refused.headers['access-control-allow-origin']).toBe(shopOrigin);
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
    expect((await openSession(aisle, siteId, {}, address(51))).status).toBe(201);
  });

  test('one session sends 20 messages a minute, one address 60', async () => {
    const siteId = siteOf(await aisle.newCompany());
    const opened = await openSession(aisle, siteId, {}, address(60));
    const send = (token: unknown, from = address(60)) =>
      aisle.send('POST', '/website/v1/messages', {
        headers: { ...from, authorization: `Bearer ${token}` },
        body: { query_text: 'Hello' },
      });
    const statuses = [];
    for (let i = 0; i < 22; i++) statuses.push((await send(opened.body['session_token'])).status);
    expect(statuses.filter((status) => status === 200)).toHaveLength(20);
    expect(statuses.slice(20)).toEqual([429, 429]);
    for (let i = 0; i < 2; i++) {
      const more = await openSession(aisle, siteId, {}, address(60));
      for (let j = 0; j < 20; j++) statuses.push((await send(more.body['session_token'])).status);
    }
    expect(statuses.filter((status) => status === 200).length).toBeLessThanOrEqual(60);
    const last = await openSession(aisle, siteId, {}, address(60));
    expect((await send(last.body['session_token'])).status).toBe(429);
    const neighbour = await openSession(aisle, siteId, {}, address(61));
    expect((await send(neighbour.body['session_token'], address(61))).status).toBe(200);
  }, 60_000);
});

test('a session is over after 15 minutes, a visitor after 30 days', async () => {
  const siteId = siteOf(await aisle.newCompany());
  const visitor = await newVisitor(aisle, siteId);
  expect((await visitor.get('/website/v1/messages')).status).toBe(200);
  clock.advance(15 * 60_000 + 1);
  expect(await visitor.get('/website/v1/messages')).toBeProblem(401, 'invalid_session');
  const again = await newVisitor(aisle, siteId, { visitor_token: visitor.visitorToken });
  expect(again.visitorToken).toBe(visitor.visitorToken);
  clock.advance(31 * 24 * 3_600_000);
  const later = await newVisitor(aisle, siteId, { visitor_token: visitor.visitorToken });
  expect(later.visitorToken).not.toBe(visitor.visitorToken);
});
