import { randomBytes, randomFillSync, randomUUID } from 'node:crypto';

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

/** Random bytes are fetched in blocks: asking the system for ten at a time costs more than the rest of a ULID. */
const pool = new Uint8Array(4_096);
let poolUsed = pool.length;

/** `count` random digits 0–31, one per byte. */
function appendRandomDigits(text: string, count: number): string {
  if (poolUsed + count > pool.length) {
    randomFillSync(pool);
    poolUsed = 0;
  }
  let digits = text;
  for (let i = 0; i < count; i++) digits += crockford[pool[poolUsed++]! & 31]!;
  return digits;
}

let lastTimeMs = -1;
let lastTimeDigits = '';

function timeDigits(nowMs: number): string {
  if (nowMs === lastTimeMs) return lastTimeDigits;
  let digits = '';
  for (let rest = nowMs, i = 0; i < 10; i++) {
    digits = crockford[rest % 32]! + digits;
    rest = Math.floor(rest / 32);
  }
  lastTimeMs = nowMs;
  lastTimeDigits = digits;
  return digits;
}

/** Identifiers from the operating system's random generator. */
export const systemIds: Ids = {
  ulid: (prefix, nowMs) => appendRandomDigits(`${prefix}_${timeDigits(nowMs)}`, 16),
  uuid: () => randomUUID(),
  bytes: (count) => new Uint8Array(randomBytes(count)),
  random: () => Math.random(),
};
