import { KeptValues } from '../../../memo/kept-values.ts';
import { oncePer } from '../../../memo/once-per.ts';
import type { Postings, PostingsSource } from '../parts/source.ts';

/** Bitmaps of documents with a common word, of those asked about last: an eighth of a byte per document each. */
const KEPT_BITMAPS = 100;
const bitmapsOf = oncePer((_source: PostingsSource) => new KeptValues<Uint32Array>(KEPT_BITMAPS));

/**
 * Sets the bits of the documents that hold any of the terms, which the source knows. Words that stand in one document of 32
 * come again with most queries: theirs are kept where the source never changes.
 */
export function markTerms(source: PostingsSource, terms: readonly string[], bits: Uint32Array): void {
  for (const term of terms) {
    const postings = source.postings(term)!;
    if (!source.isSealed || postings.end - postings.start < bits.length) {
      markPostings(postings, bits);
      continue;
    }
    const common = bitmapsOf(source).getOrMake(term, () => {
      const made = new Uint32Array(bits.length);
      markPostings(postings, made);
      return made;
    });
    for (let word = 0; word < bits.length; word++) bits[word]! |= common[word]!;
  }
}

function markPostings({ documents, start, end }: Postings, bits: Uint32Array): void {
  for (let i = start; i < end; i++) bits[documents[i]! >>> 5]! |= 1 << (documents[i]! & 31);
}
