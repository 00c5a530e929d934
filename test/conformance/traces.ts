import * as traces from '../../src/services/traces/store.ts';
import { conformance } from '../support/conformance.ts';

const trace = (requestId: string, createdAtMs: number, body = {}) => ({
  requestId,
  messageId: null,
  threadId: 't',
  packed: JSON.stringify({ v: 1, ...body }),
  createdAtMs,
});

export default conformance(traces, {
  insertTrace: async ({ store, ctx, other }) => {
    await store.insertTrace(ctx, trace('r', 1, { n: 1 }));
    await store.insertTrace(ctx, trace('r', 2, { n: 2 }));
    await store.insertTrace(other, trace('r', 3, { n: 3 }));
    return [await store.findTrace(ctx, 'r'), await store.findTrace(other, 'r')];
  },
  findTrace: async ({ store, ctx, other }) => {
    await store.insertTrace(ctx, trace('r', 1));
    return [
      await store.findTrace(ctx, 'r'),
      await store.findTrace(ctx, 'R'),
      await store.findTrace(other, 'r'),
    ];
  },
  deleteTracesBefore: async ({ store, ctx, other }) => {
    for (const each of [ctx, other])
      for (const at of [1, 2]) await store.insertTrace(each, trace(`r${at}`, at));
    await store.deleteTracesBefore(ctx, 2);
    return [
      await store.findTrace(ctx, 'r1'),
      await store.findTrace(ctx, 'r2'),
      await store.findTrace(other, 'r1'),
    ];
  },
});
