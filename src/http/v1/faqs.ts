import { FaqList, FaqParams, FaqPatch, Faq as FaqSchema, FaqsQuery, NewFaq } from '../../contract/faqs.ts';
import { faqText } from '../../services/faq-lookup/faq-text.ts';
import type { Faq } from '../../services/faq-lookup/faq-types.ts';
import { createFaq } from '../../services/faqs/create-faq.ts';
import { deleteFaq } from '../../services/faqs/delete-faq.ts';
import { getFaq } from '../../services/faqs/get-faq.ts';
import { listFaqs } from '../../services/faqs/list-faqs.ts';
import { updateFaq } from '../../services/faqs/update-faq.ts';
import { runOnce } from '../../services/idempotency/run-once.ts';
import type { App } from '../server.ts';
import { idempotencyOf, sendReply } from '../wire/idempotency.ts';
import { wireTime } from '../wire/time.ts';

const tags = ['FAQs'];
const read = { scope: 'faqs:read', limit: 'management' } as const;
const write = { scope: 'knowledge:write', limit: 'management' } as const;

function wireFaq(faq: Faq) {
  return {
    faq_id: faq.faqId,
    page_url: faq.urlKey === undefined ? null : `https://${faq.urlKey}`,
    product_id: faq.productId ?? null,
    locale: faq.locale,
    question: faq.question,
    answer: faqText(faq),
    answer_kind: faq.answer.kind,
    variants: [...faq.variants],
    review: faq.review,
    pinned: faq.pinned,
    state: faq.state,
    origin: faq.origin,
    created_at: wireTime(faq.createdAtMs),
    updated_at: wireTime(faq.updatedAtMs),
  };
}

function addReads(app: App): void {
  const list = {
    config: read,
    schema: {
      operationId: 'listFaqs',
      summary: 'List FAQs for review',
      tags,
      querystring: FaqsQuery,
      response: { 200: FaqList },
    },
  } as const;
  app.get('/api/v1/faqs', list, async ({ context: ctx, query }) => {
    const { page_url: pageUrl, limit = 20, ...filter } = query;
    const page = await listFaqs(ctx, { ...filter, pageUrl, limit });
    return { data: page.faqs.map(wireFaq), next_cursor: page.nextCursor };
  });
  const get = {
    config: read,
    schema: {
      operationId: 'getFaq',
      summary: 'Read one FAQ',
      tags,
      params: FaqParams,
      response: { 200: FaqSchema },
    },
  } as const;
  app.get('/api/v1/faqs/:faq_id', get, async ({ context: ctx, params }) =>
    wireFaq(await getFaq(ctx, params.faq_id)),
  );
}

function addWrites(app: App): void {
  const create = {
    config: write,
    schema: {
      operationId: 'createFaq',
      summary: 'Add a question of your own with its answer',
      tags,
      body: NewFaq,
      response: { 201: FaqSchema },
    },
  } as const;
  app.post('/api/v1/faqs', create, async (request, reply) => {
    const { page_url: pageUrl, ...faq } = request.body;
    const created = await runOnce(request.context, idempotencyOf(request), async (keep) => {
      let body = '';
      await createFaq(request.context, { ...faq, pageUrl }, async (tx, stored) => {
        body = JSON.stringify(wireFaq(stored));
        await keep(tx, { status: 201, body });
      });
      return { status: 201, body, replayed: false };
    });
    return sendReply(reply, created);
  });
  const update = {
    config: write,
    schema: {
      operationId: 'updateFaq',
      summary: 'Approve, reject, pin or edit a FAQ; a new question gets a new faq_id',
      tags,
      params: FaqParams,
      body: FaqPatch,
      response: { 200: FaqSchema },
    },
  } as const;
  app.patch('/api/v1/faqs/:faq_id', update, async ({ context: ctx, params, body }) =>
    wireFaq(await updateFaq(ctx, params.faq_id, body)),
  );
  const remove = {
    config: write,
    schema: {
      operationId: 'deleteFaq',
      summary: 'Take a FAQ off its page; it is never proposed again',
      tags,
      params: FaqParams,
      response: { 204: { type: 'null', description: 'Deleted' } },
    },
  } as const;
  app.delete('/api/v1/faqs/:faq_id', remove, async ({ context: ctx, params }, reply) => {
    await deleteFaq(ctx, params.faq_id);
    return reply.code(204).send(null);
  });
}

/** Review of FAQs, and the merchant's own ones. */
export function addFaqs(app: App): void {
  addReads(app);
  addWrites(app);
}
