import type { FastifyRequest } from 'fastify';
import type { IdempotencyKey } from '../../services/idempotency/run-once.ts';
import { idempotencyOf } from '../wire/idempotency.ts';
import { visitorOf } from './guard.ts';

/** As of the API, but each visitor has keys of their own: one who guesses another's gets nothing of theirs. */
export function visitorIdempotencyOf(request: FastifyRequest): IdempotencyKey | undefined {
  const idempotency = idempotencyOf(request);
  if (!idempotency) return undefined;
  const { siteId, ownerId } = visitorOf(request);
  return { ...idempotency, route: `${idempotency.route} ${siteId} ${ownerId}` };
}
