import { type Checksum, crc32 } from '../../src/engine/retrieval/bytes/crc32.ts';
import { SegmentBuilder } from '../../src/engine/retrieval/segment/build-segment.ts';
import type { SegmentRules } from '../../src/engine/retrieval/segment/pack-segment.ts';
import type { IndexDocument } from '../../src/engine/retrieval/types.ts';
import type { Analyze } from '../../src/engine/text/terms/types.ts';

/** One packed segment of the documents; see `SegmentBuilder`. */
export function buildSegment(
  documents: Iterable<IndexDocument>,
  rules: SegmentRules,
  analyze: Analyze,
  checksum: Checksum = crc32,
): SharedArrayBuffer {
  const builder = new SegmentBuilder(rules, analyze);
  for (const document of documents) builder.add(document);
  return builder.pack(0, checksum);
}
