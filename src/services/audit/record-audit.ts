import type { Actor, Context } from '../context.ts';
import { storedObject } from '../validation/stored-object.ts';
import { insertAudit } from './store.ts';

/** Who did it, as the audit log and `created_by` spell it: `operator`, `user:<id>`, `api_key:<id>` … */
export function actorText(actor: Actor): string {
  switch (actor.kind) {
    case 'operator':
      return 'operator';
    case 'api_key':
      return `api_key:${actor.keyId}`;
    case 'user':
      return `user:${actor.userId}`;
    case 'visitor':
      return `visitor:${actor.siteId}`;
    case 'job':
      return `job:${actor.jobId}`;
  }
}

/** Writes who did what to what, in the transaction of the deed. `details` holds no secret and no shopper text. */
export async function recordAudit(
  tx: Context,
  action: string,
  target: string,
  details: Readonly<Record<string, unknown>> = {},
): Promise<void> {
  const nowMs = tx.clock.nowMs();
  await insertAudit(tx, {
    audit_id: tx.ids.ulid('aud', nowMs),
    actor: actorText(tx.actor),
    action,
    target,
    details: JSON.stringify(storedObject({ ...details, request_id: tx.requestId })),
    created_at: nowMs,
  });
}
