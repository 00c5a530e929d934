import type { Context } from '../context.ts';
import { listThreads, type ThreadListFilter, type ThreadWithMessages } from './list-threads.ts';

/** Every thread that passes the filter, one at a time, read in pages so that an export of any size stays in memory bounds. */
export async function* exportThreads(
  ctx: Context,
  filter: ThreadListFilter,
): AsyncGenerator<ThreadWithMessages> {
  let cursor: string | undefined;
  do {
    const page = await listThreads(ctx, { filter, limit: 100, ...(cursor === undefined ? {} : { cursor }) });
    yield* page.threads;
    cursor = page.nextCursor ?? undefined;
  } while (cursor !== undefined);
}
