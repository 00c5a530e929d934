import type { ImportResult } from '../../services/imports/import-records.ts';
import type { Cli } from '../cli.ts';
import { exitCodes } from '../cli-error.ts';
import { describeTable, tableDocument, warningLine } from './describe-table.ts';

/** Faults spelled out one by one; all of them are in `--json`. */
const mostShown = 50;
const mostCauses = 10;
const mostNotes = 20;

export type Report = {
  noun: string;
  result: ImportResult;
  files: number;
  seconds: number;
  dryRun: boolean;
  skipInvalid: boolean;
  /** The command that goes on where this one stopped. */
  again: string;
};

function leftOutText({ leftOut }: ImportResult): string {
  const counts = Object.entries(leftOut).map(([why, count]) => `${count} ${why.replaceAll('_', ' ')}`);
  return counts.length === 0 ? '' : `, left out: ${counts.join(', ')}`;
}

function summary({ noun, result, dryRun }: Report): string {
  const { received, created, updated, unchanged, deleted, failed } = result;
  const leftOut = leftOutText(result);
  if (dryRun)
    return `${received} ${noun} checked: ${unchanged} right, ${failed} wrong${leftOut}. Nothing was written.`;
  return `${received} ${noun}: ${created} created, ${updated} updated, ${unchanged} unchanged, ${deleted} deleted, ${failed} failed${leftOut}`;
}

function place(files: number, file: string, line: number): string {
  return files > 1 ? `${file}:${line}` : `line ${line}`;
}

/** What stopped most rows comes first, before the rows one by one. */
function reportCauses(cli: Cli, { result, files }: Report): void {
  const causes = [...result.causes.values()].sort((a, b) => b.count - a.count);
  if (result.failed <= causes.length) return;
  cli.note(`${result.failed} of ${result.received} failed:`);
  for (const { count, detail, file, line } of causes.slice(0, mostCauses))
    cli.note(`  ${count} × ${detail} (first: ${place(files, file, line)})`);
  if (causes.length > mostCauses) cli.note(`  … and ${causes.length - mostCauses} other causes`);
}

function reportFaults(cli: Cli, report: Report): void {
  const { result, files } = report;
  reportCauses(cli, report);
  for (const { file, line, id, pointer, detail } of result.errors.slice(0, mostShown)) {
    const what = [id, pointer.replace(/^\//, '').replaceAll('/', '.')].filter((part) => part).join(' ');
    cli.note(`${place(files, file, line)}: ${what === '' ? '' : `${what} `}${detail}`);
  }
  const more = result.errors.length - mostShown;
  if (more > 0) cli.note(`… and ${more} more; --json lists all of them`);
  if (result.ignoredFields.length > 0)
    cli.note(`Fields that are not read: ${result.ignoredFields.join(', ')}`);
}

/** Cells that were not read as they stand, one line for each column and reason. */
function reportNotes(cli: Cli, { result, files }: Report): void {
  const notes = [...result.notes.values()].sort((a, b) => b.count - a.count);
  for (const { column, reason, cell, count, file, lines } of notes.slice(0, mostNotes)) {
    const example = cell === undefined ? '' : ` ("${cell.replace(/\s+/g, ' ')}")`;
    cli.note(`${count} × ${column}: ${reason}${example} (${place(files, file, lines[0]!)})`);
  }
  if (notes.length > mostNotes)
    cli.note(`… and ${notes.length - mostNotes} more notes; --json lists all of them`);
  for (const { file, warnings } of result.tables)
    for (const warning of warnings) {
      const said = warningLine(warning);
      cli.note(files > 1 ? `${file}: ${said}` : said);
    }
}

function exitCodeOf({ result, skipInvalid }: Report): number {
  if (result.interrupted) return exitCodes.interrupted;
  return result.failed > 0 && !skipInvalid ? exitCodes.refused : exitCodes.done;
}

/** Says what an import did: faults on stderr, the counts on stdout, and how to go on after an interruption. */
export function reportImport(cli: Cli, report: Report): void {
  const { result, files, seconds, dryRun, again } = report;
  const { errors, ignoredFields, interrupted, causes, notes, leftOut, tables, ...counts } = result;
  for (const table of tables) for (const line of describeTable(table, dryRun)) cli.note(line);
  reportFaults(cli, report);
  reportNotes(cli, report);
  if (interrupted) cli.note(`Stopped; what is counted has been written.\nFix: go on with\n  ${again}`);
  cli.result(summary(report), {
    ...counts,
    left_out: leftOut,
    causes: [...causes.values()].sort((a, b) => b.count - a.count),
    errors,
    notes: [...notes.values()].sort((a, b) => b.count - a.count),
    tables: tables.map(tableDocument),
    ignored_fields: ignoredFields,
    files,
    seconds: Math.round(seconds * 1000) / 1000,
    dry_run: dryRun,
    interrupted,
  });
  cli.exit(exitCodeOf(report));
}
