/**
 * An id as a number below 2^53, to be kept instead of its text: two independent hashes (FNV-1a and a multiplication with another
 * odd number). Two of a million different ids are taken for the same with a chance of one in 18,000, so it may count ids, never
 * decide about a product.
 */
export function idHash(id: string): number {
  let low = 0x811c9dc5;
  let high = 0x9e3779b9;
  for (let i = 0; i < id.length; i++) {
    const unit = id.charCodeAt(i);
    low = Math.imul(low ^ unit, 0x01000193);
    high = Math.imul(high ^ unit, 0x85ebca6b);
    high ^= high >>> 13;
  }
  return (high >>> 11) * 2 ** 32 + (low >>> 0);
}
