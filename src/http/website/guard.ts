import type { FastifyReply, FastifyRequest } from 'fastify';
import { AppError } from '../../errors.ts';
import { companyContext } from '../../services/context.ts';
import { authenticateSession } from '../../services/website-sessions/authenticate-session.ts';
import { abortSignalOf, type GuardDeps, rateLimited } from '../guard.ts';
import { allowOrigin, originOf } from './cors.ts';

/** What a route of the website surface costs: `messages` are answered, `requests` are looked up. */
export type WebsiteAccess = 'messages' | 'requests';

const bearer = /^bearer +([^ ]+)$/i;

function invalidSession(): AppError {
  return new AppError('invalid_session', 'The session is over or was never given out. Open a new one.');
}

/** Throws `rate_limited` unless every one of the counters lets the request pass. */
export async function countVisit(
  { counter }: Pick<GuardDeps, 'counter'>,
  counts: readonly (readonly [Parameters<GuardDeps['counter']['countWebsite']>[0], string])[],
): Promise<void> {
  for (const [policy, who] of counts) {
    const state = await counter.countWebsite(policy, who);
    if (!state.allowed)
      throw rateLimited(`${state.quota} requests per minute are allowed (${policy}).`, state.resetMs);
  }
}

/**
 * The checks of a visitor's request, before any of the body is read: draining, session and origin, limits.
 * Puts the context of the site's company on `request.context`.
 */
export function websiteGuardOf(deps: GuardDeps, access: WebsiteAccess) {
  return async (request: FastifyRequest, reply: FastifyReply): Promise<void> => {
    if (deps.drain.draining) throw new AppError('unavailable', 'The server is shutting down.');
    const origin = originOf(request);
    allowOrigin(request, reply);
    const token = bearer.exec(request.headers.authorization ?? '')?.[1];
    const session = token && (await authenticateSession(deps.base, token, origin));
    if (!session) {
      await countVisit(deps, [['website-address-requests', request.ip]]);
      throw invalidSession();
    }
    const { siteId, visitorId, endUserId, sessionHash } = session;
    await countVisit(
      deps,
      access === 'messages'
        ? [
            ['website-session-messages', sessionHash],
            ['website-address-messages', request.ip],
            ['website-site-messages', siteId],
          ]
        : [['website-address-requests', request.ip]],
    );
    const actor = { kind: 'visitor', siteId, visitorId, ...(endUserId ? { endUserId } : {}) } as const;
    const ctx = companyContext(deps.base, session.companyId, actor, request.id);
    request.context = { ...ctx, signal: abortSignalOf(request.raw) };
  };
}

/** Whose threads and events these are: the signed-in user's, else the visitor's, on this site. */
export function visitorOf({ context }: FastifyRequest): { siteId: string; ownerId: string } {
  const { actor } = context;
  if (actor.kind !== 'visitor') throw new Error('This route is open to visitors only.');
  return { siteId: actor.siteId, ownerId: actor.endUserId ?? actor.visitorId };
}
