import { AsyncLocalStorage } from 'node:async_hooks';

type Unit = { connection: object; open: boolean; failed: boolean };

/** Marks the async context of each unit of work, so that misuse fails at once instead of hanging or mixing companies. */
export type UnitsOfWork = {
  /** Throws when the calling async context is already inside a unit of work of this store. */
  refuseNested(): void;
  /** Runs `work` as a unit of work on `connection`; rejects when a statement of it failed, even one whose error `work` caught. */
  run<T>(connection: object, work: () => Promise<T>): Promise<T>;
  /** Runs one statement of the calling context's unit of work; throws when that unit is over, failed, or of another connection. */
  statement<T>(connection: object, run: () => T | Promise<T>): Promise<T>;
};

const ABORTED = 'The unit of work was undone by an earlier statement that failed.';

/**
 * Makes the marks of one store handle.
 *
 * A builder kept beyond its unit of work would run inside a stranger's transaction (and on PostgreSQL in a
 * stranger's company scope), so every statement passes here. A failed statement ends its unit of work on PostgreSQL;
 * here it does on both engines, so that code cannot come to depend on SQLite going on.
 */
export function createUnitsOfWork(): UnitsOfWork {
  const current = new AsyncLocalStorage<Unit>();
  return {
    refuseNested() {
      if (current.getStore()?.open)
        throw new Error('db.read or db.write was called inside a unit of work; use the sql it was given.');
    },
    async run(connection, work) {
      const unit: Unit = { connection, open: true, failed: false };
      try {
        const value = await current.run(unit, work);
        if (unit.failed) throw new Error(ABORTED);
        return value;
      } finally {
        unit.open = false;
      }
    },
    async statement(connection, run) {
      const unit = current.getStore();
      if (!unit?.open || unit.connection !== connection)
        throw new Error('A statement ran outside the unit of work that its sql belongs to.');
      if (unit.failed) throw new Error(ABORTED);
      try {
        return await run();
      } catch (error) {
        unit.failed = true;
        throw error;
      }
    },
  };
}
