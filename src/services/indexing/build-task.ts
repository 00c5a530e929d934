import { mergeSegments, type SegmentState } from '../../engine/retrieval/merge/merge.ts';
import type { Tombstones } from '../../engine/retrieval/parts/tombstones.ts';
import { SegmentBuilder } from '../../engine/retrieval/segment/build-segment.ts';
import { openSegment } from '../../engine/retrieval/segment/segment.ts';
import type { IndexKind } from '../../engine/retrieval/types.ts';
import { analyze } from '../../engine/text/terms/analyze.ts';
import { nativeCrc32 } from '../../platform/index-files/crc32.ts';
import { segmentRules } from './segment-rules.ts';
import { type IndexRow, toIndexDocument } from './to-index-document.ts';

/** Which index is built or merged. */
export type IndexName = { kind: IndexKind; locale: string };

/** Segments to merge, in shared memory. */
export type SegmentsInput = IndexName & {
  segments: readonly { buffer: SharedArrayBuffer; tombstones: Tombstones }[];
};

/** Builds and merges in a worker thread; see `Workers`. */
export default function createBuildTask() {
  let builder: SegmentBuilder | undefined;
  let packed = 0;
  const current = () => {
    if (builder === undefined) throw new Error('No build has begun.');
    return builder;
  };
  return {
    /** Starts an empty index. */
    begin({ kind, locale }: IndexName): void {
      builder = new SegmentBuilder(segmentRules(kind, locale), analyze);
      packed = 0;
    },
    /** Adds records; returns how many the index holds. */
    add(rows: readonly IndexRow[]): number {
      for (const row of rows) {
        const document = toIndexDocument(row);
        if (document) current().add(document);
      }
      return current().documentCount;
    },
    /** A segment of what was added since the last block, to answer from until all is read. */
    block(): SharedArrayBuffer {
      const from = packed;
      packed = current().documentCount;
      return current().pack(from, nativeCrc32);
    },
    /** The segment of everything added. */
    finish(): SharedArrayBuffer {
      return current().pack(0, nativeCrc32);
    },
    /** One segment of the live documents of several; undefined when none lives. */
    merge(input: SegmentsInput): SharedArrayBuffer | undefined {
      return mergeSegments(openStates(input), segmentRules(input.kind, input.locale), nativeCrc32);
    },
  };
}

function openStates({ kind, locale, segments }: SegmentsInput): SegmentState[] {
  const rules = segmentRules(kind, locale);
  return segments.map(({ buffer, tombstones }) => {
    const segment = openSegment(buffer, rules, nativeCrc32);
    if ('damaged' in segment) throw new Error(`A segment sent to a worker is damaged: ${segment.damaged}`);
    return { segment, tombstones };
  });
}
