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

  test('bad keys are counted per address, IPv6 per /64', async () => {
    for (let i = 0; i < 3; i++) expect((await limits.countFailedKey('203.0.113.9')).allowed).toBe(true);
    expect((await limits.countFailedKey('203.0.113.9')).allowed).toBe(false);
    expect((await limits.countFailedKey('203.0.113.10')).allowed).toBe(true);
    for (const host of ['1', '2', '3']) await limits.countFailedKey(`2001:db8:0:1::${host}`);
    expect((await limits.countFailedKey('2001:db8:0:1:ffff:1:2:3')).allowed).toBe(false);
    expect((await limits.countFailedKey('2001:db8:0:2::1')).allowed).toBe(true);
  });
});
