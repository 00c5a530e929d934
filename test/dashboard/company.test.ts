import { gzipSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { newPerson } from '../support/person.ts';
import { useAisle } from '../support/start-aisle.ts';

const aisle = useAisle();

const boot = {
  product_id: 'NP-1',
  title: 'Trailhead boot',
  url: 'https://northpeak.example/p/trailhead',
  price: { amount: 13_900, currency: 'USD' },
  attributes: { waterproof: true, weight_g: 540 },
};

async function until<T>(look: () => Promise<T | undefined>): Promise<T> {
  for (let tries = 0; tries < 100; tries++) {
    const seen = await look();
    if (seen !== undefined) return seen;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  throw new Error('It did not happen.');
}

describe('API keys', () => {
  test('made, shown once, rotated, revoked; each in the audit log without the key', async () => {
    const { companyId } = await aisle.newCompany();
    const admin = await newPerson(aisle, { companyId });
    const made = await admin.post('/dashboard/api/keys', { name: 'backend' });
    const secret = String(made.body['secret']);
    const headers = { authorization: `Bearer ${secret}` };
    expect(
      (await aisle.send('POST', '/api/v1/search', { headers, body: { query_text: 'boots' } })).status,
    ).toBe(200);
    const { key_id: id } = made.body['key'] as { key_id: string };
    const rotated = await admin.post(`/dashboard/api/keys/${id}/rotate`, { overlap_hours: 0 });
    expect(rotated.status).toBe(200);
    const ended = await aisle.send('POST', '/api/v1/search', { headers, body: { query_text: 'boots' } });
    expect(ended).toBeProblem(401, 'invalid_api_key');
    const { key_id: next } = rotated.body['key'] as { key_id: string };
    expect((await admin.delete(`/dashboard/api/keys/${next}`)).status).toBe(204);
    const listed = await admin.get('/dashboard/api/keys');
    const log = await admin.get('/dashboard/api/audit');
    for (const text of [listed.text, log.text]) {
      expect(text).not.toContain(secret);
      expect(text).not.toContain(String(rotated.body['secret']));
    }
    expect(log.text).toContain('api_key.revoked');
  });

  test('refusal: none is made before who runs the server has enabled the company', async () => {
    const { companyId } = await aisle.newCompany({ enable: false });
    const admin = await newPerson(aisle, { companyId, isOperator: true });
    expect(await admin.post('/dashboard/api/keys', { name: 'a' })).toBeProblem(403, 'access_not_enabled');
    const path = `/dashboard/api/operator/companies/${companyId}`;
    expect((await admin.patch(path, { access_enabled: true })).status).toBe(200);
    expect((await admin.post('/dashboard/api/keys', { name: 'a' })).status).toBe(200);
    const nameless = await admin.patch(path, { access_enabled: false });
    expect(nameless).toBeProblem(400, 'invalid_request');
    const { body } = await admin.get('/dashboard/api/session');
    const [{ name }] = body['companies'] as [{ name: string }];
    expect((await admin.patch(path, { access_enabled: false, confirm_name: name })).status).toBe(200);
  });
});

describe('requests', () => {
  test('each call is a row with its key, soon after its answer; refused ones with their code', async () => {
    const shop = await aisle.newCompany({ products: [boot] });
    const admin = await newPerson(aisle, { companyId: shop.companyId });
    const answer = await shop.post('/api/v1/send_message', { query_text: 'Is the boot waterproof?' });
    const refused = await shop.get('/api/v1/products/none');
    const row = await until(async () => {
      const path = `/dashboard/api/requests?request_id=${answer.headers['x-request-id']}`;
      const { body } = await admin.get(path);
      return (body['data'] as Record<string, unknown>[])[0];
    });
    expect(row).toMatchObject({ operation: '/api/v1/send_message', status: 200, key_name: 'test' });
    const { body } = await until(async () => {
      const found = await admin.get('/dashboard/api/requests?refused=true');
      return (found.body['data'] as unknown[]).length > 0 ? found : undefined;
    });
    expect(body['data']).toMatchObject([
      { request_id: refused.headers['x-request-id'], status: 404, code: 'product_not_found' },
    ]);
    const trace = await admin.get(`/dashboard/api/v1/traces/${answer.headers['x-request-id']}`);
    expect(trace.body).toMatchObject({ request_id: answer.headers['x-request-id'] });
  });
});

describe('the playground', () => {
  test('answers byte for byte as the API does, and does not count', async () => {
    const shop = await aisle.newCompany({ products: [boot] });
    const admin = await newPerson(aisle, { companyId: shop.companyId });
    const question = { query_text: 'How much is the Trailhead boot?' };
    const api = await shop.post('/api/v1/send_message', question);
    const tried = await admin.post('/dashboard/api/v1/send_message', question);
    for (const part of ['result_text', 'sources', 'claims', 'answer_status'])
      expect(tried.body[part]).toEqual(api.body[part]);
    const { body } = await admin.get('/dashboard/api/v1/analytics/summary');
    expect(body).toMatchObject({ answers: 1, by_channel: { api: 1 } });
    const threads = await admin.get('/dashboard/api/v1/threads?channel=playground');
    expect(threads.body['data']).toHaveLength(1);
  });
});

describe('gaps', () => {
  const asked = ['Do you sell gift cards?', 'Can I buy a gift card?', 'gift card please'];

  test('what was asked in vain is one topic; answered once, every wording is', async () => {
    const shop = await aisle.newCompany({ products: [boot] });
    const editor = await newPerson(aisle, {
      companyId: shop.companyId,
      role: 'member',
      grants: ['faqs', 'analytics'],
    });
    for (const query_text of asked) await shop.post('/api/v1/send_message', { query_text });
    const { body } = await editor.get('/dashboard/api/v1/analytics/gaps');
    const [gap] = body['data'] as [{ gap_id: string; asked: number; state: string }];
    expect(body['data']).toHaveLength(1);
    expect(gap).toMatchObject({ asked: 3, state: 'open' });
    const answer = 'Yes, gift cards from 10 to 500 dollars, by mail.';
    const done = await editor.post(`/dashboard/api/gaps/${gap.gap_id}/answer`, {
      question: asked[0],
      answer,
    });
    expect(done.status).toBe(200);
    const tried = done.body['tried'] as { status: string }[];
    expect(tried.map(({ status }) => status)).toEqual(['answered', 'answered', 'answered']);
    const again = await shop.post('/api/v1/send_message', { query_text: asked[1] });
    expect(again.body['result_text']).toContain('10 to 500 dollars');
    const { body: after } = await editor.get('/dashboard/api/v1/analytics/gaps');
    expect(after['data']).toMatchObject([{ state: 'verified' }]);
    const run = await editor.post('/dashboard/api/evaluation/runs');
    expect(run.body).toMatchObject({ passed: 1, failed: 0 });
  });

  test('dismissed ones come back when they are taken back; an unknown one is not there', async () => {
    const shop = await aisle.newCompany({ products: [boot] });
    const editor = await newPerson(aisle, { companyId: shop.companyId });
    await shop.post('/api/v1/send_message', { query_text: asked[0] });
    const states = async () => {
      const { body } = await editor.get('/dashboard/api/v1/analytics/gaps');
      return (body['data'] as { state: string; gap_id: string }[]).map(({ state }) => state);
    };
    const { body } = await editor.get('/dashboard/api/v1/analytics/gaps');
    const [{ gap_id: id }] = body['data'] as [{ gap_id: string }];
    expect((await editor.post(`/dashboard/api/gaps/${id}/dismiss`)).status).toBe(204);
    expect(await states()).toEqual(['dismissed']);
    expect((await editor.post(`/dashboard/api/gaps/${id}/reopen`)).status).toBe(204);
    expect(await states()).toEqual(['open']);
    expect(await editor.post('/dashboard/api/gaps/none/dismiss')).toBeProblem(404, 'gap_not_found');
  });
});

describe('uploads', () => {
  async function upload(
    person: Awaited<ReturnType<typeof newPerson>>,
    companyId: string,
    path: string,
    text: string | Buffer<ArrayBuffer>,
  ) {
    const cookie = Object.entries(person.cookies())
      .map(([name, value]) => `${name}=${value}`)
      .join('; ');
    const response = await fetch(`${aisle.baseUrl}/dashboard/api/uploads/${path}`, {
      method: 'POST',
      headers: {
        cookie,
        origin: aisle.baseUrl,
        'aisle-company': companyId,
        'content-type': 'application/octet-stream',
      },
      body: text,
    });
    return { status: response.status, body: (await response.json()) as Record<string, unknown> };
  }

  test('a file of products is checked, brought in, and found; a bad row costs a row', async () => {
    const { companyId } = await aisle.newCompany();
    const admin = await newPerson(aisle, { companyId });
    const lines = [boot, { product_id: 'NP-2' }].map((each) => JSON.stringify(each)).join('\n');
    const finished = () =>
      until(async () => {
        const { body } = await admin.get('/dashboard/api/uploads');
        const [first] = body['data'] as [{ state: string }];
        return first.state === 'running' ? undefined : first;
      });
    await upload(admin, companyId, 'products?file=a.jsonl&dry_run=true', lines);
    expect(await finished()).toMatchObject({ state: 'done', dry_run: true, unchanged: 1, failed: 1 });
    const { body: none } = await admin.get('/dashboard/api/v1/products');
    expect(none['data']).toEqual([]);
    await upload(admin, companyId, 'products?file=a.jsonl', lines);
    expect(await finished()).toMatchObject({ created: 1, failed: 1, errors: [{ line: 2 }] });
    const { body } = await admin.get('/dashboard/api/v1/products');
    expect(body['data']).toHaveLength(1);
  });

  test('a file that unpacks without end fails with the reason, and nobody waits for it', async () => {
    const { companyId } = await aisle.newCompany();
    const admin = await newPerson(aisle, { companyId });
    const bomb = Buffer.from(gzipSync(Buffer.alloc(64 * 1024 * 1024)));
    const { status } = await upload(admin, companyId, 'products?file=a.csv', bomb);
    expect(status).toBe(200);
    const ended = await until(async () => {
      const { body } = await admin.get('/dashboard/api/uploads');
      const [first] = body['data'] as [{ state: string }];
      return first.state === 'running' ? undefined : first;
    });
    expect(ended).toMatchObject({ state: 'failed', failure: expect.stringContaining('times its size') });
  });

  test('refusal: a file of another kind, and a file that is too large', async () => {
    const { companyId } = await aisle.newCompany();
    const admin = await newPerson(aisle, { companyId });
    expect((await upload(admin, companyId, 'products?file=a.exe', 'MZ')).status).toBe(400);
    expect((await upload(admin, companyId, 'products?file=a.csv', 'x'.repeat(33 * 1024 * 1024))).status).toBe(
      413,
    );
  });
});
