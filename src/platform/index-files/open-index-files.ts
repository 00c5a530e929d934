import { type FileHandle, mkdir, open, readdir, readFile, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Log } from '../log/log.ts';
import { nativeCrc32 } from './crc32.ts';
import { folderName } from './folder-name.ts';
import type { IndexFiles, IndexKey, StoredIndex } from './index-files.ts';
import { formatManifest, type Manifest, parseManifest } from './manifest.ts';

const MANIFEST = 'manifest.json';
/** The first bytes of a segment hold the checksums of all its parts, so they identify it. */
const FINGERPRINT_BYTES = 4096;
/** Large files are read in pieces of this size by some threads at once: copying them into memory is most of the work. */
const READ_BYTES = 4 << 20;
const READERS = 4;

/**
 * Segment files under `folder`, one folder per index.
 *
 * A write goes to a temporary name, is fsynced and renamed; the manifest is replaced last and the folder fsynced, so
 * after a crash or a power cut either the old or the new state is whole. With `readOnly` nothing is written or deleted:
 * for processes beside the one that serves.
 */
export function openIndexFiles(options: { folder: string; log: Log; readOnly?: boolean }): IndexFiles {
  const { folder, log, readOnly = false } = options;
  const place = (key: IndexKey) => join(folder, folderName(key));

  async function remove(key: IndexKey): Promise<void> {
    if (readOnly) return;
    try {
      await rm(place(key), { recursive: true, force: true });
    } catch (error) {
      log.warn({ err: error, ...key }, 'An index folder could not be deleted.');
    }
  }

  return {
    remove,
    async read(key) {
      try {
        const found = await readStored(place(key), key);
        if (typeof found !== 'string') return found;
        log.warn({ ...key, damage: found }, 'Index files are damaged; the index is built anew.');
      } catch (error) {
        log.warn({ err: error, ...key }, 'Index files could not be read; the index is built anew.');
      }
      await remove(key);
      return undefined;
    },
    async write(key, stored) {
      if (!readOnly) await writeStored(place(key), key, stored);
    },
  };
}

/** What is kept, undefined when nothing is, or what is wrong with it. */
async function readStored(folder: string, key: IndexKey): Promise<StoredIndex | undefined | string> {
  let text: string;
  try {
    text = await readFile(join(folder, MANIFEST), 'utf8');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw error;
  }
  const manifest = parseManifest(text, key);
  if (manifest === undefined) return 'manifest';
  const segments: SharedArrayBuffer[] = [];
  for (const { file, sizeBytes } of manifest.segments) {
    const buffer = await readSegment(join(folder, file), sizeBytes);
    if (buffer === undefined || fileName(buffer) !== file) return file;
    segments.push(buffer);
  }
  return { state: manifest.state, segments };
}

/** A segment file in shared memory; undefined when it is absent or of another size. */
async function readSegment(path: string, sizeBytes: number): Promise<SharedArrayBuffer | undefined> {
  let file: FileHandle;
  try {
    file = await open(path);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw error;
  }
  try {
    if ((await file.stat()).size !== sizeBytes) return undefined;
    const buffer = new SharedArrayBuffer(sizeBytes);
    const bytes = new Uint8Array(buffer);
    let next = 0;
    let isWhole = true;
    const readPieces = async () => {
      while (next < sizeBytes && isWhole) {
        const start = next;
        next = Math.min(sizeBytes, start + READ_BYTES);
        isWhole = (await readRange(file, bytes, start, next)) && isWhole;
      }
    };
    await Promise.all(Array.from({ length: READERS }, readPieces));
    return isWhole ? buffer : undefined;
  } finally {
    await file.close();
  }
}

/** Reads `[start, end)` of a file into its place; false when the file ends before. */
async function readRange(file: FileHandle, bytes: Uint8Array, start: number, end: number): Promise<boolean> {
  for (let read = start; read < end; ) {
    const { bytesRead } = await file.read(bytes, read, end - read, read);
    if (bytesRead === 0) return false;
    read += bytesRead;
  }
  return true;
}

async function writeStored(folder: string, key: IndexKey, stored: StoredIndex): Promise<void> {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const present = new Set(await readdir(folder));
  const segments: Manifest['segments'][number][] = [];
  for (const buffer of stored.segments) {
    const file = fileName(buffer);
    segments.push({ file, sizeBytes: buffer.byteLength });
    if (!present.has(file)) await writeWhole(folder, file, new Uint8Array(buffer));
  }
  await syncFolder(folder);
  const manifest = formatManifest(key, segments, stored.state);
  await writeWhole(folder, MANIFEST, new TextEncoder().encode(manifest));
  await syncFolder(folder);
  // Only now does nothing refer to the segments that were replaced.
  const kept = new Set([MANIFEST, ...segments.map(({ file }) => file)]);
  for (const file of await readdir(folder))
    if (!kept.has(file)) await rm(join(folder, file), { force: true });
}

/** Named by content, so a segment that is there already is the same one. */
function fileName(buffer: SharedArrayBuffer): string {
  const start = new Uint8Array(buffer, 0, Math.min(FINGERPRINT_BYTES, buffer.byteLength));
  return `${nativeCrc32(start).toString(16).padStart(8, '0')}-${buffer.byteLength}.seg`;
}

async function writeWhole(folder: string, name: string, bytes: Uint8Array): Promise<void> {
  const temporary = join(folder, `${name}.${process.pid}.tmp`);
  const file = await open(temporary, 'w', 0o600);
  try {
    for (let written = 0; written < bytes.length; )
      written += (await file.write(bytes, written, bytes.length - written, written)).bytesWritten;
    await file.sync();
  } finally {
    await file.close();
  }
  await rename(temporary, join(folder, name));
}

/** Makes renames durable; a no-op on systems that cannot open a folder. */
async function syncFolder(folder: string): Promise<void> {
  if (process.platform === 'win32') return;
  const file = await open(folder);
  try {
    await file.sync();
  } finally {
    await file.close();
  }
}
