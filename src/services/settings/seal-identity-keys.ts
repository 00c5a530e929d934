import { AppError } from '../../errors.ts';
import { changeCompany } from '../companies/change-company.ts';
import { listCompanies } from '../companies/list-companies.ts';
import { type BaseContext, type Context, companyContext } from '../context.ts';
import { identityKeyPurpose } from '../settings-schema/key-purpose.ts';
import type { Settings, SiteSettings } from '../settings-schema/settings.ts';

const isPlain = ({ identityKey }: SiteSettings) => identityKey !== undefined;

/**
 * The settings with every identity key sealed that an older release stored in plain text; the same settings when there is
 * none. Throws `invalid_request` where nodes share a store and no secret is set.
 */
export function sealIdentityKeys(ctx: Context, settings: Settings): Settings {
  if (!settings.website.sites.some(isPlain)) return settings;
  const sites = settings.website.sites.map(({ identityKey: key, ...site }) =>
    key === undefined
      ? site
      : { ...site, sealedIdentityKey: ctx.secrets.seal(identityKeyPurpose(ctx.companyId, site.siteId), key) },
  );
  return { ...settings, website: { sites } };
}

/**
 * Seals what an older release stored in plain text, once, when the server starts. Where no secret is set that the nodes of
 * a shared store have in common, keys stay as they are and go on working; the log says the fix.
 */
export async function sealIdentityKeysOfOldStore(base: BaseContext): Promise<void> {
  for (const { companyId, settings } of await listCompanies(base)) {
    if (!settings.website.sites.some(isPlain)) continue;
    const requestId = base.ids.ulid('req', base.clock.nowMs());
    const ctx = companyContext(base, companyId, { kind: 'operator' }, requestId);
    try {
      await changeCompany(ctx, async (tx, company) => ({
        ...company,
        settings: sealIdentityKeys(tx, company.settings),
      }));
    } catch (error) {
      if (!(error instanceof AppError) || error.code !== 'invalid_request') throw error;
      base.log.warn({ companyId }, `Keys of identity tokens stay in plain text. ${error.message}`);
    }
  }
}
