import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { AppError, type FieldFault } from '../../src/errors.ts';
import { closestName } from '../../src/services/companies/closest-name.ts';
import { createCompany } from '../../src/services/companies/create-company.ts';
import { disableCompany } from '../../src/services/companies/disable-company.ts';
import { enableCompany } from '../../src/services/companies/enable-company.ts';
import { findCompany } from '../../src/services/companies/find-company.ts';
import { getSettings } from '../../src/services/companies/get-settings.ts';
import { readCompany } from '../../src/services/companies/read-company.ts';
import { setLimit } from '../../src/services/companies/set-limit.ts';
import { companyContext } from '../../src/services/context.ts';
import { updateSettings } from '../../src/services/settings/update-settings.ts';
import { toSettingsDocument } from '../../src/services/settings-schema/settings-document.ts';
import { withTransaction } from '../../src/services/transaction.ts';
import { fakeClock, testBase } from '../support/base-context.ts';
import { forEachStore } from '../support/engines.ts';

async function faultsOf(work: Promise<unknown>): Promise<string[]> {
  const error = await work.then(
    () => undefined,
    (reason: unknown) => reason,
  );
  expect(error).toBeInstanceOf(AppError);
  const faults = (error as AppError).members['errors'] as FieldFault[];
  return faults.map((fault) => `${fault.pointer} ${fault.code}`);
}

