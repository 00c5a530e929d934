import { Gunzip } from 'fflate';
import { RefusedArchive } from './open-archive.ts';

/** Whether bytes are packed by gzip (RFC 1952). */
export function isGzip(bytes: Uint8Array): boolean {
  return bytes[0] === 0x1f && bytes[1] === 0x8b;
}

const pieceBytes = 64 * 1024;
/** No export packs better; below this many bytes it does no harm. */
const highestRatio = 200;
const harmlessBytes = 16 * 1024 * 1024;

/** Unpacked bytes. Throws `RefusedArchive` when there are more than `limitBytes` or 200 times the packed ones, or when the archive is broken. */
export function unpackGzip(bytes: Uint8Array, limitBytes: number): Uint8Array {
  const pieces: Uint8Array[] = [];
  let size = 0;
  let packed = 0;
  const gunzip = new Gunzip((piece) => {
    size += piece.length;
    if (size > limitBytes) throw new RefusedArchive(`It unpacks to more than ${limitBytes} bytes.`);
    if (size > harmlessBytes && size > highestRatio * packed)
      throw new RefusedArchive(`It unpacks to more than ${highestRatio} times its size.`);
    pieces.push(piece);
  });
  try {
    for (let from = 0; from < bytes.length; from += pieceBytes) {
      packed = Math.min(bytes.length, from + pieceBytes);
      gunzip.push(bytes.subarray(from, packed), packed === bytes.length);
    }
  } catch (error) {
    if (error instanceof RefusedArchive) throw error;
    throw new RefusedArchive('The archive is broken.', { cause: error });
  }
  const all = new Uint8Array(size);
  let at = 0;
  for (const piece of pieces) {
    all.set(piece, at);
    at += piece.length;
  }
  return all;
}
