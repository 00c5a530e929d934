/** CRC-32 of bytes, as an unsigned number. Platforms hand in a native one; this is the same function. */
export type Checksum = (bytes: Uint8Array) => number;

const table = new Uint32Array(256);
for (let byte = 0; byte < 256; byte++) {
  let value = byte;
  for (let bit = 0; bit < 8; bit++) value = value & 1 ? (value >>> 1) ^ 0xedb88320 : value >>> 1;
  table[byte] = value >>> 0;
}

/** CRC-32 (ISO 3309, the polynomial of gzip), one byte at a time. */
export const crc32: Checksum = (bytes) => {
  let crc = 0xffffffff;
  for (let i = 0; i < bytes.length; i++) crc = (crc >>> 8) ^ table[(crc ^ bytes[i]!) & 0xff]!;
  return (crc ^ 0xffffffff) >>> 0;
};
