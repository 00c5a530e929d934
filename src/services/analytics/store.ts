import { sql as raw } from 'kysely';
import type { Context } from '../context.ts';
import { inScope } from '../transaction.ts';

/** Messages by id: `from` included, `to` not. Ids ascend with time. */
export type MessageRange = { from: string; to: string };

/** How many answers of one kind a stretch of time holds. */
export type AnswerCount = {
  bucket: number;
  status: string;
  engine: string;
  channel: string;
  answers: number;
  helpful: number;
  unhelpful: number;
};

/** Shoppers' messages: those tried out in the dashboard do not count. */
const shoppers = ['api', 'mcp', 'website'] as const;

/** Answers by stretch of `bucketMs`, status, engine and channel. */
export async function countAnswers(
  ctx: Context,
  range: MessageRange,
  bucketMs: number,
): Promise<AnswerCount[]> {
  const bucket = raw<number>`message.created_at / ${raw.lit(bucketMs)}`;
  const rows = await inScope(ctx, (sql) =>
    sql
      .selectFrom('message')
      .innerJoin('thread', (join) =>
        join
          .onRef('thread.company_id', '=', 'message.company_id')
          .onRef('thread.thread_id', '=', 'message.thread_id'),
      )
      .select(({ fn }) => [
        bucket.as('bucket'),
        'message.answer_status as status',
        'message.engine as engine',
        'thread.channel as channel',
        fn.countAll<number>().as('answers'),
        raw<number>`sum(case when message.rating > 0 then 1 else 0 end)`.as('helpful'),
        raw<number>`sum(case when message.rating < 0 then 1 else 0 end)`.as('unhelpful'),
      ])
      .where('message.company_id', '=', ctx.companyId)
      .where('message.message_id', '>=', range.from)
      .where('message.message_id', '<', range.to)
      .where('message.operation', '=', 'send_message')
      .where('thread.channel', 'in', shoppers)
      .groupBy([bucket, 'message.answer_status', 'message.engine', 'thread.channel'])
      .orderBy(bucket)
      .orderBy('message.answer_status')
      .orderBy('message.engine')
      .orderBy('thread.channel')
      .execute(),
  );
  return rows.map((row) => ({
    bucket: Number(row.bucket),
    status: row.status,
    engine: row.engine,
    channel: row.channel,
    answers: Number(row.answers),
    helpful: Number(row.helpful),
    unhelpful: Number(row.unhelpful),
  }));
}

/** One wording and what became of it. */
export type AskedWording = {
  text: string;
  locale: string;
  asked: number;
  threads: number;
  lastAskedAtMs: number;
  /** How often it was answered and the answer rated unhelpful. */
  disliked: number;
  pageUrl?: string;
};

/** Wordings by how often they were asked: all of them, or those that were not answered or rated unhelpful. */
export async function topWordings(
  ctx: Context,
  range: MessageRange,
  input: { unansweredOnly: boolean; limit: number },
): Promise<AskedWording[]> {
  const rows = await inScope(ctx, (sql) => {
    let query = sql
      .selectFrom('message')
      .innerJoin('thread', (join) =>
        join
          .onRef('thread.company_id', '=', 'message.company_id')
          .onRef('thread.thread_id', '=', 'message.thread_id'),
      )
      .select(({ fn }) => [
        'message.query_text as text',
        'message.locale as locale',
        fn.countAll<number>().as('asked'),
        raw<number>`count(distinct message.thread_id)`.as('threads'),
        fn.max('message.created_at').as('last'),
        raw<number>`sum(case when message.rating < 0 and message.answer_status = 'answered' then 1 else 0 end)`.as(
          'disliked',
        ),
        fn.max('thread.page_url').as('page_url'),
      ])
      .where('message.company_id', '=', ctx.companyId)
      .where('message.message_id', '>=', range.from)
      .where('message.message_id', '<', range.to)
      .where('message.operation', '=', 'send_message')
      .where('thread.channel', 'in', shoppers);
    if (input.unansweredOnly)
      query = query.where((eb) =>
        eb.or([eb('message.answer_status', 'in', ['not_found', 'partial']), eb('message.rating', '<', 0)]),
      );
    return query
      .groupBy(['message.query_text', 'message.locale'])
      .orderBy('asked', 'desc')
      .orderBy('message.query_text')
      .orderBy('message.locale')
      .limit(input.limit)
      .execute();
  });
  return rows.map((row) => ({
    text: row.text,
    locale: row.locale,
    asked: Number(row.asked),
    threads: Number(row.threads),
    lastAskedAtMs: Number(row.last),
    disliked: Number(row.disliked),
    ...(row.page_url === null ? {} : { pageUrl: row.page_url }),
  }));
}

/** Which of these wordings were answered since the message id `from`. */
export async function answeredSince(
  ctx: Context,
  wordings: readonly string[],
  from: string,
): Promise<string[]> {
  if (wordings.length === 0) return [];
  const rows = await inScope(ctx, (sql) =>
    sql
      .selectFrom('message')
      .select('query_text')
      .distinct()
      .where('company_id', '=', ctx.companyId)
      .where('message_id', '>=', from)
      .where('answer_status', '=', 'answered')
      .where('query_text', 'in', wordings)
      .orderBy('query_text')
      .execute(),
  );
  return rows.map((row) => row.query_text);
}
