import type { Command } from 'commander';
import { listCompanies } from '../../services/companies/list-companies.ts';
import { type Cli, withCommonOptions, withStore } from '../cli.ts';
import { companyObject, table } from '../describe-company.ts';
import { oneCompany } from '../one-company.ts';

/** `aisle company list` */
export function addCompanyList(company: Command, cli: Cli): void {
  const command = company
    .command('list')
    .description('list all companies')
    .action(async () => {
      const companies = await withStore(cli, listCompanies);
      const rows = companies.map((found) => [
        found.companyId,
        found.accessEnabled ? 'enabled' : 'disabled',
        found.name,
        found.settings.company.domains.join(', '),
      ]);
      cli.result(table(rows), { companies: companies.map(companyObject) });
      if (companies.length === 0)
        cli.note('There is none yet: aisle company create "Northpeak" --domain northpeak.example --enable');
    });
  withCommonOptions(command, ['aisle company list', 'aisle company list --json']);
}

/** `aisle company show` */
export function addCompanyShow(company: Command, cli: Cli): void {
  const command = company
    .command('show <company>')
    .description('show one company')
    .action(async (given: string) =>
      withStore(cli, async (base) => {
        const found = await oneCompany(base, given, (name) => `aisle company show ${name}`);
        const object = companyObject(found.company);
        const rows = Object.entries(object).map(([name, value]) => [
          name,
          typeof value === 'object' ? JSON.stringify(value) : String(value),
        ]);
        cli.result(table(rows), object);
      }),
    );
  withCommonOptions(command, [
    'aisle company show co_northpeak',
    'aisle company show northpeak.example --json',
  ]);
}
