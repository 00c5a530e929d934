import type { FastifyReply, FastifyRequest } from 'fastify';
import type { WebFile } from '../../services/context.ts';

/** Names with a hash never change what they hold. */
export const immutable = 'public, max-age=31536000, immutable';

function encodingFor(request: FastifyRequest, file: WebFile): ['br' | 'gzip', Buffer] | undefined {
  const accepted = String(request.headers['accept-encoding'] ?? '');
  if (file.brotli && /\bbr\b/.test(accepted)) return ['br', file.brotli];
  if (file.gzip && /\bgzip\b/.test(accepted)) return ['gzip', file.gzip];
  return undefined;
}

/** Sends a built file in the smallest form the caller takes, or 304 when it has it already. */
export function sendWebFile(
  request: FastifyRequest,
  reply: FastifyReply,
  file: WebFile,
  cacheControl: string,
): FastifyReply {
  reply.header('etag', file.etag).header('cache-control', cacheControl).header('vary', 'Accept-Encoding');
  if (request.headers['if-none-match'] === file.etag) return reply.code(304).send(null);
  reply.type(file.mediaType);
  const encoded = encodingFor(request, file);
  if (!encoded) return reply.send(file.bytes);
  return reply.header('content-encoding', encoded[0]).send(encoded[1]);
}
