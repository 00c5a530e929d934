import type { ImportResult } from '../../services/imports/import-records.ts';
import type { Cli } from '../cli.ts';
import { exitCodes } from '../cli-error.ts';

/** Faults spelled out one by one; all of them are in `--json`. */
const mostShown = 50;

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

function summary({ noun, result, dryRun }: Report): string {
  const { received, created, updated, unchanged, deleted, failed } = result;
  if (dryRun) return `${received} ${noun} checked: ${unchanged} right, ${failed} wrong. Nothing was written.`;
  return `${received} ${noun}: ${created} created, ${updated} updated, ${unchanged} unchanged, ${deleted} deleted, ${failed} failed`;
}

function reportFaults(cli: Cli, { result, files }: Report): void {
  for (const { file, line, id, pointer, detail } of result.errors.slice(0, mostShown)) {
    const where = files > 1 ? `${file}:${line}` : `line ${line}`;
    const what = [id, pointer.replace(/^\//, '').replaceAll('/', '.')].filter((part) => part).join(' ');
    cli.note(`${where}: ${what === '' ? '' : `${what} `}${detail}`);
  }
  const more = result.errors.length - mostShown;
  if (more > 0) cli.note(`… and ${more} more; --json lists all of them`);
  if (result.ignoredFields.length > 0)
    cli.note(`Fields that are not read: ${result.ignoredFields.join(', ')}`);
}

function exitCodeOf({ result, skipInvalid }: Report): number {
  if (result.interrupted) return exitCodes.interrupted;
  return result.failed > 0 && !skipInvalid ? exitCodes.refused : exitCodes.done;
}

/** Says what an import did: faults on stderr, the counts on stdout, and how to go on after an interruption. */
export function reportImport(cli: Cli, report: Report): void {
  const { result, files, seconds, dryRun, again } = report;
  const { errors, ignoredFields, interrupted, ...counts } = result;
  reportFaults(cli, report);
  if (interrupted) cli.note(`Stopped; what is counted has been written.\nFix: go on with\n  ${again}`);
  cli.result(summary(report), {
    ...counts,
    errors,
    ignored_fields: ignoredFields,
    files,
    seconds: Math.round(seconds * 1000) / 1000,
    dry_run: dryRun,
    interrupted,
  });
  cli.exit(exitCodeOf(report));
}
