import type { Checksum } from './crc32.ts';

/**
 * One buffer of typed sections: header, section table, sections on 8-byte borders, each with a CRC-32.
 * Little-endian, like every machine Node runs on.
 *
 * Header (u32 each): magic, format version, bytes in all, number of sections, CRC-32 of header and table with this
 * word 0. Table (u32 each): name, element type, offset, bytes, CRC-32.
 */
const MAGIC = 0x4c534941;
/**
 * 2: postings in the first field apart from the others, document numbers as narrow as they can be. 3: the documents of each tag,
 * in the place of bitmaps of the commonest.
 */
const FORMAT_VERSION = 3;
const HEADER_WORDS = 6;
const HEADER_CRC_WORD = 4;
const ENTRY_WORDS = 5;

/** Section names in file order; the position is the name in the file, so the list only ever grows at its end. */
const SECTION_NAMES = [
  'meta',
  'termBytes',
  'termOffsets',
  'termSlots',
  'postingOffsets',
  'maxImpacts',
  'postings',
  'impacts',
  'idBytes',
  'idOffsets',
  'idSlots',
  'priors',
  'lengths',
  'titleStarts',
  'titleWords',
  'tagNameStarts',
  'tagBytes',
  'tagOffsets',
  'tagCounts',
  'tagStarts',
  'tagValues',
  'numberStarts',
  'numberColumns',
  'numberIndexes',
  'numberTable',
  'identifierBytes',
  'identifierOffsets',
  'identifierSlots',
  'identifierStarts',
  'identifierDocuments',
  'wordBytes',
  'wordOffsets',
  'wordTerms',
  'denseNumbers',
  'tagDocumentStarts',
  'tagDocuments',
  'nameBytes',
  'nameOffsets',
  'tagNames',
  'tagNameDocuments',
  'columnNames',
  'columnDocuments',
  'columnPlaces',
  'columnRanges',
  'titlePostings',
] as const;

export type SectionName = (typeof SECTION_NAMES)[number];
export type SectionArray = Uint8Array | Uint16Array | Uint32Array | Float64Array;
export type Sections = Record<SectionName, SectionArray>;
export type SegmentBuffer = ArrayBuffer | SharedArrayBuffer;

const ELEMENT_TYPES = [Uint8Array, Uint16Array, Uint32Array, Float64Array] as const;

/** Lays the sections out in one `SharedArrayBuffer`, with their checksums. */
export function writeSlab(sections: Sections, checksum: Checksum): SharedArrayBuffer {
  const headerWords = HEADER_WORDS + ENTRY_WORDS * SECTION_NAMES.length;
  let end = align(headerWords * 4);
  const offsets = SECTION_NAMES.map((name) => {
    const offset = end;
    end = align(end + sections[name].byteLength);
    return offset;
  });
  const buffer = new SharedArrayBuffer(end);
  const header = new Uint32Array(buffer, 0, headerWords);
  header.set([MAGIC, FORMAT_VERSION, end, SECTION_NAMES.length]);
  SECTION_NAMES.forEach((name, i) => {
    const section = sections[name];
    const bytes = new Uint8Array(buffer, offsets[i]!, section.byteLength);
    bytes.set(new Uint8Array(section.buffer, section.byteOffset, section.byteLength));
    const type = ELEMENT_TYPES.findIndex((Type) => section instanceof Type);
    header.set([i, type, offsets[i]!, bytes.length, checksum(bytes)], HEADER_WORDS + i * ENTRY_WORDS);
  });
  header[HEADER_CRC_WORD] = checksum(new Uint8Array(buffer, 0, headerWords * 4));
  return buffer;
}

function align(bytes: number): number {
  return (bytes + 7) & ~7;
}

/** Views of the sections of a slab, or why it cannot be used; reads nothing outside the buffer and never throws. */
export function readSlab(buffer: SegmentBuffer, checksum: Checksum): Sections | { damaged: string } {
  const headerWords = HEADER_WORDS + ENTRY_WORDS * SECTION_NAMES.length;
  if (buffer.byteLength < headerWords * 4) return { damaged: 'too short' };
  const header = new Uint32Array(buffer, 0, headerWords);
  if (header[0] !== MAGIC) return { damaged: 'not a segment' };
  if (header[1] !== FORMAT_VERSION) return { damaged: 'other format version' };
  if (header[2] !== buffer.byteLength || header[3] !== SECTION_NAMES.length) return { damaged: 'wrong size' };
  const copy = Uint32Array.from(header);
  copy[HEADER_CRC_WORD] = 0;
  if (checksum(new Uint8Array(copy.buffer)) !== header[HEADER_CRC_WORD])
    return { damaged: 'header checksum' };
  const sections: Partial<Sections> = {};
  for (const [i, name] of SECTION_NAMES.entries()) {
    const entry = HEADER_WORDS + i * ENTRY_WORDS;
    const section = readSection(buffer, header.subarray(entry, entry + ENTRY_WORDS), i, checksum);
    if (section === undefined) return { damaged: `section ${name}` };
    sections[name] = section;
  }
  return sections as Sections;
}

function readSection(
  buffer: SegmentBuffer,
  entry: Uint32Array,
  name: number,
  checksum: Checksum,
): SectionArray | undefined {
  const offset = entry[2]!;
  const length = entry[3]!;
  const Type = ELEMENT_TYPES[entry[1]!];
  if (entry[0] !== name || Type === undefined || offset + length > buffer.byteLength) return undefined;
  if (checksum(new Uint8Array(buffer, offset, length)) !== entry[4]) return undefined;
  const elements = length / Type.BYTES_PER_ELEMENT;
  // The element types are one union; each constructor takes either kind of buffer.
  return new (Type as Uint8ArrayConstructor)(buffer as ArrayBuffer, offset, elements);
}
