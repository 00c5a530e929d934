import type { LoggedRequest } from '../../src/services/request-log/request-log.ts';
import * as requestLog from '../../src/services/request-log/store.ts';
import { conformance } from '../support/conformance.ts';

const logged = (companyId: string, i: number, extra: Partial<LoggedRequest> = {}): LoggedRequest => ({
  companyId,
  requestId: `req_0${i}`,
  atMs: i,
  operation: '/api/v1/search',
  method: 'POST',
  status: 200,
  durationMs: i + 0.5,
  ...extra,
});

const some = (companyId: string) => [
  logged(companyId, 1),
  logged(companyId, 2, { status: 404, code: 'faq_not_found', keyId: 'key_1' }),
  logged(companyId, 3, { operation: '/api/v1/send_message', keyId: 'key_1' }),
];

export default conformance(requestLog, {
  insertRequests: async ({ store, ctx, other }) => {
    for (const { companyId } of [ctx, other]) await store.insertRequests(ctx, companyId, some(companyId));
    await store.insertRequests(ctx, ctx.companyId, [logged(ctx.companyId, 3, { status: 500 })]);
    return store.selectRequests(ctx, { limit: 9 });
  },
  selectRequests: async ({ store, ctx, other }) => {
    for (const { companyId } of [ctx, other]) await store.insertRequests(ctx, companyId, some(companyId));
    const filters = [
      { before: 'req_03' },
      { after: 'req_02' },
      { requestId: 'req_02' },
      { operation: '/api/v1/search' },
      { status: 404 },
      { code: 'faq_not_found' },
      { keyId: 'key_1' },
      { refused: true },
    ];
    const seen = [];
    for (const filter of filters) seen.push(await store.selectRequests(ctx, { ...filter, limit: 2 }));
    return seen;
  },
  requestsByKey: async ({ store, ctx, other }) => {
    await store.insertRequests(ctx, ctx.companyId, some(ctx.companyId));
    return [
      await store.requestsByKey(ctx, 'req_0'),
      await store.requestsByKey(ctx, 'req_03'),
      await store.requestsByKey(other, 'req_0'),
    ];
  },
  durationsOf: async ({ store, ctx }) => {
    await store.insertRequests(ctx, ctx.companyId, some(ctx.companyId));
    const range = { operation: '/api/v1/search', from: 'req_0', to: 'req_1', limit: 9 };
    return [await store.durationsOf(ctx, range), await store.durationsOf(ctx, { ...range, to: 'req_01' })];
  },
  deleteRequestsBefore: async ({ store, ctx, other }) => {
    for (const { companyId } of [ctx, other]) await store.insertRequests(ctx, companyId, some(companyId));
    await store.deleteRequestsBefore(ctx, 'req_03');
    return [
      await store.selectRequests(ctx, { limit: 9 }),
      (await store.selectRequests(other, { limit: 9 })).length,
    ];
  },
});
