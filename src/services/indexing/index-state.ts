import type { SegmentState } from '../../engine/retrieval/merge/merge.ts';
import type { Tombstones } from '../../engine/retrieval/parts/tombstones.ts';
import type { SegmentRules } from '../../engine/retrieval/segment/pack-segment.ts';
import { openSegment } from '../../engine/retrieval/segment/segment.ts';
import { nativeCrc32 } from '../../platform/index-files/crc32.ts';
import type { StoredIndex } from '../../platform/index-files/index-files.ts';

const STATE_VERSION = 1;

/** Changes since the last flush that make the next tick flush; fewer are caught up faster than written. */
const FLUSH_CHANGES = 1_000;
/** Changes are kept for days, so a quiet index need not be flushed sooner. */
const FLUSH_AFTER_MS = 3_600_000;

/** Whether an index that was written so many changes ago and so long ago is written again. */
export function isFlushDue(changes: number, ageMs: number): boolean {
  return changes >= FLUSH_CHANGES || (changes > 0 && ageMs > FLUSH_AFTER_MS);
}

/** What a manifest keeps beside the segment files: tombstones are the words of the bitmap, in base64. */
type IndexState = {
  version: number;
  changeSeq: number;
  defaultLocale: string;
  tombstones: readonly { count: number; bits: string }[];
};

/** An index as it was kept: its segments, up to which change, and the default locale of its texts. */
export type RestoredIndex = {
  segments: SegmentState[];
  changeSeq: number;
  defaultLocale: string;
};

/** An index as `IndexFiles` keeps it. */
export function toStoredIndex(index: RestoredIndex): StoredIndex {
  const state: IndexState = {
    version: STATE_VERSION,
    changeSeq: index.changeSeq,
    defaultLocale: index.defaultLocale,
    tombstones: index.segments.map(({ tombstones }) => ({
      count: tombstones.count,
      bits: Buffer.from(
        tombstones.bits.buffer,
        tombstones.bits.byteOffset,
        tombstones.bits.byteLength,
      ).toString('base64'),
    })),
  };
  // Sealed and merged segments are always packed into shared memory.
  const segments = index.segments.map(({ segment }) => segment.buffer as SharedArrayBuffer);
  return { state, segments };
}

/** Opens what was kept, or says why it cannot be used. */
export function restoreIndex(stored: StoredIndex, rules: SegmentRules): RestoredIndex | { damaged: string } {
  const state = stored.state as IndexState;
  if (state.version !== STATE_VERSION) return { damaged: 'other state version' };
  if (state.tombstones.length !== stored.segments.length) return { damaged: 'tombstones' };
  const segments: SegmentState[] = [];
  for (const [i, buffer] of stored.segments.entries()) {
    const segment = openSegment(buffer, rules, nativeCrc32);
    if ('damaged' in segment) return segment;
    segments.push({ segment, tombstones: readTombstones(state.tombstones[i]!) });
  }
  const { changeSeq, defaultLocale } = state;
  return { segments, changeSeq, defaultLocale };
}

function readTombstones({ count, bits }: IndexState['tombstones'][number]): Tombstones {
  const bytes = Uint8Array.from(Buffer.from(bits, 'base64'));
  return { count, bits: new Uint32Array(bytes.buffer, 0, bytes.length / 4) };
}
