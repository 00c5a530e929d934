import { DEAD_SHARE, DELTA_DOCUMENTS, MERGE_FACTOR } from '../parameters.ts';
import type { SegmentState } from './merge.ts';

/**
 * Which segments are worth merging now, undefined when none: those with more than a fifth of dead documents, else eight
 * of one size tier (each tier eight times the one below), smallest tier first.
 */
export function chooseMerge(states: readonly SegmentState[]): readonly SegmentState[] | undefined {
  const wasteful = states.filter(
    ({ segment, tombstones }) => tombstones.count > segment.documentCount * DEAD_SHARE,
  );
  if (wasteful.length > 0) return wasteful;
  const tiers = Map.groupBy(states, ({ segment }) => tierOf(segment.documentCount));
  return [...tiers].sort(([a], [b]) => a - b).find(([, members]) => members.length >= MERGE_FACTOR)?.[1];
}

function tierOf(documentCount: number): number {
  const size = documentCount / DELTA_DOCUMENTS;
  return size <= 1 ? 0 : Math.ceil(Math.log(size) / Math.log(MERGE_FACTOR));
}
