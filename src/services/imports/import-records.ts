import type { CellNote, SourceRecord } from '../../engine/records/source-record.ts';
import type { FieldFault } from '../../errors.ts';
import { type BulkEntry, type BulkResult, emptyBulkResult, mostReportedErrors } from '../bulk/bulk-types.ts';
import type { Context } from '../context.ts';
import type { Checked } from '../validation/checked.ts';
import { addCause, addNotes, type ImportCause, type ImportNote, type LeftOutCounts } from './import-notes.ts';
import type { TableReport } from './tables/report-table.ts';

/** A record and how far its file has been read, 0 to 1. */
export type ReadRecord = { record: SourceRecord; progress: number };

/** One fault of a file: where, which record, and why. */
export type ImportFault = { file: string; line: number; id?: string; pointer: string; detail: string };

export type ImportResult = Omit<BulkResult, 'errors'> & {
  errors: ImportFault[];
  /** What stopped rows, however many there are. */
  causes: Map<string, ImportCause>;
  /** Cells that were not read as they stand; their rows were. */
  notes: Map<string, ImportNote>;
  /** Records that the shop itself does not show; those that were stored before are deleted. */
  leftOut: LeftOutCounts;
  /** How each table was read. */
  tables: TableReport[];
  /** Whether it was stopped before its end; what is counted has been written. */
  interrupted: boolean;
};

type Fit = (value: Readonly<Record<string, unknown>>) => {
  value: Readonly<Record<string, unknown>>;
  notes: readonly CellNote[];
};

/** How a noun's records are imported; `fit` makes a record one that is taken, at the cost of some of its cells. */
export type ImportTarget = {
  put(ctx: Context, entries: readonly BulkEntry[]): Promise<BulkResult>;
  check(value: unknown): Checked<unknown>;
  fit?: Fit;
  /** Hears of every record that is now in the store, by its id. */
  onStored?(records: readonly Readonly<Record<string, unknown>>[]): Promise<void>;
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
  return {
    ...emptyBulkResult(),
    errors: [],
    causes: new Map(),
    notes: new Map(),
    leftOut: {},
    tables: [],
    interrupted: false,
  };
}

/** A batch on its way: entries to put, and the records they came from by their index. */
type Batch = { entries: BulkEntry[]; records: SourceRecord[]; hidden: BulkEntry[]; bytes: number };

function emptyBatch(): Batch {
  return { entries: [], records: [], hidden: [], bytes: 0 };
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

function add(total: ImportResult, part: BulkResult, records: readonly SourceRecord[], file: string): void {
  for (const count of ['received', 'created', 'updated', 'unchanged', 'deleted', 'failed'] as const)
    total[count] += part[count];
  for (const { index, id, pointer, detail } of part.errors) {
    const { line } = records[index]!;
    const at = { file, line, ...(id === undefined ? {} : { id }) };
    const member = pointer
      .split('/')
      .filter((step) => step !== '' && !/^\d+$/.test(step))
      .join('.');
    addCause(total.causes, member === '' ? detail : `${member} ${detail}`, at);
    if (total.errors.length < mostReportedErrors) total.errors.push({ ...at, pointer, detail });
  }
  for (const name of part.ignoredFields)
    if (!total.ignoredFields.includes(name)) total.ignoredFields.push(name);
}

/** Roughly how much memory a record takes; documents are the large ones. */
function weight(value: Readonly<Record<string, unknown>>): number {
  const text = value['content'] ?? value['description'];
  return typeof text === 'string' ? text.length : 0;
}

function addTo(
  batch: Batch,
  {
    record,
    target,
    total,
    options,
  }: { record: SourceRecord; target: ImportTarget; total: ImportResult; options: ImportOptions },
): void {
  const { file, locale } = options;
  if (record.notes) addNotes(total.notes, record.notes, { file, line: record.line });
  if (record.leftOut !== undefined) {
    total.received++;
    total.leftOut[record.leftOut] = (total.leftOut[record.leftOut] ?? 0) + 1;
    if (record.value['product_id'] !== undefined)
      batch.hidden.push({ index: batch.hidden.length, value: record.value });
    return;
  }
  const index = batch.entries.length;
  batch.records.push(record);
  if (record.value === undefined) {
    batch.entries.push({ index, fault: { pointer: '', code: 'format', detail: record.fault } });
    return;
  }
  const given = locale === undefined ? record.value : { locale, ...record.value };
  const { value, notes } = target.fit?.(given) ?? { value: given, notes: [] };
  addNotes(total.notes, notes, { file, line: record.line });
  batch.entries.push({ index, value });
  batch.bytes += weight(value);
}

async function write(
  ctx: Context,
  target: ImportTarget,
  batch: Batch,
  total: ImportResult,
): Promise<BulkResult> {
  const part = await target.put(ctx, batch.entries);
  // What the shop has hidden since leaves the catalogue; what was never in it counts as nothing.
  if (batch.hidden.length > 0) total.deleted += (await target.put(ctx, batch.hidden)).deleted;
  if (target.onStored) {
    const failed = new Set(part.errors.map(({ index }) => index));
    await target.onStored(
      batch.entries.flatMap((entry) =>
        entry.fault || entry.value['deleted'] === true || failed.has(entry.index) ? [] : [entry.value],
      ),
    );
  }
  return part;
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
  {
    target,
    records,
    total,
    options,
  }: {
    target: ImportTarget;
    records: AsyncIterable<ReadRecord>;
    total: ImportResult;
    options: ImportOptions;
  },
): Promise<void> {
  let batch = emptyBatch();
  let progress = 0;
  const flush = async () => {
    const part = options.dryRun
      ? checkOnly(batch.entries, target.check)
      : await write(ctx, target, batch, total);
    add(total, part, batch.records, options.file);
    total.interrupted = ctx.signal.aborted;
    options.onProgress(progress, total);
    batch = emptyBatch();
  };
  for await (const read of records) {
    progress = read.progress;
    addTo(batch, { record: read.record, target, total, options });
    if (batch.entries.length + batch.hidden.length >= batchRecords || batch.bytes >= batchBytes)
      await flush();
    if (total.interrupted) return;
  }
  if (batch.entries.length + batch.hidden.length > 0) await flush();
}
