import { sha256Hex } from '../../../platform/ids/hash.ts';

/** The key under which shoppers' wordings are one question: letters and digits only, in lower case; hashed, because it is indexed. */
export function askedKey(question: string): string {
  const words = question
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, ' ')
    .trim();
  return sha256Hex(words).slice(0, 32);
}
