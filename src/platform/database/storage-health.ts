import { isStorageFailure, translateSqliteError } from './sqlite-errors.ts';
import { storeUnavailable } from './unavailable.ts';

/** What one embedded store knows of its disk. */
export type StorageHealth = {
  /** Turns an engine's error into what callers are told, and remembers one that means the disk or file has failed. */
  note(error: unknown): unknown;
  /** Throws a 503 once the disk or file has failed. */
  requireSound(): void;
};

/**
 * Stops the writing of a store whose disk failed, for good: a failed fsync may have dropped the pages it was asked to
 * keep, so it is never tried again; a restart replays the log. `onFailure` is called once.
 */
export function createStorageHealth(onFailure: (error: unknown) => void): StorageHealth {
  let failure: unknown;
  return {
    note(error) {
      if (isStorageFailure(error) && failure === undefined) {
        failure = error;
        onFailure(error);
      }
      return translateSqliteError(error);
    },
    requireSound() {
      if (failure !== undefined)
        throw storeUnavailable('The store stopped after a disk error; restart it.', failure, 60);
    },
  };
}
