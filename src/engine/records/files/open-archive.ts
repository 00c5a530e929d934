import { strFromU8, unzipSync } from 'fflate';

/** Limits of what an archive may unpack to: far more than any honest document. */
const mostEntries = 1_000;
const mostBytes = 256 * 1024 * 1024;
const highestRatio = 100;
/** Below this many bytes a high ratio is no attack: blank sheets pack very well. */
const harmlessBytes = 8 * 1024 * 1024;

/** Why an archive is not opened. */
export class RefusedArchive extends Error {}

type Entry = { name: string; size: number; originalSize: number };

function check({ name, size, originalSize }: Entry, entries: number, total: number): void {
  if (entries > mostEntries) throw new RefusedArchive(`The archive has more than ${mostEntries} entries.`);
  if (/(?:^|[/\\])\.\.(?:[/\\]|$)|^[/\\]|^[a-z]:/i.test(name))
    throw new RefusedArchive('The archive holds a path that leads out of it.');
  if (originalSize > harmlessBytes && originalSize > highestRatio * Math.max(1, size))
    throw new RefusedArchive(`An entry unpacks to more than ${highestRatio} times its size.`);
  if (total > mostBytes)
    throw new RefusedArchive(`The archive unpacks to more than ${mostBytes / 1024 / 1024} MiB.`);
}

/**
 * The wanted entries of a zip archive (an office document is one), unpacked in memory.
 *
 * Throws `RefusedArchive` for more than 1,000 entries, paths that lead out, more than 256 MiB in all or 100 times the size,
 * and for what is no archive.
 */
export function openArchive(bytes: Uint8Array, isWanted: (name: string) => boolean): Map<string, Uint8Array> {
  let entries = 0;
  let total = 0;
  try {
    const found = unzipSync(bytes, {
      filter: ({ name, size, originalSize }) => {
        entries++;
        total += originalSize;
        check({ name, size, originalSize }, entries, total);
        return isWanted(name);
      },
    });
    return new Map(Object.entries(found));
  } catch (error) {
    if (error instanceof RefusedArchive) throw error;
    throw new RefusedArchive('The file is no readable archive.', { cause: error });
  }
}

/** The text of an unpacked entry; the empty text when it is not there. */
export function entryText(entries: ReadonlyMap<string, Uint8Array>, name: string): string {
  const bytes = entries.get(name);
  return bytes ? strFromU8(bytes) : '';
}
