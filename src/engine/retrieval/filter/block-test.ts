import type { BlockTest, DocumentTest } from '../parts/source.ts';

/** A test that can tell of 32 neighbouring documents at once. */
export function withBlocks(test: (document: number) => boolean, block: BlockTest): DocumentTest {
  return Object.assign(test, { block });
}

/** A test as one of 32 neighbouring documents at once; asks document by document where the test knows no better. */
export function blocksOf(test: DocumentTest): BlockTest {
  return test.block ?? ((word, mask) => passingOf(test, word, mask));
}

/** Bits of the documents in the mask that pass, asked one by one. */
export function passingOf(test: DocumentTest, word: number, mask: number): number {
  let passing = 0;
  for (let bits = mask; bits !== 0; bits &= bits - 1) {
    const bit = bits & -bits;
    if (test(word * 32 + 31 - Math.clz32(bit))) passing |= bit;
  }
  return passing;
}

/** The test that reads a bitmap of one bit per document. */
export function bitmapTest(bitmap: Uint32Array): DocumentTest {
  return withBlocks(
    (document) => (bitmap[document >>> 5]! & (1 << (document & 31))) !== 0,
    (word, mask) => bitmap[word]! & mask,
  );
}

/** Passed by what passes both. */
export function bothTest(first: DocumentTest, second: DocumentTest): DocumentTest {
  const [one, two] = [blocksOf(first), blocksOf(second)];
  return withBlocks(
    (document) => first(document) && second(document),
    (word, mask) => {
      const left = one(word, mask);
      return left === 0 ? 0 : two(word, left);
    },
  );
}

/** Passed by what passes one or both. */
export function eitherTest(first: DocumentTest, second: DocumentTest): DocumentTest {
  const [one, two] = [blocksOf(first), blocksOf(second)];
  return withBlocks(
    (document) => first(document) || second(document),
    (word, mask) => {
      const passing = one(word, mask);
      const open = mask & ~passing;
      return open === 0 ? passing : passing | two(word, open);
    },
  );
}

/** Passed by what does not pass. */
export function notTest(test: DocumentTest): DocumentTest {
  const block = blocksOf(test);
  return withBlocks(
    (document) => !test(document),
    (word, mask) => mask & ~block(word, mask),
  );
}
