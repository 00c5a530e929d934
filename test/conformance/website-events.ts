import { insertMessage } from '../../src/services/threads/messages/store.ts';
import { insertThread } from '../../src/services/threads/store.ts';
import type { Thread } from '../../src/services/threads/thread-types.ts';
import * as events from '../../src/services/website-events/store.ts';
import { type ConformanceTools, conformance } from '../support/conformance.ts';
import { messageOf } from '../support/message-of.ts';

type Tools = ConformanceTools<typeof events>;

const event = (values: Partial<events.StoredEvent> = {}): events.StoredEvent => ({
  eventKey: 'event:1',
  siteId: 's',
  ownerId: 'v1',
  type: 'product_viewed',
  body: { product_id: 'ü' },
  messageId: undefined,
  happenedAtMs: 1,
  createdAtMs: 10,
  ...values,
});

const keys = (ctx: Tools['ctx'], db: Tools['db']) =>
  db.read(ctx.companyId, (sql) =>
    sql
      .selectFrom('website_event')
      .select(['event_key', 'body', 'message_id'])
      .where('company_id', '=', ctx.companyId)
      .orderBy('event_key')
      .execute(),
  );

export default conformance(events, {
  insertEvent: async ({ store, ctx, other, db }) => [
    await store.insertEvent(ctx, event()),
    await store.insertEvent(ctx, event({ ownerId: 'v2' })),
    await store.insertEvent(other, event({ messageId: 'm' })),
    await keys(ctx, db),
    await keys(other, db),
  ],
  findFirstAnswer: async ({ store, ctx, other }) => {
    for (const each of [ctx, other]) {
      const thread: Thread = {
        threadId: 't1',
        channel: 'website',
        status: 'open',
        locale: 'de',
        lastSeq: 3,
        memory: { questions: [], productIds: [], shownPassages: [] },
        createdAtMs: 1,
        updatedAtMs: 1,
        endUserId: each === ctx ? 'v1' : 'v9',
        siteId: 's',
      };
      await insertThread(each, thread, 't1-m1');
      for (const seq of [1, 2, 3])
        await insertMessage(
          each,
          messageOf('t1', seq, { answerStatus: seq === 1 ? 'not_found' : 'answered', createdAtMs: seq * 10 }),
          {},
        );
    }
    const asked = { ownerId: 'v1', siteId: 's', sinceMs: 0 };
    return [
      await store.findFirstAnswer(ctx, asked),
      await store.findFirstAnswer(ctx, { ...asked, sinceMs: 30 }),
      await store.findFirstAnswer(ctx, { ...asked, siteId: 'S' }),
      await store.findFirstAnswer(other, asked),
    ];
  },
  deleteEventsBefore: async ({ store, ctx, other, db }) => {
    for (const each of [ctx, other])
      for (const createdAtMs of [9, 10])
        await store.insertEvent(each, event({ eventKey: `event:${createdAtMs}`, createdAtMs }));
    await store.deleteEventsBefore(ctx, 10);
    return [await keys(ctx, db), await keys(other, db)];
  },
  deleteEventsOf: async ({ store, ctx, other, db }) => {
    for (const each of [ctx, other])
      for (const ownerId of ['v1', 'v2'])
        await store.insertEvent(each, event({ eventKey: `event:${ownerId}`, ownerId }));
    await store.deleteEventsOf(ctx, 'v1');
    return [await keys(ctx, db), await keys(other, db)];
  },
});
