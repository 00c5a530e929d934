import { Readable } from 'node:stream';
import { gzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { BodyTooLarge, readBody } from './read-body.ts';

const megabyte = 1024 * 1024;
const body = (bytes: Uint8Array) => Readable.from([bytes]);

test('what unpacks to many times its size is refused long before the limit, and what packs well is not', async () => {
  const bomb = gzipSync(Buffer.alloc(64 * megabyte));
  await expect(readBody(body(bomb), 'gzip', { limit: 256 * megabyte })).rejects.toBeInstanceOf(BodyTooLarge);
  const rows = Buffer.from(
    Array.from({ length: 400_000 }, (_, i) => `sku-${i},Trail shoe ${i},19.00 EUR,in stock\n`).join(''),
  );
  expect(rows.length).toBeGreaterThan(16 * megabyte);
  expect(
    Buffer.compare(
      Buffer.from(await readBody(body(gzipSync(rows)), 'gzip', { limit: 256 * megabyte })),
      rows,
    ),
  ).toBe(0);
});

test.each([
  ['not announced', 0],
  ['announced', 3 * 70_000],
  ['announced shorter', 100],
  ['announced longer', 1_000_000],
  ['announced longer than is allowed', 64 * megabyte],
])('a body %s is read whole', async (_what, announced) => {
  const chunks = [1, 2, 3].map((value) => new Uint8Array(70_000).fill(value));
  const bytes = await readBody(Readable.from(chunks), '', { limit: megabyte, announced });
  expect(Buffer.compare(bytes, Buffer.concat(chunks))).toBe(0);
});

test('a body is cut at the limit, or refused', async () => {
  const long = () => body(new Uint8Array(300).fill(7));
  expect(await readBody(long(), '', { limit: 200, cut: true, announced: 300 })).toEqual(
    new Uint8Array(200).fill(7),
  );
  await expect(readBody(long(), '', { limit: 200 })).rejects.toBeInstanceOf(BodyTooLarge);
});
