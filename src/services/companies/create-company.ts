import { type FieldFault, invalidRequest } from '../../errors.ts';
import { recordAudit } from '../audit/record-audit.ts';
import { type BaseContext, type Context, companyContext } from '../context.ts';
import { applySettingsPatch } from '../settings-schema/apply-settings-patch.ts';
import type { Settings } from '../settings-schema/settings.ts';
import { fromSettingsDocument, toSettingsDocument } from '../settings-schema/settings-document.ts';
import { defaultSettings, newSite } from '../settings-schema/stored-settings.ts';
import { claimSites } from '../sites/claim-sites.ts';
import { withTransaction } from '../transaction.ts';
import type { Company } from './company.ts';
import { insertCompany, updateCompany } from './store.ts';

export type NewCompany = {
  name: string;
  /** Default: `co_` and the name in small letters; of a name in other letters than Latin ones, the domain. */
  companyId?: string;
  domains?: readonly string[];
  defaultLocale?: string;
  currency?: string;
  /** Lets the company use the API at once. */
  enable?: boolean;
};

const wellFormedId = /^[a-z0-9][a-z0-9_-]{0,62}$/;

/** A name as part of an id: ASCII letters and digits, the rest as single underscores; empty when nothing is left. */
function slug(name: string): string {
  const ascii = name.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();
  return ascii
    .replace(/[^a-z0-9]+/g, '_')
    .replace(/^_+|_+$/g, '')
    .slice(0, 50);
}

/** The id of a company that is given none: from its name, where that is written in other letters from its domain. */
function idOf({ name, domains = [] }: NewCompany): string {
  return `co_${slug(name) || slug(domains[0] ?? '') || 'shop'}`;
}

/** The first site of a company: its main domain with and without `www.`; none for a wildcard. */
function firstSite(companyId: string, domain: string | undefined): Settings['website']['sites'] {
  if (domain === undefined || domain.startsWith('*.')) return [];
  const isDevelopment = /:\d+$/.test(domain);
  const origins = isDevelopment ? [`http://${domain}`] : [`https://${domain}`, `https://www.${domain}`];
  return [newSite({ siteId: `st_${companyId.replace(/^co_/, '')}_web`, name: 'Web shop', origins })];
}

function initialSettings(input: NewCompany, companyId: string): Settings {
  const start: Settings = {
    ...defaultSettings,
    company: {
      ...defaultSettings.company,
      companyId,
      name: input.name,
      accessEnabled: input.enable ?? false,
    },
  };
  const faults: FieldFault[] = wellFormedId.test(companyId)
    ? []
    : [
        {
          pointer: '/company/company_id',
          code: 'format',
          detail: 'must be 1 to 63 of a-z, 0-9, _ and -, beginning with a letter or digit',
        },
      ];
  const patched = applySettingsPatch(toSettingsDocument(start), {
    company: {
      name: input.name,
      ...(input.domains ? { domains: input.domains } : {}),
      ...(input.currency === undefined ? {} : { currency: input.currency }),
      ...(input.defaultLocale === undefined
        ? {}
        : { default_locale: input.defaultLocale, locales: [input.defaultLocale] }),
    },
  });
  if (!patched.ok || faults.length > 0)
    throw invalidRequest([...faults, ...(patched.ok ? [] : patched.faults)]);
  const settings = fromSettingsDocument(patched.document);
  return { ...settings, website: { sites: firstSite(companyId, settings.company.domains[0]) } };
}

/** The same sites; one whose id another company took first gets a new one. */
async function claimedSites(tx: Context, sites: Settings['website']['sites']) {
  const taken = await claimSites(
    tx,
    sites.map(({ siteId }) => siteId),
  );
  if (taken.length === 0) return sites;
  const renamed = sites.map((site) =>
    taken.includes(site.siteId) ? { ...site, siteId: tx.ids.ulid('st', tx.clock.nowMs()) } : site,
  );
  await claimSites(
    tx,
    renamed.map(({ siteId }) => siteId),
  );
  return renamed;
}

/**
 * Makes a company with the default settings; with a domain it also gets its first site.
 *
 * Throws `invalid_request` with every fault; a taken id is code `duplicate` at `/company/company_id`.
 */
export async function createCompany(base: BaseContext, input: NewCompany): Promise<Company> {
  const companyId = input.companyId ?? idOf(input);
  const settings = initialSettings(input, companyId);
  const nowMs = base.clock.nowMs();
  const company: Company = {
    companyId,
    name: settings.company.name,
    accessEnabled: settings.company.accessEnabled,
    settings,
    limits: {},
    changeSeq: 0,
    createdAtMs: nowMs,
    updatedAtMs: nowMs,
  };
  const ctx = companyContext(base, companyId, { kind: 'operator' }, base.ids.ulid('req', nowMs));
  await withTransaction(ctx, async (tx) => {
    if (!(await insertCompany(tx, company)))
      throw invalidRequest([
        { pointer: '/company/company_id', code: 'duplicate', detail: `the id ${companyId} is taken` },
      ]);
    const sites = await claimedSites(tx, company.settings.website.sites);
    if (sites !== company.settings.website.sites) {
      company.settings = { ...company.settings, website: { sites } };
      await updateCompany(tx, company);
    }
    await recordAudit(tx, 'company.created', companyId, { enabled: company.accessEnabled });
  });
  return company;
}
