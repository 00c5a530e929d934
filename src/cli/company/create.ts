import type { Command } from 'commander';
import { createCompany } from '../../services/companies/create-company.ts';
import { askFor } from '../ask.ts';
import { type Cli, withCommonOptions, withStore } from '../cli.ts';
import { companyObject } from '../describe-company.ts';

type Options = { id?: string; domain: string[]; locale?: string; currency?: string; enable?: boolean };

const fix = 'aisle company create "Northpeak" --domain northpeak.example --enable';

function collect(value: string, all: string[]): string[] {
  return [...all, value];
}

/** `aisle company create` */
export function addCompanyCreate(company: Command, cli: Cli): void {
  const command = company
    .command('create [name]')
    .description('make a company')
    .option('--id <id>', 'its id (default: co_ and the name)')
    .option(
      '--domain <host>',
      'a host of its shop, repeatable: shop.example, *.shop.example, localhost:3000',
      collect,
      [],
    )
    .option('--locale <tag>', 'language its texts are in by default (default: en)')
    .option('--currency <code>', 'ISO 4217 code of its prices (default: USD)')
    .option('--enable', 'let it use the API at once')
    .action(async (given: string | undefined, options: Options) => {
      const name = await askFor(cli, given, { name: 'The name', question: 'Name of the company', fix });
      const made = await withStore(cli, (base) =>
        createCompany(base, {
          name,
          companyId: options.id,
          domains: options.domain,
          defaultLocale: options.locale,
          currency: options.currency,
          enable: options.enable ?? false,
        }),
      );
      cli.result(made.companyId, companyObject(made));
      if (!made.accessEnabled) cli.note(`It cannot use the API yet: aisle company enable ${made.companyId}`);
    });
  withCommonOptions(command, [
    fix,
    'aisle company create "Küche & Co" --id kueche --locale de --currency EUR',
  ]);
}
