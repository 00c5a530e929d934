import { FaqPageCounts, LimitList } from '../../contract/dashboard/limits.ts';
import { readOwnCompany } from '../../services/companies/read-own-company.ts';
import { countFaqPages } from '../../services/faqs/pages/count-faq-pages.ts';
import type { App } from '../server.ts';
import { sessionRoute } from './session-route.ts';

const policies = ['product-faqs', 'send-message', 'search', 'management'] as const;

/** Rate limits in force, and how far the FAQs of pages are. */
export function addLimits(app: App): void {
  const limits = sessionRoute({ who: 'admin' }, { response: LimitList });
  app.get('/dashboard/api/limits', limits, async ({ context: ctx }) => {
    const company = await readOwnCompany(ctx);
    const data = policies.map((policy) => {
      const own = company?.limits[policy];
      return { policy, per_minute: own ?? app.counter.quotaOf(policy), is_default: own === undefined };
    });
    return { data };
  });
  const pages = sessionRoute({ who: 'member', grant: 'faqs' }, { response: FaqPageCounts });
  app.get('/dashboard/api/faq_pages', pages, async ({ context: ctx }) => ({
    data: await countFaqPages(ctx),
  }));
}
