import type { BaseContext } from '../context.ts';
import { plantRow, removeRow, seesRow } from './store.ts';

/** What a durable write and a foreign read showed; `isolated` is `undefined` where the engine has no rows of its own to guard. */
export type StoreCheck = { engine: 'sqlite' | 'postgres'; writeMs: number; isolated: boolean | undefined };

/**
 * Writes a row, looks for it from another company's scope without naming a company, and removes it.
 *
 * On PostgreSQL row-level security must hide it. Rejects when the store cannot be written.
 */
export async function checkStore(base: BaseContext): Promise<StoreCheck> {
  const [own, other] = ['doctor', 'doctor_other'];
  const auditId = base.ids.ulid('aud', base.clock.nowMs());
  const startedMs = base.clock.monotonicMs();
  await plantRow(base, own, auditId);
  const writeMs = base.clock.monotonicMs() - startedMs;
  try {
    const isolated = base.db.engine === 'postgres' ? !(await seesRow(base, other, auditId)) : undefined;
    return { engine: base.db.engine, writeMs, isolated };
  } finally {
    await removeRow(base, own, auditId);
  }
}
