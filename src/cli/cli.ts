import type { Command } from 'commander';
import type { BaseContext } from '../services/context.ts';
import type { CliDeps } from './cli-deps.ts';

/** What every command file is given beside the program it adds its command to. */
export type Cli = {
  deps: CliDeps;
  /** Writes the result: the only thing that goes to stdout. With `--json` the value as one line, else the text. */
  result(text: string, value: unknown): void;
  /** Writes a note or warning to stderr. */
  note(text: string): void;
  /** Whether `--json` was given. */
  isJson: boolean;
  /** Whether somebody can be asked: stdin and stderr are terminals and `--json` was not given. */
  isInteractive: boolean;
  /** Sets the exit code of a command that ends normally but not with success. */
  exit(code: number): void;
};

/** Adds one command to the program. */
export type AddCommand = (program: Command, cli: Cli) => void;

/** Runs `work` on an open store and closes it, whatever happens. */
export async function withStore<T>(cli: Cli, work: (base: BaseContext) => Promise<T>): Promise<T> {
  const { base, close } = await cli.deps.open();
  try {
    return await work(base);
  } finally {
    await close();
  }
}

/** The options every command has, and two examples below its help. */
export function withCommonOptions(command: Command, examples: readonly [string, string]): Command {
  return command
    .option('--json', 'write the result as one JSON object')
    .option('--verbose', 'on a failure, say where it happened')
    .addHelpText('after', `\nExamples:\n  $ ${examples[0]}\n  $ ${examples[1]}`);
}
