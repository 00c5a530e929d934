import type { Context } from '../../src/services/context.ts';
import { insertMessage } from '../../src/services/threads/messages/store.ts';
import * as threads from '../../src/services/threads/store.ts';
import type { Thread } from '../../src/services/threads/thread-types.ts';
import { findTrace, insertTrace } from '../../src/services/traces/store.ts';
import { conformance } from '../support/conformance.ts';
import { messageOf } from '../support/message-of.ts';

const thread = (threadId: string, values: Partial<Thread> = {}): Thread => ({
  threadId,
  channel: 'api',
  status: 'open',
  locale: 'de-AT',
  memory: { questions: ['Wie groß ist die Lampe? 灯'], productIds: ["l'1"], shownPassages: [] },
  lastSeq: 1,
  createdAtMs: 1_000,
  updatedAtMs: 1_000,
  ...values,
});

/** Stores a thread whose first message will have the id that `messageOf` gives. */
const begin = (store: typeof threads, ctx: Context, begun: Thread) =>
  store.insertThread(ctx, begun, `${begun.threadId}-m1`);

const ids = (rows: readonly Thread[]) => rows.map(({ threadId }) => threadId);

export default conformance(threads, {
  findThread: async ({ store, ctx, other }) => {
    await begin(store, ctx, thread('t1', { endUserId: 'u', pageUrl: 'https://shop.example/ä?x=1' }));
    return [
      await store.findThread(ctx, 't1'),
      await store.findThread(ctx, 'T1'),
      await store.findThread(other, 't1'),
    ];
  },
  findLatestThread: async ({ store, ctx, other }) => {
    const mine = { endUserId: 'u', siteId: 's' };
    await begin(store, ctx, thread('t1', { ...mine, updatedAtMs: 5 }));
    await begin(store, ctx, thread('t2', { ...mine, updatedAtMs: 9 }));
    await begin(store, ctx, thread('t3', { ...mine, siteId: 'other', updatedAtMs: 20 }));
    await begin(store, other, thread('t4', { ...mine, updatedAtMs: 30 }));
    return [
      await store.findLatestThread(ctx, mine),
      await store.findLatestThread(ctx, { ...mine, endUserId: 'U' }),
    ];
  },
  insertThread: async ({ store, ctx, other }) => {
    await begin(store, ctx, thread('t1'));
    await begin(store, other, thread('t1', { locale: 'fr' }));
    const again = await begin(store, ctx, thread('t1')).then(
      () => 'stored twice',
      () => 'refused',
    );
    return [again, await store.findThread(ctx, 't1'), await store.findThread(other, 't1')];
  },
  advanceThread: async ({ store, ctx, other }) => {
    await begin(store, ctx, thread('t1'));
    await begin(store, other, thread('t1'));
    const next = thread('t1', {
      lastSeq: 2,
      status: 'handed_over',
      updatedAtMs: 5_000,
      pageUrl: 'https://a.example',
    });
    return [
      await store.advanceThread(ctx, next, 1),
      await store.advanceThread(ctx, next, 1),
      await store.advanceThread(ctx, thread('t2'), 1),
      await store.findThread(ctx, 't1'),
      await store.findThread(other, 't1'),
    ];
  },
  listThreads: async ({ store, ctx, other }) => {
    const rows: [string, Partial<Thread>][] = [
      ['b', { updatedAtMs: 2_000 }],
      ['B', { updatedAtMs: 2_000, channel: 'website', endUserId: 'u1' }],
      ['a', { updatedAtMs: 3_000, status: 'closed' }],
      ['ä', { updatedAtMs: 2_000 }],
      ['c', { updatedAtMs: 1_000, endUserId: 'u1' }],
    ];
    for (const [threadId, values] of rows) await begin(store, ctx, thread(threadId, values));
    await begin(store, other, thread('b', { updatedAtMs: 2_500 }));
    await insertMessage(ctx, messageOf('c', 1, { answerStatus: 'not_found' }), {});
    await insertMessage(other, messageOf('b', 1, { answerStatus: 'not_found' }), {});
    const list = async (filter: threads.ThreadFilter, limit = 10) =>
      ids(await store.listThreads(ctx, filter, limit));
    return [
      await list({}),
      await list({}, 2),
      await list({ after: { updatedAtMs: 2_000, threadId: 'B' } }),
      await list({ fromMs: 2_000, toMs: 3_000 }),
      await list({ channel: 'website' }),
      await list({ status: 'closed' }),
      await list({ endUserId: 'u1' }),
      await list({ answerStatus: 'not_found' }),
      ids(await store.listThreads(other, {}, 10)),
    ];
  },
  updateThreadStatus: async ({ store, ctx, other }) => {
    await begin(store, ctx, thread('t1'));
    return [
      await store.updateThreadStatus(other, 't1', 'closed', 9),
      await store.updateThreadStatus(ctx, 't1', 'closed', 9_000),
      await store.findThread(ctx, 't1'),
    ];
  },
  deleteThreads: async ({ store, ctx, other, db }) => {
    for (const each of [ctx, other]) {
      await begin(store, each, thread('t1'));
      await begin(store, each, thread('t2'));
      await insertMessage(each, messageOf('t1', 1), {});
      await insertMessage(each, messageOf('t2', 1), {});
      for (const threadId of ['t1', 't2'])
        await insertTrace(each, {
          requestId: threadId,
          messageId: messageOf(threadId, 1).messageId,
          ...{ threadId, packed: '{"v":1}', createdAtMs: 1 },
        });
    }
    const removed = [await store.deleteThreads(ctx, ['t1', 'none']), await store.deleteThreads(ctx, [])];
    const left = (companyId: string) =>
      db.read(companyId, (sql) =>
        sql
          .selectFrom('message')
          .select(['thread_id', 'message_id'])
          .where('company_id', '=', companyId)
          .orderBy('message_id')
          .execute(),
      );
    const lists = [await store.listThreads(ctx, {}, 9), await store.listThreads(other, {}, 9)].map(ids);
    const traces = [await findTrace(ctx, 't1'), await findTrace(ctx, 't2'), await findTrace(other, 't1')];
    return [removed, lists, await left(ctx.companyId), await left(other.companyId), traces];
  },
  findThreadsUpdatedBefore: async ({ store, ctx, other }) => {
    for (const [threadId, updatedAtMs] of [
      ['n', 30],
      ['m', 20],
      ['o', 10],
    ] as const)
      await begin(store, ctx, thread(threadId, { updatedAtMs }));
    await begin(store, other, thread('p', { updatedAtMs: 5 }));
    return [
      await store.findThreadsUpdatedBefore(ctx, 30, 9),
      await store.findThreadsUpdatedBefore(ctx, 31, 2),
    ];
  },
});
