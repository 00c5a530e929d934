import { Locale, Money, nullable, ProductId, Time, Url } from './fields.ts';
import { SendMessageBody } from './messages.ts';
import { FaqsNotAvailable, FaqsReady, ListedFaq, ProductFaqsQuery } from './product-faqs.ts';
import { SearchBody } from './search.ts';
import { Thread } from './threads.ts';
import { Type } from './type.ts';

const SiteId = Type.String({
  format: 'identifier',
  minLength: 1,
  maxLength: 128,
  description: 'Public id of a site; stands in its script tag.',
  examples: ['st_northpeak_web'],
});

export const WebsiteConfigQuery = Type.Object({ site_id: SiteId, locale: Type.Optional(Locale) });

/** What the SDK needs to know of a site before a visitor does anything. */
export const WebsiteConfig = Type.Object(
  {
    site_id: Type.String(),
    name: Type.String({ description: 'Of the shop.' }),
    locale: Type.String({ description: 'Language of answers unless the page says another.' }),
    locales: Type.Array(Type.String()),
    link_hosts: Type.Array(Type.String(), {
      description: 'Hosts that answers may link to; *. = any subdomain.',
    }),
    features: Type.Object({
      faq: Type.Boolean(),
      search: Type.Boolean(),
      chat: Type.Boolean(),
      nudge: Type.Boolean(),
      faq_json_ld: Type.Boolean(),
    }),
    theme: Type.Object({
      mode: Type.String(),
      position: Type.String(),
      style: Type.Record(Type.String(), Type.String()),
    }),
    texts: Type.Object({
      ask: Type.String({ description: 'Label of the launcher in the language asked for.' }),
      search: Type.String({ description: 'Label of the search field in the language asked for.' }),
      disclaimer: Type.String(),
    }),
    starter_questions: Type.Array(Type.String()),
    nudges: Type.Array(Type.Object({ text: Type.String(), after_seconds: Type.Integer() })),
    handover: Type.Object({ enabled: Type.Boolean(), contact_url: nullable(Type.String()) }),
    identity_required: Type.Boolean(),
  },
  { title: 'WebsiteConfig' },
);

export const WebsiteSessionBody = Type.Object(
  {
    site_id: SiteId,
    visitor_token: Type.Optional(Type.String({ maxLength: 200 })),
    identity_token: Type.Optional(
      Type.String({ maxLength: 8_000, description: 'JWT signed by the backend of the shop.' }),
    ),
    page_url: Type.Optional(Url),
    locale: Type.Optional(Locale),
  },
  { title: 'WebsiteSessionBody', examples: [{ site_id: 'st_northpeak_web' }] },
);

/** Send `session_token` as Authorization: Bearer. */
export const WebsiteSession = Type.Object(
  {
    session_token: Type.String(),
    expires_at: Time,
    visitor_id: Type.String({
      description: 'Names the visitor to the shop: their threads’ end_user_id. No secret.',
    }),
    visitor_token: Type.String({ description: 'Brings the same visitor back for 30 days; a secret.' }),
  },
  { title: 'WebsiteSession' },
);

const { end_user_id: _of, ...messageMembers } = SendMessageBody.properties;

/** As of send_message; whose thread it is follows from the session. */
export const WebsiteMessageBody = Type.Object(messageMembers, {
  title: 'WebsiteMessageBody',
  examples: [{ query_text: 'How long do I have to return the boots?' }],
});

const { end_user_id: _searcher, ...searchMembers } = SearchBody.properties;

export const WebsiteSearchBody = Type.Object(searchMembers, {
  title: 'WebsiteSearchBody',
  examples: [{ query_text: 'waterproof hiking boots under $150' }],
});

export const WebsiteHistoryQuery = Type.Object({
  thread_id: Type.Optional(
    Type.String({
      format: 'identifier',
      minLength: 1,
      maxLength: 64,
      description: 'Left out = the latest thread of the visitor.',
    }),
  ),
});

