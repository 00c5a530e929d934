import { isCancel, text } from '@clack/prompts';
import type { Cli } from './cli.ts';
import { CliError, exitCodes, usageError } from './cli-error.ts';

/** A value that was left out: asked for on a terminal, a usage error elsewhere. */
export async function askFor(
  cli: Cli,
  given: string | undefined,
  what: { name: string; question: string; fix: string },
): Promise<string> {
  if (given !== undefined && given !== '') return given;
  if (!cli.isInteractive)
    throw usageError(`${what.name} is missing.`, 'There is no terminal to ask on.', what.fix);
  const answer = await text({
    message: what.question,
    validate: (value) => (value?.trim() ? undefined : 'Needed'),
  });
  if (isCancel(answer))
    throw new CliError('Stopped.', {
      exitCode: exitCodes.interrupted,
      code: 'interrupted',
      why: 'The question was not answered.',
      fix: what.fix,
    });
  return answer;
}
