import { describe, expect, test } from 'vitest';
import { decodeText, detectEncoding, encodingOfBytes } from './decode-text.ts';

const long = 'ü'.repeat(700_000);
const utf8 = new TextEncoder().encode(`a${long}`);
const cut = utf8.slice(0, -1);

describe('the encoding of a file', () => {
  test.each([
    ['text over several pieces, a letter across their border', utf8, 'utf-8'],
    ['text that ends within a letter', cut, 'windows-1252'],
    ['an older encoding', new Uint8Array([0x47, 0x72, 0xf6, 0xdf, 0x65]), 'windows-1252'],
    ['a mark of UTF-16', new Uint8Array([0xff, 0xfe, 0x61, 0x00]), 'utf-16le'],
    ['nothing', new Uint8Array(0), 'utf-8'],
  ])('of %s is found the same in all three ways', async (_what, bytes, encoding) => {
    expect(encodingOfBytes(bytes)).toBe(encoding);
    expect(decodeText(bytes).encoding).toBe(encoding);
    async function* pieces() {
      for (let from = 0; from < bytes.length; from += 65_537) yield bytes.subarray(from, from + 65_537);
    }
    expect(await detectEncoding(pieces())).toBe(encoding);
  });
});
