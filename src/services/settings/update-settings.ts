import { invalidRequest } from '../../errors.ts';
import { recordAudit } from '../audit/record-audit.ts';
import { changeCompany } from '../companies/change-company.ts';
import type { Context } from '../context.ts';
import { applySettingsPatch } from '../settings-schema/apply-settings-patch.ts';
import { identityKeyPurpose, keyPurpose } from '../settings-schema/key-purpose.ts';
import { isAllowedAddress } from '../settings-schema/model-document.ts';
import type { Settings } from '../settings-schema/settings.ts';
import {
  fromSettingsDocument,
  type SettingsDocument,
  toSettingsDocument,
} from '../settings-schema/settings-document.ts';
import { claimSites } from '../sites/claim-sites.ts';
import { publishContact } from './publish-contact.ts';
import { sealIdentityKeys } from './seal-identity-keys.ts';

/** Names sites that came without an id, and refuses two of one id. */
function withSiteIds(ctx: Context, document: SettingsDocument): SettingsDocument {
  const sites = document.website.sites.map((site) =>
    site.site_id === '' ? { ...site, site_id: ctx.ids.ulid('st', ctx.clock.nowMs()) } : site,
  );
  const repeated = sites.findIndex(
    (site, i) => sites.findIndex((other) => other.site_id === site.site_id) < i,
  );
  if (repeated !== -1)
    throw invalidRequest([
      {
        pointer: `/website/sites/${repeated}/site_id`,
        code: 'duplicate',
        detail: 'another site has this id',
      },
    ]);
  return { ...document, website: { sites } };
}

const modelPlaces = ['first', 'second'] as const;

/** Seals keys that came with the patch, and refuses private addresses that the operator has not allowed. */
function withSealedKeys(
  ctx: Context,
  document: SettingsDocument,
  changed: readonly string[],
): SettingsDocument {
  const model = { ...document.model };
  for (const place of modelPlaces) {
    const own = model[place];
    const { base_url: address } = own;
    if (address !== null && changed.includes(`/model/${place}/base_url`)) {
      if (!isAllowedAddress(address, ctx.models.config.allowPrivate))
        throw invalidRequest([
          {
            pointer: `/model/${place}/base_url`,
            code: 'invalid_url',
            detail: 'is a private address, which only the operator can allow (AISLE_MODEL_ALLOW_PRIVATE)',
          },
        ]);
    }
    const isNew = changed.includes(`/model/${place}/api_key`) && own.api_key !== '';
    if (isNew)
      model[place] = { ...own, api_key: ctx.secrets.seal(keyPurpose(ctx.companyId, place), own.api_key) };
  }
  return { ...document, model };
}

/** Caps are compared with prices, and rates of exchange are nobody's to guess here. */
function requireCurrency(ctx: Context, { answers }: SettingsDocument, changed: readonly string[]): void {
  const { currency } = ctx.models.config;
  const caps = { daily_budget: answers.daily_budget, monthly_budget: answers.monthly_budget };
  const faults = Object.entries(caps).flatMap(([name, cap]) =>
    cap !== null && cap.currency !== currency && changed.includes(`/answers/${name}`)
      ? [
          {
            pointer: `/answers/${name}/currency`,
            code: 'mismatch' as const,
            detail: `must be ${currency}, the currency of the prices of models (AISLE_MODEL_CURRENCY)`,
          },
        ]
      : [],
  );
  if (faults.length > 0) throw invalidRequest(faults);
}

/** Seals identity keys that came with the patch; they are never given back, so a site that comes without one keeps its own. */
function withIdentityKeys(
  ctx: Context,
  document: SettingsDocument,
  before: SettingsDocument,
): SettingsDocument {
  const sites = document.website.sites.map((site) => {
    const { site_id: siteId, identity_key: key, identity_algorithm: algorithm } = site;
    if (key !== '')
      return { ...site, identity_key: ctx.secrets.seal(identityKeyPurpose(ctx.companyId, siteId), key) };
    const known = before.website.sites.find((one) => one.site_id === siteId);
    return known?.identity_algorithm === algorithm ? { ...site, identity_key: known.identity_key } : site;
  });
  return { ...document, website: { sites } };
}

/** A site id is public and names one company. */
async function claim(tx: Context, sites: SettingsDocument['website']['sites']): Promise<void> {
  const taken = await claimSites(
    tx,
    sites.map((site) => site.site_id),
  );
  if (taken.length === 0) return;
  const index = sites.findIndex((site) => taken.includes(site.site_id));
  const pointer = `/website/sites/${index}/site_id`;
  throw invalidRequest([
    { pointer, code: 'duplicate', detail: 'this id is taken; leave it out for a new one' },
  ]);
}

/**
 * Changes the company's settings by a JSON Merge Patch in wire names; in force on this node when it returns, elsewhere
 * within a second.
 *
 * Throws `invalid_request` with every fault of the patch; nothing is stored then.
 */
export async function updateSettings(ctx: Context, patch: unknown): Promise<Settings> {
  let isReachedAnew = false;
  const company = await changeCompany(ctx, async (tx, current) => {
    const before = toSettingsDocument(sealIdentityKeys(tx, current.settings));
    const patched = applySettingsPatch(before, patch);
    if (!patched.ok) throw invalidRequest(patched.faults);
    requireCurrency(tx, patched.document, patched.changed);
    isReachedAnew = patched.changed.some((pointer) => pointer.startsWith('/contact'));
    const sealed = withSealedKeys(tx, patched.document, patched.changed);
    const hasNewSites = patched.document.website.sites !== before.website.sites;
    const document = hasNewSites ? withIdentityKeys(tx, withSiteIds(tx, sealed), before) : sealed;
    if (hasNewSites) await claim(tx, document.website.sites);
    const settings = fromSettingsDocument(document);
    await recordAudit(tx, 'settings.updated', tx.companyId, { fields: patched.changed });
    return { ...current, name: settings.company.name, settings };
  });
  if (isReachedAnew) await publishContact(ctx, company.settings);
  return company.settings;
}
