import { randomBytes, randomUUID } from 'node:crypto';

/** Source of identifiers and randomness; the only caller of the random generators. */
export type Ids = {
  /** `<prefix>_<ULID>`: 48 bits of time, 80 random bits, Crockford base 32 (github.com/ulid/spec). */
  ulid(prefix: string, nowMs: number): string;
  /** Lower-case random UUID v4 (RFC 9562). */
  uuid(): string;
  /** Cryptographically random bytes. */
  bytes(count: number): Uint8Array;
  /** Uniform in [0, 1), for jitter only. */
  random(): number;
};

const crockford = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

function ulidText(nowMs: number, random: Uint8Array): string {
  let time = '';
  for (let rest = nowMs, i = 0; i < 10; i++) {
    time = crockford[rest % 32]! + time;
    rest = Math.floor(rest / 32);
  }
  let tail = '';
  for (let bits = 0n, i = 0; i < 10; i++) {
    bits = (bits << 8n) | BigInt(random[i]!);
    if (i === 9)
      for (let digit = 0; digit < 16; digit++)
        tail += crockford[Number((bits >> BigInt(75 - 5 * digit)) & 31n)]!;
  }
  return time + tail;
}

/** Identifiers from the operating system's random generator. */
export const systemIds: Ids = {
  ulid: (prefix, nowMs) => `${prefix}_${ulidText(nowMs, randomBytes(10))}`,
  uuid: () => randomUUID(),
  bytes: (count) => new Uint8Array(randomBytes(count)),
  random: () => Math.random(),
};
