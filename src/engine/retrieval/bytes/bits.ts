import { bitCount } from '../../text/values/bit-count.ts';

/** The place of the lowest bit that is set; one is. */
export function lowestBit(bits: number): number {
  return 31 - Math.clz32(bits & -bits);
}

/** Calls back with the numbers of the bits that are set in a bitmap, ascending, at most `most` of them. */
export function eachNumberIn(bitmap: Uint32Array, most: number, visit: (number: number) => void): void {
  let left = most;
  for (let word = 0; word < bitmap.length; word++)
    for (let bits = bitmap[word]!; bits !== 0; bits &= bits - 1) {
      if (left-- <= 0) return;
      visit(word * 32 + lowestBit(bits));
    }
}

/** Numbers of the `count` bits that are set in a bitmap, ascending: the first one and every `step`-th after it. */
export function bitmapNumbers(bitmap: Uint32Array, count: number, step = 1): Uint32Array {
  const numbers = new Uint32Array(Math.ceil(count / step));
  for (let word = 0, at = 0, skipped = 0; at < numbers.length; word++) {
    let bits = bitmap[word]!;
    const size = step === 1 ? 0 : bitCount(bits);
    if (size > 0 && skipped >= size) {
      skipped -= size;
      continue;
    }
    for (; bits !== 0; bits &= bits - 1) {
      if (skipped-- > 0) continue;
      numbers[at++] = word * 32 + lowestBit(bits);
      skipped = step - 1;
    }
  }
  return numbers;
}

/** A bitmap with a place for each of `count` numbers, in which those given are set. */
export function bitmapOf(numbers: Iterable<number>, count: number): Uint32Array {
  const bitmap = new Uint32Array((count + 31) >>> 5);
  for (const number of numbers) bitmap[number >>> 5]! |= 1 << (number & 31);
  return bitmap;
}

/** A bitmap of `count` numbers in which all are set. */
export function allSet(count: number): Uint32Array {
  const bitmap = new Uint32Array((count + 31) >>> 5).fill(0xffffffff);
  if ((count & 31) !== 0) bitmap[bitmap.length - 1] = (1 << (count & 31)) - 1;
  return bitmap;
}
