import { AppError } from '../../errors.ts';
import { storeUnavailable } from './unavailable.ts';

/** Primary result codes (sqlite.org/rescode.html). */
const BUSY = 5;
const READONLY = 8;
const IOERR = 10;
const CORRUPT = 11;
const FULL = 13;
const CANTOPEN = 14;
const NOTADB = 26;

function primaryCode(error: unknown): number | undefined {
  if (!(error instanceof Error) || !('errcode' in error) || typeof error.errcode !== 'number')
    return undefined;
  return error.errcode & 0xff;
}

/** Whether another process held the lock; nothing was done, so the statement may be tried again. */
export function isBusy(error: unknown): boolean {
  return primaryCode(error) === BUSY;
}

/** Whether the file or its disk can no longer be trusted: writing must stop until a restart replays the log. */
export function isStorageFailure(error: unknown): boolean {
  const code = primaryCode(error);
  return code === IOERR || code === CORRUPT || code === NOTADB;
}

/** Turns an error of the engine into the 503 that tells the operator what is wrong; any other error stays as it is. */
export function translateSqliteError(error: unknown): unknown {
  if (error instanceof AppError) return error;
  switch (primaryCode(error)) {
    case BUSY:
      return storeUnavailable('The store is busy with the writes of another process.', error);
    case FULL:
      return storeUnavailable('The disk of the store is full; nothing was written.', error, 30);
    case IOERR:
      return storeUnavailable('The disk of the store reported an error; nothing was written.', error, 30);
    case READONLY:
    case CANTOPEN:
      return storeUnavailable(
        'The store cannot be written: check the data folder and its permissions.',
        error,
        30,
      );
    case CORRUPT:
    case NOTADB:
      return storeUnavailable('The database file is damaged; restore it from a backup.', error, 60);
    default:
      return error;
  }
}

/** Names the file in an error that says it is damaged, for those who open it; any other error stays as it is. */
export function explainDamage(file: string, error: unknown): unknown {
  if (!isStorageFailure(error)) return error;
  const reason = error instanceof Error ? error.message : String(error);
  return new Error(`The database file ${file} cannot be used (${reason}). Restore it from a backup.`, {
    cause: error,
  });
}
