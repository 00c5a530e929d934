import { AvailabilityStatus, Money, nullable, ProductId, Rating, Time, Url, VariantId } from './fields.ts';
import { Type } from './type.ts';

/** A quoted text: `quote` is the substring [start, end) of the stored text whose SHA-256 is `hash`. */
export const CitedSource = Type.Object(
  {
    source_id: Type.String({
      description: '`document:<id>` or `product:<id>`.',
      examples: ['document:returns'],
    }),
    title: Type.String(),
    url: nullable(Url),
    quote: Type.String(),
    start: Type.Integer({ minimum: 0, description: 'UTF-16 offset into the stored text.' }),
    end: Type.Integer({ minimum: 0 }),
    hash: Type.String({ pattern: '^sha256:[0-9a-f]{64}$' }),
    as_of: Time,
  },
  { title: 'Source' },
);

/** A span of `result_text` that asserts something, with the sources that support it. */
export const Claim = Type.Object(
  {
    start: Type.Integer({ minimum: 0, description: 'UTF-16 offset into result_text.' }),
    end: Type.Integer({ minimum: 0 }),
    kind: Type.Optional(
      Type.Union(
        [Type.Literal('fact'), Type.Literal('quote'), Type.Literal('computed'), Type.Literal('paraphrase')],
        {
          description:
            'A sentence about fields, words of a source, something worked out from fields, or a sentence of a language model.',
        },
      ),
    ),
    sources: Type.Array(Type.Integer({ minimum: 0 }), { minItems: 1, description: 'Indexes into sources.' }),
    computed: Type.Optional(
      Type.Array(
        Type.Object({
          operation: Type.String({ description: '`count`, `min`, `max`, `difference` or `convert`.' }),
          value: Type.Number(),
          sources: Type.Array(Type.Integer({ minimum: 0 }), { description: 'What it is worked out from.' }),
        }),
      ),
    ),
  },
  { title: 'Claim' },
);

export const CardAvailability = Type.Object({
  available: Type.Boolean({ description: 'True for in_stock, preorder, backorder and unknown.' }),
  status: AvailabilityStatus,
});

const cardMembers = {
  product_id: ProductId,
  variant_id: Type.Optional(nullable(VariantId)),
  title: Type.String(),
  url: nullable(Url),
  image_url: nullable(Url),
  price: nullable(Money),
  list_price: Type.Optional(nullable(Money)),
  availability: CardAvailability,
  brand: nullable(Type.String()),
  rating: nullable(Rating),
};

/** A product named in an answer; price and availability are read live. */
export const ProductCard = Type.Object(cardMembers, {
  title: 'ProductCard',
  examples: [
    {
      product_id: 'NP-1042',
      title: 'Trailhead 2 Hiking Boot',
      url: 'https://northpeak.example/p/trailhead-2',
      image_url: 'https://northpeak.example/i/np-1042.jpg',
      price: { amount: 13_900, currency: 'USD' },
      availability: { available: true, status: 'in_stock' },
      brand: 'Northpeak',
      rating: { value: 4.6, count: 212 },
    },
  ],
});

const Span = Type.Object({ start: Type.Integer({ minimum: 0 }), end: Type.Integer({ minimum: 0 }) });

/** A found product with its place in the ranking. */
export const RankedProduct = Type.Object(
  {
    ...cardMembers,
    score: Type.Number(),
    rank: Type.Integer({ minimum: 1 }),
    match_reasons: Type.Array(Type.String()),
    highlights: Type.Record(Type.String(), Type.Array(Span)),
  },
  { title: 'RankedProduct' },
);
