import { Locale, nullable, ProductId, Time } from './fields.ts';
import { listPageOf, listParameters } from './lists.ts';
import { Type } from './type.ts';

const RuleId = Type.String({
  format: 'identifier',
  minLength: 1,
  maxLength: 128,
  description: "The caller's id of the rule.",
  examples: ['boots-first'],
});

const word = Type.String({ minLength: 1, maxLength: 200, pattern: '\\S' });
const productIds = Type.Array(ProductId, { minItems: 1, maxItems: 500 });

const RuleQuery = Type.Object(
  {
    text: word,
    match: Type.Optional(Type.Union([Type.Literal('exact'), Type.Literal('contains')])),
  },
  { description: 'Queries that the rule applies to: equal to the text (default) or holding its words.' },
);

const RuleTarget = Type.Object(
  {
    product_ids: Type.Optional(productIds),
    brand: Type.Optional(Type.Array(Type.String({ minLength: 1, maxLength: 200 }), { maxItems: 100 })),
    category: Type.Optional(Type.Array(Type.String({ minLength: 1, maxLength: 300 }), { maxItems: 100 })),
    attributes: Type.Optional(
      Type.Record(Type.String(), Type.String({ maxLength: 2_000 }), { maxProperties: 50 }),
    ),
  },
  { description: 'Products that meet all parts given.' },
);

const locale = Type.Optional(Locale);

/** `PUT /api/v1/search/rules/{rule_id}`. */
export const SearchRuleBody = Type.Union(
  [
    Type.Object({
      kind: Type.Literal('synonym'),
      locale,
      from: word,
      to: Type.Array(word, { minItems: 1, maxItems: 50 }),
      two_way: Type.Optional(Type.Boolean()),
    }),
    Type.Object({ kind: Type.Literal('pin'), locale, query: RuleQuery, product_ids: productIds }),
    Type.Object({ kind: Type.Literal('hide'), locale, query: Type.Optional(RuleQuery), target: RuleTarget }),
    Type.Object({
      kind: Type.Literal('boost'),
      locale,
      query: Type.Optional(RuleQuery),
      target: RuleTarget,
      weight: Type.Number({
        minimum: -1,
        maximum: 1,
        description: 'Added to the score, whose best is 1; below 0 moves products down.',
      }),
    }),
  ],
  {
    title: 'SearchRuleBody',
    examples: [{ kind: 'pin', query: { text: 'boots' }, product_ids: ['NP-1042'] }],
  },
);

/** A stored rule. */
export const SearchRule = Type.Object(
  {
    rule_id: RuleId,
    kind: Type.String({ description: '`synonym`, `pin`, `hide` or `boost`.' }),
    locale: nullable(Locale),
    from: Type.Optional(Type.String()),
    to: Type.Optional(Type.Array(Type.String())),
    two_way: Type.Optional(Type.Boolean()),
    query: Type.Optional(Type.Object({ text: Type.String(), match: Type.String() })),
    product_ids: Type.Optional(Type.Array(Type.String())),
    target: Type.Optional(Type.Record(Type.String(), Type.Unknown())),
    weight: Type.Optional(Type.Number()),
    created_at: Time,
    updated_at: Time,
  },
  { title: 'SearchRule' },
);

export const SearchRuleParams = Type.Object({ rule_id: RuleId });
export const SearchRulesQuery = Type.Object(listParameters);
export const SearchRuleList = listPageOf(SearchRule);
