import { expect, test } from 'vitest';
import { emptyMemory } from '../../src/engine/question/memory.ts';
import { createCompany } from '../../src/services/companies/create-company.ts';
import { type Context, companyContext } from '../../src/services/context.ts';
import type { Reply } from '../../src/services/idempotency/run-once.ts';
import {
  type ConversationInput,
  converse,
  type TurnOutcome,
} from '../../src/services/threads/exchange/converse.ts';
import { getThread } from '../../src/services/threads/get-thread.ts';
import { listThreads } from '../../src/services/threads/list-threads.ts';
import { fakeClock, testBase } from '../support/base-context.ts';
import { forEachStore } from '../support/engines.ts';

type Outcome = TurnOutcome<undefined>;

const hello: Outcome = {
  answer: {
    ...{ status: 'answered', route: 'smalltalk', engine: 'embedded', degraded: false, locale: 'en' },
    ...{ claims: [], products: [], suggestedQuestions: [] },
  },
  memory: emptyMemory,
  trace: {},
  snapshots: [],
  value: undefined,
};

forEachStore((_engine, store) => {
  let made = 0;
  async function newShop() {
    const clock = fakeClock();
    const base = testBase(store.db, clock);
    const { companyId } = await createCompany(base, { name: `Turns ${++made}`, enable: true });
    const context = (more: Partial<Context> = {}): Context => ({
      ...companyContext(base, companyId, { kind: 'operator' }, base.ids.ulid('req', clock.nowMs())),
      ...more,
    });
    const send = (
      more: Partial<ConversationInput> = {},
      work: () => Promise<Outcome> = async () => hello,
      ctx = context(),
    ): Promise<Reply> => {
      const given = { operation: 'send_message', channel: 'api', locale: 'en', queryText: 'Hello' } as const;
      return converse(ctx, { ...given, ...more }, work, ({ thread }) => thread.threadId);
    };
    const threads = async () => (await listThreads(context(), { filter: {}, limit: 10 })).threads;
    return { companyId, context, send, threads };
  }

  test('a thread of a backend goes on over either of its channels, of a shopper and of a trial over its own', async () => {
    const { send } = await newShop();
    const channels = ['api', 'mcp', 'website', 'playground'] as const;
    const goesOn: string[] = [];
    for (const begun of channels) {
      const { body: threadId } = await send({ channel: begun });
      for (const channel of channels)
        await send({ channel, threadId }).then(
          () => goesOn.push(`${begun} ${channel}`),
          (error: unknown) => expect(error).toMatchObject({ code: 'thread_not_found' }),
        );
    }
    expect(goesOn).toEqual([
      'api api',
      'api mcp',
      'mcp api',
      'mcp mcp',
      'website website',
      'playground playground',
    ]);
  });

  test('a thread that was begun on a site, or for an end user, goes on for the same one only', async () => {
    const { send } = await newShop();
    const own = { channel: 'website', siteId: 'site_a', endUserId: 'u-1' } as const;
    const { body: threadId } = await send(own);
    for (const other of [{ siteId: 'site_b' }, { endUserId: 'u-2' }])
      await expect(send({ ...own, ...other, threadId })).rejects.toMatchObject({ code: 'thread_not_found' });
    await expect(send({ channel: 'website', threadId })).rejects.toMatchObject({ code: 'thread_not_found' });
    expect((await send({ ...own, threadId })).body).toBe(threadId);
  });

  test('the page of a thread is the last that was named, without what may be secret', async () => {
    const { send, context } = await newShop();
    const { body: threadId } = await send();
    const page = async () => (await getThread(context(), threadId)).thread.pageUrl;
    expect(await page()).toBeUndefined();
    await send({ threadId, pageUrl: 'https://shop.example/p/1?token=x' });
    expect(await page()).toBe('https://shop.example/p/1');
    await send({ threadId });
    expect(await page()).toBe('https://shop.example/p/1');
    await send({ threadId, pageUrl: 'no address' });
    expect(await page()).toBe('https://shop.example/p/1');
    await send({ threadId, pageUrl: 'https://shop.example/p/2' });
    expect(await page()).toBe('https://shop.example/p/2');
  });

  test('when other nodes are faster five times the shopper is told to come back in a second', async () => {
    const { companyId, send } = await newShop();
    const { body: threadId } = await send();
    let tries = 0;
    const overtaken = send({ threadId }, async () => {
      tries++;
      await store.db.write(companyId, (sql) =>
        sql
          .updateTable('thread')
          .set((thread) => ({ last_seq: thread('last_seq', '+', 1) }))
          .where('company_id', '=', companyId)
          .execute(),
      );
      return hello;
    });
    await expect(overtaken).rejects.toMatchObject({
      code: 'thread_busy',
      members: { retry_after_seconds: 1 },
      headers: { 'retry-after': '1' },
    });
    expect(tries).toBe(5);
  });

  test('a turn is refused before any work, and its ids are known before any', async () => {
    const { send, threads } = await newShop();
    const happened: string[] = [];
    const work = async () => {
      happened.push('work');
      return hello;
    };
    const check = () => Promise.reject(new Error('refused'));
    const onStart = () => happened.push('start');
    await expect(send({ check, onStart }, work)).rejects.toThrow('refused');
    expect([happened, await threads()]).toEqual([[], []]);
    const ids: string[] = [];
    const { body } = await send(
      {
        onStart: ({ threadId }) => {
          happened.push('start');
          ids.push(threadId);
        },
      },
      work,
    );
    expect([happened, ids]).toEqual([['start', 'work'], [body]]);
  });

  test('what a turn records is stored with it or not at all', async () => {
    const { send, threads } = await newShop();
    const recorded: boolean[] = [];
    const withRecord = (fails: boolean) => async (): Promise<Outcome> => ({
      ...hello,
      record: async (tx) => {
        recorded.push(tx.sql !== undefined);
        if (fails) throw new Error('not recorded');
      },
    });
    await expect(send({}, withRecord(true))).rejects.toThrow('not recorded');
    expect(await threads()).toEqual([]);
    await send({}, withRecord(false));
    expect(await threads()).toHaveLength(1);
    expect(recorded).toEqual([true, true]);
  });

  test('of a caller who has gone away nothing is stored', async () => {
    const { context, send, threads } = await newShop();
    const controller = new AbortController();
    const gone = send(
      {},
      async () => {
        controller.abort(new Error('gone away'));
        return hello;
      },
      context({ signal: controller.signal }),
    );
    await expect(gone).rejects.toThrow('gone away');
    expect(await threads()).toEqual([]);
  });

  test('a reply and its repeat are both a success', async () => {
    const { send } = await newShop();
    const input = { idempotency: { route: 'POST /x', key: 'k', bodyHash: 'h' } };
    expect(await send(input)).toMatchObject({ status: 200, replayed: false });
    expect(await send(input)).toMatchObject({ status: 200, replayed: true });
  });
});
