import type { FieldFault } from '../../errors.ts';
import { type BulkEntry, type BulkResult, emptyBulkResult, mostReportedErrors } from '../bulk/bulk-types.ts';
import type { Context } from '../context.ts';
import type { Checked } from '../validation/checked.ts';
import type { ReadRecord } from './read-records.ts';

/** One fault of a file: where, which record, and why. */
export type ImportFault = { file: string; line: number; id?: string; pointer: string; detail: string };

export type ImportResult = Omit<BulkResult, 'errors'> & {
  errors: ImportFault[];
  /** Whether it was stopped before its end; what is counted has been written. */
  interrupted: boolean;
};

/** How a noun's records are imported. */
export type ImportTarget = {
  put(ctx: Context, entries: readonly BulkEntry[]): Promise<BulkResult>;
  check(value: unknown): Checked<unknown>;
};

export type ImportOptions = {
  file: string;
  /** Only checks the records; counts what is right as `unchanged`. */
  dryRun: boolean;
  /** Language of records that name none. */
  locale?: string;
  onProgress(progress: number, result: ImportResult): void;
};

const batchRecords = 500;
const batchBytes = 4 * 1024 * 1024;

/** The result of importing nothing. */
export function emptyImportResult(): ImportResult {
  return { ...emptyBulkResult(), errors: [], interrupted: false };
}

function toEntry({ record }: ReadRecord, index: number, locale: string | undefined): BulkEntry {
  if (record.fault !== undefined)
    return { index, fault: { pointer: '', code: 'format', detail: record.fault } };
  const value = locale === undefined ? record.value : { locale, ...record.value };
  return { index, value };
}

function checkOnly(entries: readonly BulkEntry[], check: ImportTarget['check']): BulkResult {
  const result = emptyBulkResult();
  for (const entry of entries) {
    result.received++;
    const checked = entry.fault
      ? { ok: false as const, faults: [entry.fault as FieldFault] }
      : entry.value['deleted'] === true
        ? { ok: true as const }
        : check(entry.value);
    if (checked.ok) {
      result.unchanged++;
      continue;
    }
    result.failed++;
    for (const { pointer = '', code, detail } of checked.faults)
      result.errors.push({ index: entry.index, pointer, code, detail });
  }
  return result;
}

function add(total: ImportResult, part: BulkResult, batch: readonly ReadRecord[], file: string): void {
  for (const count of ['received', 'created', 'updated', 'unchanged', 'deleted', 'failed'] as const)
    total[count] += part[count];
  for (const { index, id, pointer, detail } of part.errors) {
    if (total.errors.length >= mostReportedErrors) break;
    const { line } = batch[index]!.record;
    total.errors.push({ file, line, ...(id === undefined ? {} : { id }), pointer, detail });
  }
  for (const name of part.ignoredFields)
    if (!total.ignoredFields.includes(name)) total.ignoredFields.push(name);
}

/** Roughly how much memory a record takes; documents are the large ones. */
function weight({ record }: ReadRecord): number {
  const content = record.value?.['content'];
  return typeof content === 'string' ? content.length : 0;
}

/**
 * Writes records in order, in batches of at most 500 (the store sees blocks of at most that), and adds what became of
 * them to `total`. Bad records are reported with their line and the others written.
 *
 * An aborted `ctx.signal` stops it after the current block; running it again goes on where it stopped, because what is
 * stored already is `unchanged`.
 */
export async function importRecords(
  ctx: Context,
  target: ImportTarget,
  records: AsyncIterable<ReadRecord>,
  total: ImportResult,
  options: ImportOptions,
): Promise<void> {
  let batch: ReadRecord[] = [];
  let bytes = 0;
  const flush = async () => {
    const entries = batch.map((read, i) => toEntry(read, i, options.locale));
    const part = options.dryRun ? checkOnly(entries, target.check) : await target.put(ctx, entries);
    add(total, part, batch, options.file);
    total.interrupted = ctx.signal.aborted;
    options.onProgress(batch.at(-1)?.progress ?? 1, total);
    batch = [];
    bytes = 0;
  };
  for await (const read of records) {
    batch.push(read);
    bytes += weight(read);
    if (batch.length >= batchRecords || bytes >= batchBytes) await flush();
    if (total.interrupted) return;
  }
  if (batch.length > 0) await flush();
}
