import { createIndex, type MultiSegmentIndex } from '../../engine/retrieval/create-index.ts';
import type { SegmentState } from '../../engine/retrieval/merge.ts';
import { openSegment, type Segment } from '../../engine/retrieval/segment.ts';
import type { IndexKind } from '../../engine/retrieval/types.ts';
import { analyze } from '../../engine/text/analyze.ts';
import { nativeCrc32 } from '../../platform/index-files/crc32.ts';
import { segmentRules } from './segment-rules.ts';

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
