import { beforeEach, describe, expect, test } from 'vitest';
import { createLimits, type Limits } from './limits.ts';

const log = { debug() {}, info() {}, warn() {}, error() {} };

describe('rate limits in memory', () => {
  let limits: Limits;
  let wallMs = 1_800_000_000_000;
  let monotonicMs = 5_000;
  const advance = (ms: number) => {
    wallMs += ms;
    monotonicMs += ms;
  };
  const clock = { nowMs: () => wallMs, monotonicMs: () => monotonicMs };
  beforeEach(async () => {
    limits = await createLimits({ log, clock, failedKeys: 3, quotas: { search: 7 } });
  });

  test('of 700 concurrent requests exactly 500 are allowed', async () => {
    const states = await Promise.all(
      Array.from({ length: 700 }, () => limits.count('product-faqs', 'co_a', undefined)),
    );
    expect(states.filter((state) => state.allowed)).toHaveLength(500);
    expect(states.at(0)).toEqual({
      policy: 'product-faqs',
      quota: 500,
      remaining: 499,
      allowed: true,
      resetMs: 60_000,
    });
    expect(states.at(-1)).toMatchObject({ remaining: 0, allowed: false });
  });

  test('companies and policies are counted apart', async () => {
    for (let i = 0; i < 7; i++) await limits.count('search', 'co_a', undefined);
    expect((await limits.count('search', 'co_a', undefined)).allowed).toBe(false);
    expect((await limits.count('search', 'co_b', undefined)).allowed).toBe(true);
    expect((await limits.count('management', 'co_a', undefined)).remaining).toBe(119);
  });

  test('what the operator set for the company wins', async () => {
    expect(await limits.count('search', 'co_a', 1)).toMatchObject({ quota: 1, allowed: true });
    expect(await limits.count('search', 'co_a', 1)).toMatchObject({ quota: 1, allowed: false });
  });

  test('the window begins with the first request and ends 60 s later', async () => {
    await limits.count('search', 'co_a', 1);
    advance(59_000);
    expect(await limits.count('search', 'co_a', 1)).toMatchObject({ allowed: false, resetMs: 1_000 });
    advance(1_000);
    expect(await limits.count('search', 'co_a', 1)).toMatchObject({ allowed: true, resetMs: 60_000 });
  });

  test('a clock set back by a day neither lengthens the window nor promises a day of waiting', async () => {
    await limits.count('search', 'co_a', 1);
    wallMs -= 86_400_000;
    expect((await limits.count('search', 'co_a', 1)).resetMs).toBeLessThanOrEqual(60_000);
    advance(60_000);
    expect((await limits.count('search', 'co_a', 1)).allowed).toBe(true);
  });

  test('windows that have ended are forgotten, those that run are not', async () => {
    await limits.count('search', 'co_old', 1);
    advance(30_000);
    await limits.count('search', 'co_new', 1);
    advance(30_000);
    expect(await limits.count('search', 'co_old', 1)).toMatchObject({ allowed: true, resetMs: 60_000 });
    expect(await limits.count('search', 'co_new', 1)).toMatchObject({ allowed: false, resetMs: 30_000 });
  });

  const isAllowed = async (counted: ReturnType<Limits['count']>) => (await counted).allowed;

  // The numbers of the contract (docs/api.md, docs/website.md).
  test.each([
    ['product-faqs', 500],
    ['send-message', 300],
    ['search', 600],
    ['management', 120],
  ] as const)('a company may do %s %i times a minute when nobody says otherwise', async (policy, quota) => {
    const plain = await createLimits({ log, clock });
    expect(plain.quotaOf(policy)).toBe(quota);
    for (let i = 1; i < quota; i++) await plain.count(policy, 'co_a', undefined);
    expect(await isAllowed(plain.count(policy, 'co_a', undefined))).toBe(true);
    expect(await isAllowed(plain.count(policy, 'co_a', undefined))).toBe(false);
  });

  test.each([
    ['website-session-messages', 20],
    ['website-address-messages', 60],
    ['website-site-messages', 300],
    ['website-address-sessions', 30],
    ['website-address-requests', 600],
  ] as const)('a page may make %s %i times a minute when nobody says otherwise', async (policy, quota) => {
    const plain = await createLimits({ log, clock });
    for (let i = 1; i < quota; i++) await plain.countWebsite(policy, '203.0.113.9');
    expect(await isAllowed(plain.countWebsite(policy, '203.0.113.9'))).toBe(true);
    expect(await isAllowed(plain.countWebsite(policy, '203.0.113.9'))).toBe(false);
  });

  test('what the operator set for all holds for companies and for pages', async () => {
    const set = await createLimits({ log, clock, websiteQuotas: { 'website-site-messages': 2 } });
    expect(limits.quotaOf('search')).toBe(7);
    expect(await set.countWebsite('website-site-messages', 'site_a')).toMatchObject({
      quota: 2,
      remaining: 1,
    });
  });

  test('signing in: ten tries from an address to an account, fifty to an account from everywhere', async () => {
    const tries = async (count: number, address: string, account: string) => {
      const states = [];
      for (let i = 0; i < count; i++) states.push(await limits.countSignIn(address, account));
      return states.map(({ allowed }) => allowed);
    };
    expect(await tries(11, '203.0.113.9', 'Ann@shop.example')).toEqual([...Array(10).fill(true), false]);
    // However the account is written; from another address, and to another account, there is room.
    expect(await tries(1, '203.0.113.9', ' ann@SHOP.example ')).toEqual([false]);
    expect(await tries(1, '203.0.113.10', 'ann@shop.example')).toEqual([true]);
    expect(await tries(1, '203.0.113.9', 'bob@shop.example')).toEqual([true]);
    const everywhere = [];
    for (let i = 0; i < 51; i++) everywhere.push(...(await tries(1, `198.51.100.${i}`, 'eve@shop.example')));
    expect(everywhere).toEqual([...Array(50).fill(true), false]);
  });

  test('a refused try to sign in says for which of the two it was', async () => {
    const once = await createLimits({ log, clock });
    for (let i = 0; i < 10; i++) await once.countSignIn('203.0.113.9', 'a');
    expect(await once.countSignIn('203.0.113.9', 'a')).toMatchObject({ policy: 'sign-in', quota: 10 });
    expect(await once.countSignIn('203.0.113.8', 'a')).toMatchObject({
      policy: 'sign-in-account',
      quota: 50,
    });
  });

  test('pages are counted by what a customer of a provider can choose from: a /24, a /64', async () => {
    const policy = 'website-address-messages';
    const quotas = { [policy]: 2, 'website-session-messages': 2 };
    const pages = await createLimits({ log, clock, websiteQuotas: quotas });
    const left = async (who: string) => (await pages.countWebsite(policy, who)).remaining;
    expect([await left('203.0.113.9'), await left('203.0.113.200')]).toEqual([1, 0]);
    // The same address where a socket takes both kinds.
    expect(await isAllowed(pages.countWebsite(policy, '::ffff:203.0.113.9'))).toBe(false);
    expect([await left('203.0.112.9'), await left('198.0.113.9'), await left('203.9.113.9')]).toEqual([
      1, 1, 1,
    ]);
    expect([await left('2001:db8:0:1::1'), await left('2001:db8:0:1:2::9')]).toEqual([1, 0]);
    expect(await left('2001:db8:0:2::1')).toBe(1);
    // A session is what it is called.
    const session = async (who: string) =>
      (await pages.countWebsite('website-session-messages', who)).remaining;
    expect([await session('a.b.c.1'), await session('a.b.c.2')]).toEqual([1, 1]);
  });

  test('bad keys are counted per address, IPv6 per /64', async () => {
    for (let i = 0; i < 3; i++) expect((await limits.countFailedKey('203.0.113.9')).allowed).toBe(true);
    expect((await limits.countFailedKey('203.0.113.9')).allowed).toBe(false);
    expect((await limits.countFailedKey('203.0.113.10')).allowed).toBe(true);
    for (const host of ['1', '2', '3']) await limits.countFailedKey(`2001:db8:0:1::${host}`);
    expect((await limits.countFailedKey('2001:db8:0:1:ffff:1:2:3')).allowed).toBe(false);
    expect((await limits.countFailedKey('2001:db8:0:2::1')).allowed).toBe(true);
  });

  test.each([
    ['2001:db8::1', '2001:db8:0:0:5:6:7:8', 'zeros left out in the network'],
    ['2001:db8::1:2:3:4:5', '2001:db8:0:1::9', 'one zero left out'],
    ['2001:db8:0:1:2:3:4:5', '2001:db8:0:1::', 'nothing left out'],
    ['::1', '0:0:0:0:9::', 'zeros left out at the beginning'],
  ])('%s and %s are one network: %s', async (one, other) => {
    for (let i = 0; i < 3; i++) await limits.countFailedKey(one);
    expect(await isAllowed(limits.countFailedKey(other))).toBe(false);
  });

  test.each([
    ['2001:db8:0:1::1', '2002:db8:0:1::1', 'the first group'],
    ['2001:db8:0:1::1', '2001:db8:0:2::1', 'the fourth group'],
    ['2001:db8::1:2:3:4:5', '2001:db8::2:3:4:5', 'how many zeros are left out'],
    ['::ffff:203.0.113.9', '::ffff:203.0.113.10', 'the IPv4 address written in it'],
  ])('%s and %s are two: they differ in %s', async (one, other) => {
    for (let i = 0; i < 3; i++) await limits.countFailedKey(one);
    expect(await isAllowed(limits.countFailedKey(one))).toBe(false);
    expect(await isAllowed(limits.countFailedKey(other))).toBe(true);
  });
});
