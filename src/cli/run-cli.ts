import { CommanderError } from 'commander';
import type { Cli } from './cli.ts';
import type { CliDeps } from './cli-deps.ts';
import { CliError, exitCodes } from './cli-error.ts';
import { explainError } from './explain-error.ts';
import { buildProgram } from './program.ts';

const helpCodes = new Set(['commander.helpDisplayed', 'commander.help', 'commander.version']);

/** `error: unknown command 'x'\n(Did you mean y?)` as the three parts of a failure. */
function explainUsage(error: CommanderError, words: readonly string[]): CliError {
  const [message = '', ...hints] = error.message.replace(/^error: /, '').split('\n');
  const command = words.filter((word) => !word.startsWith('-')).slice(0, 2);
  const suggestion = /\(Did you mean (?:one of )?([^,?)]+)/.exec(error.message)?.[1];
  const unknown = /'([^']+)'/.exec(message)?.[1];
  const meant =
    suggestion !== undefined && unknown !== undefined
      ? words.map((word) => (word === unknown ? suggestion : word)).join(' ')
      : undefined;
  return new CliError(`${message[0]?.toUpperCase() ?? ''}${message.slice(1)}.`, {
    exitCode: exitCodes.usage,
    code: 'usage',
    why: hints.join(' ').trim() || 'The command was not called as it is meant to be.',
    fix: meant === undefined ? `aisle ${[...command.slice(0, 1), '--help'].join(' ')}` : `aisle ${meant}`,
  });
}

function writeFailure(deps: CliDeps, error: CliError, flags: { json: boolean; verbose: boolean }): void {
  const { code, message, why, fix } = error;
  if (flags.json)
    deps.stdout.write(`${JSON.stringify({ error: { code, message: `${message} ${why}`, fix } })}\n`);
  else deps.stderr.write(`${message}\n${why}\nFix: ${fix}\n`);
  const cause = error.cause ?? error;
  if (flags.verbose && cause instanceof Error) deps.stderr.write(`${cause.stack}\n`);
}

function cliOf(deps: CliDeps, isJson: boolean, exit: (code: number) => void): Cli {
  return {
    deps,
    isJson,
    isInteractive: !isJson && deps.stdin.isTTY === true && deps.stderr.isTTY === true,
    result: (text, value) => {
      if (isJson) deps.stdout.write(`${JSON.stringify(value)}\n`);
      else if (text !== '') deps.stdout.write(`${text}\n`);
    },
    note: (text) => {
      deps.stderr.write(`${text}\n`);
    },
    exit,
  };
}

/**
 * Runs one command line and returns its exit code; never throws and never ends the process.
 *
 * The result goes to stdout and everything else to stderr; a failure is three lines there, or with `--json` one object on
 * stdout.
 */
export async function runCli(argv: readonly string[], deps: CliDeps): Promise<number> {
  const words = argv.slice(2);
  const flags = { json: words.includes('--json'), verbose: words.includes('--verbose') };
  let exitCode: number = exitCodes.done;
  const cli = cliOf(deps, flags.json, (code) => {
    exitCode = code;
  });
  const write = {
    out: (text: string) => deps.stdout.write(text),
    err: (text: string) => deps.stdout.write(text),
  };
  try {
    const program = await buildProgram(cli, write, words[0]);
    await program.parseAsync(argv);
    return exitCode;
  } catch (error) {
    if (error instanceof CommanderError && helpCodes.has(error.code)) return exitCodes.done;
    const failure = error instanceof CommanderError ? explainUsage(error, words) : explainError(error);
    writeFailure(deps, failure, flags);
    return failure.exitCode;
  }
}
