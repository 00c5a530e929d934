import { mkdirSync, statfsSync } from 'node:fs';
import { platform } from 'node:os';

/** Magic numbers of Linux file systems (statfs(2)) on which the write-ahead log's shared memory does not work. */
const networkFileSystems = new Map([
  [0x6969, 'NFS'],
  [0x01021997, '9p'],
  [0x517b, 'SMB'],
  [0xff534d42, 'CIFS'],
  [0xfe534d42, 'SMB2'],
]);

/** The name of a network file system, by the type that statfs reports (signed or unsigned), or undefined for a local one. */
export function networkFileSystem(type: number): string | undefined {
  return networkFileSystems.get(type >>> 0);
}

/**
 * Throws when the data folder lies on a network file system: the embedded store's log needs memory shared by all its
 * processes, and a lock that the network forgets loses data. Other systems than Linux are not told apart.
 */
export function refuseNetworkFolder(folder: string): void {
  if (platform() !== 'linux') return;
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const name = networkFileSystem(Number(statfsSync(folder).type));
  if (name)
    throw new Error(
      `The data folder ${folder} lies on a network file system (${name}), where the embedded store is not safe. Use a local disk, or PostgreSQL.`,
    );
}
