import { describe, expect, test } from 'vitest';
import { disableCompany } from '../src/services/companies/disable-company.ts';
import { useAisle } from './support/start-aisle.ts';

const aisle = useAisle();

describe('/api/v1/settings', () => {
  test('a new company has the defaults of the contract', async () => {
    const shop = await aisle.newCompany();
    const { status, body } = await shop.get('/api/v1/settings');
    expect(status).toBe(200);
    expect(body).toMatchObject({
      company: { company_id: shop.companyId, access_enabled: true, default_locale: 'en', currency: 'USD' },
      integrations: { ai_powered_faqs: { enabled: false, require_approval: false, pregenerate: false } },
      answers: {
        allow_degraded: true,
        daily_budget: null,
        tone: '',
        guidelines: [],
        minimum_precision_percent: null,
      },
      threads: { retention_days: 90 },
      handover: { enabled: false, email: null, message: '' },
    });
  });

  test('a patch merges, is in force at once, and repeating it changes nothing', async () => {
    const shop = await aisle.newCompany();
    const patch = {
      integrations: { ai_powered_faqs: { enabled: true } },
      threads: { retention_days: 30 },
      unknown: 1,
    };
    const first = await shop.patch('/api/v1/settings', patch);
    expect(first.body).toMatchObject({
      integrations: { ai_powered_faqs: { enabled: true } },
      threads: { retention_days: 30 },
    });
    expect((await shop.get('/api/v1/settings')).body).toEqual(first.body);
    expect((await shop.patch('/api/v1/settings', patch)).body).toEqual(first.body);
    const faqs = await shop.get('/api/v1/product-faqs?page_url=https://northpeak.example/p/1');
    expect(faqs.body['reason']).not.toBe('feature_disabled');
  });

  test('contact facts that are confirmed are quoted in answers, and no more when they are taken back', async () => {
    const shop = await aisle.newCompany();
    const contact = { phone: '+49 30 123456', opening_hours: 'Monday to Friday, 9:00 to 18:00' };
    const { body } = await shop.patch('/api/v1/settings', { contact });
    expect(body['contact']).toEqual({ ...contact, email: null, address: null });
    const ask = async (query_text: string) =>
      String((await shop.post('/api/v1/send_message', { query_text })).body['result_text']);
    expect(await ask('What is your phone number?')).toContain('+49 30 123456');
    expect(await ask('What are your opening hours?')).toContain('9:00 to 18:00');
    await shop.patch('/api/v1/settings', { contact: null });
    expect(await ask('What is your phone number?')).not.toContain('123456');
  });

  test('internal fields are kept from shoppers, and stay in the catalogue', async () => {
    const attributes = { erp_note: 'Zinnober', colour: 'red' };
    const shop = await aisle.newCompany({
      products: [
        {
          product_id: 'lamp',
          title: 'Brass lamp',
          url: 'https://northpeak.example/p/lamp',
          price: { amount: 4900, currency: 'EUR' },
          attributes,
        },
      ],
    });
    const told = async () => {
      const query = {
        query_text: 'What is the erp note of the brass lamp?',
        page_url: 'https://northpeak.example/p/lamp',
      };
      const reply = await shop.post('/api/v1/send_message', query);
      const found = await shop.post('/api/v1/search', {
        query_text: 'brass lamp',
        facets: ['attributes.erp_note', 'attributes.colour'],
      });
      return JSON.stringify([reply.body['result_text'], found.body['facets'], found.body['products']]);
    };
    expect(await told()).toMatch(/zinnober/i);
    await shop.patch('/api/v1/settings', { catalog: { internal_fields: ['ERP*'] } });
    await expect.poll(told).not.toMatch(/zinnober/i);
    expect(await told()).toContain('red');
    expect((await shop.get('/api/v1/products/lamp')).body['attributes']).toEqual(attributes);
    expect(await shop.patch('/api/v1/settings', { catalog: { internal_fields: [''] } })).toBeProblem(
      400,
      'invalid_request',
    );
  });

  test('refusal: read-only and wrong fields, all at once; nothing changes', async () => {
    const shop = await aisle.newCompany();
    const refused = await shop.patch('/api/v1/settings', {
      company: { access_enabled: true, currency: 'dollars' },
      threads: { retention_days: -1 },
    });
    expect(refused).toBeProblem(400, 'invalid_request');
    expect(refused.body['errors']).toMatchObject([
      { pointer: '/company/access_enabled', code: 'read_only' },
      { pointer: '/company/currency', code: 'format' },
      { pointer: '/threads/retention_days', code: 'range' },
    ]);
    expect((await shop.get('/api/v1/settings')).body).toMatchObject({ company: { currency: 'USD' } });
    const reader = await shop.withScopes('search:read');
    expect(await reader.patch('/api/v1/settings', {})).toBeProblem(403, 'insufficient_scope');
  });

  test('other company: nobody sees or changes another’s', async () => {
    const shop = await aisle.newCompany({ settings: { answers: { tone: 'ours' } } });
    const rival = await aisle.newCompany();
    await rival.patch('/api/v1/settings', { answers: { tone: 'theirs' } });
    expect((await shop.get('/api/v1/settings')).body).toMatchObject({ answers: { tone: 'ours' } });
  });

  test('a disabled company is refused by the next request', async () => {
    const shop = await aisle.newCompany();
    await disableCompany(aisle.contextOf(shop.companyId));
    expect(await shop.get('/api/v1/settings')).toBeProblem(403, 'access_not_enabled');
  });
});
