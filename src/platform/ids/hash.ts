import { hash } from 'node:crypto';

/** SHA-256 (FIPS 180-4) of the UTF-8 bytes, as 64 lower-case hex digits. */
export function sha256Hex(text: string): string {
  return hash('sha256', text, 'hex');
}

/** SHA-256 of bytes, as 64 lower-case hex digits. */
export function sha256HexOfBytes(bytes: Uint8Array): string {
  return hash('sha256', bytes, 'hex');
}

/** The wire's address of a text snapshot: `sha256:<hex>`. */
export function snapshotHash(text: string): string {
  return `sha256:${sha256Hex(text)}`;
}
