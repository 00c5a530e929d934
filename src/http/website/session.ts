import { WebsiteSession, WebsiteSessionBody } from '../../contract/website.ts';
import { AppError } from '../../errors.ts';
import { openSession } from '../../services/website-sessions/open-session.ts';
import type { GuardDeps } from '../guard.ts';
import type { App } from '../server.ts';
import { wireTime } from '../wire/time.ts';
import { allowOrigin, originOf } from './cors.ts';
import { countVisit } from './guard.ts';

const path = '/website/v1/session';

const options = {
  config: {
    public: true,
    problems: [
      ...(['origin_not_allowed', 'access_not_enabled', 'identity_required'] as const),
      ...(['invalid_identity', 'rate_limited', 'unavailable'] as const),
    ],
  },
  schema: {
    operationId: 'openWebsiteSession',
    summary: 'Begin the visit of a page',
    tags: ['Website'],
    body: WebsiteSessionBody,
    response: { 201: WebsiteSession },
  },
} as const;

/** A visitor's session: 15 minutes, on this site and origin only. */
export function addWebsiteSession(app: App, deps: GuardDeps): void {
  app.addHook('onRequest', async (request, reply) => {
    if (request.routeOptions.url === path && request.method === 'POST') allowOrigin(request, reply);
  });
  app.post(path, options, async (request, reply) => {
    if (deps.drain.draining) throw new AppError('unavailable', 'The server is shutting down.');
    await countVisit(deps, [['website-address-sessions', request.ip]]);
    const { site_id: siteId, visitor_token: visitorToken, identity_token: identityToken } = request.body;
    const opened = await openSession(deps.base, {
      siteId,
      origin: originOf(request),
      requestId: request.id,
      ...(visitorToken === undefined ? {} : { visitorToken }),
      ...(identityToken === undefined ? {} : { identityToken }),
    });
    return reply.code(201).send({
      session_token: opened.sessionToken,
      expires_at: wireTime(opened.expiresAtMs),
      visitor_id: opened.ownerId,
      visitor_token: opened.visitorToken,
    });
  });
}
