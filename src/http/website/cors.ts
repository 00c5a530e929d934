import type { FastifyReply, FastifyRequest } from 'fastify';
import { readOrigin } from '../../services/website-sessions/origin-of-site.ts';

/**
 * The origin of the page that asks. A browser names none on a page's own server when it reads, and says that it is so;
 * a header is no proof of anything either way.
 */
export function originOf(request: FastifyRequest): string | undefined {
  const { origin, 'sec-fetch-site': site } = request.headers;
  if (origin !== undefined) return readOrigin(origin);
  return site === 'same-origin' ? `${request.protocol}://${request.host}` : undefined;
}

/** Lets the page read the reply. Never with credentials: the session token is all there is. */
export function allowOrigin(request: FastifyRequest, reply: FastifyReply): void {
  const { origin } = request.headers;
  reply.header('vary', 'Origin');
  if (origin === undefined) return;
  reply
    .header('access-control-allow-origin', origin)
    .header('access-control-expose-headers', 'Retry-After, X-Request-Id, Idempotent-Replayed');
}

/**
 * Answers the browser's question before a request of another origin. It carries no site and no session yet, so every page
 * may ask; whether it is answered is decided by the request itself.
 */
export function answerPreflight(request: FastifyRequest, reply: FastifyReply): void {
  if (request.headers.origin === undefined) return;
  allowOrigin(request, reply);
  reply.headers({
    'access-control-allow-methods': 'GET, POST',
    'access-control-allow-headers': 'authorization, content-type, idempotency-key, last-event-id',
    'access-control-max-age': '7200',
  });
}
