import { sql as raw } from 'kysely';
import { type ConversationMemory, emptyMemory } from '../../engine/query/memory.ts';
import { oncePer } from '../../platform/cache/once-per.ts';
import { packJson, unpackJson } from '../../platform/database/packed-json.ts';
import { prepared, preparedInsert } from '../../platform/database/prepared.ts';
import type { Tables } from '../../platform/database/tables.ts';
import type { Context, Sql } from '../context.ts';
import { inScope, inWriteScope } from '../transaction.ts';
import type { Message, Thread, ThreadStatus } from './thread-types.ts';

function toThread(row: Tables['thread']): Thread {
  return {
    threadId: row.thread_id,
    channel: row.channel,
    status: row.status,
    locale: row.locale,
    ...(row.end_user_id === null ? {} : { endUserId: row.end_user_id }),
    ...(row.page_url === null ? {} : { pageUrl: row.page_url }),
    memory: { ...emptyMemory, ...(JSON.parse(row.context) as Partial<ConversationMemory>) },
    lastSeq: row.last_seq,
    createdAtMs: row.created_at,
    updatedAtMs: row.updated_at,
  };
}

function toMessage(row: Omit<Tables['message'], 'response' | 'company_id'>): Message {
  return {
    messageId: row.message_id,
    threadId: row.thread_id,
    seq: row.seq,
    operation: row.operation,
    queryText: row.query_text,
    resultText: row.result_text,
    answerStatus: row.answer_status as Message['answerStatus'],
    engine: row.engine as Message['engine'],
    locale: row.locale,
    ...(row.rating === null ? {} : { feedback: { rating: row.rating < 0 ? -1 : 1, comment: row.comment } }),
    createdAtMs: row.created_at,
  };
}

const messageColumns = [
  'message_id',
  'thread_id',
  'seq',
  'operation',
  'query_text',
  'result_text',
  'answer_status',
  'engine',
  'locale',
  'rating',
  'comment',
  'created_at',
] as const;

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
  return row && toThread(row);
}

/** The memory after a recalled search is the same object each time. */
const contextOf = oncePer((memory: ConversationMemory) => JSON.stringify(memory));

function threadRow(ctx: Context, thread: Thread): Tables['thread'] {
  return {
    company_id: ctx.companyId,
    thread_id: thread.threadId,
    channel: thread.channel,
    end_user_id: thread.endUserId ?? null,
    status: thread.status,
    locale: thread.locale,
    page_url: thread.pageUrl ?? null,
    context: contextOf(thread.memory),
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
  'status',
  'locale',
  'page_url',
  'context',
  'last_seq',
  'created_at',
  'updated_at',
]);

/** Stores a new thread that already holds its first exchange. */
export async function insertThread(ctx: Context, thread: Thread): Promise<void> {
  await inWriteScope(ctx, (sql) => threadInsert(sql, threadRow(ctx, thread)));
}

const threadUpdate = prepared<Tables['thread'] & { from: number }>((sql, value) =>
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

const messageInsert = preparedInsert('message', ['company_id', 'response', ...messageColumns]);

/** A recalled answer is the same object each time. */
const packedResponse = oncePer(packJson);

/** Stores one exchange. `response` is the answer object, for traces and verification. */
export async function insertMessage(ctx: Context, message: Message, response: object): Promise<void> {
  await inWriteScope(ctx, (sql) =>
    messageInsert(sql, {
      company_id: ctx.companyId,
      message_id: message.messageId,
      thread_id: message.threadId,
      seq: message.seq,
      operation: message.operation,
      query_text: message.queryText,
      result_text: message.resultText,
      answer_status: message.answerStatus,
      engine: message.engine,
      locale: message.locale,
      response: packedResponse(response),
      rating: null,
      comment: null,
      created_at: message.createdAtMs,
    }),
  );
}

function messagesOf(sql: Sql, { companyId }: Context, threadIds: readonly string[]) {
  return sql.selectFrom('message').where('company_id', '=', companyId).where('thread_id', 'in', threadIds);
}

/** All exchanges of a thread in order. */
export async function listMessages(ctx: Context, threadIds: readonly string[]): Promise<Message[]> {
  if (threadIds.length === 0) return [];
  const rows = await inScope(ctx, (sql) =>
    messagesOf(sql, ctx, threadIds).select(messageColumns).orderBy('thread_id').orderBy('seq').execute(),
  );
  return rows.map(toMessage);
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
      query = query.where((eb) =>
        eb.exists(
          eb
            .selectFrom('message')
            .select(raw`1`.as('one'))
            .whereRef('message.company_id', '=', 'thread.company_id')
            .whereRef('message.thread_id', '=', 'thread.thread_id')
            .where('message.answer_status', '=', answerStatus),
        ),
      );
    if (after)
      query = query.where((eb) =>
        eb.or([
          eb('updated_at', '<', after.updatedAtMs),
          eb.and([eb('updated_at', '=', after.updatedAtMs), eb('thread_id', '>', after.threadId)]),
        ]),
      );
    return query.orderBy('updated_at', 'desc').orderBy('thread_id').limit(limit).execute();
  });
  return rows.map(toThread);
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
    // By the messages: traces have an index of those, whose ids ascend, and not of threads, whose ids are random.
    const messages = messagesOf(sql, ctx, threadIds).select('message_id');
    const traces = sql.deleteFrom('trace').where('company_id', '=', ctx.companyId);
    await traces.where('message_id', 'in', messages).execute();
    for (const table of ['message', 'idempotency'] as const)
      await sql
        .deleteFrom(table)
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

/** A rated message: what was asked, and the answer object. */
export type RatedMessage = { queryText: string; answerStatus: string; response: unknown };

/** Sets a message's rating and gives the message back; `undefined` = there is none of that id. */
export async function updateFeedback(
  ctx: Context,
  messageId: string,
  feedback: { rating: -1 | 1; comment: string | null },
): Promise<RatedMessage | undefined> {
  const row = await inWriteScope(ctx, (sql) =>
    sql
      .updateTable('message')
      .set(feedback)
      .where('company_id', '=', ctx.companyId)
      .where('message_id', '=', messageId)
      .returning(['query_text', 'answer_status', 'response'])
      .executeTakeFirst(),
  );
  return (
    row && { queryText: row.query_text, answerStatus: row.answer_status, response: unpackJson(row.response) }
  );
}
