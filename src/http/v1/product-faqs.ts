import { FaqsAnswer, FaqsGenerating, ProductFaqsQuery } from '../../contract/product-faqs.ts';
import { Type } from '../../contract/type.ts';
import { getProductFaqs } from '../../services/faqs/pages/get-product-faqs.ts';
import type { App } from '../server.ts';
import { sendFaqPage } from '../wire/faq-page.ts';

const options = {
  config: { scope: 'faqs:read', limit: 'product-faqs' },
  schema: {
    operationId: 'getProductFaqs',
    summary: 'List the FAQs of a product page',
    tags: ['Public operations'],
    querystring: ProductFaqsQuery,
    response: { 200: FaqsAnswer, 202: FaqsGenerating, 304: Type.Null() },
  },
} as const;

/** The FAQs of a page; how far they are is the service's business. */
export function addProductFaqs(app: App): void {
  app.get('/api/v1/product-faqs', options, (request, reply) => {
    const { page_url: pageUrl, locale = 'en', count = 5 } = request.query;
    const page = getProductFaqs(request.context, { pageUrl, locale, count });
    if (page instanceof Promise) return page.then((found) => sendFaqPage(reply, found, count));
    sendFaqPage(reply, page, count);
  });
}
