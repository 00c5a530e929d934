import { describe, expect, test } from 'vitest';
import { fakeClock, testBase } from '../../../test/support/base-context.ts';
import { postgresWanted, testStore } from '../../../test/support/engines.ts';
import { readConfig } from '../../platform/config/read-config.ts';
import { createModels } from '../../platform/models/create-models.ts';
import type { SpendCaps } from '../../platform/models/models.ts';
import { companyContext } from '../context.ts';
import type { Settings } from '../settings-schema/settings.ts';
import { defaultSettings } from '../settings-schema/stored-settings.ts';
import { reserveSpend, settleSpend } from './reserve-spend.ts';
import { readSpend, sumReservations } from './store.ts';

describe.each(postgresWanted() ? (['sqlite', 'postgres'] as const) : (['sqlite'] as const))(
  '%s',
  (engine) => {
    const store = testStore(engine);

    test('two hundred calls at the edge of a cap: room is given exactly as long as there is some', async () => {
      const companyId = await store.newCompany();
      const base = testBase(store.db);
      const caps = { dailyTokens: 1_000 };
      const models = createModels({ clock: base.clock, config: { ...readConfig({}).models, caps } });
      const ctx = companyContext({ ...base, models }, companyId, { kind: 'operator' }, 'req_1');
      const company = { companyId, name: 'a', accessEnabled: true, ...defaultSettings.company };
      const settings = { ...defaultSettings, company };
      const worst = { micros: 0, tokens: 95 };
      const reserved = await Promise.all(
        Array.from({ length: 200 }, () => reserveSpend(ctx, settings, worst)),
      );
      const given = reserved.filter((each) => each !== undefined);
      expect(given).toHaveLength(10);
      for (const each of given) await settleSpend(ctx, settings, each, { micros: 0, tokens: 50 });
      const day = new Date(base.clock.nowMs()).toISOString().slice(0, 10);
      expect(await readSpend(ctx, { scope: 'server', period: day })).toMatchObject({
        tokens: 500,
        calls: 10,
      });
      // What was kept and not used can be had again.
      const more = await Promise.all(Array.from({ length: 20 }, () => reserveSpend(ctx, settings, worst)));
      expect(more.filter((each) => each !== undefined)).toHaveLength(5);
    });

    /** A company of its own with caps of its own, on a server with others; the counters of the server are of a day of their own. */
    async function capped(own: Partial<Settings['answers']>, server: SpendCaps, day: string) {
      const companyId = await store.newCompany();
      const clock = fakeClock(Date.parse(day));
      const base = testBase(store.db, clock);
      const config = { ...readConfig({}).models, caps: server };
      const models = createModels({ clock, config });
      const ctx = companyContext({ ...base, models }, companyId, { kind: 'operator' }, 'req_1');
      const company = { companyId, name: 'a', accessEnabled: true, ...defaultSettings.company };
      const answers = { ...defaultSettings.answers, ...own };
      const settings = { ...defaultSettings, company, answers };
      const reserve = (micros: number, tokens: number) => reserveSpend(ctx, settings, { micros, tokens });
      return { ctx, clock, config, settings, reserve, scope: `company:${companyId}` };
    }

    test('room that a killed process had kept is free a minute after its call must have ended', async () => {
      const { clock, config, reserve } = await capped({ dailyTokens: 100 }, {}, '2001-01-01T00:00:00Z');
      expect(await reserve(0, 60)).toBeDefined();
      clock.advance(config.timeoutMs + 60_000 - 1);
      expect(await reserve(0, 60)).toBeUndefined();
      clock.advance(1);
      expect(await reserve(0, 60)).toBeDefined();
    });

    test('a full day stops a call although the month has room', async () => {
      const { reserve } = await capped(
        { dailyTokens: 100, monthlyTokens: 9_000 },
        {},
        '2002-01-01T00:00:00Z',
      );
      expect(await reserve(0, 100)).toBeDefined();
      expect(await reserve(0, 1)).toBeUndefined();
    });

    test('money that calls under way may cost counts as spent', async () => {
      const dailyBudget = { amount: 100, currency: 'USD' };
      const { reserve, settings, ctx } = await capped({ dailyBudget }, {}, '2003-01-01T00:00:00Z');
      const first = await reserve(600_000, 1);
      expect(await reserve(400_001, 1)).toBeUndefined();
      expect(await reserve(400_000, 1)).toBeDefined();
      await settleSpend(ctx, settings, first!, { micros: 100_000, tokens: 1 });
      expect(await reserve(500_001, 1)).toBeUndefined();
      expect(await reserve(500_000, 1)).toBeDefined();
    });

    test('a call that the server has no room for keeps none of the company’s', async () => {
      const day = '2104-01-01T00:00:00Z';
      const { ctx, clock, reserve, scope } = await capped({ dailyTokens: 9_000 }, { dailyTokens: 100 }, day);
      expect(await reserve(0, 95)).toMatchObject({ scopes: [scope, 'server'] });
      expect(await reserve(0, 6)).toBeUndefined();
      expect(await sumReservations(ctx, scope, clock.nowMs())).toEqual({ micros: 0, tokens: 95 });
    });
  },
);
