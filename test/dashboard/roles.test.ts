import { describe, expect, test } from 'vitest';
import type { App } from '../../src/http/server.ts';
import { newPerson } from '../support/person.ts';
import { useAisle } from '../support/start-aisle.ts';

let app: App | undefined;
const aisle = useAisle(
  {},
  {
    addFurtherRoutes: (to) => {
      app = to;
    },
  },
);

/** An address of the route's pattern with ids that nobody has. */
function addressOf(url: string): string {
  return url.replaceAll(/:\w+/g, 'nobody');
}

function routesOf(who: string) {
  // HEAD stands beside every GET and is the same handler.
  return app!.sessionRoutes.filter(({ access, method }) => access.who === who && method !== 'HEAD');
}

describe('every route of the dashboard', () => {
  test('asks who is not signed in to sign in', async () => {
    expect(app!.sessionRoutes.length).toBeGreaterThan(60);
    for (const { method, url } of app!.sessionRoutes) {
      const headers = { origin: aisle.baseUrl };
      const response = await fetch(aisle.baseUrl + addressOf(url), { method, headers });
      await response.text();
      expect(response.status, `${method} ${url}`).toBe(401);
    }
  });

  test('refuses another site’s page before anything else', async () => {
    const { companyId } = await aisle.newCompany();
    const admin = await newPerson(aisle, { companyId });
    for (const { method, url } of app!.sessionRoutes) {
      const response = await admin.call(method, addressOf(url), undefined, {
        origin: 'https://evil.example',
      });
      expect(response.status, `${method} ${url}`).toBe(403);
    }
  });

  test('is out of reach of a member without the grant, and says which', async () => {
    const { companyId } = await aisle.newCompany();
    const member = await newPerson(aisle, { companyId, role: 'member', grants: [] });
    const granted = routesOf('member').filter(({ access }) => access.grant !== undefined);
    expect(granted.length).toBeGreaterThan(30);
    for (const { method, url, access } of granted) {
      const response = await member.call(method, addressOf(url));
      expect(response, `${method} ${url}`).toBeProblem(403, 'not_permitted');
      expect(response.body['required_grant'], `${method} ${url}`).toBe(access.grant);
    }
  });

  test('of admins and operators is out of reach of a member with every grant', async () => {
    const { companyId } = await aisle.newCompany();
    const grants = ['settings', 'knowledge', 'catalogue', 'faqs', 'conversations', 'analytics'] as const;
    const member = await newPerson(aisle, { companyId, role: 'member', grants });
    const routes = [...routesOf('admin'), ...routesOf('operator')];
    expect(routes.length).toBeGreaterThan(10);
    for (const { method, url } of routes)
      expect(await member.call(method, addressOf(url)), `${method} ${url}`).toBeProblem(403, 'not_permitted');
  });

  test('of operators is out of reach of an admin', async () => {
    const { companyId } = await aisle.newCompany();
    const admin = await newPerson(aisle, { companyId });
    for (const { method, url } of routesOf('operator'))
      expect(await admin.call(method, addressOf(url)), `${method} ${url}`).toBeProblem(403, 'not_permitted');
  });

  test('knows no company but the person’s own', async () => {
    const { companyId } = await aisle.newCompany();
    const rival = await aisle.newCompany();
    const admin = await newPerson(aisle, { companyId });
    for (const { method, url } of [...routesOf('member'), ...routesOf('admin')]) {
      const headers = { 'aisle-company': rival.companyId };
      const response = await admin.call(method, addressOf(url), undefined, headers);
      expect(response, `${method} ${url}`).toBeProblem(404, 'company_not_found');
    }
  });
});

describe('what belongs to another company', () => {
  test('is not there: keys, people, invitations, requests, cases, uploads', async () => {
    const rival = await aisle.newCompany();
    const rivalAdmin = await newPerson(aisle, { companyId: rival.companyId });
    const made = await rivalAdmin.post('/dashboard/api/keys', { name: 'theirs' });
    const { key_id: keyId } = made.body['key'] as { key_id: string };
    await rivalAdmin.post('/dashboard/api/evaluation/cases', { body: { ask: 'Boots?' } });
    const { body: cases } = await rivalAdmin.get('/dashboard/api/evaluation');
    const [{ case_id: caseId }] = cases['cases'] as [{ case_id: string }];
    const { companyId } = await aisle.newCompany();
    const admin = await newPerson(aisle, { companyId });
    expect(await admin.delete(`/dashboard/api/keys/${keyId}`)).toBeProblem(404, 'key_not_found');
    const rotate = await admin.post(`/dashboard/api/keys/${keyId}/rotate`, { overlap_hours: 0 });
    expect(rotate).toBeProblem(404, 'key_not_found');
    expect(await admin.delete(`/dashboard/api/team/${rivalAdmin.userId}`)).toBeProblem(
      404,
      'member_not_found',
    );
    expect(await admin.delete(`/dashboard/api/evaluation/cases/${caseId}`)).toBeProblem(
      404,
      'case_not_found',
    );
    const { body } = await admin.get('/dashboard/api/evaluation');
    expect(body).toMatchObject({ cases: [], runs: [] });
  });
});

test('a member with the grant changes settings, but neither budget, models nor retention', async () => {
  const { companyId } = await aisle.newCompany();
  const member = await newPerson(aisle, { companyId, role: 'member', grants: ['settings'] });
  const path = '/dashboard/api/v1/settings';
  expect((await member.patch(path, { answers: { tone: 'friendly' } })).status).toBe(200);
  const amount = { amount: 500, currency: 'USD' };
  for (const patch of [
    { answers: { daily_budget: amount } },
    { answers: { monthly_budget: amount } },
    { answers: { daily_tokens: 5 } },
    { answers: { monthly_tokens: null } },
    { answers: null },
    { model: { enabled: false } },
    { model: null },
    { threads: { retention_days: 1 } },
  ])
    expect(await member.patch(path, patch), JSON.stringify(patch)).toBeProblem(403, 'not_permitted');
});
