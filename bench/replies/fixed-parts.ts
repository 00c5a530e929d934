/** Time and identifiers that are the same in every run, so that replies can be compared byte for byte. */
import { createHash } from 'node:crypto';
import type { Clock } from '../../src/platform/clock/clock.ts';
import type { Ids } from '../../src/platform/ids/ids.ts';

/** A clock that stands still until it is told to go on; its monotonic time never moves, so what is timed took nothing. */
export type SteppedClock = Clock & { step(): void };

const startMs = Date.parse('2026-11-24T09:00:00.000Z');

/** Goes on by a millisecond a step: later is later, and nothing that comes round by the minute falls due in a run. */
export function steppedClock(): SteppedClock {
  let nowMs = startMs;
  return {
    nowMs: () => nowMs,
    monotonicMs: () => 0,
    step: () => {
      nowMs += 1;
    },
  };
}

/** Identifiers that count up, each kind on its own: what runs in the background cannot move those of replies. */
export function countedIds(): Ids {
  const counts = new Map<string, number>();
  const next = (kind: string) => {
    const count = (counts.get(kind) ?? 0) + 1;
    counts.set(kind, count);
    return count;
  };
  return {
    ulid: (prefix) => `${prefix}_${String(next(prefix)).padStart(26, '0')}`,
    uuid: () => `00000000-0000-4000-8000-${next('uuid').toString(16).padStart(12, '0')}`,
    bytes: (count) => {
      const blocks = Math.ceil(count / 32);
      const from = next('bytes');
      const all = Array.from({ length: blocks }, (_, i) =>
        createHash('sha256').update(`${from} ${i}`).digest(),
      );
      return new Uint8Array(Buffer.concat(all).subarray(0, count));
    },
    random: () => 0.5,
  };
}
