import * as changes from '../../src/services/changes/store.ts';
import { conformance } from '../support/conformance.ts';

export default conformance(changes, {
  insertChanges: async ({ store, ctx, other, db }) => {
    const row = (change_seq: number) =>
      ({ change_seq, kind: 'product', entity_id: `p'${change_seq}`, locale: 'en', created_at: 5 }) as const;
    await store.insertChanges(ctx, [row(1), row(2)]);
    await store.insertChanges(other, [row(1)]);
    const again = await store.insertChanges(ctx, [row(3), row(2)]).then(
      () => 'stored twice',
      () => 'refused',
    );
    const rows = await db.read(ctx.companyId, (sql) =>
      sql
        .selectFrom('change')
        .selectAll()
        .where('company_id', '=', ctx.companyId)
        .orderBy('change_seq')
        .execute(),
    );
    return [again, rows];
  },
  changesAfter: async ({ store, ctx, other }) => {
    const row = (change_seq: number) =>
      ({ change_seq, kind: 'faq', entity_id: `f${change_seq}`, locale: 'en', created_at: 5 }) as const;
    await store.insertChanges(ctx, [row(1), row(10), row(9)]);
    await store.insertChanges(other, [row(2)]);
    return [
      await store.changesAfter(ctx, 0, 2),
      await store.changesAfter(ctx, 1, 9),
      await store.changesAfter(other, 0, 9),
      await ctx.db.write(ctx.companyId, (sql) => store.changesAfter({ ...ctx, sql }, 9, 9)),
    ];
  },
  deleteChangesBefore: async ({ store, ctx, other }) => {
    const row = (change_seq: number, created_at: number) =>
      ({ change_seq, kind: 'faq', entity_id: `f${change_seq}`, locale: 'en', created_at }) as const;
    const left = async (each: typeof ctx) =>
      (await store.changesAfter(each, 0, 9)).map(({ change_seq }) => change_seq);
    // The third is old by a clock that was set back; it is younger than what comes before it.
    await store.insertChanges(ctx, [row(1, 5), row(2, 60), row(3, 5), row(4, 70)]);
    await store.insertChanges(other, [row(1, 5), row(2, 6), row(3, 7)]);
    return [
      await store.deleteChangesBefore(ctx, 50, 9),
      await left(ctx),
      await store.deleteChangesBefore(other, 50, 1),
      await left(other),
      await store.deleteChangesBefore(other, 50, 9),
      await left(other),
      await store.deleteChangesBefore(other, 50, 9),
      await left(other),
    ];
  },
});
