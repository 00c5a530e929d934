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

/** Every two digits by the ten bits they stand for. */
const digitPairs = [...crockford].flatMap((first) => [...crockford].map((second) => first + second));

/** Random bits are fetched in blocks: asking the system for ten bytes at a time costs more than the rest of a ULID. */
const pool = new Uint16Array(2_048);
let poolUsed = pool.length;

/** 80 random bits as 16 digits. */
function randomDigits(): string {
  if (poolUsed + 8 > pool.length) {
    randomFillSync(pool);
    poolUsed = 0;
  }
  let digits = '';
  for (let i = 0; i < 8; i++) digits += digitPairs[pool[poolUsed++]! & 1023]!;
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
  ulid: (prefix, nowMs) => `${prefix}_${timeDigits(nowMs)}${randomDigits()}`,
  uuid: () => randomUUID(),
  bytes: (count) => new Uint8Array(randomBytes(count)),
  random: () => Math.random(),
};
