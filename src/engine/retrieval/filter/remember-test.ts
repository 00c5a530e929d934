import type { DocumentTest } from '../parts/source.ts';
import { passingOf, withBlocks } from './block-test.ts';

/**
 * The same test with its answers kept, two bits per document: one search asks the same of a document while it counts,
 * decides and ranks. For documents that never change.
 */
export function rememberTest(test: DocumentTest, documentCount: number): DocumentTest {
  const known = new Uint32Array((documentCount + 31) >>> 5);
  const passing = new Uint32Array(known.length);
  const remembered = (document: number): boolean => {
    const word = document >>> 5;
    const bit = 1 << (document & 31);
    if ((known[word]! & bit) !== 0) return (passing[word]! & bit) !== 0;
    const passes = test(document);
    known[word]! |= bit;
    if (passes) passing[word]! |= bit;
    return passes;
  };
  return withBlocks(remembered, (bits, word, count) => {
    for (let i = 0; i < count; i++) {
      if (bits[i] === 0) continue;
      const unknown = bits[i]! & ~known[word + i]!;
      if (unknown !== 0) {
        passing[word + i]! |= passingOf(test, word + i, unknown);
        known[word + i]! |= unknown;
      }
      bits[i]! &= passing[word + i]!;
    }
  });
}
