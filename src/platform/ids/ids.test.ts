import { expect, test } from 'vitest';
import { snapshotHash } from './hash.ts';
import { systemIds } from './ids.ts';

test('a ULID: 10 digits of time, 16 random ones, in the order of time', () => {
  const early = systemIds.ulid('req', 1_469_918_176_385);
  const late = systemIds.ulid('req', 1_469_918_176_386);
  expect(early).toMatch(/^req_[0-9A-HJKMNP-TV-Z]{26}$/);
  // The time of the example in the ULID specification.
  expect(early.slice(4, 14)).toBe('01ARYZ6S41');
  expect(early < late).toBe(true);
});

test('10,000 ULIDs of one millisecond differ, and every digit occurs at every random place', () => {
  const made = Array.from({ length: 10_000 }, () => systemIds.ulid('x', 1));
  expect(new Set(made).size).toBe(10_000);
  for (let place = 12; place < 28; place++) expect(new Set(made.map((id) => id[place])).size).toBe(32);
});

test('the hash of a text is SHA-256 of its UTF-8 bytes', () => {
  expect(snapshotHash('abc')).toBe('sha256:ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad');
  expect(snapshotHash('é')).toBe('sha256:4a99557e4033c3539de2eb65472017cad5f9557f7a0625a09f1c3f6e2ba69c4c');
});
