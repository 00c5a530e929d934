import { invalidRequest } from '../../errors.ts';
import { recordAudit } from '../audit/record-audit.ts';
import { changeCompany } from '../companies/change-company.ts';
import type { Context } from '../context.ts';
import { applySettingsPatch } from './apply-settings-patch.ts';
import type { Settings } from './settings.ts';
import { fromSettingsDocument, type SettingsDocument, toSettingsDocument } from './settings-document.ts';

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

/**
 * Changes the company's settings by a JSON Merge Patch in wire names; in force on this node when it returns, elsewhere
 * within a second.
 *
 * Throws `invalid_request` with every fault of the patch; nothing is stored then.
 */
export async function updateSettings(ctx: Context, patch: unknown): Promise<Settings> {
  const company = await changeCompany(ctx, async (tx, current) => {
    const patched = applySettingsPatch(toSettingsDocument(current.settings), patch);
    if (!patched.ok) throw invalidRequest(patched.faults);
    const settings = fromSettingsDocument(withSiteIds(tx, patched.document));
    await recordAudit(tx, 'settings.updated', tx.companyId, { fields: patched.changed });
    return { ...current, name: settings.company.name, settings };
  });
  return company.settings;
}
