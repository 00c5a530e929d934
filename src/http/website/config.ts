import { createHash } from 'node:crypto';
import { Type } from '../../contract/type.ts';
import { WebsiteConfig, WebsiteConfigQuery } from '../../contract/website.ts';
import type { Settings } from '../../services/settings/settings.ts';
import type { Site } from '../../services/website-sessions/find-site.ts';
import { interfaceWords } from '../../services/website-sessions/interface-words.ts';
import { allowedSite } from '../../services/website-sessions/open-session.ts';
import type { GuardDeps } from '../guard.ts';
import type { App } from '../server.ts';
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

function contactOf({ widget }: Site, { handover }: Settings): string | null {
  if (widget.contactUrl !== '') return widget.contactUrl;
  return handover.email === null ? null : `mailto:${handover.email}`;
}

function wireConfig(site: Site, settings: Settings, locale: string | undefined) {
  const { widget } = site;
  const { company, handover } = settings;
  const has = (surface: Site['widget']['surfaces'][number]) => widget.surfaces.includes(surface);
  return {
    site_id: site.siteId,
    name: company.name,
    locale: company.defaultLocale,
    locales: [...company.locales],
    link_hosts: [...company.domains],
    features: {
      faq: has('faq') && settings.integrations.aiPoweredFaqs.enabled,
      search: has('search'),
      chat: has('chat'),
      nudge: has('nudge'),
      faq_json_ld: widget.faqJsonLd,
    },
    theme: { mode: widget.theme, position: widget.position, style: { ...widget.style } },
    texts: { ...interfaceWords(locale ?? company.defaultLocale), disclaimer: widget.disclaimer },
    starter_questions: [...widget.starterQuestions],
    nudges: widget.nudge ? [{ text: widget.nudge.text, after_seconds: widget.nudge.afterSeconds }] : [],
    handover: { enabled: handover.enabled, contact_url: contactOf(site, settings) },
    identity_required: site.identityRequired,
  };
}

/** What a page asks for once, when the script has loaded. Refusals can be read by the page, so that its console says the fix. */
export function addWebsiteConfig(app: App, deps: GuardDeps): void {
  app.get(path, options, async (request, reply) => {
    allowOrigin(request, reply);
    await countVisit(deps, [['website-address-requests', request.ip]]);
    const { site_id: siteId, locale } = request.query;
    const { site, company } = await allowedSite(deps.base, { siteId, origin: originOf(request) });
    const text = JSON.stringify(wireConfig(site, company.settings, locale));
    const etag = `"${createHash('sha256').update(text).digest('base64url').slice(0, 27)}"`;
    reply.header('etag', etag).header('cache-control', 'public, max-age=60');
    if (request.headers['if-none-match'] === etag) return reply.code(304).send(null);
    return reply.type('application/json; charset=utf-8').send(text as never);
  });
}
