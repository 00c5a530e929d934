import type { Log } from '../../platform/log/log.ts';
import { readStored, type VersionReader } from '../validation/read-stored.ts';
import { isObject, type ShapeOf } from '../validation/stored-shape.ts';
import type { OwnModel, Settings, SiteSettings } from './settings.ts';
import { fromSiteDocument } from './site-document.ts';
import { initialWidget } from './site-fields.ts';
import { groupShapes, siteShape } from './stored-groups.ts';

/** What the settings column holds: all of `Settings` but what the company row itself says. */
export type StoredSettings = Omit<Settings, 'company'> & {
  company: Omit<Settings['company'], 'companyId' | 'name' | 'accessEnabled'>;
};

const noModel: OwnModel = { provider: null, baseUrl: null, name: null, sealedKey: '', price: null };

/** The settings of a new company: FAQs off, no budget, 90 days, hand-over off, no site. */
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

function readStoredSite({ identityKey, ...stored }: ShapeOf<typeof siteShape>): SiteSettings {
  const site = newSite(stored);
  return {
    ...site,
    ...stored,
    // An older release wrote an empty one where there was none.
    ...(identityKey ? { identityKey } : {}),
    widget: { ...site.widget, ...stored.widget },
  };
}

type Group = keyof typeof groupShapes;
type Groups = { [Name in Group]: ShapeOf<(typeof groupShapes)[Name]> };
type Sites = { website: { sites: readonly ShapeOf<typeof siteShape>[] } };
type ReadSettings = { groups: Partial<Groups>; sites: readonly SiteSettings[] };

function sitesOf(website: unknown, unreadable: (part: string) => void): SiteSettings[] {
  if (website === undefined) return [];
  const sites = isObject(website) && Array.isArray(website['sites']) ? website['sites'] : [undefined];
  return sites.flatMap((site: unknown) => {
    if (siteShape(site)) return readStoredSite(site);
    unreadable('website');
    return [];
  });
}

/** Both versions have the same members; the first was written without its number. Groups are read each on their own. */
const read: VersionReader<ReadSettings> = (stored, unreadable) => {
  if (!isObject(stored)) return undefined;
  const names = Object.keys(groupShapes) as Group[];
  const groups = names.flatMap((name) => {
    if (stored[name] === undefined) return [];
    if (groupShapes[name](stored[name])) return [[name, stored[name]] as const];
    unreadable(name);
    return name === 'team' ? [[name, unreadTeam] as const] : [];
  });
  return { groups: Object.fromEntries(groups), sites: sitesOf(stored['website'], unreadable) };
};

/** What nobody can read may have asked for a second factor. */
const unreadTeam = { requireSecondFactor: true };

const nothingRead: ReadSettings = { groups: { team: unreadTeam }, sites: [] };

/**
 * Reads a settings column; groups and fields that an older release did not write have their defaults, and so have groups that
 * cannot be read, but for the second factor, which is asked for then.
 */
export function readStoredSettings(
  column: string,
  row: { companyId: string; name: string; accessEnabled: boolean },
  log: Log,
): Settings {
  const place = { log, column: 'company.settings', id: row.companyId };
  const { groups, sites } = readStored(place, column, [read, read]) ?? nothingRead;
  const faqs = groups.integrations?.aiPoweredFaqs;
  return {
    company: { ...row, ...defaultSettings.company, ...groups.company },
    integrations: { aiPoweredFaqs: { ...defaultSettings.integrations.aiPoweredFaqs, ...faqs } },
    answers: { ...defaultSettings.answers, ...groups.answers },
    model: withModels(groups.model),
    threads: { ...defaultSettings.threads, ...groups.threads },
    team: { ...defaultSettings.team, ...groups.team },
    catalog: { ...defaultSettings.catalog, ...groups.catalog },
    contact: { ...defaultSettings.contact, ...groups.contact },
    handover: { ...defaultSettings.handover, ...groups.handover },
    website: { sites },
  };
}

function withModels(model: Groups['model'] = {}): Settings['model'] {
  const { first, second } = model;
  return {
    ...defaultSettings.model,
    ...model,
    first: { ...noModel, ...first },
    second: { ...noModel, ...second },
  };
}

/** The default language of a settings column, for those who need nothing else of it. */
export function storedDefaultLocale(column: string, companyId: string): string {
  const place = { column: 'company.settings', id: companyId };
  const { groups } = readStored(place, column, [read, read]) ?? nothingRead;
  return groups.company?.defaultLocale ?? defaultSettings.company.defaultLocale;
}

/** What the settings column of these settings is. */
export function writeStoredSettings(settings: Settings): string {
  const { domains, defaultLocale, locales, currency } = settings.company;
  const company = { domains, defaultLocale, locales, currency };
  const stored: StoredSettings & Groups & Sites & { v: 1 } = { v: 1, ...settings, company };
  return JSON.stringify(stored);
}
