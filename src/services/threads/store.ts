import { sql as raw } from 'kysely';
import { prepared, preparedInsert } from '../../platform/database/prepared.ts';
import type { Tables } from '../../platform/database/tables.ts';
import type { Context } from '../context.ts';
import { inScope, inWriteScope } from '../transaction.ts';
import { deleteMessages } from './messages/store.ts';
import { readMemory, writeMemory } from './stored-memory.ts';
import type { Thread, ThreadStatus } from './thread-types.ts';

function toThread({ log }: Context, row: Tables['thread']): Thread {
  return {
    threadId: row.thread_id,
    channel: row.channel,
    status: row.status,
    locale: row.locale,
    ...(row.end_user_id === null ? {} : { endUserId: row.end_user_id }),
    ...(row.site_id === null ? {} : { siteId: row.site_id }),
    ...(row.page_url === null ? {} : { pageUrl: row.page_url }),
    memory: readMemory({ log, column: 'thread.context', id: row.thread_id }, row.context),
    lastSeq: row.last_seq,
    createdAtMs: row.created_at,
    updatedAtMs: row.updated_at,
  };
}

/** The company's thread of that id, or `undefined`. */
export async function findThread(ctx: Context, threadId: string): Promise<Thread | undefined> {
  const row = await inScope(ctx, (sql) =>
    sql
      .selectFrom('thread')
      .selectAll()
      .where('company_id', '=', ctx.companyId)
      .where('thread_id', '=', threadId)
      .executeTakeFirst(),
  );
  return row && toThread(ctx, row);
}

/** The thread of a visitor of a site that was moved on last. */
export async function findLatestThread(
  ctx: Context,
  visitor: { siteId: string; endUserId: string },
): Promise<Thread | undefined> {
  const row = await inScope(ctx, (sql) =>
    sql
      .selectFrom('thread')
      .selectAll()
      .where('company_id', '=', ctx.companyId)
      .where('end_user_id', '=', visitor.endUserId)
      .where('site_id', '=', visitor.siteId)
      .orderBy('updated_at', 'desc')
      .orderBy('thread_id')
      .limit(1)
      .executeTakeFirst(),
  );
  return row && toThread(ctx, row);
}

function threadRow(ctx: Context, thread: Thread): Omit<Tables['thread'], 'first_message_id'> {
  return {
    company_id: ctx.companyId,
    thread_id: thread.threadId,
    channel: thread.channel,
    end_user_id: thread.endUserId ?? null,
    site_id: thread.siteId ?? null,
    status: thread.status,
    locale: thread.locale,
    page_url: thread.pageUrl ?? null,
    context: writeMemory(thread.memory),
    last_seq: thread.lastSeq,
    created_at: thread.createdAtMs,
    updated_at: thread.updatedAtMs,
  };
}

const threadInsert = preparedInsert('thread', [
  'company_id',
  'thread_id',
  'channel',
  'end_user_id',
  'site_id',
  'status',
  'locale',
  'page_url',
  'context',
  'last_seq',
  'created_at',
  'updated_at',
  'first_message_id',
]);

/** Stores a new thread, by which its first message is found (`insertMessage`). */
export async function insertThread(ctx: Context, thread: Thread, firstMessageId: string): Promise<void> {
  await inWriteScope(ctx, (sql) =>
    threadInsert(sql, { ...threadRow(ctx, thread), first_message_id: firstMessageId }),
  );
}

const threadUpdate = prepared<Omit<Tables['thread'], 'first_message_id'> & { from: number }>((sql, value) =>
  sql
    .updateTable('thread')
    .set({
      status: value('status'),
      locale: value('locale'),
      page_url: value('page_url'),
      context: value('context'),
      last_seq: value('last_seq'),
      updated_at: value('updated_at'),
    })
    .where('company_id', '=', value('company_id'))
    .where('thread_id', '=', value('thread_id'))
    .where('last_seq', '=', value('from')),
);

/**
 * Moves a thread on by one exchange, provided nobody else did since it was read.
 *
 * Returns false when another node was faster or the thread is gone: nothing was changed then.
 */
