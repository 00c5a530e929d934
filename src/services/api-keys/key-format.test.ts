import { describe, expect, test } from 'vitest';
import { crc32 } from '../../engine/retrieval/bytes/crc32.ts';
import { displayPrefix, isWellFormedKey, keyDigits, spellKey } from './key-format.ts';

const vector = 'aisle_sk_Northpeak0Example0Key0Do0Not0Use0In0Product38m2Yz';

describe('key format', () => {
  test('the vector of the contract is well formed', () => {
    expect(isWellFormedKey(vector)).toBe(true);
    expect(displayPrefix(vector)).toBe('aisle_sk_Northpea');
  });

  test('any other character at any place is refused', () => {
    for (let i = 0; i < vector.length; i++) {
      const other = vector[i] === 'x' ? 'y' : 'x';
      expect(isWellFormedKey(vector.slice(0, i) + other + vector.slice(i + 1)), `place ${i}`).toBe(false);
    }
  });

  test('other lengths, spaces and line ends are refused', () => {
    for (const text of [
      '',
      vector.slice(1),
      `${vector} `,
      `${vector}\n`,
      vector.repeat(2),
      'x'.repeat(10_000),
    ])
      expect(isWellFormedKey(text)).toBe(false);
  });

  test('other characters are refused, although the checksum is theirs', () => {
    const digits = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';
    const withChecksum = (body: string) => {
      let rest = crc32(new TextEncoder().encode(body)) >>> 0;
      let checksum = '';
      for (let i = 0; i < 6; i++, rest = Math.floor(rest / 62)) checksum = digits[rest % 62]! + checksum;
      return body + checksum;
    };
    expect(withChecksum(vector.slice(0, -6))).toBe(vector);
    for (const other of [vector.replace('N', '-'), vector.replace('aisle', 'Aisle')])
      expect(isWellFormedKey(withChecksum(other.slice(0, -6)))).toBe(false);
  });

  test('a spelled key is well formed', () => {
    const digits = Array.from({ length: keyDigits }, (_, i) => (i * 7) % 62);
    expect(isWellFormedKey(spellKey(digits))).toBe(true);
    expect(() => spellKey([1])).toThrow(RangeError);
  });
});
