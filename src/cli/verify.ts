import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { textsByHash, type VerifyReport, verifyBody } from '../services/answers/verify-body.ts';
import { type AddCommand, type Cli, withCommonOptions } from './cli.ts';
import { usageError } from './cli-error.ts';

const exitFailed = 1;
const exitSnapshotMissing = 2;

function readText(file: string, fix: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch (error) {
    if (error instanceof Error && 'code' in error)
      throw usageError(`Cannot read ${file}.`, error.message, fix);
    throw error;
  }
}

function readBody(file: string): unknown {
  const fix = 'aisle verify answer.json';
  try {
    return JSON.parse(readText(file, fix));
  } catch (error) {
    if (error instanceof SyntaxError) throw usageError(`${file} is not JSON.`, error.message, fix);
    throw error;
  }
}

/** Every file of the folder is one text; its name does not matter, its hash does. */
function readSnapshots(folder: string | undefined): Map<string, string> {
  if (folder === undefined) return new Map();
  const fix = 'aisle verify answer.json --snapshots ./snapshots';
  const isFolder = statSync(folder, { throwIfNoEntry: false })?.isDirectory() === true;
  if (!isFolder)
    throw usageError(`${folder} is no folder.`, 'Snapshots are read from a folder of text files.', fix);
  const files = readdirSync(folder, { withFileTypes: true }).filter((entry) => entry.isFile());
  return textsByHash(files.map((entry) => readText(join(folder, entry.name), fix)));
}

function told(report: VerifyReport): string {
  const lines = report.failures.map(({ reason, text, start, end }) => {
    const place = start === undefined ? '' : ` at ${start}–${end}`;
    return `✗ ${reason}${place}: ${JSON.stringify(text)}`;
  });
  if (report.missing.length > 0)
    lines.push(`? ${report.missing.length} cited texts are not at hand: ${report.missing.join(', ')}`);
  for (const words of report.unchecked)
    lines.push(`? repeated from the question, unchecked: ${JSON.stringify(words)}`);
  const summary = {
    verified: 'Verified.',
    failed: 'Not verified.',
    snapshot_missing: 'Verified as far as the texts are at hand.',
  };
  return [...lines, summary[report.status]].join('\n');
}

function run(cli: Cli, file: string, options: { snapshots?: string; query?: string }): void {
  const report = verifyBody(readBody(file), readSnapshots(options.snapshots), options.query);
  if (report === undefined)
    throw usageError(`${file} is no answer.`, 'It has no result_text.', 'aisle verify answer.json');
  cli.result(told(report), report);
  if (report.status === 'failed') cli.exit(exitFailed);
  if (report.status === 'snapshot_missing') cli.exit(exitSnapshotMissing);
}

/** `aisle verify`: recomputes from an answer and the cited texts alone that everything it asserts is borne out. */
export const addVerify: AddCommand = (program, cli) => {
  const command = program
    .command('verify <answer.json>')
    .description(
      'check offline that an answer says only what its sources say (exit 1 failed, 2 texts missing)',
    )
    .option('--snapshots <folder>', 'folder of the cited texts, one per file')
    .option('--query <text>', 'the question, to check words repeated from it')
    .action((file: string, options: { snapshots?: string; query?: string }) => run(cli, file, options));
  withCommonOptions(command, [
    'aisle verify answer.json --snapshots ./snapshots',
    'aisle verify answer.json --query "Is it waterproof?" --json',
  ]);
};
