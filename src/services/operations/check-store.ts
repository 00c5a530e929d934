import { proveRowSecurity } from '../../platform/database/prove-row-security.ts';
import type { BaseContext } from '../context.ts';
import { plantRow, removeRow } from './store.ts';

/** What a durable write and a foreign read showed; `isolated` is `undefined` where the engine has no rows of its own to guard. */
export type StoreCheck = { engine: 'sqlite' | 'postgres'; writeMs: number; isolated: boolean | undefined };

/**
 * Times a durable write, which it takes away again, and has PostgreSQL prove that it hides a row of another company.
 *
 * Rejects when the store cannot be written.
 */
export async function checkStore(base: BaseContext): Promise<StoreCheck> {
  const { db, clock, ids } = base;
  const own = 'doctor';
  const auditId = ids.ulid('aud', clock.nowMs());
  const startedMs = clock.monotonicMs();
  await plantRow(base, own, auditId);
  const writeMs = clock.monotonicMs() - startedMs;
  await removeRow(base, own, auditId);
  const isolated = await proveRowSecurity(db, auditId);
  return { engine: db.engine, writeMs, isolated };
}
