import type { OwnModel, Settings, SiteSettings } from './settings.ts';
import { fromSiteDocument } from './site-document.ts';
import { initialWidget } from './site-fields.ts';

/** What the settings column holds: all of `Settings` but what the company row itself says. */
export type StoredSettings = Omit<Settings, 'company'> & {
  company: Omit<Settings['company'], 'companyId' | 'name' | 'accessEnabled'>;
};

const noModel: OwnModel = { provider: null, baseUrl: null, name: null, sealedKey: '', price: null };

/** The settings of a new company (contract §7): FAQs off, no budget, 90 days, hand-over off, no site. */
export const defaultSettings: StoredSettings = {
  company: { domains: [], defaultLocale: 'en', locales: ['en'], currency: 'USD' },
  integrations: { aiPoweredFaqs: { enabled: false, requireApproval: false, pregenerate: false } },
  answers: {
    allowDegraded: true,
    dailyBudget: null,
    monthlyBudget: null,
    dailyTokens: null,
    monthlyTokens: null,
    tone: '',
    guidelines: [],
    minimumPrecisionPercent: null,
  },
  model: { enabled: true, first: noModel, second: noModel },
  threads: { retentionDays: 90 },
  team: { requireSecondFactor: false },
  catalog: { internalFields: [] },
  contact: { phone: null, email: null, address: null, openingHours: null },
  handover: { enabled: false, email: null, message: '' },
  website: { sites: [] },
};

/** A site as a new company gets it. */
export function newSite(site: Pick<SiteSettings, 'siteId' | 'name' | 'origins'>): SiteSettings {
  const { siteId: site_id, name, origins } = site;
  return fromSiteDocument({
    site_id,
    name,
    origins: [...origins],
    identity_required: false,
    identity_algorithm: null,
    identity_key: '',
    widget: initialWidget,
  });
}

function readStoredSite({ identityKey, ...stored }: SiteSettings): SiteSettings {
  const site = newSite(stored);
  return {
    ...site,
    ...stored,
    // An older release wrote an empty one where there was none.
    ...(identityKey ? { identityKey } : {}),
    widget: { ...site.widget, ...stored.widget },
  };
}

/**
 * Reads a settings column; groups and fields that an older release did not write have their defaults.
 */
export function readStoredSettings(
  column: string,
  row: { companyId: string; name: string; accessEnabled: boolean },
): Settings {
  const stored = JSON.parse(column) as Partial<StoredSettings>;
  const faqs = stored.integrations?.aiPoweredFaqs;
  return {
    company: { ...row, ...defaultSettings.company, ...stored.company },
    integrations: { aiPoweredFaqs: { ...defaultSettings.integrations.aiPoweredFaqs, ...faqs } },
    answers: { ...defaultSettings.answers, ...stored.answers },
    model: { ...defaultSettings.model, ...stored.model },
    threads: { ...defaultSettings.threads, ...stored.threads },
    team: { ...defaultSettings.team, ...stored.team },
    catalog: { ...defaultSettings.catalog, ...stored.catalog },
    contact: { ...defaultSettings.contact, ...stored.contact },
    handover: { ...defaultSettings.handover, ...stored.handover },
    website: { sites: (stored.website?.sites ?? []).map(readStoredSite) },
  };
}

/** What the settings column of these settings is. */
export function writeStoredSettings(settings: Settings): string {
  const { domains, defaultLocale, locales, currency } = settings.company;
  const stored: StoredSettings = { ...settings, company: { domains, defaultLocale, locales, currency } };
  return JSON.stringify(stored);
}
