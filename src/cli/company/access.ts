import type { Command } from 'commander';
import { disableCompany } from '../../services/companies/disable-company.ts';
import { enableCompany } from '../../services/companies/enable-company.ts';
import { type Cli, withCommonOptions, withStore } from '../cli.ts';
import { confirmByName } from '../confirm-by-name.ts';
import { oneCompany } from '../one-company.ts';

function report(cli: Cli, companyId: string, enabled: boolean, changed: boolean): void {
  const state = enabled ? 'enabled' : 'disabled';
  const text = changed ? `${companyId} is ${state}` : `${companyId} was ${state} already`;
  cli.result(text, { company_id: companyId, access_enabled: enabled, changed });
}

/** `aisle company enable` */
export function addCompanyEnable(company: Command, cli: Cli): void {
  const command = company
    .command('enable <company>')
    .description('let a company use the API')
    .action(async (given: string) =>
      withStore(cli, async (base) => {
        const { ctx } = await oneCompany(base, given, (name) => `aisle company enable ${name}`);
        report(cli, ctx.companyId, true, await enableCompany(ctx));
      }),
    );
  withCommonOptions(command, ['aisle company enable co_northpeak', 'aisle company enable northpeak.example']);
}

/** `aisle company disable` */
export function addCompanyDisable(company: Command, cli: Cli): void {
  const command = company
    .command('disable <company>')
    .description('refuse every API call of a company from now on')
    .option('--yes', 'do not ask for its name')
    .action(async (given: string, options: { yes?: boolean }) =>
      withStore(cli, async (base) => {
        const found = await oneCompany(base, given, (name) => `aisle company disable ${name}`);
        const { companyId, name } = found.company;
        if (!options.yes) await confirmByName(cli, name, `aisle company disable ${companyId} --yes`);
        report(cli, companyId, false, await disableCompany(found.ctx));
      }),
    );
  withCommonOptions(command, [
    'aisle company disable co_northpeak',
    'aisle company disable co_northpeak --yes',
  ]);
}
