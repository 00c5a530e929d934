import type { SegmentState } from '../../engine/retrieval/merge/merge.ts';
import type { IndexKind } from '../../engine/retrieval/types.ts';
import type { Workers } from '../../platform/workers/create-workers.ts';
import { BUILD_TASK } from './build-index.ts';
import type { SegmentsInput } from './build-task.ts';

/** Runs a method of the build task over the segments of an index, in a worker, sharing their memory. Rejects when the worker does. */
export async function runOverSegments<Result>(
  workers: Workers,
  method: 'merge',
  { kind, locale }: { kind: IndexKind; locale: string },
  states: readonly SegmentState[],
): Promise<Result> {
  const session = workers.open(BUILD_TASK);
  try {
    const segments = states.map(({ segment, tombstones }) => ({
      buffer: segment.buffer as SharedArrayBuffer,
      tombstones,
    }));
    const input: SegmentsInput = { kind, locale, segments };
    return await session.call<Result>(method, input);
  } finally {
    session.release();
  }
}
