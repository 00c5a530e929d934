import { pruneChanges } from '../services/changes/prune-changes.ts';
import { listCompanies } from '../services/companies/list-companies.ts';
import type { BaseContext, JobKind } from '../services/context.ts';
import { purgeRequests } from '../services/request-log/purge-requests.ts';
import { purgeQueryCounts } from '../services/search/query-counts/purge-query-counts.ts';
import { purgeExpired } from '../services/threads/purge-expired.ts';
import { jobContext } from './job-context.ts';

/** Deletes what no company's retention time covers any more, and what nobody needs to follow any more. */
export function purgeExpiredRecords(base: BaseContext): JobKind {
  return {
    concurrency: 1,
    handler: async (job) => {
      for (const { companyId } of await listCompanies(base)) {
        const ctx = jobContext(base, job, companyId);
        await purgeExpired(ctx);
        await purgeQueryCounts(ctx);
        await purgeRequests(ctx);
        await pruneChanges(ctx);
      }
    },
  };
}
