import { isGzip, unpackGzip } from '../../../engine/records/files/unpack-gzip.ts';
import type { ImportFile } from './import-file.ts';
import { announcedCharsets, type ToldEncoding, tellEncoding } from './tell-encoding.ts';

/** What a file in memory may unpack to. */
const mostBytes = 512 * 1024 * 1024;
const pieceBytes = 1024 * 1024;
const headBytes = 4_096;

/**
 * Bytes at hand as a file to be imported, and what it is written in; unpacked when they are packed. Throws `RefusedArchive`
 * for a broken archive.
 */
export function fileOfBytes(
  name: string,
  given: Uint8Array,
  contentType = '',
): ImportFile & { charset: ToldEncoding } {
  const bytes = isGzip(given) ? unpackGzip(given, mostBytes) : given;
  const charset = tellEncoding(bytes, announcedCharsets(bytes, contentType));
  let read = 0;
  async function* pieces(): AsyncGenerator<string> {
    const decoder = new TextDecoder(charset.encoding);
    for (let from = 0; from < bytes.length; from += pieceBytes) {
      read = from + pieceBytes;
      yield decoder.decode(bytes.subarray(from, from + pieceBytes), { stream: read < bytes.length });
    }
  }
  async function* lines(): AsyncGenerator<string> {
    let rest = '';
    for await (const piece of pieces()) {
      const parts = (rest + piece).split('\n');
      rest = parts.pop() ?? '';
      yield* parts;
    }
    if (rest !== '') yield rest;
  }
  return {
    name: name.replace(/\.gz$/i, ''),
    charset,
    pieces,
    lines,
    text: async () => new TextDecoder(charset.encoding).decode(bytes),
    bytes: async () => bytes,
    head: async () => bytes.subarray(0, headBytes),
    progress: () => Math.min(1, read / Math.max(1, bytes.length)),
  };
}
