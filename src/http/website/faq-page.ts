import { createHash } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Type } from '../../contract/type.ts';
import { WebsiteFaqPage, WebsiteFaqPageQuery } from '../../contract/website.ts';
import { AppError } from '../../errors.ts';
import { companyContext } from '../../services/context.ts';
import { describeFaqs, type FaqPageData } from '../../services/faqs/describe-faqs.ts';
import { findSite } from '../../services/website-sessions/find-site.ts';
import type { GuardDeps } from '../guard.ts';
import type { App } from '../server.ts';
import { countVisit } from './guard.ts';

const path = '/website/v1/faq-page';

const options = {
  config: { public: true, problems: ['invalid_request', 'not_found', 'rate_limited'] },
  schema: {
    operationId: 'getWebsiteFaqPage',
    summary: 'The FAQs of a page for search engines, to be put into it by the shop’s server',
    description:
      'Without a session, for servers: only where the site’s `faq_json_ld` is on. 202 while the questions are being made and 204 when there are none, both without a body.',
    tags: ['Website'],
    querystring: WebsiteFaqPageQuery,
    response: { 200: WebsiteFaqPage, 202: Type.Null(), 204: Type.Null(), 304: Type.Null() },
  },
} as const;

function noPage(): AppError {
  return new AppError('not_found', 'No site of this id tells its FAQs to search engines (faq_json_ld).');
}

/** JSON that can also stand in a script element: nothing in it ends one. */
function spell(data: FaqPageData): string {
  return JSON.stringify(data).replaceAll('<', '\\u003c');
}

function send(request: FastifyRequest, reply: FastifyReply, data: FaqPageData, isHtml: boolean) {
  const json = spell(data);
  // The mark tells the SDK that the page says it already.
  const text = isHtml ? `<script type="application/ld+json" data-aisle>${json}</script>` : json;
  const etag = `"${createHash('sha256').update(text).digest('base64url').slice(0, 27)}"`;
  reply.header('etag', etag).header('cache-control', 'public, max-age=60').header('x-robots-tag', 'noindex');
  if (request.headers['if-none-match'] === etag) return reply.code(304).send(null);
  const mediaType = isHtml ? 'text/html; charset=utf-8' : 'application/ld+json; charset=utf-8';
  return reply.type(mediaType).send(text as never);
}

/** A page's FAQs as schema.org data, asked for by the shop's own server: crawlers need not run any script. */
export function addWebsiteFaqPage(app: App, deps: GuardDeps): void {
  app.get(path, options, async (request, reply) => {
    await countVisit(deps, [['website-address-requests', request.ip]]);
    const { site_id: siteId, page_url: pageUrl, count = 5, format = 'json' } = request.query;
    const found = await findSite(deps.base, siteId);
    if (!found?.company.accessEnabled || !found.site.widget.faqJsonLd) throw noPage();
    const { companyId, settings } = found.company;
    const actor = { kind: 'visitor', siteId, visitorId: 'crawler' } as const;
    const ctx = companyContext(deps.base, companyId, actor, request.id);
    const locale = request.query.locale ?? settings.company.defaultLocale;
    const described = await describeFaqs(ctx, { pageUrl, locale, count });
    if (described.status === 'ready') {
      reply.header('content-language', described.locale);
      return send(request, reply, described.data, format === 'html');
    }
    reply.header('cache-control', 'no-store');
    if (described.status === 'none') return reply.code(204).send(null);
    const { retryAfterSeconds } = described;
    return reply
      .code(202)
      .header('retry-after', retryAfterSeconds)
      .type('text/plain; charset=utf-8')
      .send('' as never);
  });
}
