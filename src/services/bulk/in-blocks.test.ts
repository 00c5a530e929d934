import { expect, test } from 'vitest';
import { inBlocks } from './in-blocks.ts';

function setUp(msPerItem: number) {
  const clock = { now: 0, nowMs: () => clock.now, monotonicMs: () => clock.now };
  const blocks: number[][] = [];
  const write = async (block: readonly number[]) => {
    blocks.push([...block]);
    clock.now += block.length * msPerItem;
  };
  return { clock, blocks, write };
}

const numbers = (count: number) => Array.from({ length: count }, (_, i) => i);

test('every item is written once and in order, in blocks of at most 500', async () => {
  const { clock, blocks, write } = setUp(0);
  expect(await inBlocks(numbers(2_000), { clock }, write)).toBe(2_000);
  expect(blocks.flat()).toEqual(numbers(2_000));
  expect(Math.max(...blocks.map((block) => block.length))).toBe(500);
});

test('blocks shrink until one takes about 25 ms', async () => {
  const { clock, blocks, write } = setUp(2);
  await inBlocks(numbers(400), { clock }, write);
  expect(blocks[0]).toHaveLength(50);
  for (const block of blocks.slice(1)) expect(block.length).toBeLessThanOrEqual(13);
});

test('an item that takes long is written alone', async () => {
  const { clock, blocks, write } = setUp(100);
  await inBlocks(numbers(60), { clock }, write);
  expect(blocks.at(-1)).toHaveLength(1);
});

test('heavy items make smaller blocks, and one that is too heavy comes alone', async () => {
  const { clock, blocks, write } = setUp(0);
  const weigh = (item: number) => (item === 3 ? 5 : 1.5) * 1024 * 1024;
  await inBlocks(numbers(6), { clock }, write, weigh);
  expect(blocks).toEqual([[0, 1], [2], [3], [4, 5]]);
});

test('an abort stops after the block it came in', async () => {
  const { clock, blocks } = setUp(0);
  const controller = new AbortController();
  const written = await inBlocks(numbers(1_000), { clock, signal: controller.signal }, async (block) => {
    blocks.push([...block]);
    if (blocks.length === 2) controller.abort();
  });
  expect(written).toBe(150);
  expect(blocks).toHaveLength(2);
});
