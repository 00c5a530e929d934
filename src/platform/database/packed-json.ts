import { constants, zstdCompressSync, zstdDecompressSync } from 'node:zlib';

/** Shorter texts gain nothing worth the reading. */
const SHORTEST_PACKED = 512;
/** Twice as fast as the usual level, and hardly larger for texts that repeat themselves. */
const FAST = { params: { [constants.ZSTD_c_compressionLevel]: 1 } };
/** No JSON text begins with it. Behind it: base64 of a Zstandard frame (RFC 8878), as bytes are no part of the SQL subset. */
const MARK = 'zstd:';

/**
 * A value as JSON for a text column, compressed where it is long: what is kept of an answer repeats itself so much that a
 * quarter of the bytes holds it. `unpackJson` reads it, and rows from before texts were compressed.
 */
export function packJson(value: unknown): string {
  return packText(JSON.stringify(value));
}

/** The same of a value that is JSON already. */
export function packText(text: string): string {
  if (text.length < SHORTEST_PACKED) return text;
  const bytes = Buffer.from(text);
  return MARK + zstdCompressSync(bytes, { ...FAST, pledgedSrcSize: bytes.length }).toString('base64');
}

/** The value that a text column holds as JSON, compressed or not. Throws on a text that is neither. */
export function unpackJson(stored: string): unknown {
  if (!stored.startsWith(MARK)) return JSON.parse(stored);
  return JSON.parse(zstdDecompressSync(Buffer.from(stored.slice(MARK.length), 'base64')).toString());
}
