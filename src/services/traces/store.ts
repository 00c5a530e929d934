import { prepared } from '../../platform/database/prepared.ts';
import type { Tables } from '../../platform/database/tables.ts';
import type { Context } from '../context.ts';
import { inScope, inWriteScope } from '../transaction.ts';
import { readStoredObject } from '../validation/stored-object.ts';
import type { PackedTrace } from './trace.ts';

/** A stored trace: `body` says how the answer came about. */
export type StoredTrace = {
  requestId: string;
  messageId: string | null;
  threadId: string | null;
  body: Readonly<Record<string, unknown>>;
  createdAtMs: number;
};

const traceInsert = prepared<Tables['trace']>((sql, value) =>
  sql
    .insertInto('trace')
    .values({
      company_id: value('company_id'),
      request_id: value('request_id'),
      message_id: value('message_id'),
      thread_id: value('thread_id'),
      body: value('body'),
      created_at: value('created_at'),
    })
    .onConflict((conflict) =>
      conflict.columns(['company_id', 'request_id']).doUpdateSet((eb) => ({ body: eb.ref('excluded.body') })),
    ),
);

/** Stores a trace under the request that made it. */
export async function insertTrace(
  ctx: Context,
  trace: Omit<StoredTrace, 'body'> & PackedTrace,
): Promise<void> {
  await inWriteScope(ctx, (sql) =>
    traceInsert(sql, {
      company_id: ctx.companyId,
      request_id: trace.requestId,
      message_id: trace.messageId,
      thread_id: trace.threadId,
      body: trace.packed,
      created_at: trace.createdAtMs,
    }),
  );
}

/** The trace of a request of this company, or of the message that it made; `undefined` = there is none that can be read. */
export async function findTrace(ctx: Context, requestId: string): Promise<StoredTrace | undefined> {
  const row = await inScope(ctx, (sql) =>
    sql
      .selectFrom('trace')
      .selectAll()
      .where('company_id', '=', ctx.companyId)
      .where(requestId.startsWith('msg_') ? 'message_id' : 'request_id', '=', requestId)
      .executeTakeFirst(),
  );
  if (!row) return undefined;
  const body = readStoredObject({ log: ctx.log, column: 'trace.body', id: row.request_id }, row.body);
  return (
    body && {
      requestId: row.request_id,
      messageId: row.message_id,
      threadId: row.thread_id,
      body,
      createdAtMs: row.created_at,
    }
  );
}

/** Removes this company's traces made before `beforeMs`. */
export async function deleteTracesBefore(ctx: Context, beforeMs: number): Promise<void> {
  await inWriteScope(ctx, (sql) =>
    sql
      .deleteFrom('trace')
      .where('company_id', '=', ctx.companyId)
      .where('created_at', '<', beforeMs)
      .execute(),
  );
}
