import type { Tables } from '../../platform/database/tables.ts';
import type { Context } from '../context.ts';
import { inScope, inWriteScope } from '../transaction.ts';
import { readStoredObject, storedObject } from '../validation/stored-object.ts';
import type { Source, SourceError, SourceOptions, SourceProgress } from './source.ts';
import {
  readError,
  readOptionsColumn,
  readProgress,
  writeError,
  writeOptions,
  writeProgress,
} from './stored-source.ts';

const sourceColumns = [
  'source_id',
  'kind',
  'name',
  'url',
  'url_key',
  'options',
  'status',
  'run_seq',
  'progress',
  'started_at',
  'finished_at',
  'error',
  'report',
  'next_run_at',
  'cancelled_at',
  'created_at',
  'updated_at',
] as const;

type SourceRow = Pick<Tables['source'], (typeof sourceColumns)[number]>;

function toSource({ log }: Context, row: SourceRow): Source {
  const at = (column: string) => ({ log, column: `source.${column}`, id: row.source_id });
  return {
    sourceId: row.source_id,
    kind: row.kind,
    name: row.name,
    url: row.url ?? undefined,
    urlKey: row.url_key,
    ...readOptionsColumn(at('options'), row.options),
    status: row.status,
    runSeq: row.run_seq,
    progress: readProgress(at('progress'), row.progress),
    startedAtMs: row.started_at ?? undefined,
    finishedAtMs: row.finished_at ?? undefined,
    error: row.error === null ? undefined : readError(at('error'), row.error),
    report: row.report === null ? undefined : readStoredObject(at('report'), row.report),
    nextRunAtMs: row.next_run_at ?? undefined,
    cancelledAtMs: row.cancelled_at ?? undefined,
    createdAtMs: row.created_at,
    updatedAtMs: row.updated_at,
  };
}

/** Stores a new source with the file it holds, if it holds one. */
export async function insertSource(tx: Context, source: Source, content: Uint8Array | null): Promise<void> {
  const row: Tables['source'] = {
    company_id: tx.companyId,
    source_id: source.sourceId,
    kind: source.kind,
    name: source.name,
    url: source.url ?? null,
    url_key: source.urlKey,
    options: writeOptions(source.options),
    status: source.status,
    run_seq: source.runSeq,
    progress: writeProgress(source.progress),
    started_at: null,
    finished_at: null,
    error: null,
    report: null,
    next_run_at: source.nextRunAtMs ?? null,
    cancelled_at: null,
    content,
    created_at: source.createdAtMs,
    updated_at: source.updatedAtMs,
  };
  await inWriteScope(tx, (sql) => sql.insertInto('source').values(row).execute());
}

/** What may change of a source; members that are left out stay. */
export type SourceChange = Partial<{
  options: SourceOptions;
  status: Source['status'];
  runSeq: number;
  progress: SourceProgress;
  startedAtMs: number | null;
  finishedAtMs: number | null;
  error: SourceError | null;
  report: object | null;
  nextRunAtMs: number | null;
  cancelledAtMs: number | null;
}>;

/** Changes a source; false when there is none of that id. */
export async function updateSource(tx: Context, sourceId: string, change: SourceChange): Promise<boolean> {
  const values = {
    ...(change.options === undefined ? {} : { options: writeOptions(change.options) }),
    ...(change.status === undefined ? {} : { status: change.status }),
    ...(change.runSeq === undefined ? {} : { run_seq: change.runSeq }),
    ...(change.progress === undefined ? {} : { progress: writeProgress(change.progress) }),
    ...(change.startedAtMs === undefined ? {} : { started_at: change.startedAtMs }),
    ...(change.finishedAtMs === undefined ? {} : { finished_at: change.finishedAtMs }),
    ...(change.error === undefined ? {} : { error: change.error && writeError(change.error) }),
    ...(change.report === undefined
      ? {}
      : { report: change.report && JSON.stringify(storedObject(change.report)) }),
    ...(change.nextRunAtMs === undefined ? {} : { next_run_at: change.nextRunAtMs }),
    ...(change.cancelledAtMs === undefined ? {} : { cancelled_at: change.cancelledAtMs }),
    updated_at: tx.clock.nowMs(),
  };
  const result = await inWriteScope(tx, (sql) =>
    sql
      .updateTable('source')
      .set(values)
      .where('company_id', '=', tx.companyId)
      .where('source_id', '=', sourceId)
      .executeTakeFirst(),
  );
  return Number(result.numUpdatedRows) > 0;
}

/** A source by its id. */
export async function findSource(ctx: Context, sourceId: string): Promise<Source | undefined> {
  const row = await inScope(ctx, (sql) =>
    sql
      .selectFrom('source')
      .select(sourceColumns)
      .where('company_id', '=', ctx.companyId)
      .where('source_id', '=', sourceId)
      .executeTakeFirst(),
  );
  return row && toSource(ctx, row);
}

/** The source of an address and kind. */
export async function findSourceByUrl(ctx: Context, urlKey: string): Promise<Source | undefined> {
  const row = await inScope(ctx, (sql) =>
    sql
      .selectFrom('source')
      .select(sourceColumns)
      .where('company_id', '=', ctx.companyId)
      .where('url_key', '=', urlKey)
      .executeTakeFirst(),
  );
  return row && toSource(ctx, row);
}

/** The file of an upload. */
export async function findContent(ctx: Context, sourceId: string): Promise<Uint8Array | undefined> {
  const row = await inScope(ctx, (sql) =>
    sql
      .selectFrom('source')
      .select('content')
      .where('company_id', '=', ctx.companyId)
      .where('source_id', '=', sourceId)
      .executeTakeFirst(),
  );
  return row?.content ?? undefined;
}

/** Sources after an id, in order. */
export async function pageOfSources(
  ctx: Context,
  after: string | undefined,
  limit: number,
): Promise<Source[]> {
  const rows = await inScope(ctx, (sql) => {
    const query = sql.selectFrom('source').select(sourceColumns).where('company_id', '=', ctx.companyId);
    const from = after === undefined ? query : query.where('source_id', '>', after);
    return from.orderBy('source_id').limit(limit).execute();
  });
  return rows.map((row) => toSource(ctx, row));
}

/** Ids of sources whose next run is due. */
export async function findDueSources(ctx: Context, nowMs: number): Promise<string[]> {
  const rows = await inScope(ctx, (sql) =>
    sql
      .selectFrom('source')
      .select('source_id')
      .where('company_id', '=', ctx.companyId)
      .where('next_run_at', '<=', nowMs)
      .where('status', 'not in', ['queued', 'running'])
      .orderBy('source_id')
      .limit(50)
      .execute(),
  );
  return rows.map((row) => row.source_id);
}

/** Removes a source with its pages and what is known of its records, which stay themselves. */
export async function deleteSourceRows(tx: Context, sourceId: string): Promise<void> {
  for (const table of ['source_item', 'source_page', 'source'] as const)
    await inWriteScope(tx, (sql) =>
      sql
        .deleteFrom(table)
        .where('company_id', '=', tx.companyId)
        .where('source_id', '=', sourceId)
        .execute(),
    );
}
