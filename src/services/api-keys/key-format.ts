import { crc32 } from '../../engine/retrieval/bytes/crc32.ts';

const prefix = 'aisle_sk_';
const alphabet = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';
const randomLength = 43;
const checksumLength = 6;
const shape = /^aisle_sk_[0-9A-Za-z]{49}$/;

/** How many random digits (0–61) a key is made of: 43 of them hold 256 bits. */
export const keyDigits = randomLength;

function checksumOf(text: string): string {
  let rest = crc32(new TextEncoder().encode(text)) >>> 0;
  let digits = '';
  for (let i = 0; i < checksumLength; i++) {
    digits = alphabet[rest % 62]! + digits;
    rest = Math.floor(rest / 62);
  }
  return digits;
}

/** Spells a secret key from 43 random digits, each 0–61: prefix, digits, CRC-32 (IEEE) of both in base 62. */
export function spellKey(digits: readonly number[]): string {
  if (digits.length !== randomLength) throw new RangeError(`a key needs ${randomLength} digits`);
  const body = prefix + digits.map((digit) => alphabet[digit]).join('');
  return body + checksumOf(body);
}

/** Whether a text can be a key at all: the right shape and a checksum that fits. Needs no store. */
export function isWellFormedKey(text: string): boolean {
  if (text.length !== prefix.length + randomLength + checksumLength || !shape.test(text)) return false;
  return checksumOf(text.slice(0, -checksumLength)) === text.slice(-checksumLength);
}

/** The part of a key that may be shown: `aisle_sk_` and 8 characters. */
export function displayPrefix(key: string): string {
  return key.slice(0, 17);
}
