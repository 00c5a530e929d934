import { expect, test } from 'vitest';
import { inBatches } from './in-batches.ts';
import type { WindowCount } from './memory-windows.ts';

function counter() {
  const asked: { name: string; requests: number; answer: PromiseWithResolvers<WindowCount> }[] = [];
  const count = inBatches((name, requests) => {
    const answer = Promise.withResolvers<WindowCount>();
    asked.push({ name, requests, answer });
    return answer.promise;
  });
  return { asked, count };
}

test('who comes while a name is asked for goes into its next question, and each gets a count of its own', async () => {
  const { asked, count } = counter();
  const first = count('a');
  const later = [count('a'), count('a'), count('a')];
  const other = count('b');
  expect(asked.map(({ name, requests }) => [name, requests])).toEqual([
    ['a', 1],
    ['b', 1],
  ]);
  asked[0]!.answer.resolve({ count: 7, resetMs: 500 });
  expect(await first).toEqual({ count: 7, resetMs: 500 });
  expect(asked[2]).toMatchObject({ name: 'a', requests: 3 });
  asked[2]!.answer.resolve({ count: 12, resetMs: 400 });
  expect((await Promise.all(later)).map((counted) => counted.count)).toEqual([10, 11, 12]);
  asked[1]!.answer.resolve({ count: 1, resetMs: 60_000 });
  expect(await other).toEqual({ count: 1, resetMs: 60_000 });
  const again = count('a');
  asked[3]!.answer.resolve({ count: 13, resetMs: 300 });
  expect(await again).toEqual({ count: 13, resetMs: 300 });
});

test('a failed question fails those that were in it, and the next is asked all the same', async () => {
  const { asked, count } = counter();
  const [first, second] = [count('a'), count('a')];
  asked[0]!.answer.reject(new Error('away'));
  await expect(first).rejects.toThrow('away');
  asked[1]!.answer.resolve({ count: 2, resetMs: 1 });
  expect(await second).toEqual({ count: 2, resetMs: 1 });
});
