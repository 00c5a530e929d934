import type { Context } from '../context.ts';
import type { Settings } from '../settings-schema/settings.ts';
import { withBatch, withTransaction } from '../transaction.ts';
import { hasRoom, isCapped, spendCounters } from './spend-caps.ts';
import {
  type Amounts,
  addSpend,
  deleteReservation,
  insertReservation,
  lockSpend,
  sumReservations,
} from './store.ts';

/** Room kept for one call. `id` is absent where nothing is capped, so nothing had to be kept. */
export type Reservation = { id?: string; scopes: readonly string[] };

/** Longer than a call can last: what a killed process had reserved is free again after it. */
const spareMs = 60_000;

/**
 * Keeps room for what a call may cost at worst, in every capped counter of the company and the server, or in none:
 * `undefined` = a cap is reached. Calls that come at once queue for the counters, so together they never pass a cap.
 */
export async function reserveSpend(
  ctx: Context,
  settings: Settings,
  worst: Amounts,
): Promise<Reservation | undefined> {
  const capped = spendCounters(ctx, settings).filter(isCapped);
  if (capped.length === 0) return { scopes: [] };
  const nowMs = ctx.clock.nowMs();
  const scopes = [...new Set(capped.map(({ scope }) => scope))].sort();
  const id = ctx.ids.ulid('spend', nowMs);
  return withTransaction(ctx, async (tx) => {
    for (const scope of scopes) {
      // The counters first: whoever holds them is the only one who reads and adds reservations.
      const counters = capped.filter((counter) => counter.scope === scope);
      const spent: Amounts[] = [];
      for (const counter of counters) spent.push(await lockSpend(tx, counter));
      const reserved = await sumReservations(tx, scope, nowMs);
      const fits = counters.every((counter, i) => {
        const { micros, tokens } = spent[i]!;
        return hasRoom(
          counter,
          { micros: micros + reserved.micros, tokens: tokens + reserved.tokens },
          worst,
        );
      });
      if (!fits) {
        await deleteReservation(tx, id, scopes);
        return undefined;
      }
      const expiresAtMs = nowMs + ctx.models.config.timeoutMs + spareMs;
      await insertReservation(tx, { reservationId: id, scope, ...worst, expiresAtMs }, nowMs);
    }
    return { id, scopes };
  });
}

/** Counts what a call really cost, instead of what was kept for it. */
export async function settleSpend(
  ctx: Context,
  settings: Settings,
  { id, scopes }: Reservation,
  spent: Amounts,
): Promise<void> {
  await withBatch(ctx, async (tx) => {
    for (const counter of spendCounters(tx, settings)) await addSpend(tx, counter, spent);
    if (id !== undefined) await deleteReservation(tx, id, scopes);
  });
}
