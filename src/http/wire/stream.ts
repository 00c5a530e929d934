import type { FastifyReply, FastifyRequest } from 'fastify';
import { AppError } from '../../errors.ts';
import type { Context } from '../../services/context.ts';
import type { IdempotencyKey, Reply } from '../../services/idempotency/run-once.ts';
import { toAppError } from '../errors.ts';
import { problemReply } from '../problems.ts';
import type { App } from '../server.ts';
import { deltaEvent, eventsOfReply, spellEvent, startEvent, type WireEvent } from './events.ts';

const pingEveryMs = 15_000;

/** Whether the caller asked for a stream of events. */
export function wantsEvents(request: FastifyRequest): boolean {
  return (request.headers.accept ?? '').toLowerCase().includes('text/event-stream');
}

/** `Last-Event-ID` as a number, 0 when the caller has seen nothing. */
export function lastEventId(request: FastifyRequest): number {
  const header = request.headers['last-event-id'];
  const id = typeof header === 'string' && /^\d{1,9}$/.test(header) ? Number(header) : 0;
  return id;
}

/** With a key the work of a closed stream goes on and can be resumed; without one it ends with the connection, or when the server drains. */
export function streamContext(app: App, ctx: Context, idempotency: IdempotencyKey | undefined): Context {
  const signal = idempotency ? new AbortController().signal : AbortSignal.any([ctx.signal, app.drain.signal]);
  return { ...ctx, signal };
}

/**
 * Writes the events of one exchange. The stream opens with `message.start`, or with the reply when that is
 * there at once; a failure before it opens is thrown, so that it becomes an ordinary problem response, and a later one
 * is the `error` event.
 */
export async function streamReply(
  app: App,
  request: FastifyRequest,
  reply: FastifyReply,
  work: (
    onStart: (ids: { threadId: string; messageId: string }) => void,
    onDelta: (text: string) => void,
  ) => Promise<Reply>,
): Promise<FastifyReply> {
  const seen = lastEventId(request);
  let ping: NodeJS.Timeout | undefined;
  const open = (replayed: boolean): void => {
    if (reply.sent) return;
    for (const [name, value] of Object.entries(reply.getHeaders()))
      if (value !== undefined) reply.raw.setHeader(name, value);
    if (replayed) reply.raw.setHeader('idempotent-replayed', 'true');
    reply.hijack();
    reply.raw.writeHead(200, { 'content-type': 'text/event-stream', 'cache-control': 'no-store' });
    ping = setInterval(() => reply.raw.write(': ping\n\n'), pingEveryMs);
  };
  let written = seen;
  const write = (event: WireEvent): void => {
    if (event.id <= written) return;
    written = event.id;
    reply.raw.write(spellEvent(event));
  };
  try {
    let deltas = 0;
    const stored = await work(
      (ids) => {
        open(false);
        write(startEvent(ids));
      },
      (text) => {
        deltas++;
        write(deltaEvent(deltas, text));
      },
    );
    open(stored.replayed);
    for (const event of eventsOfReply(stored.body)) write(event);
  } catch (thrown) {
    if (!reply.sent) throw thrown;
    const error = app.drain.draining
      ? new AppError('unavailable', 'The server is shutting down.')
      : toAppError(thrown);
    const problem = problemReply(error, request.id, app.publicUrl);
    write({ id: written + 1, event: 'error', data: problem.body });
  } finally {
    clearInterval(ping);
    if (reply.sent) reply.raw.end();
  }
  return reply;
}
