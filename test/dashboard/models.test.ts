import { afterAll, expect, test } from 'vitest';
import { readConfig } from '../../src/platform/config/read-config.ts';
import { replyText, startFakeProvider } from '../support/fake-provider.ts';
import { newPerson } from '../support/person.ts';
import { useAisle } from '../support/start-aisle.ts';

const first = await startFakeProvider();
const second = await startFakeProvider();
const aisle = useAisle({
  models: {
    ...readConfig({}).models,
    timeoutMs: 5_000,
    allowPrivate: [new URL(first.baseUrl).host, new URL(second.baseUrl).host],
  },
});
afterAll(async () => {
  await first.close();
  await second.close();
});

const path = '/dashboard/api/models';
const settings = '/dashboard/api/v1/settings';
const key = 'sk-never-to-be-seen-0001';

async function newAdmin() {
  const { companyId } = await aisle.newCompany();
  return { companyId, admin: await newPerson(aisle, { companyId }) };
}

const own = (baseUrl: string, name: string) => ({
  provider: 'openai-compatible',
  base_url: baseUrl,
  name,
  api_key: key,
});

test('no model is a state like any other: nothing answers but the engine, and a test says so', async () => {
  const { admin } = await newAdmin();
  const { body } = await admin.get(path);
  expect(body).toMatchObject({ ladder: [], currency: 'USD' });
  expect(body['spend']).toHaveLength(2);
  expect((await admin.post(`${path}/test`)).body).toEqual({ data: [] });
});

test('two models are tried in order; one that fails says what to mend, and no key is ever given back', async () => {
  const { admin } = await newAdmin();
  const well = () => ({ text: replyText('not_found', []) });
  first.answer(() => ({ fault: 'wrong_key' }));
  second.answer(well);
  const saved = await admin.patch(settings, {
    model: { first: own(first.baseUrl, 'one'), second: own(second.baseUrl, 'two') },
  });
  expect(saved.status).toBe(200);
  const shown = await admin.get(path);
  expect(shown.body['ladder']).toEqual([
    { provider: 'openai-compatible', model: 'one', set_by: 'company' },
    { provider: 'openai-compatible', model: 'two', set_by: 'company' },
  ]);
  const tested = await admin.post(`${path}/test`);
  expect(tested.body['data']).toMatchObject([
    { model: 'one', ok: false, fix: 'set the right API key' },
    { model: 'two', ok: true, fix: null },
  ]);
  for (const { text } of [saved, shown, tested, await admin.get(settings)]) expect(text).not.toContain(key);
  first.answer(well);
  expect((await admin.post(`${path}/test`)).body['data']).toMatchObject([{ ok: true }, { ok: true }]);
});

test('tests are few: they cost the owner of the model', async () => {
  const { admin } = await newAdmin();
  await admin.patch(settings, { model: { first: own(first.baseUrl, 'one') } });
  const statuses: number[] = [];
  for (let i = 0; i < 7; i++) statuses.push((await admin.post(`${path}/test`)).status);
  expect(statuses).toEqual([200, 200, 200, 200, 200, 200, 429]);
});

test('a member with every grant sees none of it; another company’s models are its own', async () => {
  const { companyId, admin } = await newAdmin();
  await admin.patch(settings, { model: { first: own(first.baseUrl, 'mine') } });
  const grants = ['settings', 'analytics'] as const;
  const member = await newPerson(aisle, { companyId, role: 'member', grants });
  expect(await member.get(path)).toBeProblem(403, 'not_permitted');
  expect(await member.post(`${path}/test`)).toBeProblem(403, 'not_permitted');
  const { admin: other } = await newAdmin();
  expect((await other.get(path)).body['ladder']).toEqual([]);
});
