import { gzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { RefusedArchive } from './open-archive.ts';
import { unpackGzip } from './unpack-gzip.ts';

const megabyte = 1024 * 1024;

test('honest bytes come back; bombs, broken and too large ones are refused', () => {
  const text = Buffer.from('id,title\n1,Anvil\n');
  expect(Buffer.from(unpackGzip(gzipSync(text), megabyte))).toEqual(text);
  expect(() => unpackGzip(gzipSync(Buffer.alloc(64 * megabyte)), 512 * megabyte)).toThrow(RefusedArchive);
  expect(() => unpackGzip(gzipSync(Buffer.alloc(2 * megabyte)), megabyte)).toThrow(RefusedArchive);
  expect(() => unpackGzip(gzipSync(text).subarray(0, 12), megabyte)).toThrow(RefusedArchive);
});
