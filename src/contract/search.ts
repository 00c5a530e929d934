import { CitedSource, Claim, RankedProduct } from './answers.ts';
import {
  AnswerStatus,
  EndUserId,
  Engine,
  Locale,
  nullable,
  QueryText,
  ThreadId,
  Url,
  UserMetadata,
} from './fields.ts';
import { Type } from './type.ts';

const highest = 9_007_199_254_740_991;

const PriceRange = Type.Object(
  {
    gte: Type.Optional(Type.Integer({ minimum: 0, maximum: highest })),
    lte: Type.Optional(Type.Integer({ minimum: 0, maximum: highest })),
  },
  { description: 'In minor units.' },
);

const text = Type.String({ maxLength: 2_000 });
const AttributeValue = Type.Union([text, Type.Number(), Type.Boolean()]);
const AttributeCondition = Type.Union([
  text,
  Type.Number(),
  Type.Boolean(),
  Type.Array(AttributeValue, { minItems: 1, maxItems: 100, description: 'Any of these.' }),
  Type.Object({ gte: Type.Optional(Type.Number()), lte: Type.Optional(Type.Number()) }),
]);

/** Hard conditions: never relaxed. */
export const SearchFilters = Type.Object(
  {
    price: Type.Optional(PriceRange),
    currency: Type.Optional(Type.String({ pattern: '^[A-Z]{3}$' })),
    brand: Type.Optional(Type.Array(Type.String({ maxLength: 200 }), { maxItems: 100 })),
    category: Type.Optional(
      Type.Array(Type.String({ maxLength: 300 }), {
        maxItems: 100,
        description: 'Prefixes of "A > B" paths.',
      }),
    ),
    in_stock: Type.Optional(Type.Boolean()),
    attributes: Type.Optional(Type.Record(Type.String(), AttributeCondition, { maxProperties: 50 })),
  },
  {
    additionalProperties: false,
    title: 'SearchFilters',
    examples: [
      { price: { lte: 15_000 }, in_stock: true, attributes: { waterproof: true, size: ['42', '43'] } },
    ],
  },
);

/** `POST /api/v1/search`. */
export const SearchBody = Type.Object(
  {
    query_text: QueryText,
    thread_id: Type.Optional(ThreadId),
    locale: Type.Optional(Locale),
    page_url: Type.Optional(Url),
    user_metadata: Type.Optional(UserMetadata),
    end_user_id: Type.Optional(EndUserId),
    filters: Type.Optional(SearchFilters),
    sort: Type.Optional(
      Type.Union([
        Type.Literal('relevance'),
        Type.Literal('price_asc'),
        Type.Literal('price_desc'),
        Type.Literal('newest'),
        Type.Literal('rating'),
      ]),
    ),
    limit: Type.Optional(Type.Integer({ minimum: 1, maximum: 50, default: 10 })),
    cursor: Type.Optional(
      Type.String({
        format: 'identifier',
        minLength: 1,
        maxLength: 32_768,
        description: 'next_cursor of the page before; bound to the rest of the request, for one hour.',
      }),
    ),
    facets: Type.Optional(
      Type.Array(
        Type.String({
          pattern: '^(?:brand|category|price|availability|rating|attributes\\..{1,80})$',
        }),
        { maxItems: 10 },
      ),
    ),
    answer: Type.Optional(
      Type.Boolean({ default: true, description: 'false: ranked list only, nothing is stored.' }),
    ),
  },
  {
    title: 'SearchBody',
    examples: [{ query_text: 'waterproof hikng boots under $150 in stock', facets: ['brand'] }],
  },
);

const FacetValue = Type.Object({ value: Type.String(), count: Type.Integer({ minimum: 0 }) });

const InterpretedQuery = Type.Object({
  text: Type.String(),
  filters: Type.Record(Type.String(), Type.Unknown()),
  conditions: Type.Array(
    Type.Object({
      slot: Type.String(),
      value: Type.Unknown(),
      met: Type.Integer({ minimum: 0 }),
      unknown: Type.Integer({ minimum: 0 }),
    }),
    {
      description:
        'Each condition read from the text: how many of the first 200 products of the list are known to meet it, and of how many the catalogue does not tell.',
    },
  ),
  corrections: Type.Array(Type.Object({ from: Type.String(), to: Type.String() })),
  relaxed: Type.Array(Type.String()),
  synonyms: Type.Optional(
    Type.Array(Type.Object({ from: Type.String(), to: Type.String() }), {
      description: "The shop's own synonyms by which the query was also searched; absent without any.",
    }),
  ),
  sorted_by: Type.Optional(
    Type.Object(
      { field: Type.String(), direction: Type.Union([Type.Literal('asc'), Type.Literal('desc')]) },
      {
        description:
          'The order of the list, asked for or read from the words ("lightest"): price, rating, created_at or attributes.<name>; absent when by relevance.',
      },
    ),
  ),
});

/** Products just above a price that was read from the text. */
const Alternative = Type.Object({
  relaxed: Type.Array(Type.String()),
  products: Type.Array(RankedProduct, { maxItems: 5 }),
});

/** Ranked products of the live catalogue and a conversational answer. */
export const SearchResult = Type.Object(
  {
    result_text: Type.String(),
    thread_id: nullable(Type.String()),
    message_id: Type.Optional(Type.String()),
    answer_status: Type.Optional(AnswerStatus),
    engine: Engine,
    degraded: Type.Boolean(),
    products: Type.Array(RankedProduct),
    total: Type.Integer({ minimum: 0 }),
    next_cursor: nullable(Type.String()),
    facets: Type.Record(Type.String(), Type.Array(FacetValue)),
    interpreted_query: InterpretedQuery,
    alternatives: Type.Optional(Type.Array(Alternative)),
    sources: Type.Optional(Type.Array(CitedSource)),
    claims: Type.Optional(Type.Array(Claim)),
    suggested_questions: Type.Array(Type.String(), { maxItems: 3 }),
    locale: Type.String(),
    took_ms: Type.Integer({ minimum: 0 }),
  },
  { title: 'SearchResult' },
);
