import type { Context } from '../context.ts';
import { decodeKeyCursor, encodeKeyCursor } from '../lists/key-cursor.ts';
import { selectAudit } from './store.ts';

/** One line of the audit log; `details` are what the deed recorded, none when they cannot be read. */
export type AuditEntry = {
  auditId: string;
  actor: string;
  action: string;
  target: string;
  details: Readonly<Record<string, unknown>>;
  createdAtMs: number;
};

/** The company's audit log, newest first. Throws `invalid_request` for a forged cursor. */
export async function listAudit(
  ctx: Context,
  input: { limit: number; cursor?: string | undefined; action?: string | undefined },
): Promise<{ entries: AuditEntry[]; nextCursor: string | null }> {
  const before = input.cursor === undefined ? undefined : decodeKeyCursor(input.cursor, 1)[0];
  const rows = await selectAudit(ctx, { before, action: input.action, limit: input.limit + 1 });
  const entries = rows.slice(0, input.limit);
  const last = entries.at(-1);
  return {
    entries,
    nextCursor: rows.length > input.limit && last ? encodeKeyCursor([last.auditId]) : null,
  };
}
