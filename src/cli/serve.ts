import type { Command } from 'commander';
import { beginSetup } from '../services/operators/begin-setup.ts';
import { type Cli, withCommonOptions } from './cli.ts';
import { table } from './describe-company.ts';
import { runUntilStopped } from './run-until-stopped.ts';

function announce(
  cli: Cli,
  baseUrl: string,
  adminUrl: string | undefined,
  setupCode: string | undefined,
): void {
  cli.result(`Aisle serves at ${baseUrl}`, { url: baseUrl, admin_url: adminUrl ?? null });
  if (setupCode) cli.note(`First admin: ${baseUrl}/dashboard/setup#${setupCode} (works once, for 24 hours)`);
}

/** `aisle serve`: the server as the environment says, until it is stopped. */
export function addServe(program: Command, cli: Cli): void {
  const command = program
    .command('serve')
    .description('serve until stopped, as the environment variables say')
    .action(async () => {
      const server = await cli.deps.serve();
      const { baseUrl, adminUrl } = server;
      if (baseUrl !== '') announce(cli, baseUrl, adminUrl, await beginSetup(server.base));
      else cli.note('Aisle works off jobs; it serves no requests in this role.');
      await runUntilStopped(server);
    });
  withCommonOptions(command, ['aisle serve', 'AISLE_PORT=9000 AISLE_DATA=/var/lib/aisle aisle serve']);
  command.addHelpText('after', () => {
    const rows = cli.deps
      .variables()
      .map((variable) => [`  ${variable.name}`, variable.default, variable.description]);
    return `\nEnvironment:\n${table(rows)}`;
  });
}
