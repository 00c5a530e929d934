import { FaqId, Locale, nullable, ProductId, Time, Url } from './fields.ts';
import { listPageOf, listParameters } from './lists.ts';
import { Type } from './type.ts';

const Review = Type.Union([
  Type.Literal('auto'),
  Type.Literal('approved'),
  Type.Literal('rejected'),
  Type.Literal('edited'),
]);

/** An FAQ as its owner sees and edits it. */
export const Faq = Type.Object(
  {
    faq_id: FaqId,
    page_url: nullable(Type.String()),
    product_id: nullable(ProductId),
    locale: Type.String(),
    question: Type.String(),
    answer: Type.String({ description: 'Empty when it is made anew on each read.' }),
    answer_kind: Type.String({
      description:
        '`stored`; `live`: states price or stock, made anew on each read; `written` by the merchant.',
    }),
    variants: Type.Array(Type.String()),
    review: Review,
    pinned: Type.Boolean(),
    state: Type.String({ description: '`live`, `stale` (held back until reviewed) or `retired`.' }),
    origin: Type.String({ description: '`generated` or `merchant`.' }),
    created_at: Time,
    updated_at: Time,
  },
  { title: 'Faq' },
);

export const FaqList = listPageOf(Faq);

export const FaqParams = Type.Object({ faq_id: FaqId });

export const FaqsQuery = Type.Object({
  page_url: Type.Optional(Url),
  locale: Type.Optional(Locale),
  review: Type.Optional(Review),
  ...listParameters,
});

const question = Type.String({ minLength: 1, maxLength: 500, pattern: '\\S' });

const answer = Type.String({
  minLength: 1,
  maxLength: 4_000,
  pattern: '\\S',
  description: 'May hold {price} and {availability}, which are filled in when it is read.',
});

const variants = Type.Array(question, { maxItems: 20, description: 'Other wordings of the question.' });

/** A merchant's own question, for one page or for the whole shop. */
export const NewFaq = Type.Object(
  {
    question,
    answer,
    variants: Type.Optional(variants),
    page_url: Type.Optional({
      ...Url,
      description: 'The page that lists it; absent = it is about the shop.',
    }),
    locale: Type.Optional({ ...Locale, description: 'Default: that of the company.' }),
    pinned: Type.Optional(Type.Boolean()),
  },
  {
    title: 'NewFaq',
    examples: [
      {
        question: 'Is the Trailhead 2 resoleable?',
        answer: 'Yes, twice, by our repair service.',
        page_url: 'https://northpeak.example/p/trailhead-2',
      },
    ],
  },
);

/** `review` takes `approved`, `rejected`, and `auto`, which takes a decision back; `edited` is set by the server. */
export const FaqPatch = Type.Object(
  {
    review: Type.Optional(
      Type.Union([Type.Literal('approved'), Type.Literal('rejected'), Type.Literal('auto')]),
    ),
    pinned: Type.Optional(Type.Boolean()),
    question: Type.Optional(question),
    answer: Type.Optional(answer),
    variants: Type.Optional(variants),
  },
  { title: 'FaqPatch', examples: [{ review: 'approved', pinned: true }] },
);
