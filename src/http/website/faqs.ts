import { FaqsGenerating } from '../../contract/product-faqs.ts';
import { Type } from '../../contract/type.ts';
import { WebsiteFaqs, WebsiteFaqsQuery } from '../../contract/website.ts';
import { answersOfFaqs } from '../../services/faqs/answers-of-faqs.ts';
import { getProductFaqs } from '../../services/faqs/pages/get-product-faqs.ts';
import type { App } from '../server.ts';
import { sendFaqPage } from '../wire/faq-page.ts';

const path = '/website/v1/faqs';

const options = {
  config: { website: 'requests' },
  schema: {
    operationId: 'getWebsiteFaqs',
    summary: 'List the FAQs of the page a visitor is on',
    tags: ['Website'],
    querystring: WebsiteFaqsQuery,
    response: { 200: WebsiteFaqs, 202: FaqsGenerating, 304: Type.Null() },
  },
} as const;

/** The FAQs of a page as the API lists them, on wish with their answers. */
export function addWebsiteFaqs(app: App): void {
  app.get(path, options, async (request, reply) => {
    const { page_url: pageUrl, locale = 'en', count = 5, include } = request.query;
    const page = await getProductFaqs(request.context, { pageUrl, locale, count });
    const answers =
      include === 'answers' && page.status === 'ready'
        ? await answersOfFaqs(request.context, page.list.faqs.slice(0, count))
        : undefined;
    sendFaqPage(reply, page, count, answers);
    return reply;
  });
}
