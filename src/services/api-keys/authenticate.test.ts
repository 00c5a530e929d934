import { beforeEach, expect, test, vi } from 'vitest';
import type { BaseContext } from '../context.ts';
import { authenticate } from './authenticate.ts';

const hashed: string[] = [];
vi.mock('../../platform/ids/hash.ts', async (original) => {
  const actual = await original<typeof import('../../platform/ids/hash.ts')>();
  return {
    ...actual,
    sha256Hex: (text: string) => {
      hashed.push(text);
      return actual.sha256Hex(text);
    },
  };
});

const vector = 'aisle_sk_Northpeak0Example0Key0Do0Not0Use0In0Product38m2Yz';

/** A store in which there is no key. */
function emptyStore(): BaseContext {
  const db = { read: async () => undefined, onForeignCommit: () => () => undefined };
  return { db, clock: { nowMs: () => 0, monotonicMs: () => 0 } } as unknown as BaseContext;
}

beforeEach(() => {
  hashed.length = 0;
});

test('a key is hashed once for all requests of a connection, and anew for another one', async () => {
  const base = emptyStore();
  const [connection, other] = [{}, {}];
  for (let i = 0; i < 3; i++) expect(await authenticate(base, vector, connection)).toBeUndefined();
  expect(hashed).toEqual([vector]);
  await authenticate(base, vector, other);
  await authenticate(base, vector);
  expect(hashed).toEqual([vector, vector, vector]);
});

test('a connection that sends something else is not taken for its earlier key', async () => {
  const base = emptyStore();
  const connection = {};
  await authenticate(base, vector, connection);
  expect(authenticate(base, 'nothing', connection)).toBeUndefined();
  expect(hashed).toEqual([vector]);
});
