/** Of longer chains the further ids are not kept; a text of so many is 30,000 characters long. */
export const MOST_SEEN = 5_000;

/** No ids. */
export const NONE_SEEN = '';

/** Characters per id: 32 bits of hash in base64url. At 5,000 one id in 860,000 is taken for one that was shown. */
const LENGTH = 6;

/** FNV-1a over UTF-16 units with the final mix of MurmurHash3. */
function hashOf(id: string): string {
  let hash = 0x811c9dc5;
  for (let i = 0; i < id.length; i++) hash = Math.imul(hash ^ id.charCodeAt(i), 0x01000193);
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35);
  return Buffer.from(Uint32Array.of(hash ^ (hash >>> 16)).buffer).toString('base64url');
}

/** Whether a text is one that `withSeen` may have written. */
export function isSeenText(text: string): boolean {
  return text.length % LENGTH === 0 && text.length <= MOST_SEEN * LENGTH;
}

/** The text with further ids in it. */
export function withSeen(seen: string, ids: readonly string[]): string {
  return (seen + ids.map(hashOf).join('')).slice(0, MOST_SEEN * LENGTH);
}

/** Tells of an id whether it is in the text. */
export function seenIn(seen: string): (id: string) => boolean {
  const hashes = new Set<string>();
  for (let at = 0; at < seen.length; at += LENGTH) hashes.add(seen.slice(at, at + LENGTH));
  return (id) => hashes.has(hashOf(id));
}
