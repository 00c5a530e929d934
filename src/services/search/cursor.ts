import { type FieldFault, invalidRequest } from '../../errors.ts';
import { sha256Hex } from '../../platform/ids/hash.ts';
import type { SearchInput } from './search-types.ts';

/** Where a chain of pages stands. */
export type Position = {
  /** Products shown so far. */
  offset: number;
  /** Change of the index that they were taken from. */
  changeSeq: number;
  issuedAtMs: number;
  /** Bloom filter over the ids shown so far. */
  seen: Uint8Array;
};

const VALID_MS = 3_600_000;
const BITS_PER_ID = 16;
const MOST_IDS = 1_000;
const HASHES = 4;

/** An empty filter that is large enough for a list of `total` products, at most 1,000 (2 KB). */
export function newSeen(total: number): Uint8Array {
  const ids = Math.min(Math.max(total, 1), MOST_IDS);
  return new Uint8Array(Math.ceil((ids * BITS_PER_ID) / 8));
}

function bitsOf(id: string, size: number): number[] {
  const hash = sha256Hex(id);
  return Array.from(
    { length: HASHES },
    (_, i) => Number.parseInt(hash.slice(i * 8, i * 8 + 8), 16) % (size * 8),
  );
}

/** The filter with further ids in it. */
export function withSeen(seen: Uint8Array, ids: readonly string[]): Uint8Array {
  const bits = new Uint8Array(seen);
  for (const id of ids) for (const bit of bitsOf(id, bits.length)) bits[bit >> 3]! |= 1 << (bit & 7);
  return bits;
}

/** Whether an id was shown before; once in some thousands true for one that was not. */
export function wasSeen(seen: Uint8Array, id: string): boolean {
  return bitsOf(id, seen.length).every((bit) => (seen[bit >> 3]! & (1 << (bit & 7))) !== 0);
}

/** What a cursor belongs to: everything of the request that decides the list. */
function bindingOf(companyId: string, input: SearchInput): string {
  const { queryText, locale, filters, sort, limit, facets, pageUrl } = input;
  return JSON.stringify([companyId, queryText, locale, filters, sort, limit, facets, pageUrl ?? null]);
}

/** The position as an opaque text, bound to company and request. */
export function encodeCursor(position: Position, companyId: string, input: SearchInput): string {
  const { offset, changeSeq, issuedAtMs, seen } = position;
  const body = JSON.stringify([offset, changeSeq, issuedAtMs, Buffer.from(seen).toString('base64url')]);
  const check = sha256Hex(`${bindingOf(companyId, input)}\n${body}`).slice(0, 32);
  return `${check}${Buffer.from(body).toString('base64url')}`;
}

/** Reads a cursor; throws `invalid_request` at `/cursor` for one that is forged, of another request or over an hour old. */
export function decodeCursor(text: string, companyId: string, input: SearchInput, nowMs: number): Position {
  const body = Buffer.from(text.slice(32), 'base64url').toString('utf8');
  const check = sha256Hex(`${bindingOf(companyId, input)}\n${body}`).slice(0, 32);
  if (check !== text.slice(0, 32)) throw refused('mismatch', 'not a cursor of this request');
  const [offset, changeSeq, issuedAtMs, seen] = JSON.parse(body) as [number, number, number, string];
  if (nowMs - issuedAtMs > VALID_MS) throw refused('expired', 'the cursor is over an hour old');
  return { offset, changeSeq, issuedAtMs, seen: new Uint8Array(Buffer.from(seen, 'base64url')) };
}

function refused(code: FieldFault['code'], detail: string): Error {
  return invalidRequest([{ pointer: '/cursor', code, detail }]);
}
