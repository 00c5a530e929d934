import { expect, test } from 'vitest';
import { createProviderHealth } from './provider-health.ts';

function setUp() {
  let nowMs = 0;
  const health = createProviderHealth({ monotonicMs: () => nowMs });
  return {
    health,
    pass: (ms: number) => {
      nowMs += ms;
    },
    fail: (times: number, key = 'a') => {
      for (let i = 0; i < times; i++) health.failed(key, { kind: 'server_error' });
    },
  };
}

test('five failures in a row open it, one success between them does not', () => {
  const { health, fail } = setUp();
  fail(4);
  health.succeeded('a');
  fail(4);
  expect(health.ask('a')).toBe('go');
  fail(1);
  expect(health.ask('a')).toBe('wait');
  expect(health.ask('b')).toBe('go');
});

test('after a rest one caller probes; a probe that works closes it, one that fails doubles the rest', () => {
  const { health, pass, fail } = setUp();
  fail(5);
  pass(14_999);
  expect(health.ask('a')).toBe('wait');
  pass(1);
  expect([health.ask('a'), health.ask('a')]).toEqual(['probe', 'wait']);
  fail(1);
  pass(29_999);
  expect(health.ask('a')).toBe('wait');
  pass(1);
  expect(health.ask('a')).toBe('probe');
  health.succeeded('a');
  expect(health.ask('a')).toBe('go');
});

test('a probe whose caller went away is another caller’s', () => {
  const { health, pass, fail } = setUp();
  fail(5);
  pass(15_000);
  expect(health.ask('a')).toBe('probe');
  health.abandoned('a');
  expect(health.ask('a')).toBe('probe');
});

test('Retry-After is waited out, and a wrong key rests at once', () => {
  const { health, pass } = setUp();
  health.failed('a', { kind: 'rate_limited', retryAfterMs: 30_000 });
  pass(29_999);
  expect(health.ask('a')).toBe('wait');
  pass(1);
  expect(health.ask('a')).toBe('probe');
  health.failed('b', { kind: 'wrong_key' });
  expect(health.ask('b')).toBe('wait');
});

test('a provider that fails every second time does not open and close more than once in ten seconds', () => {
  const { health, pass, fail } = setUp();
  let changes = 0;
  let last = 'go';
  for (let i = 0; i < 600; i++) {
    const asked = health.ask('a');
    if (asked !== 'wait') {
      if (Math.floor(i / 10) % 2 === 0) health.succeeded('a');
      else fail(1);
    }
    const now = health.ask('a') === 'wait' ? 'wait' : 'go';
    if (now === 'go' && asked === 'probe') health.abandoned('a');
    if (now !== last) changes++;
    last = now;
    pass(100);
  }
  expect(changes).toBeLessThanOrEqual(6);
});

test('retries are few', () => {
  const { health } = setUp();
  expect([health.takeRetry('a'), health.takeRetry('a')]).toEqual([true, false]);
  for (let i = 0; i < 11; i++) health.succeeded('a');
  expect([health.takeRetry('a'), health.takeRetry('a')]).toEqual([true, false]);
});

test('a provider that hangs opens it, however far apart its failures are', () => {
  const { health, pass } = setUp();
  for (let i = 0; i < 3; i++) {
    expect(health.ask('a')).toBe('go');
    pass(8_000);
    health.failed('a', { kind: 'timeout' });
  }
  expect(health.rests('a')).toBe(true);
  expect(health.rests('b')).toBe(false);
});

test('failures of long ago are forgotten', () => {
  const { health, pass, fail } = setUp();
  for (let i = 0; i < 8; i++) {
    fail(1);
    pass(100_000);
  }
  expect(health.rests('a')).toBe(false);
});
