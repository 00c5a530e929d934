import type { FastifyReply, FastifyRequest } from 'fastify';
import { bodyHash } from '../../services/idempotency/body-hash.ts';
import type { IdempotencyKey, Reply } from '../../services/idempotency/run-once.ts';

/** The request's `Idempotency-Key` with what makes it the same request, or `undefined` without one. */
export function idempotencyOf(request: FastifyRequest): IdempotencyKey | undefined {
  const key = request.idempotencyKey;
  if (key === undefined) return undefined;
  return {
    route: `${request.method} ${request.routeOptions.url}`,
    key,
    bodyHash: bodyHash(request.receivedBody ?? null),
  };
}

/** Sends a stored reply byte for byte; a repeated one says so. */
export function sendReply(reply: FastifyReply, stored: Reply): FastifyReply {
  if (stored.replayed) reply.header('idempotent-replayed', 'true');
  return reply.code(stored.status).type('application/json; charset=utf-8').send(stored.body);
}
