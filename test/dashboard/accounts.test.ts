import { describe, expect, test } from 'vitest';
import { makePasswordLink } from '../../src/services/operators/make-password-link.ts';
import { browserOf, newPerson, password, setupCode } from '../support/person.ts';
import { useAisle } from '../support/start-aisle.ts';
import { totp } from '../support/totp.ts';

const aisle = useAisle();

describe('the first account', () => {
  test('the setup link makes an operator who is admin of the only company, once', async () => {
    const shop = await aisle.newCompany();
    const old = await setupCode(aisle);
    const code = await setupCode(aisle);
    const first = browserOf(aisle);
    const account = { code, email: 'First@Shop.example', name: 'First', password };
    expect(await first.post('/dashboard/api/setup', { ...account, code: old })).toBeProblem(
      410,
      'link_not_valid',
    );
    const short = await first.post('/dashboard/api/setup', { ...account, password: 'too short' });
    expect(short).toBeProblem(400, 'invalid_request');
    expect((await first.post('/dashboard/api/setup', account)).status).toBe(200);
    const { body } = await first.get('/dashboard/api/session');
    expect(body).toMatchObject({ email: 'first@shop.example', is_operator: true });
    expect(body['companies']).toMatchObject([{ company_id: shop.companyId, role: 'admin' }]);
    const again = browserOf(aisle);
    expect(await again.post('/dashboard/api/setup', { ...account, email: 'b@shop.example' })).toBeProblem(
      410,
      'link_not_valid',
    );
    expect(await setupCode(aisle)).toBeUndefined();
  });
});

describe('signing in', () => {
  test('happy and sign-out: the session ends on the server, not only in the browser', async () => {
    const person = await newPerson(aisle);
    const cookies = person.cookies();
    expect((await person.get('/dashboard/api/session')).body).toMatchObject({ email: person.email });
    expect((await person.post('/dashboard/api/sign_out')).status).toBe(200);
    const cookie = Object.entries(cookies)
      .map(([name, value]) => `${name}=${value}`)
      .join('; ');
    const stolen = await browserOf(aisle).get('/dashboard/api/session', { cookie });
    expect(stolen).toBeProblem(401, 'invalid_session');
  });

  test('the cookie is out of reach of scripts and of other sites', async () => {
    const { email } = await newPerson(aisle);
    const response = await fetch(`${aisle.baseUrl}/dashboard/api/sign_in`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', origin: aisle.baseUrl },
      body: JSON.stringify({ email, password }),
    });
    const [cookie] = response.headers.getSetCookie();
    expect(cookie).toMatch(/HttpOnly/);
    expect(cookie).toMatch(/SameSite=Lax/);
    expect(cookie).not.toMatch(/Domain=/);
  });

  test('refusal: wrong password and unknown address read the same', async () => {
    const { email } = await newPerson(aisle);
    const visitor = browserOf(aisle);
    const wrong = await visitor.post('/dashboard/api/sign_in', { email, password: 'not the password' });
    const unknown = await visitor.post('/dashboard/api/sign_in', {
      email: 'nobody@shop.example',
      password,
    });
    expect(wrong).toBeProblem(401, 'sign_in_failed');
    expect(unknown).toBeProblem(401, 'sign_in_failed');
    expect(wrong.body['detail']).toBe(unknown.body['detail']);
  });

  test('an eleventh try within a minute is refused even with the right password', async () => {
    const { email } = await newPerson(aisle);
    const visitor = browserOf(aisle);
    const tries = Array.from({ length: 9 }, () =>
      visitor.post('/dashboard/api/sign_in', { email, password: 'guess' }),
    );
    for (const tried of await Promise.all(tries)) expect(tried.status).toBe(401);
    const late = await visitor.post('/dashboard/api/sign_in', { email, password });
    expect(late).toBeProblem(429, 'rate_limited');
    expect(Number(late.headers['retry-after'])).toBeGreaterThan(0);
  });

  test('another site’s page can neither sign in nor use a session', async () => {
    const person = await newPerson(aisle);
    const foreign = { origin: 'https://evil.example' };
    const { email } = person;
    const path = '/dashboard/api/sign_in';
    expect(await browserOf(aisle).post(path, { email, password }, foreign)).toBeProblem(
      403,
      'origin_not_allowed',
    );
    expect(await person.post('/dashboard/api/session/password', {}, foreign)).toBeProblem(
      403,
      'origin_not_allowed',
    );
    expect(await person.get('/dashboard/api/session', foreign)).toBeProblem(403, 'origin_not_allowed');
    const crossSite = await person.get('/dashboard/api/session', { 'sec-fetch-site': 'cross-site' });
    expect(crossSite).toBeProblem(403, 'origin_not_allowed');
  });

  test('a second factor: needed after the password, its codes work, backup codes once', async () => {
    const person = await newPerson(aisle);
    const made = await person.post('/dashboard/api/session/second_factor', { password });
    const { uri, backup_codes: backup } = made.body as { uri: string; backup_codes: string[] };
    const confirm = { code: totp(uri, Date.now()), kind: 'app' };
    expect((await person.post('/dashboard/api/sign_in/second_factor', confirm)).status).toBe(200);
    expect((await person.get('/dashboard/api/session')).body['two_factor_enabled']).toBe(true);
    const other = browserOf(aisle);
    const { email } = person;
    const half = await other.post('/dashboard/api/sign_in', { email, password });
    expect(half.body).toEqual({ two_factor_required: true });
    expect(await other.get('/dashboard/api/session')).toBeProblem(401, 'invalid_session');
    const wrong = await other.post('/dashboard/api/sign_in/second_factor', { code: '000000', kind: 'app' });
    expect(wrong).toBeProblem(401, 'sign_in_failed');
    const code = { code: backup[0], kind: 'backup' };
    expect((await other.post('/dashboard/api/sign_in/second_factor', code)).status).toBe(200);
    expect((await other.get('/dashboard/api/session')).status).toBe(200);
    const third = browserOf(aisle);
    await third.post('/dashboard/api/sign_in', { email, password });
    expect(await third.post('/dashboard/api/sign_in/second_factor', code)).toBeProblem(401, 'sign_in_failed');
  });
});

