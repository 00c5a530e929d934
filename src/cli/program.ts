import { Command } from 'commander';
import type { AddCommand, Cli } from './cli.ts';
import { addCompany } from './company/company.ts';
import { addDoctor } from './doctor/doctor.ts';
import { addEval } from './eval.ts';
import { addImport } from './import/import.ts';
import { addKey } from './key/key.ts';
import { addServe } from './serve.ts';
import { addSettings } from './settings/settings.ts';
import { addStart } from './start/start.ts';
import { addVerify } from './verify.ts';

/** Every command; each owner of one adds a line. */
const commands: readonly AddCommand[] = [
  addStart,
  addServe,
  addCompany,
  addSettings,
  addKey,
  addImport,
  addEval,
  addVerify,
  addDoctor,
];

function eachCommand(command: Command, visit: (command: Command) => void): void {
  visit(command);
  for (const child of command.commands) eachCommand(child, visit);
}

/** The program with all its commands. It never ends the process: failures and help are thrown to its caller. */
export function buildProgram(cli: Cli, write: { out(text: string): void; err(text: string): void }): Command {
  const program = new Command('aisle').description('a shop’s own AI assistant').showHelpAfterError(false);
  for (const add of commands) add(program, cli);
  // Commands take these over when they are made, so they are set on all of them.
  eachCommand(program, (command) => {
    command
      .exitOverride()
      .showSuggestionAfterError(true)
      .configureOutput({ writeOut: write.out, writeErr: write.err, outputError: () => undefined });
  });
  return program;
}
