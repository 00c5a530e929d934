import type { SegmentState } from '../../engine/retrieval/merge.ts';
import type { IndexKind } from '../../engine/retrieval/types.ts';
import type { Workers } from '../../platform/workers/create-workers.ts';
import { BUILD_TASK } from './build-index.ts';
import type { MergeInput } from './build-task.ts';

/** One segment of what is alive in several, packed in a worker; undefined when nothing is. Rejects when the worker does. */
export async function mergeSegments(
  workers: Workers,
  { kind, locale }: { kind: IndexKind; locale: string },
  states: readonly SegmentState[],
): Promise<SharedArrayBuffer | undefined> {
  const session = workers.open(BUILD_TASK);
  try {
    const segments = states.map(({ segment, tombstones }) => ({
      buffer: segment.buffer as SharedArrayBuffer,
      tombstones,
    }));
    const input: MergeInput = { kind, locale, segments };
    return await session.call<SharedArrayBuffer | undefined>('merge', input);
  } finally {
    session.release();
  }
}
