import { crc32 } from 'node:zlib';

/** CRC-32 of bytes (shared memory too), as an unsigned number; 142 MB take about 32 ms. */
export function nativeCrc32(bytes: Uint8Array): number {
  return crc32(bytes);
}
