import * as models from '../../src/services/models/store.ts';
import { withTransaction } from '../../src/services/transaction.ts';
import { conformance } from '../support/conformance.ts';

const period = '2026-11-23';

export default conformance(models, {
  lockSpend: async ({ store, ctx, other }) => {
    const key = { scope: `company:${ctx.companyId}`, period };
    await store.addSpend(ctx, key, { micros: 5, tokens: 7 });
    const first = await withTransaction(ctx, (tx) => store.lockSpend(tx, key));
    const none = await withTransaction(other, (tx) =>
      store.lockSpend(tx, { scope: `company:${other.companyId}`, period }),
    );
    return { first, none };
  },
  readSpend: async ({ store, ctx }) => {
    const key = { scope: `company:${ctx.companyId}`, period };
    const before = await store.readSpend(ctx, key);
    await store.addSpend(ctx, key, { micros: 5, tokens: 7 });
    return { before, after: await store.readSpend(ctx, key) };
  },
  addSpend: async ({ store, ctx }) => {
    const key = { scope: `company:${ctx.companyId}`, period };
    await store.addSpend(ctx, key, { micros: 2 ** 40, tokens: 1 });
    await store.addSpend(ctx, key, { micros: 1, tokens: 2 });
    return store.readSpend(ctx, key);
  },
  sumReservations: async ({ store, ctx }) => {
    const scope = `company:${ctx.companyId}`;
    await store.insertReservation(
      ctx,
      { reservationId: 'a', scope, micros: 3, tokens: 4, expiresAtMs: 100 },
      1,
    );
    await store.insertReservation(
      ctx,
      { reservationId: 'b', scope, micros: 1, tokens: 1, expiresAtMs: 200 },
      1,
    );
    return [
      await store.sumReservations(ctx, scope, 50),
      await store.sumReservations(ctx, scope, 100),
      await store.sumReservations(ctx, 'server', 50),
    ];
  },
  insertReservation: async ({ store, ctx }) => {
    const scope = `company:${ctx.companyId}`;
    await store.insertReservation(
      ctx,
      { reservationId: 'a', scope, micros: 3, tokens: 4, expiresAtMs: 100 },
      1,
    );
    await store.insertReservation(
      ctx,
      { reservationId: 'b', scope, micros: 1, tokens: 1, expiresAtMs: 300 },
      150,
    );
    // Those that have run out are gone, whatever the clock says afterwards.
    return store.sumReservations(ctx, scope, 50);
  },
  deleteReservation: async ({ store, ctx }) => {
    const scope = `company:${ctx.companyId}`;
    await store.insertReservation(
      ctx,
      { reservationId: 'a', scope, micros: 3, tokens: 4, expiresAtMs: 100 },
      1,
    );
    await store.insertReservation(
      ctx,
      { reservationId: 'b', scope, micros: 1, tokens: 1, expiresAtMs: 100 },
      1,
    );
    await store.deleteReservation(ctx, 'a', [scope, 'elsewhere']);
    return store.sumReservations(ctx, scope, 50);
  },
});
