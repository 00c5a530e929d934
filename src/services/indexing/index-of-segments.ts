import { createIndex, type MultiSegmentIndex } from '../../engine/retrieval/create-index.ts';
import type { SegmentState } from '../../engine/retrieval/merge/merge.ts';
import { openSegment, type Segment } from '../../engine/retrieval/segment/segment.ts';
import type { IndexKind } from '../../engine/retrieval/types.ts';
import { analyze } from '../../engine/text/terms/analyze.ts';
import { nativeCrc32 } from '../../platform/index-files/crc32.ts';
import { segmentRules } from './segment-rules.ts';

/** Rough size of a document in the delta. */
const DELTA_DOCUMENT_BYTES = 8_192;

type KindAndLocale = { kind: IndexKind; locale: string };

/** An index of this kind and locale over segments that were baked under its rules. */
export function indexOf(
  { kind, locale }: KindAndLocale,
  segments: readonly SegmentState[],
): MultiSegmentIndex {
  return createIndex({ rules: segmentRules(kind, locale), analyze, checksum: nativeCrc32 }, segments);
}

/** Opens a segment that this process has just built; throws when it cannot be read, which no file can cause. */
export function openOwn({ kind, locale }: KindAndLocale, buffer: SharedArrayBuffer): Segment {
  const segment = openSegment(buffer, segmentRules(kind, locale), nativeCrc32);
  if ('damaged' in segment) throw new Error(`A segment just built cannot be read: ${segment.damaged}`);
  return segment;
}

/** Bytes that an index holds in memory, roughly. */
export function sizeOf(index: MultiSegmentIndex): number {
  const sealed = index.segments().reduce((sum, { segment }) => sum + segment.buffer.byteLength, 0);
  return sealed + index.deltaCount * DELTA_DOCUMENT_BYTES;
}
