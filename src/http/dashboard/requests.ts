import { RequestList, RequestsQuery } from '../../contract/dashboard/insight.ts';
import { listApiKeys } from '../../services/api-keys/list-api-keys.ts';
import { listRequests } from '../../services/request-log/list-requests.ts';
import type { App } from '../server.ts';
import { wireTime } from '../wire/time.ts';
import { sessionRoute } from './session-route.ts';

const options = sessionRoute(
  { who: 'member', grant: 'analytics' },
  { querystring: RequestsQuery, response: RequestList },
);

/** The log of API requests, newest first, without any text of theirs. */
export function addRequests(app: App): void {
  app.get('/dashboard/api/requests', options, async ({ context: ctx, query }) => {
    const { limit = 50, cursor, after, key_id: keyId, request_id: requestId, refused, ...same } = query;
    const { operation, status, code } = same;
    const filter = { operation, status, code, keyId, requestId, refused: refused === 'true' };
    const { requests, nextCursor } = await listRequests(ctx, { filter, limit, cursor, after });
    const names = new Map((await listApiKeys(ctx)).map((key) => [key.keyId, key.name]));
    const data = requests.map((request) => ({
      request_id: request.requestId,
      at: wireTime(request.atMs),
      operation: request.operation,
      method: request.method,
      status: request.status,
      code: request.code ?? null,
      key_id: request.keyId ?? null,
      key_name: request.keyId === undefined ? null : (names.get(request.keyId) ?? null),
      duration_ms: request.durationMs,
    }));
    return { data, next_cursor: nextCursor };
  });
}
