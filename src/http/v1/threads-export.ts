import { Readable } from 'node:stream';
import { ThreadsExportQuery } from '../../contract/threads.ts';
import { Type } from '../../contract/type.ts';
import { getSettings } from '../../services/companies/get-settings.ts';
import { exportThreads } from '../../services/threads/export-threads.ts';
import type { ThreadWithMessages } from '../../services/threads/list-threads.ts';
import type { App } from '../server.ts';
import { threadFilterOf, wireThread } from '../wire/thread.ts';

const options = {
  config: { scope: 'threads:read', limit: 'management' },
  schema: {
    operationId: 'exportThreads',
    summary: 'Export conversations, one JSON object per line',
    tags: ['Threads'],
    querystring: ThreadsExportQuery,
    produces: ['application/x-ndjson'],
    response: { 200: Type.Unknown() },
  },
} as const;

async function* lines(
  threads: AsyncIterable<ThreadWithMessages>,
  retentionDays: number,
): AsyncGenerator<string> {
  for await (const thread of threads) yield `${JSON.stringify(wireThread(thread, retentionDays))}\n`;
}

/** Every conversation that passes the filter, streamed. */
export function addThreadsExport(app: App): void {
  app.get('/api/v1/threads/export', options, async ({ context: ctx, query }, reply) => {
    const { retentionDays } = (await getSettings(ctx)).threads;
    const stream = Readable.from(lines(exportThreads(ctx, threadFilterOf(query)), retentionDays));
    return reply.type('application/x-ndjson; charset=utf-8').send(stream);
  });
}
