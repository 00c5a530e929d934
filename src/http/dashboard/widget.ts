import { WidgetSeen, WidgetSeenQuery } from '../../contract/dashboard/widget.ts';
import { WebsiteConfig, WebsiteConfigQuery } from '../../contract/website.ts';
import { AppError } from '../../errors.ts';
import { getSettings } from '../../services/companies/get-settings.ts';
import { listSeen } from '../../services/website-sessions/note-site-seen.ts';
import type { App } from '../server.ts';
import { wireTime } from '../wire/time.ts';
import { wireConfig } from '../wire/website-config.ts';
import { sessionRoute } from './session-route.ts';

/** What the SDK is told of a site of the company: for the preview, whose page is none of the site's. */
export function addWidget(app: App): void {
  const access = { who: 'member', grant: 'settings' } as const;
  const config = sessionRoute(access, { querystring: WebsiteConfigQuery, response: WebsiteConfig });
  app.get('/dashboard/api/widget/config', config, async ({ context: ctx, query }) => {
    const settings = await getSettings(ctx);
    const site = settings.website.sites.find(({ siteId }) => siteId === query.site_id);
    if (!site) throw new AppError('not_found', 'The company has no site of this id.');
    return wireConfig(site, settings, query.locale);
  });
  const seen = sessionRoute(access, { querystring: WidgetSeenQuery, response: WidgetSeen });
  app.get('/dashboard/api/widget/seen', seen, async ({ context: ctx, query }) => {
    const hosts = await listSeen(ctx, query.site_id);
    return { data: hosts.map(({ host, seenAtMs }) => ({ host, seen_at: wireTime(seenAtMs) })) };
  });
}
