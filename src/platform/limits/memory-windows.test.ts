import { expect, test } from 'vitest';
import { memoryWindows } from './memory-windows.ts';

let nowMs = 0;
const clock = { nowMs: () => 0, monotonicMs: () => nowMs };

/** Windows of 60 s, and which of them are in memory after a request at a second. */
function counting() {
  nowMs = 0;
  const windows = new Map<string, { count: number; endsMs: number }>();
  const count = memoryWindows(60_000, clock, windows);
  return (second: number, name: string) => {
    nowMs = second * 1_000;
    return { ...count(name), kept: [...windows.keys()].join('') };
  };
}

test('a window begins with its first request and ends 60 s later, to the millisecond', () => {
  const at = counting();
  expect(at(30, 'a')).toMatchObject({ count: 1, resetMs: 60_000 });
  expect(at(89.999, 'a')).toMatchObject({ count: 2, resetMs: 1 });
  expect(at(90, 'a')).toMatchObject({ count: 1, resetMs: 60_000 });
  // As well where none was thrown away at that moment.
  const others = counting();
  others(30, 'b');
  others(60, 'c');
  expect(others(90, 'b')).toMatchObject({ count: 1, resetMs: 60_000 });
});

test('windows that have ended leave memory once in 60 s; those that run stay', () => {
  const at = counting();
  at(0, 'a');
  at(30, 'b');
  expect(at(59, 'c').kept).toBe('abc');
  expect(at(60, 'd').kept).toBe('bcd');
  // Looked through for every request, they would cost more the more there are.
  expect(at(100, 'e').kept).toBe('bcde');
  expect(at(120, 'f').kept).toBe('ef');
});
