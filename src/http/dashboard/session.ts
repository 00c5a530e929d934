import type { FastifyReply } from 'fastify';
import {
  Done,
  PasswordBody,
  PasswordOnlyBody,
  SecondFactorSetup,
  Session,
} from '../../contract/dashboard/accounts.ts';
import type { Cookies } from '../../services/accounts/accounts.ts';
import { readCompany } from '../../services/companies/read-company.ts';
import { listMemberships } from '../../services/members/list-memberships.ts';
import { isOperator } from '../../services/operators/is-operator.ts';
import type { App } from '../server.ts';
import { signInHeaders } from '../session-guard.ts';
import { sessionRoute } from './session-route.ts';

function setCookies(reply: FastifyReply, cookies: Cookies): void {
  for (const cookie of cookies) reply.header('set-cookie', cookie);
}

async function companiesOf(app: App, userId: string) {
  const companies = [];
  for (const { companyId, role, grants } of await listMemberships(app.base, userId)) {
    const company = await readCompany(app.base, companyId);
    if (!company) continue;
    const { name, accessEnabled } = company;
    companies.push({
      company_id: companyId,
      name,
      access_enabled: accessEnabled,
      role,
      grants: [...grants],
    });
  }
  return companies;
}

/** Who is signed in, and what people change about their own account. */
export function addSession(app: App): void {
  const self = { who: 'user' } as const;
  app.get('/dashboard/api/session', sessionRoute(self, { response: Session }), async ({ person }) => {
    const { userId, email, name, twoFactorEnabled } = person;
    return {
      user_id: userId,
      email,
      name,
      two_factor_enabled: twoFactorEnabled,
      is_operator: await isOperator(app.base, userId),
      sends_mail: app.accounts.sendsMail,
      public_url: app.publicUrl,
      companies: await companiesOf(app, userId),
    };
  });
  const change = sessionRoute(self, { body: PasswordBody, response: Done });
  app.post('/dashboard/api/session/password', change, async (request, reply) => {
    const { cookies } = await app.accounts.changePassword(request.body, signInHeaders(request));
    setCookies(reply, cookies);
    return { done: true as const };
  });
  const enable = sessionRoute(self, { body: PasswordOnlyBody, response: SecondFactorSetup });
  app.post('/dashboard/api/session/second_factor', enable, async (request, reply) => {
    const made = await app.accounts.enableSecondFactor(request.body.password, signInHeaders(request));
    setCookies(reply, made.cookies);
    return { uri: made.uri, backup_codes: [...made.backupCodes] };
  });
  const disable = sessionRoute(self, { body: PasswordOnlyBody, response: Done });
  app.post('/dashboard/api/session/second_factor/off', disable, async (request, reply) => {
    const { cookies } = await app.accounts.disableSecondFactor(request.body.password, signInHeaders(request));
    setCookies(reply, cookies);
    return { done: true as const };
  });
}
