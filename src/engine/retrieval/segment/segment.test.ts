import { crc32 as nativeCrc32 } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { buildSegment } from '../../../../test/support/build-segment.ts';
import { analyze, options, rules } from '../../../../test/support/retrieval-documents.ts';
import { crc32 } from '../bytes/crc32.ts';
import { createIndex } from '../create-index.ts';
import { NONE_DEAD } from '../parts/tombstones.ts';
import type { IndexDocument, SearchRequest } from '../types.ts';
import { openSegment } from './segment.ts';

const documents: IndexDocument[] = [
  {
    id: 'p1',
    fields: { title: 'brass desk lamp', brand: 'acme', description: 'a red lamp', attributes: 'colour red' },
    exactIds: ['0401'],
    tags: ['brand=Acme', 'avail=true'],
    numbers: { price: 4900, rating_count: 3 },
  },
  { id: 'p2', fields: { title: 'sofa+bed' }, exactIds: ['x-9'], tags: ['brand=Bolt'], numbers: { price: 1 } },
];
const buffer = buildSegment(documents, rules, analyze);
const request: SearchRequest = {
  groups: ['lamp', 'red', 'bed'].map((term) => ({ surface: term, members: [{ term, weight: 1 }] })),
  limit: 10,
};

/** Everything a reader can see of a one-segment index. */
function answers(bytes: SharedArrayBuffer) {
  const segment = openSegment(bytes, rules);
  if ('damaged' in segment) return undefined;
  const index = createIndex(options, [{ segment, tombstones: NONE_DEAD }]);
  return JSON.stringify([
    index.search(request),
    index.findExact('x9'),
    index.numberNames(),
    index.tagValues('brand'),
    [...index.vocabulary()],
  ]);
}

function flipped(position: number, mask: number): SharedArrayBuffer {
  const copy = new SharedArrayBuffer(buffer.byteLength);
  const bytes = new Uint8Array(copy);
  bytes.set(new Uint8Array(buffer));
  bytes[position]! ^= mask;
  return copy;
}

describe('a damaged segment', () => {
  test('every flipped byte is found, or changes no answer', () => {
    const whole = answers(buffer);
    expect(whole).toBeDefined();
    let found = 0;
    for (let position = 0; position < buffer.byteLength; position++) {
      const after = answers(flipped(position, 1 << (position % 8)));
      if (after === undefined) found++;
      else expect(after).toBe(whole);
    }
    // Only the fill between sections (less than 8 bytes each) is not covered by a checksum.
    expect(found).toBeGreaterThan(buffer.byteLength - 34 * 8);
  });

  test('a cut, empty or foreign file is refused', () => {
    for (const length of [0, 3, 8, 24, 700, buffer.byteLength - 1]) {
      const cut = new SharedArrayBuffer(length);
      new Uint8Array(cut).set(new Uint8Array(buffer).subarray(0, length));
      expect(openSegment(cut, rules)).toHaveProperty('damaged');
    }
    expect(openSegment(new SharedArrayBuffer(4096), rules)).toEqual({ damaged: 'not a segment' });
  });

  test('a segment of the format before is refused, whole as it is', () => {
    const older = new SharedArrayBuffer(buffer.byteLength);
    new Uint8Array(older).set(new Uint8Array(buffer));
    const words = new Uint32Array(older, 0, 2);
    words[1]!--;
    expect(openSegment(older, rules)).toEqual({ damaged: 'other format version' });
  });

  test('a segment of other rules is refused', () => {
    expect(openSegment(buffer, { ...rules, analyzerVersion: 2 })).toEqual({
      damaged: 'other analyser version',
    });
    expect(openSegment(buffer, { ...rules, locale: 'de' })).toEqual({ damaged: 'another index' });
    const settings = { ...rules.settings, version: rules.settings.version + 1 };
    expect(openSegment(buffer, { ...rules, settings })).toEqual({ damaged: 'other settings version' });
  });
});

test('the checksum is the one of gzip', () => {
  const bytes = new Uint8Array(buffer).slice();
  expect(crc32(bytes)).toBe(nativeCrc32(bytes));
  expect(crc32(new TextEncoder().encode('123456789'))).toBe(0xcbf43926);
});

test('the same documents give the same bytes', () => {
  expect(new Uint8Array(buildSegment(documents, rules, analyze))).toEqual(new Uint8Array(buffer));
});
