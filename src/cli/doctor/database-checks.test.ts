import { expect, test } from 'vitest';
import { checkDatabase } from './database-checks.ts';

const sound = {
  exists: true,
  pending: [],
  durability: [{ name: 'fsync', value: 'on', safe: true }],
  unguarded: [],
  networkFileSystem: undefined,
};

test('a sound store is ready to be opened', () => {
  const { checks, isReady } = checkDatabase(sound);
  expect(isReady).toBe(true);
  expect(checks.map(({ state }) => state)).toEqual(['ok', 'ok']);
});

test('each fault has its state and its repair', () => {
  const { checks, isReady } = checkDatabase({
    exists: true,
    pending: ['0002_x.sql'],
    durability: [
      { name: 'fsync', value: 'off', safe: false },
      { name: 'full_page_writes', value: 'on', safe: true },
    ],
    unguarded: ['product'],
    networkFileSystem: 'NFS',
  });
  expect(isReady).toBe(false);
  expect(checks.map(({ name, state }) => `${name} ${state}`)).toEqual([
    'data folder warning',
    'schema warning',
    'durability failed',
    'row-level security failed',
  ]);
  expect(checks.every(({ fix }) => fix !== undefined)).toBe(true);
  expect(checks[2]!.fix).toBe("set fsync to on in the database's own configuration");
});
