import * as analytics from '../../src/services/analytics/store.ts';
import type { Context } from '../../src/services/context.ts';
import { conformance } from '../support/conformance.ts';

type Asked = { i: number; text: string; status: string; rating?: number; channel?: 'api' | 'playground' };

const asked: readonly Asked[] = [
  { i: 1, text: 'Größe?', status: 'not_found' },
  { i: 2, text: 'Größe?', status: 'answered', rating: -1 },
  { i: 3, text: 'Returns?', status: 'answered', rating: 1 },
  { i: 4, text: 'Tried', status: 'not_found', channel: 'playground' },
];

async function fill(ctx: Context): Promise<void> {
  await ctx.db.write(ctx.companyId, async (sql) => {
    for (const { i, text, status, rating, channel = 'api' } of asked) {
      const base = { company_id: ctx.companyId, thread_id: `t${i}`, locale: 'en', created_at: i * 1_000 };
      await sql
        .insertInto('thread')
        .values({
          ...base,
          ...{ channel, end_user_id: null, status: 'open', page_url: null, context: '{}', last_seq: 1 },
          ...{ updated_at: i, first_message_id: `msg_0${i}` },
        })
        .execute();
      await sql
        .insertInto('message')
        .values({
          ...base,
          ...{ message_id: `msg_0${i}`, seq: 1, operation: 'send_message', query_text: text },
          ...{ result_text: '', answer_status: status, engine: 'embedded', response: '{}' },
          ...{ rating: rating ?? null, comment: null, is_first: 1 },
        })
        .execute();
    }
  });
}

const all = { from: 'msg_0', to: 'msg_1' };

export default conformance(analytics, {
  countAnswers: async ({ store, ctx, other }) => {
    await fill(ctx);
    return [
      await store.countAnswers(ctx, all, 2_000),
      await store.countAnswers(ctx, { ...all, to: 'msg_02' }, 2_000),
      await store.countAnswers(other, all, 2_000),
    ];
  },
  topWordings: async ({ store, ctx, other }) => {
    await fill(ctx);
    return [
      await store.topWordings(ctx, all, { unansweredOnly: true, limit: 9 }),
      await store.topWordings(ctx, all, { unansweredOnly: false, limit: 1 }),
      await store.topWordings(other, all, { unansweredOnly: false, limit: 9 }),
    ];
  },
  answeredSince: async ({ store, ctx, other }) => {
    await fill(ctx);
    const texts = ['Größe?', 'Returns?', 'Tried'];
    return [
      await store.answeredSince(ctx, texts, 'msg_0'),
      await store.answeredSince(ctx, texts, 'msg_03'),
      await store.answeredSince(ctx, [], 'msg_0'),
      await store.answeredSince(other, texts, 'msg_0'),
    ];
  },
});
