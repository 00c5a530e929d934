import type { Company } from '../services/companies/company.ts';
import { findCompany } from '../services/companies/find-company.ts';
import { type BaseContext, type Context, companyContext } from '../services/context.ts';
import { CliError, exitCodes } from './cli-error.ts';

function plural(count: number): string {
  return count === 1 ? '1 company exists.' : `${count} companies exist.`;
}

/** The company meant by an id, a name or a domain; otherwise says which one may have been meant and spells the command for it. */
export async function oneCompany(
  base: BaseContext,
  text: string,
  command: (company: string) => string,
): Promise<{ company: Company; ctx: Context }> {
  const { matches, nearest, total } = await findCompany(base, text);
  const [company, ...others] = matches;
  if (!company)
    throw new CliError(`Company "${text}" not found.`, {
      exitCode: exitCodes.refused,
      code: 'company_not_found',
      why: nearest === undefined ? plural(total) : `Did you mean "${nearest}"? ${plural(total)}`,
      fix: nearest === undefined ? 'aisle company list' : command(quoted(nearest)),
    });
  if (others.length > 0)
    throw new CliError(`"${text}" could be any of ${matches.length} companies.`, {
      exitCode: exitCodes.refused,
      code: 'company_ambiguous',
      why: matches.map(({ companyId, name }) => `${companyId} (${name})`).join(', '),
      fix: command(company.companyId),
    });
  const requestId = base.ids.ulid('req', base.clock.nowMs());
  return { company, ctx: companyContext(base, company.companyId, { kind: 'operator' }, requestId) };
}

/** A word as it must be written on a command line. */
export function quoted(word: string): string {
  return /^[\w.:/@=+-]+$/.test(word) ? word : `'${word.replaceAll("'", "'\\''")}'`;
}
