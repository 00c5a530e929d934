import { createHash } from 'node:crypto';
import { Type } from '../../contract/type.ts';
import { WebsiteConfig, WebsiteConfigQuery } from '../../contract/website.ts';
import { noteSiteSeen } from '../../services/website-sessions/note-site-seen.ts';
import { allowedSite } from '../../services/website-sessions/open-session.ts';
import type { GuardDeps } from '../guard.ts';
import type { App } from '../server.ts';
import { wireConfig } from '../wire/website-config.ts';
import { allowOrigin, originOf } from './cors.ts';
import { countVisit } from './guard.ts';

const path = '/website/v1/config';

const options = {
  config: { public: true, problems: ['origin_not_allowed', 'access_not_enabled', 'rate_limited'] },
  schema: {
    operationId: 'getWebsiteConfig',
    summary: 'What the website SDK needs to know of a site',
    tags: ['Website'],
    querystring: WebsiteConfigQuery,
    response: { 200: WebsiteConfig, 304: Type.Null() },
  },
} as const;

/** What a page asks for once, when the script has loaded. Refusals can be read by the page, so that its console says the fix. */
export function addWebsiteConfig(app: App, deps: GuardDeps): void {
  app.get(path, options, async (request, reply) => {
    allowOrigin(request, reply);
    await countVisit(deps, [['website-address-requests', request.ip]]);
    const { site_id: siteId, locale } = request.query;
    const origin = originOf(request);
    const { site, company } = await allowedSite(deps.base, { siteId, origin });
    await noteSiteSeen(deps.base, { companyId: company.companyId, siteId, origin, requestId: request.id });
    const text = JSON.stringify(wireConfig(site, company.settings, locale));
    const etag = `"${createHash('sha256').update(text).digest('base64url').slice(0, 27)}"`;
    reply.header('etag', etag).header('cache-control', 'public, max-age=60');
    if (request.headers['if-none-match'] === etag) return reply.code(304).send(null);
    return reply.type('application/json; charset=utf-8').send(text as never);
  });
}
