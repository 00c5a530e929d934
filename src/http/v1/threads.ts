import {
  DeletedThreads,
  Thread,
  ThreadList,
  ThreadParams,
  ThreadPatch,
  ThreadsOfUserQuery,
  ThreadsQuery,
} from '../../contract/threads.ts';
import { getSettings } from '../../services/companies/get-settings.ts';
import type { Context } from '../../services/context.ts';
import { deleteThread } from '../../services/threads/delete-thread.ts';
import { deleteThreadsOfEndUser } from '../../services/threads/delete-threads-of-end-user.ts';
import { getThread } from '../../services/threads/get-thread.ts';
import { listThreads } from '../../services/threads/list-threads.ts';
import { setThreadStatus } from '../../services/threads/set-thread-status.ts';
import type { App } from '../server.ts';
import { threadFilterOf, wireThread } from '../wire/thread.ts';

const tags = ['Threads'];
const read = { scope: 'threads:read', limit: 'management' } as const;
const erase = { scope: 'threads:delete', limit: 'management' } as const;

async function retentionDaysOf(ctx: Context): Promise<number> {
  return (await getSettings(ctx)).threads.retentionDays;
}

function addList(app: App): void {
  const options = {
    config: read,
    schema: {
      operationId: 'listThreads',
      summary: 'List conversations',
      tags,
      querystring: ThreadsQuery,
      response: { 200: ThreadList },
    },
  } as const;
  app.get('/api/v1/threads', options, async ({ context: ctx, query }) => {
    const { cursor, limit = 20 } = query;
    const page = await listThreads(ctx, {
      filter: threadFilterOf(query),
      limit,
      ...(cursor ? { cursor } : {}),
    });
    const days = await retentionDaysOf(ctx);
    return { data: page.threads.map((thread) => wireThread(thread, days)), next_cursor: page.nextCursor };
  });
}

function addGet(app: App): void {
  const options = {
    config: read,
    schema: {
      operationId: 'getThread',
      summary: 'Read one conversation',
      tags,
      params: ThreadParams,
      response: { 200: Thread },
    },
  } as const;
  app.get('/api/v1/threads/:thread_id', options, async ({ context: ctx, params }) =>
    wireThread(await getThread(ctx, params.thread_id), await retentionDaysOf(ctx)),
  );
}

function addPatch(app: App): void {
  const options = {
    config: { scope: 'messages:write', limit: 'management' },
    schema: {
      operationId: 'updateThread',
      summary: 'Open or close a conversation',
      tags,
      params: ThreadParams,
      body: ThreadPatch,
      response: { 200: Thread },
    },
  } as const;
  app.patch('/api/v1/threads/:thread_id', options, async ({ context: ctx, params, body }) => {
    const thread = await setThreadStatus(ctx, { threadId: params.thread_id, status: body.status });
    return wireThread(thread, await retentionDaysOf(ctx));
  });
}

function addDelete(app: App): void {
  const one = {
    config: erase,
    schema: {
      operationId: 'deleteThread',
      summary: 'Delete one conversation',
      tags,
      params: ThreadParams,
      response: { 204: { type: 'null', description: 'Deleted' } },
    },
  } as const;
  app.delete('/api/v1/threads/:thread_id', one, async ({ context: ctx, params }, reply) => {
    await deleteThread(ctx, params.thread_id);
    return reply.code(204).send(null);
  });
  const all = {
    config: erase,
    schema: {
      operationId: 'deleteThreadsOfUser',
      summary: 'Erase every conversation of one shopper',
      tags,
      querystring: ThreadsOfUserQuery,
      response: { 200: DeletedThreads },
    },
  } as const;
  app.delete('/api/v1/threads', all, async ({ context: ctx, query }) => ({
    deleted: await deleteThreadsOfEndUser(ctx, query.end_user_id),
  }));
}

/** Conversations as the company's own backend reads, closes and erases them. */
export function addThreads(app: App): void {
  addList(app);
  addGet(app);
  addPatch(app);
  addDelete(app);
}
