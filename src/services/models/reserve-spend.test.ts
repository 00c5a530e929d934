import { describe, expect, test } from 'vitest';
import { testBase } from '../../../test/support/base-context.ts';
import { postgresWanted, testStore } from '../../../test/support/engines.ts';
import { readConfig } from '../../platform/config/read-config.ts';
import { createModels } from '../../platform/models/create-models.ts';
import { companyContext } from '../context.ts';
import { defaultSettings } from '../settings-schema/stored-settings.ts';
import { reserveSpend, settleSpend } from './reserve-spend.ts';
import { readSpend } from './store.ts';

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
  },
);
