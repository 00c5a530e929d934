import { expect, test } from 'vitest';
import { costMicros, priceOf } from './price-list.ts';

const of = (model: string) => priceOf({ kind: 'openai', model });

test('the longest beginning of a name counts, and a name that only goes on is another model', () => {
  expect(of('gpt-4.1-mini-2025-04-14').input).toBe(0.4);
  expect(of('gpt-4.1').input).toBe(2);
  expect(of('gpt-5-2025-08-07').input).toBe(1.25);
  expect(of('gpt-5.9')).toEqual(of('no-such-model'));
  expect(priceOf({ kind: 'anthropic', model: 'claude-sonnet-4-5' }).input).toBe(3);
});

test('a setting wins, a server of one’s own is free, an unknown model is dear', () => {
  const price = { input: 1, output: 2, cachedInput: 0 };
  expect(priceOf({ kind: 'openai', model: 'gpt-4.1', price })).toEqual(price);
  expect(priceOf({ kind: 'openai-compatible', model: 'qwen3:8b' }).output).toBe(0);
  expect(of('no-such-model').output).toBeGreaterThan(of('gpt-4.1').output);
});

test('cost is rounded up', () => {
  const usage = { inputTokens: 10, cachedTokens: 4, outputTokens: 1 };
  expect(costMicros({ input: 0.5, output: 1, cachedInput: 0.1 }, usage)).toBe(5);
});
