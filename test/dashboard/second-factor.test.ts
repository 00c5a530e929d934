import { expect, test } from 'vitest';
import { newPerson, type Person } from '../support/person.ts';
import { useAisle } from '../support/start-aisle.ts';
import { totp } from '../support/totp.ts';

const aisle = useAisle();
const settings = '/dashboard/api/v1/settings';
const required = { team: { require_second_factor: true } };

async function switchOn(person: Person): Promise<void> {
  const { password } = person;
  const { body } = await person.post('/dashboard/api/session/second_factor', { password });
  const code = { code: totp(String(body['uri']), Date.now()), kind: 'app' };
  expect((await person.post('/dashboard/api/sign_in/second_factor', code)).status).toBe(200);
}

test('a company that asks for a second factor lets nobody in without, and everybody with', async () => {
  const { companyId } = await aisle.newCompany();
  const admin = await newPerson(aisle, { companyId });
  const member = await newPerson(aisle, { companyId, role: 'member', grants: ['faqs', 'settings'] });
  // Who has none cannot ask it of others: nobody might be left to take it back.
  expect(await admin.patch(settings, required)).toBeProblem(403, 'second_factor_required');
  expect(await member.patch(settings, required)).toBeProblem(403, 'not_permitted');
  await switchOn(admin);
  expect((await admin.patch(settings, required)).status).toBe(200);
  for (const path of ['/dashboard/api/v1/faqs', '/dashboard/api/questions', settings])
    expect(await member.get(path), path).toBeProblem(403, 'second_factor_required');
  // Their own account stays within reach: that is where it is switched on.
  expect((await member.get('/dashboard/api/session')).status).toBe(200);
  await switchOn(member);
  expect((await member.get('/dashboard/api/v1/faqs')).status).toBe(200);
  const late = await newPerson(aisle, { companyId, role: 'member' });
  const { body } = await admin.get('/dashboard/api/team');
  const rows = body['members'] as { user_id: string; two_factor_enabled: boolean }[];
  const has = new Map(rows.map(({ user_id: id, two_factor_enabled: on }) => [id, on]));
  expect([admin, member, late].map(({ userId }) => has.get(userId))).toEqual([true, true, false]);
});

test('it is of the company, not of the person', async () => {
  const strict = await aisle.newCompany({ settings: required });
  const lax = await aisle.newCompany();
  const admin = await newPerson(aisle, { companyId: strict.companyId });
  expect(await admin.get('/dashboard/api/team')).toBeProblem(403, 'second_factor_required');
  const other = await newPerson(aisle, { companyId: lax.companyId });
  expect((await other.get('/dashboard/api/team')).status).toBe(200);
});
