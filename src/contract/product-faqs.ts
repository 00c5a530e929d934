import { FaqId, Locale, Time, Url } from './fields.ts';
import { Type } from './type.ts';

/** `GET /api/v1/product-faqs`. */
export const ProductFaqsQuery = Type.Object({
  page_url: { ...Url, description: 'Full address of the product page, http or https.' },
  locale: Type.Optional({ ...Locale, default: 'en' }),
  count: Type.Optional(Type.Integer({ minimum: 1, maximum: 10, default: 5 })),
});

export const ListedFaq = Type.Object({ faq_id: FaqId, question: Type.String() }, { title: 'ListedFaq' });

/** FAQs exist: send a `question` as query_text with its `faq_id` to send_message for the answer. */
export const FaqsReady = Type.Object(
  {
    status: Type.Literal('ready'),
    faqs: Type.Array(ListedFaq, { maxItems: 10 }),
    locale: Type.String({ description: 'The language the questions are really in.' }),
    page_url: Type.String({ description: 'Canonical form of the address.' }),
    generated_at: Time,
    expires_at: Time,
  },
  {
    title: 'FaqsReady',
    examples: [
      {
        status: 'ready',
        faqs: [
          { faq_id: 4812, question: 'Is the Trailhead 2 waterproof?' },
          { faq_id: 4813, question: 'How much does the Trailhead 2 weigh?' },
        ],
        locale: 'en',
        page_url: 'https://northpeak.example/p/trailhead-2',
        generated_at: '2026-11-21T09:30:04.000Z',
        expires_at: '2026-11-22T09:30:04.000Z',
      },
    ],
  },
);

/** There will be none for now, for the `reason` given. */
export const FaqsNotAvailable = Type.Object(
  {
    status: Type.Literal('not_available'),
    faqs: Type.Array(ListedFaq, { maxItems: 0 }),
    message: Type.String(),
    reason: Type.String({
      description:
        'feature_disabled, host_not_allowed, page_unreachable, blocked_by_robots, not_a_product_page, insufficient_content, generation_failed, budget_exhausted or awaiting_approval; more may come.',
    }),
  },
  {
    title: 'FaqsNotAvailable',
    examples: [
      {
        status: 'not_available',
        faqs: [],
        message: 'AI Powered FAQs are switched off for this company.',
        reason: 'feature_disabled',
      },
    ],
  },
);

/** Being made: repeat the same request after `retry_after_seconds`. */
export const FaqsGenerating = Type.Object(
  {
    status: Type.Literal('generating'),
    retry_after_seconds: Type.Integer({ minimum: 2, maximum: 30 }),
    message: Type.String(),
  },
  {
    title: 'FaqsGenerating',
    examples: [
      { status: 'generating', retry_after_seconds: 4, message: 'FAQs for this page are being generated.' },
    ],
  },
);

/** Body of a 200. */
export const FaqsAnswer = Type.Union([FaqsReady, FaqsNotAvailable]);
