import type { ExpressionBuilder } from 'kysely';
import { preparedInsert } from '../../../platform/database/prepared.ts';
import type { Tables } from '../../../platform/database/tables.ts';
import type { Context } from '../../context.ts';
import { inScope, inWriteScope } from '../../transaction.ts';
import type { Message } from '../thread-types.ts';
import { readResponse, type StoredResponse, writeResponse } from './stored-response.ts';

function toMessage(row: Pick<Tables['message'], (typeof messageColumns)[number]>): Message {
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

const messageInsert = preparedInsert('message', ['company_id', 'response', 'is_first', ...messageColumns]);

/**
 * Stores one exchange. `response` is the answer object, for traces and verification. The first one of a thread (`seq` 1)
 * is found by the id that the thread was stored with (`insertThread`).
 */
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
      response: writeResponse(response),
      is_first: message.seq === 1 ? 1 : null,
      rating: null,
      comment: null,
      created_at: message.createdAtMs,
    }),
  );
}

/** Whether a message is of one of the threads: the first one of each is named there, the others are in an index. */
function isOf({ companyId }: Context, threadIds: readonly string[]) {
  return (eb: ExpressionBuilder<Tables, 'message'>) => {
    const first = eb
      .selectFrom('thread')
      .select('first_message_id as message_id')
      .where('company_id', '=', companyId)
      .where('thread_id', 'in', threadIds);
    const later = eb
      .selectFrom('message as later')
      .select('later.message_id')
      .where('later.company_id', '=', companyId)
      .where('later.thread_id', 'in', threadIds)
      .where('later.is_first', 'is', null);
    // Two alternatives joined by `or` would make SQLite read every message of the company.
    return eb.and([eb('company_id', '=', companyId), eb('message_id', 'in', first.unionAll(later))]);
  };
}

/** All exchanges of a thread in order. */
export async function listMessages(ctx: Context, threadIds: readonly string[]): Promise<Message[]> {
  if (threadIds.length === 0) return [];
  const rows = await inScope(ctx, (sql) =>
    sql
      .selectFrom('message')
      .select(messageColumns)
      .where(isOf(ctx, threadIds))
      .orderBy('thread_id')
      .orderBy('seq')
      .execute(),
  );
  return rows.map(toMessage);
}

/** Removes the messages of threads that are still stored, with the traces of their making. */
export async function deleteMessages(ctx: Context, threadIds: readonly string[]): Promise<void> {
  if (threadIds.length === 0) return;
  await inWriteScope(ctx, async (sql) => {
    // By the messages: traces have an index of those, whose ids ascend, and not of threads, whose ids are random.
    await sql
      .deleteFrom('trace')
      .where('company_id', '=', ctx.companyId)
      .where('message_id', 'in', (eb) =>
        eb.selectFrom('message').select('message_id').where(isOf(ctx, threadIds)),
      )
      .execute();
    await sql.deleteFrom('message').where(isOf(ctx, threadIds)).execute();
  });
}

/** Which thread a message is of. */
export async function findThreadOfMessage(ctx: Context, messageId: string): Promise<string | undefined> {
  const row = await inScope(ctx, (sql) =>
    sql
      .selectFrom('message')
      .select('thread_id')
      .where('company_id', '=', ctx.companyId)
      .where('message_id', '=', messageId)
      .executeTakeFirst(),
  );
  return row?.thread_id;
}

/** A rated message: what was asked, and what is known of the answer. */
export type RatedMessage = { queryText: string; answerStatus: string; response: StoredResponse };

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
  if (!row) return undefined;
  const place = { log: ctx.log, column: 'message.response', id: messageId };
  const response = readResponse(place, row.response);
  return { queryText: row.query_text, answerStatus: row.answer_status, response };
}
