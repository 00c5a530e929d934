import { describe, expect, test } from 'vitest';
import { emptyMemory } from '../../src/engine/question/memory.ts';
import { unpackJson } from '../../src/platform/database/packed-json.ts';
import { createCompany } from '../../src/services/companies/create-company.ts';
import { type Context, companyContext } from '../../src/services/context.ts';
import { deleteThread } from '../../src/services/threads/delete-thread.ts';
import { deleteThreadsOfEndUser } from '../../src/services/threads/delete-threads-of-end-user.ts';
import {
  type ConversationInput,
  converse,
  type TurnOutcome,
} from '../../src/services/threads/exchange/converse.ts';
import { getThread } from '../../src/services/threads/get-thread.ts';
import { giveFeedback } from '../../src/services/threads/give-feedback.ts';
import { listThreads } from '../../src/services/threads/list-threads.ts';
import { purgeExpired } from '../../src/services/threads/purge-expired.ts';
import { setThreadStatus } from '../../src/services/threads/set-thread-status.ts';
import type { Thread } from '../../src/services/threads/thread-types.ts';
import { getTrace } from '../../src/services/traces/get-trace.ts';
import { fakeClock, testBase } from '../support/base-context.ts';
import { forEachStore } from '../support/engines.ts';

type Spelled = { thread_id: string; message_id: string; text: string; seq: number };

/** An answer that says what it was asked and which questions it saw before. */
function echo(queryText: string) {
  return async (thread: Thread): Promise<TurnOutcome<undefined>> => ({
    answer: {
      status: 'answered',
      route: 'smalltalk',
      engine: 'embedded',
      degraded: false,
      locale: 'en',
      claims: [{ text: `${[...thread.memory.questions, queryText].join('|')}`, kind: 'frame', support: [] }],
      products: [],
      suggestedQuestions: [],
    },
    memory: { ...emptyMemory, questions: [...thread.memory.questions, queryText] },
    trace: { route: 'smalltalk' },
    snapshots: [],
    value: undefined,
  });
}

