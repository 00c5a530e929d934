import type { BaseContext } from '../context.ts';
import type { LoggedRequest } from './request-log.ts';
import { insertRequests } from './store.ts';

export type RequestLog = { record(request: LoggedRequest): void; close(): Promise<void> };

const flushEveryMs = 200;
/** Of one company per flush; beyond it a load test is on, and its answers matter more than its log. */
const mostPerFlush = 200;

/**
 * Collects requests and stores them together, behind the answers: a row is there 0.2 s after its answer. Losing some in a
 * crash, or of more than a thousand a second, is accepted; answers never wait for it.
 */
export function createRequestLog(base: BaseContext): RequestLog {
  let waiting = new Map<string, LoggedRequest[]>();
  let timer: NodeJS.Timeout | undefined;
  let flushing: Promise<void> = Promise.resolve();
  const store = async (batch: typeof waiting) => {
    for (const [companyId, requests] of batch)
      await insertRequests(base, companyId, requests).catch((error: unknown) => {
        base.log.warn({ company_id: companyId, error: String(error) }, 'requests were not logged');
      });
  };
  const flush = () => {
    timer = undefined;
    const batch = waiting;
    waiting = new Map();
    flushing = flushing.then(() => store(batch));
    return flushing;
  };
  return {
    record(request) {
      const requests = waiting.get(request.companyId) ?? [];
      if (requests.length >= mostPerFlush) return;
      requests.push(request);
      waiting.set(request.companyId, requests);
      timer ??= setTimeout(() => void flush(), flushEveryMs).unref();
    },
    async close() {
      clearTimeout(timer);
      await flush();
    },
  };
}
