import { unpackJson } from '../../platform/database/packed-json.ts';
import type { Log } from '../../platform/log/log.ts';
import { isObject } from './stored-shape.ts';

/**
 * Where a stored text was found: the column, and what tells its row from others. Without a log nothing is told: in a worker,
 * which has none, of a row that is read for shoppers too.
 */
export type StoredPlace = { log?: Log; column: string; id: string | number };

/** What a record of one version comes to today; `undefined` = it has not the shape of that version. */
export type VersionReader<T> = (stored: unknown, unreadable: (part: string) => void) => T | undefined;

/** The version that a record says it has; those from before versions were written have none, which is 0. */
function versionOf(stored: unknown): number {
  const version = isObject(stored) ? (stored['v'] ?? 0) : 0;
  return typeof version === 'number' ? version : -1;
}

function parsed(text: string): unknown {
  try {
    return unpackJson(text);
  } catch {
    return undefined;
  }
}

/**
 * Reads a JSON column, packed or not, by the reader of its record's version (`readers[version]`).
 *
 * What cannot be read is `undefined` and a line in the log, never an exception: a damaged row, or one of a newer release,
 * must not end a shopper's request. A reader that goes on without a part of the record names the part.
 */
export function readStored<T>(
  { log, column, id }: StoredPlace,
  text: string,
  readers: readonly VersionReader<T>[],
): T | undefined {
  const stored = parsed(text);
  const version = versionOf(stored);
  const tell = (part: string) =>
    log?.warn({ column, id, version, part }, 'A stored record cannot be read and is taken for absent.');
  const read = stored === undefined ? undefined : readers[version]?.(stored, tell);
  if (read === undefined) tell('all');
  return read;
}
