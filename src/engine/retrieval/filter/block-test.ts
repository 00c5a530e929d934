import type { BlockTest, DocumentTest } from '../parts/source.ts';

/** The most words of 32 documents that are tested at once, so that their bits stay in the processor's cache. */
export const BLOCK_WORDS = 256;

/** A test that can tell of many neighbouring documents at once. */
export function withBlocks(test: (document: number) => boolean, block: BlockTest): DocumentTest {
  return Object.assign(test, { block });
}

/** A test as one of many neighbouring documents at once; asks document by document where the test knows no better. */
export function blocksOf(test: DocumentTest): BlockTest {
  return (
    test.block ??
    ((bits, word, count) => {
      for (let i = 0; i < count; i++) if (bits[i] !== 0) bits[i] = passingOf(test, word + i, bits[i]!);
    })
  );
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
    (bits, word, count) => {
      for (let i = 0; i < count; i++) bits[i]! &= bitmap[word + i]!;
    },
  );
}

/** Passed by what passes both. */
export function bothTest(first: DocumentTest, second: DocumentTest): DocumentTest {
  const [one, two] = [blocksOf(first), blocksOf(second)];
  return withBlocks(
    (document) => first(document) && second(document),
    (bits, word, count) => {
      one(bits, word, count);
      two(bits, word, count);
    },
  );
}

/** Passed by what passes one or both. */
export function eitherTest(first: DocumentTest, second: DocumentTest): DocumentTest {
  const [one, two] = [blocksOf(first), blocksOf(second)];
  return withBlocks(
    (document) => first(document) || second(document),
    (bits, word, count) => {
      const open = borrowCopy(bits, count);
      one(bits, word, count);
      for (let i = 0; i < count; i++) open[i]! &= ~bits[i]!;
      two(open, word, count);
      for (let i = 0; i < count; i++) bits[i]! |= open[i]!;
      spare.push(open);
    },
  );
}

/** Passed by what does not pass. */
export function notTest(test: DocumentTest): DocumentTest {
  const block = blocksOf(test);
  return withBlocks(
    (document) => !test(document),
    (bits, word, count) => {
      const passing = borrowCopy(bits, count);
      block(passing, word, count);
      for (let i = 0; i < count; i++) bits[i]! &= ~passing[i]!;
      spare.push(passing);
    },
  );
}

/** As many as tests ever lay within each other; a test is synchronous, so all share them. */
const spare: Uint32Array[] = [];

function borrowCopy(bits: Uint32Array, count: number): Uint32Array {
  const copy = spare.pop() ?? new Uint32Array(BLOCK_WORDS);
  for (let i = 0; i < count; i++) copy[i] = bits[i]!;
  return copy;
}
