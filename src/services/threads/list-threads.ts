import { invalidRequest } from '../../errors.ts';
import type { Context } from '../context.ts';
import { listMessages } from './messages/store.ts';
import { listThreads as selectThreads, type ThreadFilter } from './store.ts';
import type { Message, Thread } from './thread-types.ts';

export type ThreadListFilter = Omit<ThreadFilter, 'after'>;
export type ThreadWithMessages = { thread: Thread; messages: Message[] };

function decodeCursor(cursor: string): NonNullable<ThreadFilter['after']> {
  const [updatedAt, threadId] = Buffer.from(cursor, 'base64url').toString('utf8').split(' ');
  const updatedAtMs = Number(updatedAt);
  if (!Number.isSafeInteger(updatedAtMs) || !threadId)
    throw invalidRequest([{ parameter: 'cursor', code: 'format', detail: 'not a cursor of this list' }]);
  return { updatedAtMs, threadId };
}

async function withMessages(ctx: Context, threads: readonly Thread[]): Promise<ThreadWithMessages[]> {
  const messages = Map.groupBy(
    await listMessages(
      ctx,
      threads.map((thread) => thread.threadId),
    ),
    (message) => message.threadId,
  );
  return threads.map((thread) => ({ thread, messages: messages.get(thread.threadId) ?? [] }));
}

/** A page of threads with their exchanges, latest change first. Throws `invalid_request` for a forged cursor. */
export async function listThreads(
  ctx: Context,
  input: { filter: ThreadListFilter; limit: number; cursor?: string },
): Promise<{ threads: ThreadWithMessages[]; nextCursor: string | null }> {
  const after = input.cursor === undefined ? undefined : decodeCursor(input.cursor);
  const rows = await selectThreads(ctx, { ...input.filter, ...(after ? { after } : {}) }, input.limit + 1);
  const page = rows.slice(0, input.limit);
  const last = page.at(-1);
  const nextCursor =
    rows.length > input.limit && last
      ? Buffer.from(`${last.updatedAtMs} ${last.threadId}`).toString('base64url')
      : null;
  return { threads: await withMessages(ctx, page), nextCursor };
}