forEachStore((_engine, store) => {
  let made = 0;

  async function newShop() {
    const clock = fakeClock();
    const base = testBase(store.db, clock);
    const { companyId } = await createCompany(base, { name: `Talks ${++made}`, enable: true });
    const context = (): Context =>
      companyContext(base, companyId, { kind: 'operator' }, base.ids.ulid('req', clock.nowMs()));
    const send = async (
      queryText: string,
      more: Partial<ConversationInput> = {},
      work = echo(queryText),
    ): Promise<Spelled & { replayed: boolean }> => {
      const input = { operation: 'send_message', channel: 'api', locale: 'en', queryText, ...more } as const;
      const reply = await converse(context(), input, work, ({ thread, message, rendered }) =>
        JSON.stringify({
          thread_id: thread.threadId,
          message_id: message.messageId,
          text: rendered.resultText,
          seq: message.seq,
        }),
      );
      return { ...(JSON.parse(reply.body) as Spelled), replayed: reply.replayed };
    };
    return { clock, companyId, context, send };
  }

  describe('a conversation', () => {
    test('a new thread is made, a follow-up sees the earlier exchange, both are stored in order', async () => {
      const { send, context } = await newShop();
      const first = await send('a');
      const second = await send('b', { threadId: first.thread_id });
      expect(second).toMatchObject({ thread_id: first.thread_id, text: 'a|b', seq: 2 });
      const { thread, messages } = await getThread(context(), first.thread_id);
      expect(thread.lastSeq).toBe(2);
      expect(messages.map(({ queryText, resultText, seq }) => [seq, queryText, resultText])).toEqual([
        [1, 'a', 'a'],
        [2, 'b', 'a|b'],
      ]);
    });

    test('concurrent posts are answered one after the other, each seeing exactly the earlier ones', async () => {
      const { send } = await newShop();
      const { thread_id: threadId } = await send('0');
      const replies = await Promise.all(
        Array.from({ length: 8 }, (_, i) => send(String(i + 1), { threadId })),
      );
      const texts = replies.toSorted((a, b) => a.seq - b.seq).map(({ text }) => text);
      texts.forEach((text, i) => {
        if (i > 0) expect(text.startsWith(`${texts[i - 1]}|`)).toBe(true);
      });
      expect(replies.map(({ seq }) => seq).toSorted((a, b) => a - b)).toEqual([2, 3, 4, 5, 6, 7, 8, 9]);
    });

    test('when another node was faster the turn is answered again with its exchange in view', async () => {
      const { send, context } = await newShop();
      const { thread_id: threadId } = await send('a');
      let tries = 0;
      const overtaken = await send('b', { threadId }, async (thread) => {
        // The other node does not stand in this process's line: it stores its exchange while this one works.
        if (++tries === 1) await overtake(context(), threadId);
        return echo('b')(thread);
      });
      expect(tries).toBe(2);
      expect(overtaken).toMatchObject({ text: 'a|elsewhere|b', seq: 3 });
    });

    test('unknown, foreign and other shoppers’ threads are not found, and nothing is made under their id', async () => {
      const { send } = await newShop();
      const rival = await newShop();
      const { thread_id: theirs } = await rival.send('secret');
      const { thread_id: bound } = await send('a', { endUserId: 'u-1' });
      for (const more of [
        { threadId: 'nothing' },
        { threadId: theirs },
        { threadId: bound },
        { threadId: bound, endUserId: 'u-2' },
        { threadId: bound, endUserId: 'u-1', channel: 'website' as const },
      ])
        await expect(send('b', more)).rejects.toMatchObject({ code: 'thread_not_found' });
      await expect(send('b', { threadId: bound, endUserId: 'u-1' })).resolves.toMatchObject({ seq: 2 });
    });

    test('when the work fails nothing is stored', async () => {
      const { send, context } = await newShop();
      await expect(send('a', {}, () => Promise.reject(new Error('broken')))).rejects.toThrow('broken');
      expect((await listThreads(context(), { filter: {}, limit: 10 })).threads).toEqual([]);
    });

    test('a closed thread opens again with the next message', async () => {
      const { send, context } = await newShop();
      const { thread_id: threadId } = await send('a');
      await setThreadStatus(context(), { threadId, status: 'closed' });
      await send('b', { threadId });
      expect((await getThread(context(), threadId)).thread.status).toBe('open');
    });
  });

  describe('an idempotency key', () => {
    const keyed = (key: string, bodyHash = 'h1') => ({ idempotency: { route: 'POST /x', key, bodyHash } });

    test('a repeat gets the same reply and adds nothing', async () => {
      const { send, context } = await newShop();
      const first = await send('a', keyed('k'));
      const again = await send('a', keyed('k'));
      expect(again).toEqual({ ...first, replayed: true });
      expect((await getThread(context(), first.thread_id)).messages).toHaveLength(1);
    });

    test('another body is refused; another company’s key is its own', async () => {
      const { send } = await newShop();
      const rival = await newShop();
      await send('a', keyed('k'));
      await expect(send('b', keyed('k', 'h2'))).rejects.toMatchObject({ code: 'idempotency_key_reused' });
      expect((await rival.send('b', keyed('k', 'h2'))).replayed).toBe(false);
    });

    test('while the first runs a second is refused; after a failure the key is free', async () => {
      const { send } = await newShop();
      const { promise, resolve } = Promise.withResolvers<void>();
      const first = send('a', keyed('k'), async (thread) => {
        await promise;
        return echo('a')(thread);
      });
      await expect(send('a', keyed('k'))).rejects.toMatchObject({ code: 'idempotency_in_flight' });
      resolve();
      await first;
      await expect(send('a', keyed('free'), () => Promise.reject(new Error('broken')))).rejects.toThrow(
        'broken',
      );
      expect((await send('a', keyed('free'))).replayed).toBe(false);
    });

    test('after a day it means nothing any more', async () => {
      const { send, clock } = await newShop();
      const first = await send('a', keyed('k'));
      clock.advance(24 * 3_600_000 + 1);
      const later = await send('a', keyed('k'));
      expect(later.replayed).toBe(false);
      expect(later.thread_id).not.toBe(first.thread_id);
    });
  });

  describe('stored threads', () => {
    test('feedback: the last one wins, unknown and foreign messages are not found', async () => {
      const { send, context } = await newShop();
      const rival = await newShop();
      const { message_id: messageId, thread_id: threadId } = await send('a');
      await giveFeedback(context(), { messageId, rating: 1, comment: null });
      await giveFeedback(context(), { messageId, rating: -1, comment: 'no' });
      expect((await getThread(context(), threadId)).messages[0]?.feedback).toEqual({
        rating: -1,
        comment: 'no',
      });
      const foreign = giveFeedback(rival.context(), { messageId, rating: 1, comment: null });
      await expect(foreign).rejects.toMatchObject({ code: 'message_not_found' });
    });

    test('rows from before texts were compressed are read as ever', async () => {
      const { send, context, companyId } = await newShop();
      const { message_id: messageId } = await send('a');
      const source = { sourceId: 'faq:4001', title: 'x'.repeat(600), hash: 'sha256:0', asOfMs: 0 };
      const quote = { kind: 'span', source, start: 0, end: 1, quote: 'A' };
      const response = { route: 'faq', claims: [{ text: 'A', kind: 'quote', support: [quote] }] };
      const ids = { request_id: 'req_old', message_id: messageId, thread_id: 't' };
      const trace = { ...ids, route: 'faq', candidates: Array(99).fill('candidate') };
      await store.db.write(companyId, async (sql) => {
        await sql
          .updateTable('message')
          .set('response', JSON.stringify(response))
          .where('company_id', '=', companyId)
          .execute();
        const row = { ...ids, company_id: companyId, body: JSON.stringify(trace), created_at: 7 };
        await sql.insertInto('trace').values(row).execute();
      });
      const { confirmed } = await giveFeedback(context(), { messageId, rating: 1, comment: null });
      expect(confirmed).toEqual({ faqId: 4001, wording: 'a' });
      expect(await getTrace(context(), 'req_old')).toEqual({
        requestId: 'req_old',
        body: trace,
        createdAtMs: 7,
      });
    });

    test('messages of threads from before these named the first one are found and removed', async () => {
      const { send, context, companyId } = await newShop();
      const { thread_id: threadId } = await send('a');
      const later = await send('c');
      await store.db.write(companyId, async (sql) => {
        await sql
          .updateTable('thread')
          .set({ first_message_id: null })
          .where('company_id', '=', companyId)
          .execute();
        await sql
          .updateTable('message')
          .set({ is_first: null })
          .where('company_id', '=', companyId)
          .execute();
      });
      await send('b', { threadId });
      const { messages } = await getThread(context(), threadId);
      expect(messages.map(({ queryText }) => queryText)).toEqual(['a', 'b']);
      const answered = { filter: { answerStatus: 'answered' }, limit: 9 };
      expect((await listThreads(context(), answered)).threads).toHaveLength(2);
      await deleteThread(context(), threadId);
      const left = await store.db.read(companyId, (sql) =>
        sql.selectFrom('message').select('message_id').where('company_id', '=', companyId).execute(),
      );
      expect(left).toEqual([{ message_id: later.message_id }]);
    });

    test('a list goes through every thread once, newest first, and stays in its company', async () => {
      const { send, context, clock } = await newShop();
      await (await newShop()).send('foreign');
      const ids: string[] = [];
      for (let i = 0; i < 5; i++) {
        ids.unshift((await send(String(i))).thread_id);
        clock.advance(1_000);
      }
      const seen: string[] = [];
      let cursor: string | undefined;
      do {
        const page = await listThreads(context(), { filter: {}, limit: 2, ...(cursor ? { cursor } : {}) });
        seen.push(...page.threads.map(({ thread }) => thread.threadId));
        cursor = page.nextCursor ?? undefined;
      } while (cursor);
      expect(seen).toEqual(ids);
      const forged = listThreads(context(), { filter: {}, limit: 2, cursor: 'forged' });
      await expect(forged).rejects.toMatchObject({ code: 'invalid_request' });
    });

    test('deleted: not found, no text left, other threads stay', async () => {
      const { send, context, companyId } = await newShop();
      const { thread_id: gone } = await send('forget me', {
        endUserId: 'u',
        idempotency: { route: 'r', key: 'k', bodyHash: 'h' },
      });
      const { thread_id: alsoGone } = await send('me too', { endUserId: 'u' });
      const { thread_id: kept } = await send('keep me', { endUserId: 'v' });
      await deleteThread(context(), gone);
      await expect(deleteThread(context(), gone)).rejects.toMatchObject({ code: 'thread_not_found' });
      expect(await deleteThreadsOfEndUser(context(), 'u')).toBe(1);
      await expect(getThread(context(), alsoGone)).rejects.toMatchObject({ code: 'thread_not_found' });
      expect((await getThread(context(), kept)).messages).toHaveLength(1);
      const left = await store.db.read(companyId, async (sql) => [
        await sql.selectFrom('message').select('query_text').where('company_id', '=', companyId).execute(),
        await sql.selectFrom('idempotency').select('response').where('company_id', '=', companyId).execute(),
        (await sql.selectFrom('trace').select('body').where('company_id', '=', companyId).execute()).map(
          ({ body }) => unpackJson(body),
        ),
      ]);
      expect(left.map((rows) => rows.length)).toEqual([1, 0, 1]);
      expect(JSON.stringify(left)).not.toMatch(/forget me|me too/);
    });

    test('retention removes what is older, and only that', async () => {
      const { send, context, clock } = await newShop();
      const { thread_id: old } = await send('old');
      clock.advance(91 * 24 * 3_600_000);
      const { thread_id: young } = await send('young');
      expect(await purgeExpired(context())).toEqual({ threads: 1 });
      await expect(getThread(context(), old)).rejects.toMatchObject({ code: 'thread_not_found' });
      expect((await getThread(context(), young)).messages).toHaveLength(1);
    });
  });

  async function overtake(ctx: Context, threadId: string): Promise<void> {
    const { thread } = await getThread(ctx, threadId);
    await store.db.write(ctx.companyId, (sql) =>
      sql
        .updateTable('thread')
        .set({
          last_seq: 2,
          context: JSON.stringify({ questions: [...thread.memory.questions, 'elsewhere'] }),
        })
        .where('company_id', '=', ctx.companyId)
        .where('thread_id', '=', threadId)
        .execute(),
    );
  }
});
