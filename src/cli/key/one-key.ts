import type { StoredApiKey } from '../../services/api-keys/api-key.ts';
import { findApiKeys } from '../../services/api-keys/find-api-keys.ts';
import { listCompanies } from '../../services/companies/list-companies.ts';
import { type BaseContext, type Context, companyContext } from '../../services/context.ts';
import { CliError, exitCodes } from '../cli-error.ts';

/** The key meant by its id or displayed prefix, or its name, in whatever company it is. */
export async function oneKey(
  base: BaseContext,
  text: string,
  command: (key: string) => string,
): Promise<{ key: StoredApiKey; ctx: Context }> {
  const requestId = base.ids.ulid('req', base.clock.nowMs());
  const found: { key: StoredApiKey; ctx: Context }[] = [];
  for (const { companyId } of await listCompanies(base)) {
    const ctx = companyContext(base, companyId, { kind: 'operator' }, requestId);
    for (const key of await findApiKeys(ctx, text)) found.push({ key, ctx });
  }
  const [only, ...others] = found;
  if (!only)
    throw new CliError(`Key "${text.slice(0, 17)}" not found.`, {
      exitCode: exitCodes.refused,
      code: 'key_not_found',
      why: 'No key has this id, prefix (aisle_sk_ and 8 characters) or name.',
      fix: 'aisle key list <company>',
    });
  if (others.length > 0)
    throw new CliError(`"${text}" could be any of ${found.length} keys.`, {
      exitCode: exitCodes.refused,
      code: 'key_ambiguous',
      why: found.map(({ key }) => `${key.keyId} (${key.companyId})`).join(', '),
      fix: command(only.key.keyId),
    });
  return only;
}
