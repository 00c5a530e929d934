import { getSettings } from '../companies/get-settings.ts';
import type { Context } from '../context.ts';
import { spendCounters } from './spend-caps.ts';
import { readSpend } from './store.ts';

/** One counter with its caps; money in millionths of the currency's unit, `null` = no cap. */
export type SpendLine = {
  scope: 'company' | 'server';
  period: string;
  micros: number;
  tokens: number;
  calls: number;
  mostMicros: number | null;
  mostTokens: number | null;
};

/** What the company and the whole server have spent on models today and this month. */
export async function showSpend(ctx: Context): Promise<SpendLine[]> {
  const counters = spendCounters(ctx, await getSettings(ctx));
  return Promise.all(
    counters.map(async (counter) => ({
      scope: counter.scope === 'server' ? ('server' as const) : ('company' as const),
      period: counter.period,
      ...(await readSpend(ctx, counter)),
      mostMicros: counter.most.micros ?? null,
      mostTokens: counter.most.tokens ?? null,
    })),
  );
}
