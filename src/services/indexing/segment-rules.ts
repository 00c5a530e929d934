import { settingsOf } from '../../engine/retrieval/parameters.ts';
import type { SegmentRules } from '../../engine/retrieval/segment/pack-segment.ts';
import type { IndexKind } from '../../engine/retrieval/types.ts';
import { ANALYZER_VERSION } from '../../engine/text/terms/analyze.ts';

/** The rules that segments of this kind and locale are baked under; a segment of other rules is built anew. */
export function segmentRules(kind: IndexKind, locale: string): SegmentRules {
  return { settings: settingsOf(kind), locale, analyzerVersion: ANALYZER_VERSION };
}
