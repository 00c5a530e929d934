import { minorDigits } from '../../engine/catalog/minor-digits.ts';
import type { SpendCaps } from '../../platform/models/models.ts';
import type { Context } from '../context.ts';
import type { Settings } from '../settings-schema/settings.ts';
import type { Amounts, SpendKey } from './store.ts';

/** A counter with what it may reach; `undefined` = as far as it likes. */
export type CappedSpend = SpendKey & { most: { micros: number | undefined; tokens: number | undefined } };

/** The day and the month of a time, in UTC. */
function periodsOf(nowMs: number): { day: string; month: string } {
  const text = new Date(nowMs).toISOString();
  return { day: text.slice(0, 10), month: text.slice(0, 7) };
}

function microsOf(money: { amount: number; currency: string } | null): number | undefined {
  return money === null
    ? undefined
    : Math.round((money.amount * 1_000_000) / 10 ** minorDigits(money.currency));
}

function countersOf(scope: string, caps: SpendCaps, nowMs: number): CappedSpend[] {
  const { day, month } = periodsOf(nowMs);
  return [
    { scope, period: day, most: { micros: caps.dailyMicros, tokens: caps.dailyTokens } },
    { scope, period: month, most: { micros: caps.monthlyMicros, tokens: caps.monthlyTokens } },
  ];
}

function capsOf({ answers }: Settings): SpendCaps {
  const caps = {
    dailyMicros: microsOf(answers.dailyBudget),
    monthlyMicros: microsOf(answers.monthlyBudget),
    dailyTokens: answers.dailyTokens ?? undefined,
    monthlyTokens: answers.monthlyTokens ?? undefined,
  };
  return Object.fromEntries(Object.entries(caps).filter(([, cap]) => cap !== undefined));
}

/** The counters that a call of the context's company adds to: its own and the server's, of the day and of the month. */
export function spendCounters(ctx: Context, settings: Settings): CappedSpend[] {
  const nowMs = ctx.clock.nowMs();
  return [
    ...countersOf(`company:${ctx.companyId}`, capsOf(settings), nowMs),
    ...countersOf('server', ctx.models.config.caps, nowMs),
  ];
}

/** Whether a counter has a cap at all. */
export function isCapped({ most }: CappedSpend): boolean {
  return most.micros !== undefined || most.tokens !== undefined;
}

/** Whether a counter that stands at `spent` has room for `wanted`. */
export function hasRoom({ most }: CappedSpend, spent: Amounts, wanted: Amounts): boolean {
  const { micros = Number.POSITIVE_INFINITY, tokens = Number.POSITIVE_INFINITY } = most;
  return spent.micros + wanted.micros <= micros && spent.tokens + wanted.tokens <= tokens;
}
