import type { Command } from 'commander';
import { limitPolicies } from '../../services/companies/company.ts';
import { setLimit } from '../../services/companies/set-limit.ts';
import { type Cli, withCommonOptions, withStore } from '../cli.ts';
import { usageError } from '../cli-error.ts';
import { oneCompany } from '../one-company.ts';

function readLimit(text: string, fix: string): number | undefined {
  if (text === 'default') return undefined;
  if (/^[1-9]\d{0,6}$/.test(text)) return Number(text);
  throw usageError(
    `"${text}" is no limit.`,
    'It must be a whole number of requests per minute, or "default".',
    fix,
  );
}

/** `aisle company limit` */
export function addCompanyLimit(company: Command, cli: Cli): void {
  const command = company
    .command('limit <company> <policy> <per-minute>')
    .description(`set how many requests per minute a company may make (${limitPolicies.join(', ')})`)
    .action(async (given: string, policyText: string, limitText: string) => {
      const fix = `aisle company limit ${given} search 600`;
      const policy = limitPolicies.find((name) => name === policyText);
      if (!policy)
        throw usageError(`"${policyText}" is no policy.`, `There are ${limitPolicies.join(', ')}.`, fix);
      const limit = readLimit(limitText, fix);
      await withStore(cli, async (base) => {
        const { ctx } = await oneCompany(
          base,
          given,
          (name) => `aisle company limit ${name} ${policy} ${limitText}`,
        );
        const { limits } = await setLimit(ctx, policy, limit);
        const text = `${ctx.companyId} ${policy} ${limit ?? 'default'}`;
        cli.result(text, { company_id: ctx.companyId, limits });
      });
    });
  withCommonOptions(command, [
    'aisle company limit co_northpeak product-faqs 1000',
    'aisle company limit co_northpeak search default',
  ]);
}
