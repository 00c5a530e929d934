import { prepared } from '../../platform/database/prepared.ts';
import type { Context } from '../context.ts';
import { inScope, inWriteScope } from '../transaction.ts';

/** What was spent, or may be: money in millionths of the currency's unit. */
export type Amounts = { micros: number; tokens: number };

/** A counter: a company (`company:<id>`) or the whole server (`server`) in a day (`2026-11-23`) or a month (`2026-11`). */
export type SpendKey = { scope: string; period: string };

/** What a counter has, locked until the transaction ends. */
export async function lockSpend(tx: Context, { scope, period }: SpendKey): Promise<Amounts> {
  return inWriteScope(tx, async (sql) => {
    await sql
      .insertInto('model_spend')
      .values({ scope, period, micros: 0, tokens: 0, calls: 0 })
      .onConflict((conflict) => conflict.columns(['scope', 'period']).doNothing())
      .execute();
    return sql
      .updateTable('model_spend')
      .set((row) => ({ calls: row.ref('calls') }))
      .where('scope', '=', scope)
      .where('period', '=', period)
      .returning(['micros', 'tokens'])
      .executeTakeFirstOrThrow();
  });
}

/** What a counter has now; nothing where it has not been begun. */
export async function readSpend(
  ctx: Context,
  { scope, period }: SpendKey,
): Promise<Amounts & { calls: number }> {
  const row = await inScope(ctx, (sql) =>
    sql
      .selectFrom('model_spend')
      .select(['micros', 'tokens', 'calls'])
      .where('scope', '=', scope)
      .where('period', '=', period)
      .executeTakeFirst(),
  );
  return row ?? { micros: 0, tokens: 0, calls: 0 };
}

/** The sum of the reservations of a scope that have not run out. */
export async function sumReservations(ctx: Context, scope: string, nowMs: number): Promise<Amounts> {
  const rows = await inScope(ctx, (sql) =>
    sql
      .selectFrom('model_reservation')
      .select(['micros', 'tokens'])
      .where('scope', '=', scope)
      .where('expires_at', '>', nowMs)
      .execute(),
  );
  return {
    micros: rows.reduce((sum, { micros }) => sum + micros, 0),
    tokens: rows.reduce((sum, { tokens }) => sum + tokens, 0),
  };
}

/** Stores a reservation and forgets those of the scope that have run out. */
export async function insertReservation(
  tx: Context,
  reservation: Amounts & { reservationId: string; scope: string; expiresAtMs: number },
  nowMs: number,
): Promise<void> {
  const { reservationId, scope, micros, tokens, expiresAtMs } = reservation;
  await inWriteScope(tx, async (sql) => {
    await sql
      .deleteFrom('model_reservation')
      .where('scope', '=', scope)
      .where('expires_at', '<=', nowMs)
      .execute();
    await sql
      .insertInto('model_reservation')
      .values({ reservation_id: reservationId, scope, micros, tokens, expires_at: expiresAtMs })
      .execute();
  });
}

/** Takes a reservation back in each of the scopes. */
export async function deleteReservation(
  tx: Context,
  reservationId: string,
  scopes: readonly string[],
): Promise<void> {
  await inWriteScope(tx, (sql) =>
    sql
      .deleteFrom('model_reservation')
      .where('scope', 'in', scopes)
      .where('reservation_id', '=', reservationId)
      .execute(),
  );
}

const spendUpsert = prepared<SpendKey & Amounts>((sql, value) =>
  sql
    .insertInto('model_spend')
    .values({
      scope: value('scope'),
      period: value('period'),
      micros: value('micros'),
      tokens: value('tokens'),
      calls: 1,
    })
    .onConflict((conflict) =>
      conflict.columns(['scope', 'period']).doUpdateSet((row) => ({
        micros: row('model_spend.micros', '+', row.ref('excluded.micros')),
        tokens: row('model_spend.tokens', '+', row.ref('excluded.tokens')),
        calls: row('model_spend.calls', '+', 1),
      })),
    ),
);

/** Adds what one call cost to a counter. */
export async function addSpend(
  tx: Context,
  { scope, period }: SpendKey,
  { micros, tokens }: Amounts,
): Promise<void> {
  await inWriteScope(tx, (sql) => spendUpsert(sql, { scope, period, micros, tokens }));
}
