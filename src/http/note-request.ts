import type { FastifyRequest } from 'fastify';
import type { BaseContext } from '../services/context.ts';
import type { LoggedRequest } from '../services/request-log/request-log.ts';

type Deps = { base: BaseContext; recordRequest?(request: LoggedRequest): void };

/** `route` is the pattern, empty where there is none. */
export type ServedRequest = { method: string; route: string; status: number; seconds: number };

/** Notes a request that a key stands behind in the log of its company; the pages of the dashboard are not in it. */
export function noteRequest(deps: Deps, request: FastifyRequest, answered: ServedRequest): void {
  const { caller, id: requestId, problemCode: code } = request;
  if (!caller || answered.route === '') return;
  const { route: operation, method, status, seconds } = answered;
  const durationMs = seconds * 1000;
  const { companyId, keyId } = caller;
  const atMs = deps.base.clock.nowMs() - durationMs;
  deps.recordRequest?.({
    ...{ companyId, requestId, operation, method, status, code, keyId, durationMs },
    atMs: Math.round(atMs),
  });
}

/** Logs route pattern, status and time, never the address that was asked for. A caller's own request id is told here and nowhere else. */
export function logRequest({ log }: BaseContext, request: FastifyRequest, answered: ServedRequest): void {
  const callersId = request.headers['x-request-id'];
  const { method, route, status, seconds } = answered;
  const isTold = typeof callersId === 'string' && callersId.length <= 64;
  log.debug(
    {
      request_id: request.id,
      company_id: request.context?.companyId,
      ...{ method, route, status, seconds },
      callers_request_id: isTold ? callersId : undefined,
    },
    'request answered',
  );
}
