/**
 * Which ids a chain of pages has shown, as a short text: 28 bits of hash per id, sorted, and the gaps between them in
 * Golomb-Rice code (Putze, Sanders & Singler 2007, "Cache-, hash- and space-efficient Bloom filters"). About 20 bits
 * per id at 1,000 ids; at 10,000 one id in 27,000 is taken for one that was shown.
 */
const HASH_BITS = 28;
const COUNT_BYTES = 3;

/** Of longer chains the further ids are not kept; a text of so many is about 27,000 characters long. */
export const MOST_SEEN = 10_000;

/** No ids. */
export const NONE_SEEN = '';

/** FNV-1a over UTF-16 units with the final mix of MurmurHash3, 28 bits. */
function hashOf(id: string): number {
  let hash = 0x811c9dc5;
  for (let i = 0; i < id.length; i++) hash = Math.imul(hash ^ id.charCodeAt(i), 0x01000193);
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35);
  return (hash ^ (hash >>> 16)) >>> (32 - HASH_BITS);
}

/** Low bits that a gap among so many hashes is cut to. */
function riceBits(count: number): number {
  return Math.max(0, HASH_BITS - 1 - Math.floor(Math.log2(count)));
}

/** Whether a text is one of these, and not made up. */
export function isSeenText(text: string): boolean {
  return readHashes(text) !== undefined;
}

/** The text with further ids in it. */
export function withSeen(seen: string, ids: readonly string[]): string {
  const hashes = readHashes(seen) ?? new Set();
  for (const id of ids) if (hashes.size < MOST_SEEN) hashes.add(hashOf(id));
  return writeHashes([...hashes].sort((a, b) => a - b));
}

/** Tells of an id whether it is in the text. */
export function seenIn(seen: string): (id: string) => boolean {
  const hashes = readHashes(seen) ?? new Set();
  return (id) => hashes.has(hashOf(id));
}

function writeHashes(hashes: readonly number[]): string {
  if (hashes.length === 0) return NONE_SEEN;
  const low = riceBits(hashes.length);
  // Of n ascending hashes the high parts of all gaps add up to at most 2^28 / 2^low, which is no more than 2n.
  const bytes = new Uint8Array(COUNT_BYTES + Math.ceil((hashes.length * (low + 3)) / 8) + 1);
  for (let i = 0; i < COUNT_BYTES; i++) bytes[i] = (hashes.length >>> (8 * i)) & 255;
  let at = COUNT_BYTES * 8;
  const put = (bit: number): void => {
    if (bit === 1) bytes[at >> 3]! |= 1 << (at & 7);
    at++;
  };
  let before = -1;
  for (const hash of hashes) {
    const gap = hash - before - 1;
    before = hash;
    for (let high = gap >>> low; high > 0; high--) put(1);
    put(0);
    for (let bit = low - 1; bit >= 0; bit--) put((gap >>> bit) & 1);
  }
  return Buffer.from(bytes.buffer, 0, Math.ceil(at / 8)).toString('base64url');
}

/** The hashes of a text; `undefined` for one that was not written here. */
function readHashes(seen: string): Set<number> | undefined {
  const hashes = new Set<number>();
  if (seen === NONE_SEEN) return hashes;
  const bytes = Buffer.from(seen, 'base64url');
  const count = bytes.length < COUNT_BYTES ? 0 : bytes.readUIntLE(0, COUNT_BYTES);
  if (count === 0 || count > MOST_SEEN) return undefined;
  const low = riceBits(count);
  const end = bytes.length * 8;
  let at = COUNT_BYTES * 8;
  const take = (): number => (bytes[at >> 3]! >>> (at++ & 7)) & 1;
  let hash = -1;
  for (let i = 0; i < count; i++) {
    let gap = 0;
    while (at < end && take() === 1) gap++;
    if (at + low > end) return undefined;
    for (let bit = 0; bit < low; bit++) gap = gap * 2 + take();
    hash += gap + 1;
    hashes.add(hash);
  }
  return hashes;
}
