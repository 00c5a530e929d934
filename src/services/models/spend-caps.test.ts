import { describe, expect, test } from 'vitest';
import type { SpendCaps } from '../../platform/models/models.ts';
import type { Context } from '../context.ts';
import { defaultSettings } from '../settings-schema/stored-settings.ts';
import { hasRoom, isCapped, spendCounters } from './spend-caps.ts';

type Money = { amount: number; currency: string } | null;
type Own = Partial<{ dailyBudget: Money; monthlyBudget: Money; dailyTokens: number; monthlyTokens: number }>;

function counters(own: Own, server: SpendCaps = {}, at = '2026-02-28T23:59:59.999Z') {
  const ctx = {
    companyId: 'co_a',
    clock: { nowMs: () => Date.parse(at), monotonicMs: () => 0 },
    models: { config: { caps: server } },
  } as unknown as Context;
  const company = { companyId: 'co_a', name: 'a', accessEnabled: true, ...defaultSettings.company };
  return spendCounters(ctx, {
    ...defaultSettings,
    company,
    answers: { ...defaultSettings.answers, ...own },
  });
}

describe('what a call is counted in', () => {
  test('the company and the server, each by the day and the month in UTC', () => {
    const at = (time: string) => counters({}, {}, time).map(({ scope, period }) => `${scope} ${period}`);
    expect(at('2026-02-28T23:59:59.999Z')).toEqual([
      'company:co_a 2026-02-28',
      'company:co_a 2026-02',
      'server 2026-02-28',
      'server 2026-02',
    ]);
    expect(at('2026-03-01T00:00:00.000Z')).toContain('company:co_a 2026-03');
  });

  test('budgets in any currency are millionths of its unit', () => {
    const most = (amount: number, currency: string) =>
      counters({ dailyBudget: { amount, currency } })[0]!.most;
    expect(most(150, 'USD')).toEqual({ micros: 1_500_000, tokens: undefined });
    expect(most(150, 'JPY')).toEqual({ micros: 150_000_000, tokens: undefined });
    expect(most(1_500, 'KWD')).toEqual({ micros: 1_500_000, tokens: undefined });
  });

  test('each cap bounds its own counter and no other', () => {
    const most = (own: Own, server?: SpendCaps) => counters(own, server).map((counter) => counter.most);
    const none = { micros: undefined, tokens: undefined };
    const money = { amount: 100, currency: 'EUR' };
    const capped = { ...none, micros: 1_000_000 };
    expect(most({ dailyBudget: money })).toEqual([capped, none, none, none]);
    expect(most({ monthlyBudget: money })).toEqual([none, capped, none, none]);
    expect(most({ dailyTokens: 5 })).toEqual([{ ...none, tokens: 5 }, none, none, none]);
    expect(most({ monthlyTokens: 6 })).toEqual([none, { ...none, tokens: 6 }, none, none]);
    expect(most({}, { dailyMicros: 7, monthlyTokens: 8 })).toEqual([
      none,
      none,
      { ...none, micros: 7 },
      { ...none, tokens: 8 },
    ]);
  });
});

const cap = (micros?: number, tokens?: number) => ({ scope: 's', period: 'p', most: { micros, tokens } });

test('a cap of either kind makes a counter a capped one', () => {
  expect([cap(), cap(0), cap(undefined, 0), cap(1, 1)].map(isCapped)).toEqual([false, true, true, true]);
});

test('there is room up to the cap and not a millionth or a token beyond, whichever cap it is', () => {
  const spent = { micros: 60, tokens: 6 };
  const fits = (counter: ReturnType<typeof cap>, micros: number, tokens: number) =>
    hasRoom(counter, spent, { micros, tokens });
  expect([fits(cap(100), 40, 9e9), fits(cap(100), 41, 0)]).toEqual([true, false]);
  expect([fits(cap(undefined, 10), 9e9, 4), fits(cap(undefined, 10), 0, 5)]).toEqual([true, false]);
  expect([fits(cap(100, 10), 40, 4), fits(cap(100, 10), 40, 5), fits(cap(100, 10), 41, 4)]).toEqual([
    true,
    false,
    false,
  ]);
});
