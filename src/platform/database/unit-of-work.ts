import { AsyncLocalStorage } from 'node:async_hooks';

type Unit = { connection: object; open: boolean };

/** Marks the async context of each unit of work, so that misuse fails at once instead of hanging or mixing companies. */
export type UnitsOfWork = {
  /** Throws when the calling async context is already inside a unit of work of this store. */
  refuseNested(): void;
  /** Runs `work` as a unit of work on `connection`. */
  run<T>(connection: object, work: () => Promise<T>): Promise<T>;
  /** Throws unless the calling async context is inside an open unit of work on `connection`. */
  requireOpen(connection: object): void;
};

/**
 * Makes the marks of one store handle.
 *
 * A builder kept beyond its unit of work would run inside a stranger's transaction (and on PostgreSQL in a
 * stranger's company scope); `requireOpen` is what every statement passes.
 */
export function createUnitsOfWork(): UnitsOfWork {
  const current = new AsyncLocalStorage<Unit>();
  return {
    refuseNested() {
      if (current.getStore()?.open)
        throw new Error('db.read or db.write was called inside a unit of work; use the sql it was given.');
    },
    async run(connection, work) {
      const unit: Unit = { connection, open: true };
      try {
        return await current.run(unit, work);
      } finally {
        unit.open = false;
      }
    },
    requireOpen(connection) {
      const unit = current.getStore();
      if (!unit?.open || unit.connection !== connection)
        throw new Error('A statement ran outside the unit of work that its sql belongs to.');
    },
  };
}
