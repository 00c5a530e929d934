import { AppError } from '../../errors.ts';
import type { Context } from '../context.ts';
import { findReply, insertReply, type StoredReply } from './store.ts';

/** How a caller marks a request as the same one. `bodyHash` is over the canonical JSON of the body. */
export type IdempotencyKey = { route: string; key: string; bodyHash: string };

/** A reply ready to send: status and body text, and whether it was sent before. */
export type Reply = { status: number; body: string; replayed: boolean };

/** Stores the reply in the surrounding transaction of its effect; see `runOnce`. */
export type KeepReply = (
  tx: Context,
  reply: { status: number; body: string; threadId?: string },
) => Promise<void>;

const lifetimeMs = 24 * 60 * 60 * 1000;
const inFlight = new Map<string, Promise<unknown>>();

/** Thrown inside the transaction when another node committed a reply for the same key: the effect rolls back. */
class AnsweredElsewhere extends Error {}

function replay(stored: StoredReply, idempotency: IdempotencyKey): Reply {
  if (stored.bodyHash !== idempotency.bodyHash)
    throw new AppError('idempotency_key_reused', 'This Idempotency-Key was used with another body.');
  return { status: stored.status, body: stored.response, replayed: true };
}

async function findFresh(ctx: Context, idempotency: IdempotencyKey): Promise<StoredReply | undefined> {
  const stored = await findReply(ctx, idempotency.route, idempotency.key);
  return stored && stored.createdAtMs >= ctx.clock.nowMs() - lifetimeMs ? stored : undefined;
}

/**
 * Runs `work` at most once per key for 24 h: its reply is stored in the same transaction as its effect by calling `keep`.
 *
 * A repeat gets the stored reply; the same key with another body is 422, a key still running on this node is 409.
 * Two nodes may both run it, but only one commit succeeds and both send its reply. After an error the key is free.
 */
export async function runOnce(
  ctx: Context,
  idempotency: IdempotencyKey | undefined,
  work: (keep: KeepReply) => Promise<Reply>,
): Promise<Reply> {
  if (!idempotency) return work(async () => undefined);
  const name = `${ctx.companyId}\n${idempotency.route}\n${idempotency.key}`;
  if (inFlight.has(name))
    throw new AppError(
      'idempotency_in_flight',
      'The first request with this Idempotency-Key is still running.',
      {
        members: { retry_after_seconds: 1 },
        headers: { 'retry-after': '1' },
      },
    );
  const run = runStored(ctx, idempotency, work);
  inFlight.set(name, run);
  try {
    return await run;
  } finally {
    inFlight.delete(name);
  }
}

async function runStored(
  ctx: Context,
  idempotency: IdempotencyKey,
  work: (keep: KeepReply) => Promise<Reply>,
): Promise<Reply> {
  const stored = await findFresh(ctx, idempotency);
  if (stored) return replay(stored, idempotency);
  try {
    return await work(async (tx, reply) => {
      const nowMs = tx.clock.nowMs();
      const { body, ...rest } = reply;
      const row = { ...idempotency, ...rest, response: body, createdAtMs: nowMs };
      if (!(await insertReply(tx, row, nowMs - lifetimeMs))) throw new AnsweredElsewhere();
    });
  } catch (error) {
    if (!(error instanceof AnsweredElsewhere)) throw error;
    const winner = await findFresh(ctx, idempotency);
    if (winner) return replay(winner, idempotency);
    throw error;
  }
}

/** Waits until a request with this key that runs on this node has ended, however it ends; for resumed streams. */
export async function waitForRunning(ctx: Context, idempotency: IdempotencyKey): Promise<void> {
  const running = inFlight.get(`${ctx.companyId}\n${idempotency.route}\n${idempotency.key}`);
  await running?.catch(() => undefined);
}
