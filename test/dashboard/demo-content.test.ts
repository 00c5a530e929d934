import { expect, test } from 'vitest';
import { newPerson } from '../support/person.ts';
import { useAisle } from '../support/start-aisle.ts';

const aisle = useAisle();

type Source = { source_id: string; name: string; status: string };

test('the demo shop comes into an own company as two sources, once, and goes out with them', async () => {
  const shop = await aisle.newCompany({ domains: ['own.example'] });
  const admin = await newPerson(aisle, { companyId: shop.companyId });
  const sources = async () => (await shop.get('/api/v1/sources')).body['data'] as Source[];
  for (let times = 0; times < 2; times++)
    expect((await admin.post('/dashboard/api/demo_content')).status).toBe(204);
  await expect
    .poll(async () => (await sources()).map(({ status }) => status), { timeout: 40_000, interval: 300 })
    .toEqual(['ok', 'ok']);
  const { body } = await shop.post('/api/v1/send_message', {
    query_text: 'How long do I have to return something?',
  });
  expect(body['result_text']).toContain('60 days');
  const settings = await shop.get('/api/v1/settings');
  expect(settings.body['company']).toMatchObject({ domains: ['own.example', 'northpeak.example'] });
  for (const { source_id: id } of await sources())
    expect((await shop.delete(`/api/v1/sources/${id}`)).status).toBe(204);
  expect((await shop.get('/api/v1/products?limit=1')).body['data']).toEqual([]);
  expect((await shop.get('/api/v1/documents?limit=1')).body['data']).toEqual([]);
  const member = await newPerson(aisle, { companyId: shop.companyId, role: 'member', grants: ['knowledge'] });
  expect((await member.post('/dashboard/api/demo_content')).status).toBe(403);
}, 60_000);