describe('a new password', () => {
  test('the operator’s link works once and ends every session', async () => {
    const person = await newPerson(aisle);
    const token = await makePasswordLink(aisle.base, person.email);
    const visitor = browserOf(aisle);
    const next = 'another good password';
    const reset = { token, password: next };
    expect((await visitor.post('/dashboard/api/password/reset', reset)).status).toBe(200);
    expect(await person.get('/dashboard/api/session')).toBeProblem(401, 'invalid_session');
    expect(await visitor.post('/dashboard/api/password/reset', reset)).toBeProblem(410, 'link_not_valid');
    const { email } = person;
    expect((await visitor.post('/dashboard/api/sign_in', { email, password: next })).status).toBe(200);
  });

  test('asking for a link says nothing about who has an account', async () => {
    const { email } = await newPerson(aisle);
    const visitor = browserOf(aisle);
    const known = await visitor.post('/dashboard/api/password/forgot', { email });
    const unknown = await visitor.post('/dashboard/api/password/forgot', { email: 'no@shop.example' });
    expect(known.text).toBe(unknown.text);
    expect([known.status, unknown.status]).toEqual([200, 200]);
  });

  test('changing it asks for the present one', async () => {
    const person = await newPerson(aisle);
    const path = '/dashboard/api/session/password';
    const next = 'a third good password';
    expect(await person.post(path, { current: 'not it at all', next })).toBeProblem(401, 'sign_in_failed');
    expect((await person.post(path, { current: password, next })).status).toBe(200);
  });
});

