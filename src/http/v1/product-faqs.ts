import { createHash } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { FaqsAnswer, FaqsGenerating, ProductFaqsQuery } from '../../contract/product-faqs.ts';
import { Type } from '../../contract/type.ts';
import type { FaqList } from '../../services/faqs/faq-list.ts';
import { getProductFaqs, type ProductFaqs } from '../../services/faqs/get-product-faqs.ts';
import type { App } from '../server.ts';
import { wireTime } from '../wire/time.ts';

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

type Ready = Extract<ProductFaqs, { status: 'ready' }>;
type Unavailable = Extract<ProductFaqs, { status: 'not_available' }>;

const messages: Readonly<Record<Unavailable['reason'], string>> = {
  feature_disabled: 'AI Powered FAQs are switched off for this company.',
  host_not_allowed: 'The page is on none of the domains of this company.',
  page_unreachable: 'The page could not be read.',
  blocked_by_robots: 'The page asks robots not to read it.',
  not_a_product_page: 'The page shows no product.',
  insufficient_content: 'There is too little information to answer a question about this page.',
  generation_failed: 'The FAQs of this page could not be generated.',
  budget_exhausted: 'The budget for generating FAQs is spent.',
  awaiting_approval: 'The FAQs of this page have not been approved yet.',
};

/** A list as it is sent, made once per list and count. */
type Rendered = { body: string; etag: string; lastModified: string };

const renderedLists = new WeakMap<FaqList, Rendered[]>();

function render(list: FaqList, count: number): Rendered {
  const made = renderedLists.get(list) ?? [];
  renderedLists.set(list, made);
  const known = made[count];
  if (known) return known;
  const body = JSON.stringify({
    status: 'ready',
    faqs: list.faqs.slice(0, count).map(({ faqId, question }) => ({ faq_id: faqId, question })),
    locale: list.locale,
    page_url: list.pageUrl,
    generated_at: wireTime(list.generatedAtMs),
    expires_at: wireTime(list.expiresAtMs),
  });
  const etag = `"${createHash('sha256').update(body).digest('base64url').slice(0, 27)}"`;
  const lastModified = new Date(list.generatedAtMs).toUTCString();
  made[count] = { body, etag, lastModified };
  return made[count];
}

/** Whether the caller has this version already (RFC 9110 §13.1.2, weak comparison). */
function isKnown(ifNoneMatch: string | undefined, etag: string): boolean {
  if (ifNoneMatch === undefined) return false;
  if (ifNoneMatch === etag || ifNoneMatch.trim() === '*') return true;
  return ifNoneMatch.split(',').some((entry) => entry.trim().replace(/^W\//u, '') === etag);
}

function sendReady(request: FastifyRequest, reply: FastifyReply, ready: Ready, count: number): void {
  const { body, etag, lastModified } = render(ready.list, count);
  const ttlSeconds = Math.floor(ready.freshForMs / 1000);
  reply
    .header('etag', etag)
    .header('last-modified', lastModified)
    .header('cache-control', `private, max-age=${Math.max(0, ttlSeconds)}`)
    .header('age', '0')
    .header('cache-status', `aisle; hit; ttl=${ttlSeconds}`)
    .header('vary', 'Authorization, Accept-Encoding')
    .header('content-language', ready.list.locale);
  if (isKnown(request.headers['if-none-match'], etag)) reply.code(304).send();
  else reply.header('content-type', 'application/json; charset=utf-8').send(body);
}

function sendPage(request: FastifyRequest, reply: FastifyReply, page: ProductFaqs, count: number): void {
  if (page.status === 'ready') {
    sendReady(request, reply, page, count);
    return;
  }
  if (page.status === 'not_available') {
    const { status, reason } = page;
    reply.send({ status, faqs: [], message: messages[reason], reason });
    return;
  }
  const { status, retryAfterSeconds: retry_after_seconds } = page;
  reply.code(202).header('retry-after', retry_after_seconds).header('cache-status', 'aisle; fwd=miss');
  reply.send({ status, retry_after_seconds, message: 'FAQs for this page are being generated.' });
}

/** Spells the FAQs of a page in wire names, with what caches need to know; how far they are is the service's business. */
export function addProductFaqs(app: App): void {
  app.get('/api/v1/product-faqs', options, (request, reply) => {
    const { page_url: pageUrl, locale = 'en', count = 5 } = request.query;
    const page = getProductFaqs(request.context, { pageUrl, locale, count });
    if (page instanceof Promise) return page.then((found) => sendPage(request, reply, found, count));
    sendPage(request, reply, page, count);
  });
}
