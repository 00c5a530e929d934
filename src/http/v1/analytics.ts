import { AnalyticsQuery, AnalyticsSummary, GapList } from '../../contract/analytics.ts';
import { summarizeUse } from '../../services/analytics/summarize-use.ts';
import { listGaps } from '../../services/gaps/list-gaps.ts';
import type { App } from '../server.ts';
import { rangeOf, wireGap, wireSummary } from '../wire/analytics.ts';

const tags = ['Analytics'];
const access = { scope: 'analytics:read', limit: 'management' } as const;

/** What shoppers ask, what becomes of it, and what has no answer. */
export function addAnalytics(app: App): void {
  const summary = {
    config: access,
    schema: {
      operationId: 'getAnalyticsSummary',
      summary: 'Count answers by status, engine and channel, with times and top questions',
      tags,
      querystring: AnalyticsQuery,
      response: { 200: AnalyticsSummary },
    },
  } as const;
  app.get('/api/v1/analytics/summary', summary, async ({ context: ctx, query }) =>
    wireSummary(await summarizeUse(ctx, rangeOf(query, ctx.clock.nowMs()))),
  );
  const gaps = {
    config: access,
    schema: {
      operationId: 'listGaps',
      summary: 'List unanswered questions by topic',
      tags,
      querystring: AnalyticsQuery,
      response: { 200: GapList },
    },
  } as const;
  app.get('/api/v1/analytics/gaps', gaps, async ({ context: ctx, query }) => {
    const found = await listGaps(ctx, rangeOf(query, ctx.clock.nowMs()));
    return { data: found.map(wireGap) };
  });
}
