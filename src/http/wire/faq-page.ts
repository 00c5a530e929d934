import { createHash } from 'node:crypto';
import type { FastifyReply } from 'fastify';
import { oncePer } from '../../memo/once-per.ts';
import type { PageFaqList } from '../../services/faqs/pages/faq-list.ts';
import type { ProductFaqs } from '../../services/faqs/pages/get-product-faqs.ts';
import { wireTime } from './time.ts';

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

const renderedOf = oncePer((_list: PageFaqList): Rendered[] => []);

type Answers = ReadonlyMap<number, string>;

function spell(list: PageFaqList, count: number, answers: Answers | undefined): Rendered {
  const body = JSON.stringify({
    status: 'ready',
    faqs: list.faqs.slice(0, count).map(({ faqId, question }) => {
      const answer = answers?.get(faqId);
      return { faq_id: faqId, question, ...(answer === undefined ? {} : { answer }) };
    }),
    locale: list.locale,
    page_url: list.pageUrl,
    generated_at: wireTime(list.generatedAtMs),
    expires_at: wireTime(list.expiresAtMs),
  });
  const etag = `"${createHash('sha256').update(body).digest('base64url').slice(0, 27)}"`;
  const lastModified = new Date(list.generatedAtMs).toUTCString();
  return { body, etag, lastModified };
}

function render(list: PageFaqList, count: number): Rendered {
  const made = renderedOf(list);
  made[count] ??= spell(list, count, undefined);
  return made[count];
}

/** Whether the caller has this version already (RFC 9110 §13.1.2, weak comparison). */
function isKnown(ifNoneMatch: string | undefined, etag: string): boolean {
  if (ifNoneMatch === undefined) return false;
  if (ifNoneMatch === etag || ifNoneMatch.trim() === '*') return true;
  return ifNoneMatch.split(',').some((entry) => entry.trim().replace(/^W\//u, '') === etag);
}

function sendReady(
  reply: FastifyReply,
  { list, freshForMs }: Ready,
  count: number,
  answers: Answers | undefined,
): void {
  const { body, etag, lastModified } = answers ? spell(list, count, answers) : render(list, count);
  const ttlSeconds = Math.floor(freshForMs / 1000);
  reply
    .header('etag', etag)
    .header('last-modified', lastModified)
    // Answers hold prices and stock as they are now, lists of questions do not.
    .header('cache-control', answers ? 'no-store' : `private, max-age=${Math.max(0, ttlSeconds)}`)
    .header('age', '0')
    .header('cache-status', `aisle; hit; ttl=${ttlSeconds}`)
    .header('vary', [reply.getHeader('vary'), 'Authorization, Accept-Encoding'].filter(Boolean).join(', '))
    .header('content-language', list.locale);
  if (isKnown(reply.request.headers['if-none-match'], etag)) reply.code(304).send();
  else reply.header('content-type', 'application/json; charset=utf-8').send(body);
}

/** Spells the FAQs of a page in wire names, with what caches need to know; with `answers`, each question has its own. */
export function sendFaqPage(reply: FastifyReply, page: ProductFaqs, count: number, answers?: Answers): void {
  if (page.status === 'ready') {
    sendReady(reply, page, count, answers);
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
