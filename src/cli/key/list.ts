import type { Command } from 'commander';
import { listApiKeys } from '../../services/api-keys/list-api-keys.ts';
import { type Cli, withCommonOptions, withStore } from '../cli.ts';
import { table } from '../describe-company.ts';
import { oneCompany } from '../one-company.ts';
import { keyObject, keyState } from './describe-key.ts';

/** `aisle key list` */
export function addKeyList(key: Command, cli: Cli): void {
  const command = key
    .command('list <company>')
    .description('list the API keys of a company')
    .action(async (given: string) =>
      withStore(cli, async (base) => {
        const { ctx } = await oneCompany(base, given, (name) => `aisle key list ${name}`);
        const keys = await listApiKeys(ctx);
        const nowMs = base.clock.nowMs();
        const rows = keys.map((found) => [
          found.keyId,
          `${found.prefix}…${found.last4}`,
          found.name,
          keyState(found, nowMs),
          found.scopes.join(','),
        ]);
        cli.result(table(rows), { keys: keys.map(keyObject) });
        if (keys.length === 0) cli.note(`There is none yet: aisle key create ${ctx.companyId} --name <name>`);
      }),
    );
  withCommonOptions(command, ['aisle key list co_northpeak', 'aisle key list co_northpeak --json']);
}
