import { readCompany } from '../companies/read-company.ts';
import { type BaseContext, companyContext } from '../context.ts';
import { updateSettings } from '../settings/update-settings.ts';
import { shownSettings } from '../settings-schema/settings-document.ts';

/** The company that a first start makes (examples/demo-shop). */
export const demoCompanyId = 'co_northpeak';

/** The site of the demo shop's pages on this server. */
export const demoSiteId = 'st_northpeak_demo';

/** The address as it is, and as the same machine may also be called. */
function originsOf(baseUrl: string): string[] {
  const { origin, protocol, hostname, port } = new URL(baseUrl);
  const isLocal = hostname === '127.0.0.1' || hostname === 'localhost';
  const others = isLocal ? ['127.0.0.1', 'localhost'].map((host) => `${protocol}//${host}:${port}`) : [];
  return [...new Set([origin, ...others])];
}

/**
 * Lets the pages of the demo shop, which this server serves at `baseUrl`, use the website surface. Without a demo company,
 * or when the address is allowed already, nothing is changed.
 */
export async function allowDemoPages(base: BaseContext, baseUrl: string): Promise<void> {
  const company = await readCompany(base, demoCompanyId);
  if (!company) return;
  const origins = originsOf(baseUrl);
  // As they are shown: a key that is left out stays as it is.
  const { sites } = shownSettings(company.settings).website;
  const known = sites.find((site) => site.site_id === demoSiteId);
  if (known && origins.every((origin) => known.origins.includes(origin))) return;
  const requestId = base.ids.ulid('req', base.clock.nowMs());
  const ctx = companyContext(base, demoCompanyId, { kind: 'operator' }, requestId);
  const demo = {
    ...known,
    site_id: demoSiteId,
    name: known?.name ?? 'Demo pages',
    origins,
    widget: known?.widget ?? {
      starter_questions: [
        'What is your return policy?',
        'Do you ship to Norway?',
        'Which boots are waterproof?',
      ],
      faq_json_ld: true,
    },
  };
  const others = sites.filter((site) => site.site_id !== demoSiteId);
  await updateSettings(ctx, { website: { sites: [...others, demo] } });
}
