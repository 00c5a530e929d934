import type { Command } from 'commander';
import { makePasswordLink } from '../../services/operators/make-password-link.ts';
import { type Cli, withCommonOptions, withStore } from '../cli.ts';
import { CliError, exitCodes } from '../cli-error.ts';

/** The address under which people reach the dashboard, as `aisle serve` would announce it. */
function dashboardUrl(cli: Cli): string {
  const { publicUrl } = cli.deps.configuration();
  return `${publicUrl}/dashboard`;
}

/** `aisle operator link`: lets somebody in who has lost the password, or whose mail does not arrive. */
export function addOperator(program: Command, cli: Cli): void {
  const operator = program.command('operator').description('help people of the dashboard in');
  const command = operator
    .command('link <mail>')
    .description('make a one-time link with which this person chooses a new password; good for 15 minutes')
    .action(async (mail: string) =>
      withStore(cli, async (base) => {
        const token = await makePasswordLink(base, mail);
        if (token === undefined)
          throw new CliError(`Nobody has the address ${mail}.`, {
            exitCode: exitCodes.refused,
            code: 'not_found',
            why: 'Accounts come from the setup link of the first start and from invitations.',
            fix: 'aisle start',
          });
        const url = `${dashboardUrl(cli)}/password#${token}`;
        cli.result(url, { url });
        cli.note('It works once, for 15 minutes; every open session of this person then ends.');
      }),
    );
  withCommonOptions(command, [
    'aisle operator link ada@shop.example',
    'aisle operator link ada@shop.example --json',
  ]);
}
