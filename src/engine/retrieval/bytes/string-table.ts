import { narrow } from './growable.ts';

type Numbers = Uint16Array | Uint32Array;

/** Strings as UTF-8 bytes with `count + 1` offsets; `slots` is an open-addressing table of entry + 1, 0 = free. */
export type StringTable = { count: number; bytes: Uint8Array; offsets: Numbers; slots: Numbers | undefined };

const encoder = new TextEncoder();
// A leading U+FEFF is part of the string, not a mark to drop.
const decoder = new TextDecoder('utf-8', { ignoreBOM: true });

/** FNV-1a (Fowler, Noll, Vo) over the bytes, with a final mix so that the low bits are usable. */
function hashBytes(bytes: Uint8Array, start: number, end: number): number {
  let hash = 0x811c9dc5;
  for (let i = start; i < end; i++) hash = Math.imul(hash ^ bytes[i]!, 0x01000193);
  hash ^= hash >>> 15;
  hash = Math.imul(hash, 0x2c1b3c6d);
  return (hash ^ (hash >>> 13)) >>> 0;
}

/** Packs the strings in the given order; with `hashed`, `findString` works on the result. Strings must differ. */
export function packStrings(strings: readonly string[], hashed: boolean): StringTable {
  const offsets = new Uint32Array(strings.length + 1);
  let bytes = new Uint8Array(Math.max(16, strings.length * 12));
  let end = 0;
  strings.forEach((text, i) => {
    while (bytes.length - end < text.length * 3) {
      const larger = new Uint8Array(bytes.length * 2 + text.length * 3);
      larger.set(bytes);
      bytes = larger;
    }
    end += encoder.encodeInto(text, bytes.subarray(end)).written;
    offsets[i + 1] = end;
  });
  const table = { count: strings.length, bytes: bytes.slice(0, end), offsets: narrow(offsets) };
  return { ...table, slots: hashed ? packSlots(table.bytes, offsets) : undefined };
}

function packSlots(bytes: Uint8Array, offsets: Uint32Array): Numbers {
  const count = offsets.length - 1;
  let capacity = 4;
  while (capacity < count * 1.25) capacity *= 2;
  const slots = new Uint32Array(capacity);
  for (let entry = 0; entry < count; entry++) {
    let slot = hashBytes(bytes, offsets[entry]!, offsets[entry + 1]!) & (capacity - 1);
    while (slots[slot] !== 0) slot = (slot + 1) & (capacity - 1);
    slots[slot] = entry + 1;
  }
  return narrow(slots);
}

/** The entry of the string in a hashed table, or −1. */
export function findString(table: StringTable, text: string): number {
  const { slots, bytes, offsets } = table;
  if (slots === undefined || table.count === 0) return -1;
  const wanted = bytesOf(text);
  const mask = slots.length - 1;
  let slot = hashBytes(wanted, 0, wanted.length) & mask;
  for (let entry = slots[slot]!; entry !== 0; entry = slots[slot]!) {
    const start = offsets[entry - 1]!;
    if (offsets[entry]! - start === wanted.length && sameBytes(bytes, start, wanted)) return entry - 1;
    slot = (slot + 1) & mask;
  }
  return -1;
}

/** UTF-8 of the text; most terms are ASCII, for which a loop beats the encoder. */
function bytesOf(text: string): Uint8Array {
  const bytes = new Uint8Array(text.length);
  for (let i = 0; i < text.length; i++) {
    const code = text.charCodeAt(i);
    if (code > 127) return encoder.encode(text);
    bytes[i] = code;
  }
  return bytes;
}

function sameBytes(bytes: Uint8Array, start: number, wanted: Uint8Array): boolean {
  for (let i = 0; i < wanted.length; i++) if (bytes[start + i] !== wanted[i]) return false;
  return true;
}

/** The string of one entry. */
export function stringAt(table: StringTable, entry: number): string {
  const start = table.offsets[entry]!;
  const end = table.offsets[entry + 1]!;
  if (end - start > 24) return decoder.decode(table.bytes.subarray(start, end));
  let text = '';
  for (let i = start; i < end; i++) {
    const byte = table.bytes[i]!;
    if (byte > 127) return decoder.decode(table.bytes.subarray(start, end));
    text += String.fromCharCode(byte);
  }
  return text;
}

/** Every string of the table, in order. */
export function* allStrings(table: StringTable): Generator<string> {
  for (let entry = 0; entry < table.count; entry++) yield stringAt(table, entry);
}
