import { Trace, TraceParams } from '../../contract/traces.ts';
import { getTrace } from '../../services/traces/get-trace.ts';
import type { App } from '../server.ts';

const options = {
  config: { scope: 'analytics:read', limit: 'management' },
  schema: {
    operationId: 'getTrace',
    summary: 'How an answer came about, by the request id of the response',
    tags: ['Threads'],
    params: TraceParams,
    response: { 200: Trace },
  },
} as const;

/** The trace of one answer, for the merchant; never for shoppers. */
export function addTraces(app: App): void {
  app.get('/api/v1/traces/:request_id', options, async (request) => {
    const { body, requestId, createdAtMs } = await getTrace(request.context, request.params.request_id);
    return {
      ...body,
      request_id: requestId,
      created_at: new Date(createdAtMs).toISOString(),
    };
  });
}
