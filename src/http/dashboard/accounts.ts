import type { FastifyReply, FastifyRequest } from 'fastify';
import {
  AcceptBody,
  Done,
  ForgotBody,
  InvitationOffer,
  InvitationTokenBody,
  ResetBody,
  SecondFactorBody,
  SetupBody,
  SignInBody,
  SignInResult,
} from '../../contract/dashboard/accounts.ts';
import { AppError } from '../../errors.ts';
import type { Cookies } from '../../services/accounts/accounts.ts';
import { acceptInvitation, readInvitation } from '../../services/members/accept-invitation.ts';
import { completeSetup } from '../../services/operators/complete-setup.ts';
import type { App } from '../server.ts';
import { requireSameOrigin, signInHeaders } from '../session-guard.ts';

/** Routes for people who are not signed in yet: their own pages only, and few tries. */
function open<const S extends object>(shapes: S) {
  return { config: { public: true }, schema: shapes } as const;
}

function setCookies(reply: FastifyReply, cookies: Cookies): void {
  for (const cookie of cookies) reply.header('set-cookie', cookie);
}

async function countTry(app: App, request: FastifyRequest, account: string): Promise<void> {
  const state = await app.counter.countSignIn(request.ip, account);
  if (state.allowed) return;
  const retry_after_seconds = Math.max(1, Math.ceil(state.resetMs / 1000));
  throw new AppError('rate_limited', 'Too many tries. Wait, then try again.', {
    members: { retry_after_seconds },
  });
}

async function begin(app: App, request: FastifyRequest, account: string): Promise<void> {
  if (app.drain.draining) throw new AppError('unavailable', 'The server is shutting down.');
  requireSameOrigin(request, app.publicUrl);
  await countTry(app, request, account);
}

async function signInNow(
  app: App,
  request: FastifyRequest,
  reply: FastifyReply,
  body: { email: string; password: string },
) {
  const { cookies, needsSecondFactor } = await app.accounts.signIn(body, signInHeaders(request));
  setCookies(reply, cookies);
  return { two_factor_required: needsSecondFactor };
}

function addSignIn(app: App): void {
  const setup = open({ body: SetupBody, response: { 200: Done } });
  app.post('/dashboard/api/setup', setup, async (request, reply) => {
    await begin(app, request, 'setup');
    await completeSetup(app.base, app.accounts, request.body);
    await signInNow(app, request, reply, request.body);
    return { done: true as const };
  });
  const signIn = open({ body: SignInBody, response: { 200: SignInResult } });
  app.post('/dashboard/api/sign_in', signIn, async (request, reply) => {
    await begin(app, request, request.body.email);
    return signInNow(app, request, reply, request.body);
  });
  const second = open({ body: SecondFactorBody, response: { 200: Done } });
  app.post('/dashboard/api/sign_in/second_factor', second, async (request, reply) => {
    await begin(app, request, 'second-factor');
    const { cookies } = await app.accounts.verifySecondFactor(request.body, signInHeaders(request));
    setCookies(reply, cookies);
    return { done: true as const };
  });
  app.post('/dashboard/api/sign_out', open({ response: { 200: Done } }), async (request, reply) => {
    requireSameOrigin(request, app.publicUrl);
    const { cookies } = await app.accounts.signOut(signInHeaders(request));
    setCookies(reply, cookies);
    return { done: true as const };
  });
}

function addPasswordLinks(app: App): void {
  const forgot = open({ body: ForgotBody, response: { 200: Done } });
  app.post('/dashboard/api/password/forgot', forgot, async (request) => {
    await begin(app, request, `forgot ${request.body.email}`);
    await app.accounts.sendPasswordLink(request.body.email);
    return { done: true as const };
  });
  const reset = open({ body: ResetBody, response: { 200: Done } });
  app.post('/dashboard/api/password/reset', reset, async (request) => {
    await begin(app, request, 'reset');
    await app.accounts.resetPassword(request.body);
    return { done: true as const };
  });
}

function addInvitations(app: App): void {
  const look = open({ body: InvitationTokenBody, response: { 200: InvitationOffer } });
  app.post('/dashboard/api/invitations/read', look, async (request) => {
    await begin(app, request, 'invitation');
    const offer = await readInvitation(app.base, app.accounts, request.body.token);
    const { companyName, email, role, hasAccount } = offer;
    return {
      company_name: companyName,
      email,
      role,
      grants: [...offer.grants],
      has_account: hasAccount,
    };
  });
  const accept = open({ body: AcceptBody, response: { 200: Done } });
  app.post('/dashboard/api/invitations/accept', accept, async (request, reply) => {
    await begin(app, request, 'invitation');
    const session = await app.accounts.session(signInHeaders(request));
    const { token, name, password } = request.body;
    const signedInAs = session?.who;
    const { email } = await acceptInvitation(app.base, app.accounts, { token, name, password, signedInAs });
    const isNew = signedInAs?.email !== email;
    if (isNew && password !== undefined) await signInNow(app, request, reply, { email, password });
    return { done: true as const };
  });
}

/** First account, sign-in, sign-out, new passwords and invitations: what works without a session. */
export function addAccounts(app: App): void {
  addSignIn(app);
  addPasswordLinks(app);
  addInvitations(app);
}
