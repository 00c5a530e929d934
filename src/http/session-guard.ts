import type { FastifyReply, FastifyRequest } from 'fastify';
import { AppError } from '../errors.ts';
import type { Accounts, SignedIn } from '../services/accounts/accounts.ts';
import { readCompany } from '../services/companies/read-company.ts';
import { type BaseContext, type Context, companyContext } from '../services/context.ts';
import { listMemberships } from '../services/members/list-memberships.ts';
import { type Grant, isGranted, type Member } from '../services/members/member.ts';
import { noteMemberSeen } from '../services/members/note-member-seen.ts';
import { isOperator } from '../services/operators/is-operator.ts';
import type { Drain } from './drain.ts';
import type { RequestCounter } from './guard.ts';

/**
 * What a dashboard route asks of a person: `user` only to be signed in, `operator` to run the server, `member` to be
 * one of the chosen company, with `grant` where an area is named, `admin` to be its admin.
 */
export type SessionAccess = { who: 'user' | 'operator' | 'member' | 'admin'; grant?: Grant };

export type SessionGuardDeps = {
  base: BaseContext;
  drain: Drain;
  accountsOf(): Accounts;
  counter: RequestCounter;
  publicUrl(): string;
};

/** Requests one person may make per minute: pages ask again and again for what is new. */
const requestsPerMinute = 1_200;

const harmless = new Set(['GET', 'HEAD', 'OPTIONS']);

function hostOf(url: string): string | undefined {
  return URL.parse(url)?.host;
}

/**
 * Refuses a request that another site's page makes with this person's cookie. Browsers send `Origin` with every request
 * that changes something, so one that is missing is refused there too.
 */
export function requireSameOrigin(request: FastifyRequest, publicUrl: string): void {
  const { origin, host } = request.headers;
  const site = request.headers['sec-fetch-site'];
  const isForeign = site !== undefined && site !== 'same-origin' && site !== 'none';
  const isOurs = origin !== undefined && [host, hostOf(publicUrl)].includes(hostOf(origin));
  if (
    isForeign ||
    (origin !== undefined && !isOurs) ||
    (origin === undefined && !harmless.has(request.method))
  )
    throw new AppError('origin_not_allowed', 'This address takes requests of its own pages only.');
}

/** The headers that sign-in reads: who it is, from where, with what. */
export function signInHeaders(request: FastifyRequest): Headers {
  const { cookie, 'user-agent': agent } = request.headers;
  const headers = new Headers({ 'x-forwarded-for': request.ip });
  if (cookie !== undefined) headers.set('cookie', cookie);
  if (agent !== undefined) headers.set('user-agent', agent);
  return headers;
}

async function signedIn(
  deps: SessionGuardDeps,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<SignedIn> {
  const found = await deps.accountsOf().session(signInHeaders(request));
  if (!found) throw new AppError('invalid_session', 'Sign in to go on.');
  for (const cookie of found.cookies) reply.header('set-cookie', cookie);
  const { userId } = found.who;
  const state = await deps.counter.count('management', `user:${userId}`, requestsPerMinute);
  if (!state.allowed)
    throw new AppError('rate_limited', 'Too many requests from this person.', {
      members: { retry_after_seconds: Math.max(1, Math.ceil(state.resetMs / 1000)) },
    });
  return found.who;
}

/** The company that the header `Aisle-Company` names among those of the person; the only one when it is left out. */
function chosenMember(request: FastifyRequest, memberships: readonly Member[]): Member {
  const named = request.headers['aisle-company'];
  const member =
    named === undefined && memberships.length === 1
      ? memberships[0]
      : memberships.find(({ companyId }) => companyId === named);
  if (!member) throw new AppError('company_not_found', 'There is no such company for you.');
  return member;
}

function notPermitted(detail: string, members: Record<string, unknown> = {}): AppError {
  return new AppError('not_permitted', detail, { members });
}

function requireAccess(member: Member, { who, grant }: SessionAccess): void {
  if (who === 'admin' && member.role !== 'admin')
    throw notPermitted('Only admins of this company may do this.', { required_role: 'admin' });
  if (!isGranted(member, grant))
    throw notPermitted(`You need the grant "${grant}". An admin of this company can give it.`, {
      required_grant: grant,
    });
}

function contextOf(deps: SessionGuardDeps, request: FastifyRequest, member: Member): Context {
  const actor = { kind: 'user', userId: member.userId } as const;
  return companyContext(deps.base, member.companyId, actor, request.id);
}

/**
 * The checks of a dashboard route: draining, origin, session, then what the route asks for. Puts who it is on
 * `request.person`, and for company routes the company's context and the person's membership.
 */
export function sessionGuard(deps: SessionGuardDeps, access: SessionAccess) {
  return async (request: FastifyRequest, reply: FastifyReply): Promise<void> => {
    if (deps.drain.draining) throw new AppError('unavailable', 'The server is shutting down.');
    requireSameOrigin(request, deps.publicUrl());
    const person = await signedIn(deps, request, reply);
    request.person = person;
    if (access.who === 'user') return;
    if (access.who === 'operator') {
      if (!(await isOperator(deps.base, person.userId)))
        throw notPermitted('Only who runs this server may do this.', { required_role: 'operator' });
      return;
    }
    const member = chosenMember(request, await listMemberships(deps.base, person.userId));
    requireAccess(member, access);
    const company = await readCompany(deps.base, member.companyId);
    if (!company) throw new AppError('company_not_found', 'There is no such company for you.');
    if (company.settings.team.requireSecondFactor && !person.twoFactorEnabled)
      throw new AppError(
        'second_factor_required',
        'This company lets in only people whose account has a second factor.',
      );
    request.member = member;
    request.context = contextOf(deps, request, member);
    noteMemberSeen(request.context, member);
  };
}
