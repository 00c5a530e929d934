import { isCancel, text } from '@clack/prompts';
import type { Cli } from './cli.ts';
import { CliError, exitCodes, usageError } from './cli-error.ts';

/** Before something that cannot be taken back easily: asks for the name to be typed; without a terminal `--yes` is needed. */
export async function confirmByName(cli: Cli, name: string, fix: string): Promise<void> {
  if (!cli.isInteractive)
    throw usageError('This needs to be confirmed.', 'There is no terminal to confirm on.', fix);
  const answer = await text({ message: `Type "${name}" to go on` });
  if (!isCancel(answer) && answer === name) return;
  throw new CliError('Nothing was changed.', {
    exitCode: exitCodes.refused,
    code: 'not_confirmed',
    why: 'The name was not typed as it is.',
    fix,
  });
}
