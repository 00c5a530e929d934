import * as idempotency from '../../src/services/idempotency/store.ts';
import { conformance } from '../support/conformance.ts';

const reply = (key: string, createdAtMs: number, threadId?: string) => ({
  route: 'POST /api/v1/send_message',
  key,
  bodyHash: 'hash',
  status: 200,
  response: '{"ä":1}',
  createdAtMs,
  ...(threadId === undefined ? {} : { threadId }),
});
const route = reply('', 0).route;

export default conformance(idempotency, {
  findReply: async ({ store, ctx, other }) => {
    await store.insertReply(ctx, reply('k', 100), 0);
    return [
      await store.findReply(ctx, route, 'k'),
      await store.findReply(ctx, 'other route', 'k'),
      await store.findReply(ctx, route, 'K'),
      await store.findReply(other, route, 'k'),
    ];
  },
  insertReply: async ({ store, ctx, other }) => [
    await store.insertReply(ctx, reply('k', 100, 't1'), 50),
    await store.insertReply(ctx, { ...reply('k', 120), response: 'second' }, 100),
    await store.insertReply(other, reply('k', 60), 50),
    await store.insertReply(ctx, { ...reply('k', 300), response: 'third' }, 101),
    await store.findReply(ctx, route, 'k'),
    await store.findReply(other, route, 'k'),
  ],
  deleteRepliesBefore: async ({ store, ctx, other }) => {
    for (const each of [ctx, other])
      for (const at of [1, 2, 3]) await store.insertReply(each, reply(`k${at}`, at), 0);
    await store.deleteRepliesBefore(ctx, 3);
    const found = [];
    for (const each of [ctx, other])
      for (const at of [1, 2, 3]) found.push((await store.findReply(each, route, `k${at}`))?.createdAtMs);
    return found;
  },
});
