import { AppError } from '../errors.ts';
import type { BaseContext } from './context.ts';

const lowShare = 0.05;
/** On a large disk 5 % is plenty; a shop's whole store fits into this. */
const enoughBytes = 2 * 2 ** 30;

/** Whether the disk of the embedded store is nearly full: under 5 % and under 2 GiB free. */
export async function isDiskLow({ db }: Pick<BaseContext, 'db'>): Promise<boolean> {
  const room = await db.room();
  return room !== undefined && room.freeBytes < Math.min(enoughBytes, room.totalBytes * lowShare);
}

/**
 * Refuses work that writes much while the disk is nearly full, so that what is left stays for conversations and jobs.
 * Throws `unavailable`; nothing was written then.
 */
export async function requireDiskRoom(base: Pick<BaseContext, 'db'>): Promise<void> {
  if (!(await isDiskLow(base))) return;
  throw new AppError(
    'unavailable',
    'The disk of the store is nearly full; imports wait until there is room.',
    {
      members: { retry_after_seconds: 5, disk_low: true },
      headers: { 'retry-after': '5' },
    },
  );
}
