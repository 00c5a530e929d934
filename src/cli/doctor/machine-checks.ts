import { accessSync, constants, existsSync, statfsSync } from 'node:fs';
import { dirname } from 'node:path';
import { type Check, failed, ok, warning } from './check.ts';

const neededNode = 24;
/** With less than this free, a few imports or a merge of an index fill the disk. */
const leastFreeBytes = 256 * 2 ** 20;
const littleFreeBytes = 2 * 2 ** 30;
const littleFreeShare = 0.05;

export function checkNode(version: string): Check {
  const major = Number(version.split('.')[0]);
  return major >= neededNode
    ? ok('node', `Node ${version}`)
    : failed('node', `Node ${version} is too old`, `use Node ${neededNode} or newer; "npm ci" brings one`);
}

/** The folder, or the nearest one above it that exists already. */
function existing(folder: string): string {
  let at = folder;
  while (!existsSync(at) && dirname(at) !== at) at = dirname(at);
  return at;
}

/** Whether the data folder can be written and has room. */
export function checkFolder(folder: string): Check[] {
  const at = existing(folder);
  try {
    accessSync(at, constants.W_OK);
  } catch (error) {
    if (!(error instanceof Error)) throw error;
    return [failed('data folder', `${at} cannot be written`, `chown it to this user, or set AISLE_DATA`)];
  }
  const { bavail, blocks, bsize } = statfsSync(at);
  const share = blocks === 0 ? 1 : bavail / blocks;
  const freeBytes = bavail * bsize;
  const free = `${(freeBytes / 2 ** 30).toFixed(1)} GiB free (${Math.round(share * 100)} %)`;
  const space =
    freeBytes < leastFreeBytes
      ? failed('disk', free, 'make room, or set AISLE_DATA to another disk')
      : freeBytes < littleFreeBytes || share < littleFreeShare
        ? warning('disk', free, 'make room before the next large import')
        : ok('disk', free);
  return [ok('data folder', folder), space];
}