forEachStore((_engine, store) => {
  let made = 0;
  async function newCompany(input: Partial<Parameters<typeof createCompany>[1]> = {}) {
    const base = testBase(store.db);
    const company = await createCompany(base, { name: `Shop ${++made}`, ...input });
    const ctx = companyContext(base, company.companyId, { kind: 'operator' }, 'req_test');
    return { base, company, ctx };
  }

  const noModel = {
    api_key: '',
    api_key_set: false,
    base_url: null,
    name: null,
    price: null,
    provider: null,
  };

  describe('createCompany', () => {
    test('a new company has the defaults of the contract, and a site for its domain', async () => {
      const { ctx, company } = await newCompany({ name: 'North Peak É', domains: ['northpeak.example'] });
      expect(company.companyId).toBe('co_north_peak_e');
      expect(toSettingsDocument(await getSettings(ctx))).toEqual({
        company: {
          company_id: 'co_north_peak_e',
          name: 'North Peak É',
          access_enabled: false,
          domains: ['northpeak.example'],
          default_locale: 'en',
          locales: ['en'],
          currency: 'USD',
        },
        integrations: { ai_powered_faqs: { enabled: false, require_approval: false, pregenerate: false } },
        answers: {
          allow_degraded: true,
          daily_budget: null,
          monthly_budget: null,
          daily_tokens: null,
          monthly_tokens: null,
          tone: '',
          guidelines: [],
          minimum_precision_percent: null,
        },
        model: { enabled: true, first: noModel, second: noModel },
        threads: { retention_days: 90 },
        team: { require_second_factor: false },
        catalog: { internal_fields: [] },
        contact: { phone: null, email: null, address: null, opening_hours: null },
        handover: { enabled: false, email: null, message: '' },
        website: {
          sites: [
            {
              site_id: 'st_north_peak_e_web',
              name: 'Web shop',
              origins: ['https://northpeak.example', 'https://www.northpeak.example'],
              identity_required: false,
              identity_algorithm: null,
              identity_key: '',
              widget: {
                surfaces: ['faq', 'search', 'chat'],
                theme: 'auto',
                position: 'end',
                style: {},
                starter_questions: [],
                disclaimer: '',
                contact_url: '',
                nudge: null,
                faq_json_ld: false,
              },
            },
          ],
        },
      });
    });

    test('names every fault at once and stores nothing', async () => {
      const base = testBase(store.db);
      const bad = createCompany(base, {
        name: ' ',
        companyId: 'Not An Id',
        domains: ['https://x.example/'],
        defaultLocale: 'en_US',
        currency: 'usd',
      });
      expect((await faultsOf(bad)).sort()).toEqual([
        '/company/company_id format',
        '/company/currency format',
        '/company/default_locale format',
        '/company/domains/0 format',
        '/company/locales/0 format',
        '/company/name blank',
      ]);
    });

    test('names in other letters than Latin ones make ids of their domains: two such companies do not meet', async () => {
      const base = testBase(store.db);
      const domain = `${randomUUID()}.example`;
      const { companyId } = await createCompany(base, { name: '茶居', domains: [domain], enable: true });
      expect(companyId).toBe(`co_${domain.replaceAll(/[-.]/g, '_')}`);
      const again = createCompany(base, { name: '文具', domains: [domain] });
      expect(await faultsOf(again)).toEqual(['/company/company_id duplicate']);
    });

    test('an id that is taken is refused', async () => {
      const { base, company } = await newCompany();
      const again = createCompany(base, { name: 'Other', companyId: company.companyId });
      expect(await faultsOf(again)).toEqual(['/company/company_id duplicate']);
    });
  });

  describe('access and limits', () => {
    test('enabling and disabling hold at once on this node, and say whether they changed anything', async () => {
      const { base, ctx, company } = await newCompany();
      expect((await getSettings(ctx)).company.accessEnabled).toBe(false);
      expect([await enableCompany(ctx), await enableCompany(ctx)]).toEqual([true, false]);
      expect((await readCompany(base, company.companyId))?.accessEnabled).toBe(true);
      expect(await disableCompany(ctx)).toBe(true);
      expect((await getSettings(ctx)).company.accessEnabled).toBe(false);
    });

    test('another process sees it within a second, without any notice', async () => {
      const { company, ctx } = await newCompany();
      const other = await store.open();
      try {
        const clock = fakeClock();
        const elsewhere = testBase({ ...other, onForeignCommit: () => () => undefined }, clock);
        expect((await readCompany(elsewhere, company.companyId))?.accessEnabled).toBe(false);
        await enableCompany(ctx);
        clock.advance(1_000);
        expect((await readCompany(elsewhere, company.companyId))?.accessEnabled).toBe(true);
      } finally {
        await other.close();
      }
    });

    test('limits are kept per policy and can be put back', async () => {
      const { base, ctx, company } = await newCompany();
      await setLimit(ctx, 'search', 42);
      await setLimit(ctx, 'management', 7);
      expect((await readCompany(base, company.companyId))?.limits).toEqual({ search: 42, management: 7 });
      await setLimit(ctx, 'search', undefined);
      expect((await readCompany(base, company.companyId))?.limits).toEqual({ management: 7 });
      expect(await faultsOf(setLimit(ctx, 'search', 0))).toEqual(['/limits/search range']);
    });
  });

  describe('updateSettings', () => {
    test('merges, keeps the rest, and puts defaults back with null', async () => {
      const { ctx } = await newCompany();
      await updateSettings(ctx, {
        integrations: { ai_powered_faqs: { enabled: true } },
        company: { default_locale: 'DE', unknown: 1 },
        handover: { email: 'help@shop.example' },
        unknown: {},
      });
      const settings = await getSettings(ctx);
      expect(settings.integrations.aiPoweredFaqs).toEqual({
        enabled: true,
        requireApproval: false,
        pregenerate: false,
      });
      expect(settings.company).toMatchObject({ defaultLocale: 'de', locales: ['en', 'de'] });
      expect(settings.handover.email).toBe('help@shop.example');
      await updateSettings(ctx, { integrations: null, handover: { email: null } });
      const after = await getSettings(ctx);
      expect(after.integrations.aiPoweredFaqs.enabled).toBe(false);
      expect(after.handover.email).toBeNull();
      expect(after.company.defaultLocale).toBe('de');
    });

    test('refuses read-only and wrong fields with all their places, and changes nothing', async () => {
      const { ctx } = await newCompany();
      const before = await getSettings(ctx);
      const faults = await faultsOf(
        updateSettings(ctx, {
          company: { company_id: 'x', access_enabled: true, name: null, domains: ['a b'], currency: 'eur' },
          integrations: { ai_powered_faqs: { enabled: 'yes' } },
          answers: { daily_budget: { amount: 1.5, currency: 'USD' } },
          threads: { retention_days: 3_651 },
          website: { sites: [{ name: 'Web', origins: ['https://shop.example/path'] }] },
          handover: [],
        }),
      );
      expect(faults).toEqual([
        '/company/company_id read_only',
        '/company/access_enabled read_only',
        '/company/name required',
        '/company/domains/0 format',
        '/company/currency format',
        '/integrations/ai_powered_faqs/enabled type',
        '/answers/daily_budget/amount type',
        '/threads/retention_days range',
        '/handover type',
        '/website/sites/0/origins/0 invalid_url',
      ]);
      expect(await faultsOf(updateSettings(ctx, []))).toEqual([' type']);
      expect(await getSettings(ctx)).toEqual(before);
    });

    test('names new sites and refuses two of one id', async () => {
      const { ctx } = await newCompany();
      const site = { name: 'Web', origins: ['HTTPS://Shop.example'] };
      const { website } = await updateSettings(ctx, { website: { sites: [site] } });
      expect(website.sites[0]).toMatchObject({ origins: ['https://shop.example'], identityRequired: false });
      expect(website.sites[0]?.siteId).toMatch(/^st_[0-9A-Z]{26}$/);
      const twice = { ...site, site_id: 'st_a' };
      expect(await faultsOf(updateSettings(ctx, { website: { sites: [twice, twice] } }))).toEqual([
        '/website/sites/1/site_id duplicate',
      ]);
    });

    test('two changes at once both hold', async () => {
      const { ctx } = await newCompany();
      await Promise.all([
        updateSettings(ctx, { answers: { tone: 'warm' } }),
        updateSettings(ctx, { threads: { retention_days: 7 } }),
      ]);
      expect(await getSettings(ctx)).toMatchObject({
        answers: { tone: 'warm' },
        threads: { retentionDays: 7 },
      });
    });

    test('a company never sees another company’s settings', async () => {
      const { ctx } = await newCompany();
      const rival = await newCompany();
      await updateSettings(ctx, { answers: { tone: 'secret tone' } });
      expect((await getSettings(rival.ctx)).answers.tone).toBe('');
    });

    test('inside a transaction the settings are those of the transaction', async () => {
      const { ctx } = await newCompany();
      const tone = await withTransaction(ctx, async (tx) => {
        await updateSettings(tx, { answers: { tone: 'inside' } });
        return (await getSettings(tx)).answers.tone;
      });
      expect(tone).toBe('inside');
    });
  });

  test('findCompany takes an id, a short id, a name or a domain, and knows the nearest', async () => {
    const { base } = await newCompany({ name: 'Glacier Goods', domains: ['glacier.example'] });
    for (const text of [
      'co_glacier_goods',
      'glacier_goods',
      'glacier goods',
      'www.glacier.example',
      'https://glacier.example/p/1',
    ])
      expect((await findCompany(base, text)).matches.map(({ companyId }) => companyId)).toEqual([
        'co_glacier_goods',
      ]);
    expect(await findCompany(base, 'glacier goosd')).toMatchObject({ matches: [], nearest: 'Glacier Goods' });
    expect(await findCompany(base, 'something else entirely')).toMatchObject({
      matches: [],
      nearest: undefined,
    });
  });
});

test('closestName counts swaps as one edit and refuses what is far', () => {
  expect(closestName('imprt', ['export', 'import'])).toBe('import');
  expect(closestName('improt', ['import'])).toBe('import');
  expect(closestName('zzz', ['import'])).toBeUndefined();
});
