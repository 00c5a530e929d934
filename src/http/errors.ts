import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import { AppError, type ErrorCode } from '../errors.ts';
import type { BaseContext } from '../services/context.ts';
import { problemReply } from './problems.ts';

/** What Fastify itself throws, in our codes; its other 4xx are broken framing. */
const frameworkCodes: Readonly<Record<string, { code: ErrorCode; detail: string }>> = {
  FST_ERR_CTP_BODY_TOO_LARGE: {
    code: 'payload_too_large',
    detail: 'The body is larger than this route takes.',
  },
  FST_ERR_CTP_INVALID_MEDIA_TYPE: {
    code: 'unsupported_media_type',
    detail: 'This route does not take this media type.',
  },
  FST_ERR_BAD_URL: { code: 'malformed_request', detail: 'The path is not properly percent-encoded.' },
};

function isFrameworkError(error: unknown): error is FastifyError {
  return error instanceof Error && 'statusCode' in error && 'code' in error;
}

/** Any thrown value as an expected failure; a defect becomes `internal_error`, which says nothing of its cause. */
export function toAppError(error: unknown): AppError {
  if (error instanceof AppError) return error;
  if (isFrameworkError(error)) {
    const known = frameworkCodes[error.code];
    if (known) return new AppError(known.code, known.detail, { cause: error });
    const isClientFault = error.statusCode !== undefined && error.statusCode >= 400 && error.statusCode < 500;
    if (isClientFault)
      return new AppError('malformed_request', 'The request is not well-formed HTTP.', { cause: error });
  }
  return new AppError('internal_error', 'The server has a defect. Nothing was stored.', { cause: error });
}

/** Where a defect was thrown: name, code and frames. The message may hold a shopper's words, so only debug logs have it. */
function describeDefect(cause: unknown): Record<string, unknown> {
  if (!(cause instanceof Error)) return { thrown: typeof cause };
  const frames = (cause.stack ?? '').split('\n').filter((line) => line.trimStart().startsWith('at '));
  const code = 'code' in cause ? cause.code : undefined;
  return { error: cause.name, code, frames: frames.slice(0, 12).map((line) => line.trim()) };
}

/** Sends a failure as a problem document, whatever layer it comes from. */
export function sendProblem(reply: FastifyReply, error: AppError, publicUrl: string): FastifyReply {
  reply.request.problemCode = error.code;
  const { status, headers, body } = problemReply(error, reply.request.id, publicUrl);
  // Closing with half a body unread would reset the connection before the client has read why.
  if (error.code === 'payload_too_large') reply.removeHeader('connection');
  return reply.code(status).headers(headers).send(body);
}

/** The one error handler: every route's failure becomes a problem document here; defects are logged with the request id. */
export function errorHandler(deps: { base: BaseContext; publicUrl(): string }) {
  return (thrown: unknown, request: FastifyRequest, reply: FastifyReply): void => {
    const error = toAppError(thrown);
    const isGone = request.raw.destroyed && reply.raw.destroyed;
    if (error.code === 'internal_error' && !isGone) {
      const fields = { request_id: request.id, ...describeDefect(error.cause) };
      deps.base.log.error(fields, 'request failed');
      if (error.cause instanceof Error)
        deps.base.log.debug({ request_id: request.id, detail: error.cause.message }, 'cause of the failure');
    }
    if (error.code === 'unavailable' && error.cause !== undefined)
      deps.base.log.warn(
        { request_id: request.id, ...describeDefect(error.cause) },
        'something needed was away',
      );
    sendProblem(reply, error, deps.publicUrl());
  };
}
