import { Command } from 'commander';
import type { AddCommand, Cli } from './cli.ts';

/** Every command by its first word, loaded when it is called; each owner of one adds a line. */
const commands: Readonly<Record<string, () => Promise<AddCommand>>> = {
  start: async () => (await import('./start/start.ts')).addStart,
  serve: async () => (await import('./serve.ts')).addServe,
  company: async () => (await import('./company/company.ts')).addCompany,
  settings: async () => (await import('./settings/settings.ts')).addSettings,
  key: async () => (await import('./key/key.ts')).addKey,
  operator: async () => (await import('./operator/operator.ts')).addOperator,
  import: async () => (await import('./import/import.ts')).addImport,
  source: async () => (await import('./source/source.ts')).addSource,
  eval: async () => (await import('./eval.ts')).addEval,
  verify: async () => (await import('./verify.ts')).addVerify,
  doctor: async () => (await import('./doctor/doctor.ts')).addDoctor,
};

function eachCommand(command: Command, visit: (command: Command) => void): void {
  visit(command);
  for (const child of command.commands) eachCommand(child, visit);
}

/**
 * The program with the command that `firstWord` calls, or with all of them when it calls none. It never ends the process:
 * failures and help are thrown to its caller.
 */
export async function buildProgram(
  cli: Cli,
  write: { out(text: string): void; err(text: string): void },
  firstWord: string | undefined,
): Promise<Command> {
  const program = new Command('aisle').description('a shop’s own AI assistant').showHelpAfterError(false);
  const called = Object.entries(commands).filter(([name]) => name === firstWord);
  for (const [, load] of called.length > 0 ? called : Object.entries(commands)) (await load())(program, cli);
  // Commands take these over when they are made, so they are set on all of them.
  eachCommand(program, (command) => {
    command
      .exitOverride()
      .showSuggestionAfterError(true)
      .configureOutput({ writeOut: write.out, writeErr: write.err, outputError: () => undefined });
  });
  return program;
}
