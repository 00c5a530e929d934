import type { DatabaseState } from '../../services/operations/database-state.ts';
import { type Check, failed, ok, warning } from './check.ts';

function schemaCheck({ exists, pending }: DatabaseState): Check {
  if (!exists)
    return warning(
      'schema',
      'nothing is stored yet',
      'aisle start, or aisle company create "My shop" --enable',
    );
  if (pending.length > 0)
    return warning(
      'schema',
      `${pending.length} migrations have not run yet: ${pending.join(', ')}`,
      'make a backup, then start the server: aisle serve runs them',
    );
  return ok('schema', 'every migration has run');
}

function durabilityCheck({ durability }: DatabaseState): Check[] {
  if (durability.length === 0) return [];
  const told = durability.map(({ name, value }) => `${name} ${value}`).join(', ');
  const unsafe = durability.filter(({ safe }) => !safe).map(({ name }) => name);
  return [
    unsafe.length === 0
      ? ok('durability', told)
      : failed(
          'durability',
          `${told}: a power cut can lose acknowledged writes`,
          `set ${unsafe.join(', ')} to on in the database's own configuration`,
        ),
  ];
}

function wallCheck({ unguarded }: DatabaseState): Check[] {
  if (unguarded.length === 0) return [];
  return [
    failed(
      'row-level security',
      `not forced on ${unguarded.join(', ')}`,
      'start the server as the owner of the tables: aisle serve puts it back',
    ),
  ];
}

/** What can be said of a store before it is opened; `isReady` = opening it would change nothing. */
export function checkDatabase(state: DatabaseState): { checks: Check[]; isReady: boolean } {
  const network =
    state.networkFileSystem === undefined
      ? []
      : [
          warning(
            'data folder',
            `it lies on a network file system (${state.networkFileSystem}), whose locks are not safe`,
            'set AISLE_DATA to a local disk, or use PostgreSQL',
          ),
        ];
  return {
    checks: [...network, schemaCheck(state), ...durabilityCheck(state), ...wallCheck(state)],
    isReady: state.exists && state.pending.length === 0,
  };
}