export async function advanceThread(ctx: Context, thread: Thread, from: number): Promise<boolean> {
  const result = await inWriteScope(ctx, (sql) => threadUpdate(sql, { ...threadRow(ctx, thread), from }));
  return result.numAffectedRows === 1n;
}

/** What a list of threads may be narrowed by. `after` is the (updatedAtMs, threadId) of the last row seen. */
export type ThreadFilter = {
  fromMs?: number;
  toMs?: number;
  channel?: Thread['channel'];
  status?: ThreadStatus;
  answerStatus?: string;
  endUserId?: string;
  after?: { updatedAtMs: number; threadId: string };
};

/** Threads by last change, newest first, ties by id. */
export async function listThreads(ctx: Context, filter: ThreadFilter, limit: number): Promise<Thread[]> {
  const rows = await inScope(ctx, (sql) => {
    let query = sql.selectFrom('thread').selectAll().where('company_id', '=', ctx.companyId);
    if (filter.fromMs !== undefined) query = query.where('updated_at', '>=', filter.fromMs);
    if (filter.toMs !== undefined) query = query.where('updated_at', '<', filter.toMs);
    if (filter.channel !== undefined) query = query.where('channel', '=', filter.channel);
    if (filter.status !== undefined) query = query.where('status', '=', filter.status);
    if (filter.endUserId !== undefined) query = query.where('end_user_id', '=', filter.endUserId);
    const { answerStatus, after } = filter;
    if (answerStatus !== undefined)
      query = query.where((eb) => {
        const answered = eb
          .selectFrom('message')
          .select(raw`1`.as('one'))
          .whereRef('message.company_id', '=', 'thread.company_id')
          .where('message.answer_status', '=', answerStatus);
        const first = answered.whereRef('message.message_id', '=', 'thread.first_message_id');
        const later = answered
          .whereRef('message.thread_id', '=', 'thread.thread_id')
          .where('message.is_first', 'is', null);
        return eb.or([eb.exists(first), eb.exists(later)]);
      });
    if (after)
      query = query.where((eb) =>
        eb.or([
          eb('updated_at', '<', after.updatedAtMs),
          eb.and([eb('updated_at', '=', after.updatedAtMs), eb('thread_id', '>', after.threadId)]),
        ]),
      );
    return query.orderBy('updated_at', 'desc').orderBy('thread_id').limit(limit).execute();
  });
  return rows.map((row) => toThread(ctx, row));
}

/** Sets the status of a thread; false when there is none. */
export async function updateThreadStatus(
  ctx: Context,
  threadId: string,
  status: ThreadStatus,
  updatedAtMs: number,
): Promise<boolean> {
  const result = await inWriteScope(ctx, (sql) =>
    sql
      .updateTable('thread')
      .set({ status, updated_at: updatedAtMs })
      .where('company_id', '=', ctx.companyId)
      .where('thread_id', '=', threadId)
      .executeTakeFirst(),
  );
  return result.numUpdatedRows === 1n;
}

/** Removes threads with everything derived from them: messages, stored replies, traces. Returns how many threads went. */
export async function deleteThreads(ctx: Context, threadIds: readonly string[]): Promise<number> {
  if (threadIds.length === 0) return 0;
  return inWriteScope(ctx, async (sql) => {
    await deleteMessages({ ...ctx, sql }, threadIds);
    await sql
      .deleteFrom('idempotency')
      .where('company_id', '=', ctx.companyId)
      .where('thread_id', 'in', threadIds)
      .execute();
    const result = await sql
      .deleteFrom('thread')
      .where('company_id', '=', ctx.companyId)
      .where('thread_id', 'in', threadIds)
      .executeTakeFirst();
    return Number(result.numDeletedRows);
  });
}

/** Ids of the threads whose last change is before `beforeMs`, oldest first. */
export async function findThreadsUpdatedBefore(
  ctx: Context,
  beforeMs: number,
  limit: number,
): Promise<string[]> {
  const rows = await inScope(ctx, (sql) =>
    sql
      .selectFrom('thread')
      .select('thread_id')
      .where('company_id', '=', ctx.companyId)
      .where('updated_at', '<', beforeMs)
      .orderBy('updated_at')
      .limit(limit)
      .execute(),
  );
  return rows.map((row) => row.thread_id);
}
