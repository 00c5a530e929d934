import { Readable } from 'node:stream';
import { gzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { BodyTooLarge, readBody } from './read-body.ts';

const megabyte = 1024 * 1024;
const body = (bytes: Uint8Array) => Readable.from([bytes]);

test('what unpacks to many times its size is refused long before the limit, and what packs well is not', async () => {
  const bomb = gzipSync(Buffer.alloc(64 * megabyte));
  await expect(readBody(body(bomb), 'gzip', 256 * megabyte)).rejects.toBeInstanceOf(BodyTooLarge);
  const rows = Buffer.from(
    Array.from({ length: 400_000 }, (_, i) => `sku-${i},Trail shoe ${i},19.00 EUR,in stock\n`).join(''),
  );
  expect(rows.length).toBeGreaterThan(16 * megabyte);
  expect(
    Buffer.compare(Buffer.from(await readBody(body(gzipSync(rows)), 'gzip', 256 * megabyte)), rows),
  ).toBe(0);
});
