import * as sessions from '../../src/services/website-sessions/store.ts';
import { conformance } from '../support/conformance.ts';

const session = (companyId: string, tail: string, values: Partial<sessions.WebsiteSession> = {}) => ({
  sessionHash: `${companyId}-${tail}`,
  companyId,
  siteId: 's',
  origin: 'https://shop.example',
  visitorId: 'v1',
  expiresAtMs: 100,
  ...values,
});

export default conformance(sessions, {
  putSeen: async ({ store, ctx }) => {
    for (const seenAtMs of [1, 2]) await store.putSeen(ctx, { siteId: 's', host: 'a.example', seenAtMs });
    return store.loadSeen(ctx, 's', 9);
  },
  loadSeen: async ({ store, ctx, other }) => {
    for (const [seenAtMs, host] of ['a.example', 'b.example', 'c.example'].entries())
      await store.putSeen(ctx, { siteId: 's', host, seenAtMs });
    return [await store.loadSeen(ctx, 's', 2), await store.loadSeen(other, 's', 9)];
  },
  deleteSeenBefore: async ({ store, ctx, other }) => {
    for (const each of [ctx, other])
      for (const seenAtMs of [1, 5])
        await store.putSeen(each, { siteId: 's', host: `${seenAtMs}.example`, seenAtMs });
    await store.deleteSeenBefore(ctx, 5);
    return [await store.loadSeen(ctx, 's', 9), await store.loadSeen(other, 's', 9)];
  },
  findSessionByHash: async ({ store, ctx }) => {
    await store.insertSession(ctx, session(ctx.companyId, 'x', { endUserId: 'u' }));
    const { companyId: _, ...found } = (await store.findSessionByHash(ctx, `${ctx.companyId}-x`)) ?? {};
    return [found, await store.findSessionByHash(ctx, 'none')];
  },
  insertSession: async ({ store, ctx, other }) => {
    await store.insertSession(ctx, session(ctx.companyId, 'x'));
    const again = await store.insertSession(other, session(ctx.companyId, 'x')).then(
      () => 'stored twice',
      () => 'refused',
    );
    return [again, (await store.findSessionByHash(ctx, `${ctx.companyId}-x`))?.companyId === ctx.companyId];
  },
  findVisitor: async ({ store, ctx, other }) => {
    await store.saveVisitor(ctx, { visitorHash: 'h', siteId: 's', visitorId: 'v1', seenAtMs: 50 });
    const asked = { visitorHash: 'h', siteId: 's', sinceMs: 50 };
    return [
      await store.findVisitor(ctx, asked),
      await store.findVisitor(ctx, { ...asked, sinceMs: 51 }),
      await store.findVisitor(ctx, { ...asked, siteId: 'S' }),
      await store.findVisitor(other, asked),
    ];
  },
  saveVisitor: async ({ store, ctx, other }) => {
    const visitor = { visitorHash: 'h', siteId: 's', visitorId: 'v1', seenAtMs: 50 };
    await store.saveVisitor(ctx, visitor);
    await store.saveVisitor(other, { ...visitor, visitorId: 'v2' });
    await store.saveVisitor(ctx, { ...visitor, visitorId: 'ignored', seenAtMs: 60 });
    return [
      await store.findVisitor(ctx, { visitorHash: 'h', siteId: 's', sinceMs: 60 }),
      await store.findVisitor(other, { visitorHash: 'h', siteId: 's', sinceMs: 0 }),
    ];
  },
  deleteExpired: async ({ store, ctx, other }) => {
    for (const each of [ctx, other]) {
      await store.insertSession(each, session(each.companyId, 'old', { expiresAtMs: 99 }));
      await store.insertSession(each, session(each.companyId, 'new'));
      await store.saveVisitor(each, { visitorHash: 'h', siteId: 's', visitorId: 'v', seenAtMs: 9 });
    }
    await store.deleteExpired(ctx, { nowMs: 100, seenBeforeMs: 10 });
    const left = async (each: typeof ctx) => [
      (await store.findSessionByHash(each, `${each.companyId}-old`)) !== undefined,
      (await store.findSessionByHash(each, `${each.companyId}-new`)) !== undefined,
      await store.findVisitor(each, { visitorHash: 'h', siteId: 's', sinceMs: 0 }),
    ];
    return [await left(ctx), await left(other)];
  },
  deleteVisitor: async ({ store, ctx, other }) => {
    for (const each of [ctx, other]) {
      await store.insertSession(each, session(each.companyId, 'a'));
      await store.insertSession(each, session(each.companyId, 'b', { visitorId: 'v2', endUserId: 'v1' }));
      await store.insertSession(each, session(each.companyId, 'c', { visitorId: 'v3' }));
      await store.saveVisitor(each, { visitorHash: 'h', siteId: 's', visitorId: 'v1', seenAtMs: 9 });
    }
    await store.deleteVisitor(ctx, 'v1');
    const left = async (each: typeof ctx) => [
      ...(await Promise.all(
        ['a', 'b', 'c'].map((tail) => store.findSessionByHash(each, `${each.companyId}-${tail}`)),
      ).then((rows) => rows.map((row) => row !== undefined))),
      await store.findVisitor(each, { visitorHash: 'h', siteId: 's', sinceMs: 0 }),
    ];
    return [await left(ctx), await left(other)];
  },
});
