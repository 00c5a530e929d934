import { expect, test } from 'vitest';
import { progressEvents, showProgress } from './progress.ts';

function setUp(isTTY: boolean) {
  const written: string[] = [];
  const clock = { ms: 0 };
  const target = { isTTY, columns: 80, write: (text: string) => written.push(text) };
  return { written, clock, target, progress: showProgress(target, 'products', () => clock.ms) };
}

test('without a terminal: a line per 10 % or 5 seconds, with rate and remaining time', () => {
  const { written, clock, progress } = setUp(false);
  for (let i = 1; i <= 100; i++) {
    clock.ms += 100;
    progress.update({ fraction: i / 100, done: i * 10, failed: i > 50 ? 2 : 0 });
  }
  progress.end();
  expect(written).toHaveLength(10);
  expect(written[4]).toBe('50 %  500 products  100/s, 0:05 left\n');
  expect(written[9]).toBe('100 %  1000 products  100/s, 0:00 left, 2 failed\n');
  clock.ms += 5_000;
  progress.update({ fraction: 1, done: 1_000, failed: 2 });
  expect(written).toHaveLength(11);
});

test('on a terminal: one line drawn over, at most ten times a second, and wiped at the end', () => {
  const { written, clock, progress } = setUp(true);
  for (let i = 0; i < 10; i++) {
    clock.ms += 50;
    progress.update({ fraction: 0.1 * i, done: i, failed: 0 });
  }
  progress.end();
  expect(written).toHaveLength(6);
  expect(written[0]?.slice(0, 5)).toBe('\r\u001b[2K');
  expect(written[0]?.slice(5)).toMatch(/^[█░]{24} /u);
  expect(written.at(-1)).toBe('\r\u001b[2K');
});

test('as events: one JSON object per update', () => {
  const { written, target } = setUp(false);
  progressEvents(target).update({ fraction: 0.5, done: 3, failed: 1 });
  expect(written).toEqual(['{"event":"progress","fraction":0.5,"done":3,"failed":1}\n']);
});
