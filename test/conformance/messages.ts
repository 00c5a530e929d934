import type { Context } from '../../src/services/context.ts';
import * as messages from '../../src/services/threads/messages/store.ts';
import { insertThread } from '../../src/services/threads/store.ts';
import { findTrace, insertTrace } from '../../src/services/traces/store.ts';
import { conformance } from '../support/conformance.ts';
import { messageOf } from '../support/message-of.ts';

/** Stores a thread whose first message will have the id that `messageOf` gives. */
async function begin(ctx: Context, threadId: string): Promise<void> {
  const memory = { questions: [], productIds: [], shownPassages: [] };
  const times = { createdAtMs: 1_000, updatedAtMs: 1_000 };
  const thread = {
    threadId,
    channel: 'api',
    status: 'open',
    locale: 'de',
    memory,
    lastSeq: 1,
    ...times,
  } as const;
  await insertThread(ctx, thread, `${threadId}-m1`);
}

export default conformance(messages, {
  insertMessage: async ({ store, ctx, other }) => {
    await begin(ctx, 't1');
    await begin(other, 't1');
    await store.insertMessage(ctx, messageOf('t1', 1), { a: 1 });
    await store.insertMessage(ctx, messageOf('t1', 2), {});
    const sameSeq = await store.insertMessage(ctx, { ...messageOf('t1', 2), messageId: 'x' }, {}).then(
      () => 'stored twice',
      () => 'refused',
    );
    await store.insertMessage(other, messageOf('t1', 1), {});
    return [sameSeq, await store.listMessages(ctx, ['t1']), await store.listMessages(other, ['t1'])];
  },
  findThreadOfMessage: async ({ store, ctx, other }) => {
    await begin(ctx, 't1');
    await store.insertMessage(ctx, messageOf('t1', 1), {});
    return [
      await store.findThreadOfMessage(ctx, 't1-m1'),
      await store.findThreadOfMessage(ctx, 'none'),
      await store.findThreadOfMessage(other, 't1-m1'),
    ];
  },
  listMessages: async ({ store, ctx, other, db }) => {
    await begin(ctx, 't2');
    await begin(ctx, 'T1');
    for (const seq of [2, 10, 1]) await store.insertMessage(ctx, messageOf('t2', seq), {});
    await store.insertMessage(
      ctx,
      messageOf('T1', 1, { operation: 'search', answerStatus: 'not_found' }),
      {},
    );
    const seen = [
      await store.listMessages(ctx, ['t2', 'T1', 'none']),
      await store.listMessages(ctx, []),
      await store.listMessages(other, ['t2']),
    ];
    // As threads of earlier versions are stored.
    await db.write(ctx.companyId, async (sql) => {
      const { companyId } = ctx;
      await sql
        .updateTable('thread')
        .set({ first_message_id: null })
        .where('company_id', '=', companyId)
        .execute();
      await sql.updateTable('message').set({ is_first: null }).where('company_id', '=', companyId).execute();
    });
    return [...seen, await store.listMessages(ctx, ['t2', 'T1', 'none'])];
  },
  updateFeedback: async ({ store, ctx, other }) => {
    await begin(ctx, 't1');
    await store.insertMessage(ctx, messageOf('t1', 1), { claims: Array(99).fill({ text: 'Ja, “grün” 💡' }) });
    return [
      await store.updateFeedback(other, 't1-m1', { rating: 1, comment: 'mine' }),
      await store.updateFeedback(ctx, 't1-m1', { rating: 1, comment: 'good 👍' }),
      await store.updateFeedback(ctx, 't1-m1', { rating: -1, comment: null }),
      await store.listMessages(ctx, ['t1']),
    ];
  },
  deleteMessages: async ({ store, ctx, other }) => {
    for (const each of [ctx, other])
      for (const threadId of ['t1', 't2']) {
        await begin(each, threadId);
        for (const seq of [1, 2]) await store.insertMessage(each, messageOf(threadId, seq), {});
        const { messageId } = messageOf(threadId, 1);
        await insertTrace(each, {
          requestId: threadId,
          messageId,
          threadId,
          packed: '{"v":1}',
          createdAtMs: 1,
        });
      }
    await store.deleteMessages(ctx, ['t1', 'none']);
    await store.deleteMessages(ctx, []);
    return [
      await store.listMessages(ctx, ['t1', 't2']),
      await store.listMessages(other, ['t1']),
      await findTrace(ctx, 't1'),
      await findTrace(ctx, 't2'),
      await findTrace(other, 't1'),
    ];
  },
});
