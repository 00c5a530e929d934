import { AppError } from '../../errors.ts';
import type { Context } from '../context.ts';
import type { Settings } from '../settings-schema/settings.ts';
import { readOwnCompany } from './read-own-company.ts';

/**
 * The settings of the context's company: after a write on this node the new ones, elsewhere at most 0.8 s old.
 *
 * Throws `access_not_enabled` when there is no such company any more.
 */
export async function getSettings(ctx: Context): Promise<Settings> {
  const company = await readOwnCompany(ctx);
  if (!company) throw new AppError('access_not_enabled', 'Access is not enabled for this company.');
  return company.settings;
}
