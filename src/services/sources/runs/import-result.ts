import type { ImportResult } from '../../imports/import-records.ts';
import { tablesDocument } from '../../imports/tables/report-table.ts';

const mostReported = 100;

/** What an import noted, in wire names, as a source keeps it for its merchant. */
export function importReport(result: ImportResult): Record<string, unknown> {
  const { received, created, updated, unchanged, deleted, failed, leftOut, errors } = result;
  const byCount = <T extends { count: number }>(list: Iterable<T>) =>
    [...list].sort((a, b) => b.count - a.count).slice(0, mostReported);
  return {
    received,
    created,
    updated,
    unchanged,
    deleted,
    failed,
    left_out: leftOut,
    causes: byCount(result.causes.values()),
    notes: byCount(result.notes.values()),
    errors: errors.slice(0, mostReported),
    tables: tablesDocument(result.tables),
  };
}
