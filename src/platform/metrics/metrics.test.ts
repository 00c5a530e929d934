import { expect, test } from 'vitest';
import { createMetrics } from './metrics.ts';

test('counts requests and jobs, also those observed before the library was loaded, and reads gauges at each scrape', async () => {
  const metrics = createMetrics();
  let waiting = 3;
  metrics.watch('aisle_jobs_waiting', 'Jobs that wait.', () => waiting);
  const request = { method: 'GET', route: '/api/v1/product-faqs', status: 200, seconds: 0.004 };
  metrics.observeRequest(request);
  metrics.observeRequest({ ...request, status: 429 });
  metrics.observeJob({ kind: 'faq_page', outcome: 'done', seconds: 0.2 });
  const first = await metrics.text();
  metrics.observeRequest(request);
  waiting = 4;
  metrics.watch('aisle_late', 'Added after the first scrape.', () => 7);
  const second = await metrics.text();
  const requests = 'aisle_http_requests_total{method="GET",route="/api/v1/product-faqs",status="200"}';
  expect(first).toContain(`${requests} 1`);
  expect(first).toContain('aisle_jobs_waiting 3');
  expect(first).toContain('aisle_jobs_total{kind="faq_page",outcome="done"} 1');
  expect(second).toContain(`${requests} 2`);
  expect(second).toContain('aisle_jobs_waiting 4');
  expect(second).toContain('aisle_late 7');
  expect(second).toContain('nodejs_eventloop_lag_p99_seconds');
});
