import { Locale, ProductId } from './fields.ts';
import { Type } from './type.ts';

/** `GET /api/v1/search/suggest`. */
export const SuggestQuery = Type.Object({
  q: Type.String({
    minLength: 1,
    maxLength: 200,
    pattern: '\\S',
    description: 'What has been typed so far; the last word may be unfinished.',
    examples: ['hiking bo'],
  }),
  locale: Type.Optional(Locale),
  limit: Type.Optional(Type.Integer({ minimum: 1, maximum: 20, default: 8 })),
});

const Suggestion = Type.Object(
  {
    kind: Type.String({ description: '`query`: searched before; `category`; `product`.' }),
    text: Type.String(),
    category: Type.Optional(Type.String({ description: 'The whole path, for `filters.category`.' })),
    count: Type.Optional(Type.Integer({ minimum: 0 })),
    product_id: Type.Optional(ProductId),
    url: Type.Optional(Type.String()),
  },
  { title: 'Suggestion' },
);

export const Suggestions = Type.Object({ suggestions: Type.Array(Suggestion) }, { title: 'Suggestions' });

/** `GET /api/v1/search/queries`. */
export const SearchQueriesQuery = Type.Object({
  from: Type.Optional(Type.String({ format: 'date-time' })),
  to: Type.Optional(Type.String({ format: 'date-time' })),
  order: Type.Optional(
    Type.Union([Type.Literal('searches'), Type.Literal('zero_results')], {
      description: 'Most frequent (default), or most often without a result.',
    }),
  ),
  limit: Type.Optional(Type.Integer({ minimum: 1, maximum: 100, default: 20 })),
});

export const SearchQueries = Type.Object(
  {
    data: Type.Array(
      Type.Object({
        query_text: Type.String(),
        searches: Type.Integer({ minimum: 0 }),
        zero_results: Type.Integer({ minimum: 0 }),
      }),
    ),
  },
  { title: 'SearchQueries' },
);
