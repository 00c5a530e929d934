import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { networkFileSystem, refuseNetworkFolder } from './refuse-network-folder.ts';

test('names network file systems, also where statfs gives the type as a negative number', () => {
  expect(networkFileSystem(0x6969)).toBe('NFS');
  expect(networkFileSystem(0x01021997)).toBe('9p');
  expect(networkFileSystem(0xff534d42)).toBe('CIFS');
  expect(networkFileSystem(0xff534d42 | 0)).toBe('CIFS');
  expect(networkFileSystem(0xef53)).toBeUndefined();
});

test('takes a folder on a local disk', () => {
  const folder = mkdtempSync(join(tmpdir(), 'aisle-local-'));
  try {
    expect(() => refuseNetworkFolder(join(folder, 'new'))).not.toThrow();
  } finally {
    rmSync(folder, { recursive: true });
  }
});