/** One conversation of the visitor; `thread_id` is null when there is none yet. */
export const WebsiteHistory = Type.Object(
  {
    thread_id: nullable(Type.String()),
    status: Type.String(),
    messages: Thread.properties.messages,
  },
  { title: 'WebsiteHistory' },
);

export const WebsiteFaqsQuery = Type.Object({
  ...ProductFaqsQuery.properties,
  include: Type.Optional(Type.Literal('answers')),
});

const AnsweredFaq = Type.Object(
  { ...ListedFaq.properties, answer: Type.Optional(Type.String()) },
  { title: 'AnsweredFaq' },
);

/** As of product-faqs; with `include=answers` each question has its answer. */
export const WebsiteFaqs = Type.Union([
  Type.Object(
    { ...FaqsReady.properties, faqs: Type.Array(AnsweredFaq, { maxItems: 10 }) },
    { title: 'WebsiteFaqsReady' },
  ),
  FaqsNotAvailable,
]);

export const WebsiteFaqPageQuery = Type.Object({
  ...ProductFaqsQuery.properties,
  site_id: SiteId,
  locale: Type.Optional(Locale),
  format: Type.Optional(
    Type.Union([Type.Literal('json'), Type.Literal('html')], {
      description: 'html = a script element, to be included in the page as it is.',
    }),
  ),
});

/** schema.org FAQPage, as `application/ld+json`, or as a script element with `format=html`. */
export const WebsiteFaqPage = Type.Object(
  {
    '@context': Type.Literal('https://schema.org'),
    '@type': Type.Literal('FAQPage'),
    mainEntity: Type.Array(
      Type.Object({
        '@type': Type.Literal('Question'),
        name: Type.String(),
        acceptedAnswer: Type.Object({ '@type': Type.Literal('Answer'), text: Type.String() }),
      }),
    ),
  },
  { title: 'WebsiteFaqPage' },
);

export const WebsiteFeedbackBody = Type.Object(
  {
    message_id: Type.String({ format: 'identifier', minLength: 1, maxLength: 64 }),
    rating: Type.Union([Type.Literal(-1), Type.Literal(1)]),
    comment: Type.Optional(Type.String({ maxLength: 2_000 })),
  },
  { title: 'WebsiteFeedbackBody', examples: [{ message_id: 'msg_01JD8Z0M4T9R7W2K5Y6B3C1XQA', rating: 1 }] },
);

const EventLine = Type.Object({
  product_id: ProductId,
  quantity: Type.Optional(Type.Integer({ minimum: 0, maximum: 1_000_000 })),
  price: Type.Optional(Money),
});

const WebsiteEvent = Type.Object({
  event_id: Type.String({ format: 'identifier', minLength: 1, maxLength: 128 }),
  type: Type.Union([
    Type.Literal('product_viewed'),
    Type.Literal('cart_item_added'),
    Type.Literal('cart_item_removed'),
    Type.Literal('cart_quantity_changed'),
    Type.Literal('checkout_completed'),
  ]),
  at: Time,
  product_id: Type.Optional(ProductId),
  quantity: Type.Optional(Type.Integer({ minimum: 0, maximum: 1_000_000 })),
  price: Type.Optional(Money),
  order_id: Type.Optional(Type.String({ format: 'identifier', minLength: 1, maxLength: 128 })),
  lines: Type.Optional(Type.Array(EventLine, { maxItems: 200 })),
});

export const WebsiteEventsBody = Type.Object(
  { events: Type.Array(WebsiteEvent, { minItems: 1, maxItems: 50 }) },
  {
    title: 'WebsiteEventsBody',
    examples: [
      {
        events: [
          {
            event_id: 'e-1',
            type: 'product_viewed',
            at: '2026-11-21T09:30:00.000Z',
            product_id: 'NP-1042',
          },
        ],
      },
    ],
  },
);

export const WebsiteEventsResult = Type.Object(
  { accepted: Type.Integer({ minimum: 0 }), duplicates: Type.Integer({ minimum: 0 }) },
  { title: 'WebsiteEventsResult' },
);
