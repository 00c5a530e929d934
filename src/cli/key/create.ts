import type { Command } from 'commander';
import { defaultScopes, scopes } from '../../services/api-keys/api-key.ts';
import { createApiKey } from '../../services/api-keys/create-api-key.ts';
import { askFor } from '../ask.ts';
import { type Cli, withCommonOptions, withStore } from '../cli.ts';
import { oneCompany, quoted } from '../one-company.ts';
import { parseDuration } from '../parse-duration.ts';
import { keyObject } from './describe-key.ts';

type Options = { name?: string; scopes?: string; expires?: string };

function scopesOf(text: string | undefined): string[] | undefined {
  if (text === undefined) return undefined;
  if (text === 'all') return [...scopes];
  return text.split(/[\s,]+/).filter((scope) => scope !== '');
}

function commandFor(company: string, options: Options): string {
  const name = options.name === undefined ? '<name>' : quoted(options.name);
  return `aisle key create ${company} --name ${name}${options.scopes ? ` --scopes ${options.scopes}` : ''}`;
}

/** `aisle key create`: the key is shown this once, alone on stdout. */
export function addKeyCreate(key: Command, cli: Cli): void {
  const command = key
    .command('create <company>')
    .description('make an API key and show it once')
    .option('--name <name>', 'what it is for')
    .option('--scopes <list>', `separated by commas, or "all" (default: ${defaultScopes.join(',')})`)
    .option('--expires <span>', 'how long it is valid: 90d, 1y (default: for ever)')
    .action(async (given: string, options: Options) =>
      withStore(cli, async (base) => {
        const { company, ctx } = await oneCompany(base, given, (found) => commandFor(found, options));
        const fix = commandFor(company.companyId, { ...options, name: 'ci' });
        const name = await askFor(cli, options.name, {
          name: '--name',
          question: 'What is the key for',
          fix,
        });
        const span =
          options.expires === undefined ? undefined : parseDuration(options.expires, `${fix} --expires 90d`);
        const made = await createApiKey(ctx, {
          name,
          scopes: scopesOf(options.scopes),
          ...(span === undefined ? {} : { expiresAtMs: base.clock.nowMs() + span }),
        });
        cli.result(made.secret, { key: made.secret, ...keyObject(made.key) });
        cli.note(`Keep it safe: it is shown this once. Scopes: ${made.key.scopes.join(', ')}`);
        if (!company.accessEnabled)
          cli.note(`The company cannot use the API yet: aisle company enable ${company.companyId}`);
      }),
    );
  withCommonOptions(command, [
    'aisle key create co_northpeak --name shop-backend',
    'KEY=$(aisle key create co_northpeak --name ci --scopes catalog:write,knowledge:write)',
  ]);
}
