import { setTimeout as sleep } from 'node:timers/promises';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { requireSource } from '../../services/sources/require-source.ts';
import type { App } from '../server.ts';
import { spellEvent } from './events.ts';
import { wireSource } from './source.ts';

const everyMs = 500;

/** Sends `progress` events with the source as it is, at least once a second while it waits or runs, and a last one at its end. */
export async function streamProgress(
  app: App,
  request: FastifyRequest,
  reply: FastifyReply,
  sourceId: string,
): Promise<FastifyReply> {
  for (const [name, value] of Object.entries(reply.getHeaders()))
    if (value !== undefined) reply.raw.setHeader(name, value);
  reply.hijack();
  reply.raw.writeHead(200, { 'content-type': 'text/event-stream', 'cache-control': 'no-store' });
  const ended = AbortSignal.any([request.context.signal, app.drain.signal]);
  try {
    for (let id = 1; !ended.aborted; id++) {
      const source = await requireSource(request.context, sourceId);
      const data = JSON.stringify(wireSource(source, { withReport: false }));
      reply.raw.write(spellEvent({ id, event: 'progress', data }));
      if (source.status !== 'queued' && source.status !== 'running') break;
      await sleep(everyMs, undefined, { signal: ended }).catch(() => undefined);
    }
  } catch (error) {
    // The stream has begun; a source that was deleted meanwhile ends it.
    request.log.debug({ err: error }, 'A stream of progress ended early.');
  } finally {
    reply.raw.end();
  }
  return reply;
}