describe('invitations', () => {
  const invite = { email: 'New@Shop.example', role: 'member', grants: ['faqs'] };

  test('happy: the link makes an account with these areas, once', async () => {
    const { companyId } = await aisle.newCompany();
    const admin = await newPerson(aisle, { companyId });
    const email = `n${companyId}@shop.example`;
    const made = await admin.post('/dashboard/api/team/invitations', { ...invite, email });
    expect(made.status).toBe(200);
    const token = String(made.body['link']).split('#')[1]!;
    const visitor = browserOf(aisle);
    const offer = await visitor.post('/dashboard/api/invitations/read', { token });
    expect(offer.body).toMatchObject({ email, role: 'member', grants: ['faqs'], has_account: false });
    const accepted = { token, name: 'New', password };
    expect((await visitor.post('/dashboard/api/invitations/accept', accepted)).status).toBe(200);
    const { body } = await visitor.get('/dashboard/api/session');
    expect(body['companies']).toMatchObject([{ company_id: companyId, role: 'member', grants: ['faqs'] }]);
    const again = await browserOf(aisle).post('/dashboard/api/invitations/accept', accepted);
    expect(again).toBeProblem(410, 'link_not_valid');
    const { body: team } = await admin.get('/dashboard/api/team');
    expect(team['invitations']).toEqual([]);
  });

  test('who has an account must be signed in with it: the link proves no password', async () => {
    const { companyId } = await aisle.newCompany();
    const admin = await newPerson(aisle, { companyId });
    const known = await newPerson(aisle);
    const body = { email: known.email, role: 'member' };
    const made = await admin.post('/dashboard/api/team/invitations', body);
    const token = String(made.body['link']).split('#')[1]!;
    const thief = browserOf(aisle);
    const stolen = await thief.post('/dashboard/api/invitations/accept', { token, name: 'T', password });
    expect(stolen).toBeProblem(401, 'sign_in_failed');
    expect((await known.post('/dashboard/api/invitations/accept', { token })).status).toBe(200);
    const { body: session } = await known.get('/dashboard/api/session');
    expect(session['companies']).toMatchObject([{ company_id: companyId }]);
  });

  test('a withdrawn invitation opens nothing', async () => {
    const { companyId } = await aisle.newCompany();
    const admin = await newPerson(aisle, { companyId });
    const made = await admin.post('/dashboard/api/team/invitations', {
      ...invite,
      email: `w${companyId}@shop.example`,
    });
    const { invitation_id: id } = made.body['invitation'] as { invitation_id: string };
    expect((await admin.delete(`/dashboard/api/team/invitations/${id}`)).status).toBe(204);
    const token = String(made.body['link']).split('#')[1]!;
    expect(await browserOf(aisle).post('/dashboard/api/invitations/read', { token })).toBeProblem(
      410,
      'link_not_valid',
    );
    expect(await admin.delete(`/dashboard/api/team/invitations/${id}`)).toBeProblem(
      404,
      'invitation_not_found',
    );
  });
});

describe('the team', () => {
  test('the last admin can neither leave nor step down; another can', async () => {
    const { companyId } = await aisle.newCompany();
    const admin = await newPerson(aisle, { companyId });
    const path = `/dashboard/api/team/${admin.userId}`;
    expect(await admin.patch(path, { role: 'member' })).toBeProblem(409, 'last_admin');
    expect(await admin.delete(path)).toBeProblem(409, 'last_admin');
    const other = await newPerson(aisle, { companyId });
    expect((await other.delete(path)).status).toBe(204);
    expect(await admin.get('/dashboard/api/team')).toBeProblem(404, 'company_not_found');
  });

  test('every change is in the audit log with who did it', async () => {
    const { companyId } = await aisle.newCompany();
    const admin = await newPerson(aisle, { companyId });
    const member = await newPerson(aisle, { companyId, role: 'member', grants: ['faqs'] });
    const path = `/dashboard/api/team/${member.userId}`;
    await admin.patch(path, { grants: ['knowledge'] });
    const { body } = await admin.get('/dashboard/api/audit?action=member.changed');
    expect(body['data']).toMatchObject([
      {
        actor_name: 'Ada Test',
        target: member.userId,
        details: { before: { grants: ['faqs'] }, after: { grants: ['knowledge'] } },
      },
    ]);
  });
});
