import { eachNumberIn } from '../bytes/bits.ts';

/** Dead documents of one source, one bit each. Replaced as a whole, never changed, so a view of it stays valid. */
export type Tombstones = { readonly bits: Uint32Array; readonly count: number };

/** No document is dead. */
export const NONE_DEAD: Tombstones = { bits: new Uint32Array(0), count: 0 };

/** Whether the document is dead. */
export function isDead(tombstones: Tombstones, document: number): boolean {
  return ((tombstones.bits[document >>> 5] ?? 0) & (1 << (document & 31))) !== 0;
}

/** The same tombstones with further documents dead; those already dead count once. */
export function bury(
  tombstones: Tombstones,
  documents: readonly number[],
  documentCount: number,
): Tombstones {
  const bits = new Uint32Array((documentCount + 31) >>> 5);
  bits.set(tombstones.bits);
  let count = tombstones.count;
  for (const document of documents) {
    const mask = 1 << (document & 31);
    if ((bits[document >>> 5]! & mask) !== 0) continue;
    bits[document >>> 5]! |= mask;
    count++;
  }
  return { bits, count };
}

/** Numbers of the dead documents, ascending. */
export function deadDocuments(tombstones: Tombstones): number[] {
  const documents: number[] = [];
  eachNumberIn(tombstones.bits, Number.POSITIVE_INFINITY, (document) => documents.push(document));
  return documents;
}
