import type { TSchema } from 'typebox';
import { Type } from './type.ts';

/** A member that is always there and `null` where there is nothing to say. */
export const nullable = <T extends TSchema>(schema: T) => Type.Union([schema, Type.Null()]);

export const Locale = Type.String({
  format: 'locale',
  maxLength: 35,
  description: 'BCP 47 tag.',
  examples: ['en'],
});

/** Any web address: http or https, absolute, at most 2,048 characters, without user name and password. */
export const Url = Type.String({
  format: 'uri',
  maxLength: 2_048,
  examples: ['https://northpeak.example/p/trailhead-2'],
});

export const Time = Type.String({
  format: 'date-time',
  description: 'RFC 3339, UTC.',
  examples: ['2026-11-21T09:30:00.412Z'],
});

export const ProductId = Type.String({
  format: 'identifier',
  minLength: 1,
  maxLength: 128,
  examples: ['NP-1042'],
});
export const VariantId = Type.String({
  format: 'identifier',
  minLength: 1,
  maxLength: 128,
  examples: ['NP-1042-42'],
});
export const DocumentId = Type.String({
  format: 'identifier',
  minLength: 1,
  maxLength: 128,
  examples: ['returns'],
});

export const EndUserId = Type.String({
  format: 'identifier',
  minLength: 1,
  maxLength: 128,
  description: 'Opaque id of the shopper: binds the thread, and is the handle for export and erasure.',
  examples: ['u-77'],
});

/** Of a request: any text of at most 64 printable characters, because an unknown thread is 404; `""` = a new thread. */
export const ThreadId = Type.String({
  format: 'identifier',
  maxLength: 64,
  description: 'Continues this thread; omitted or empty begins a new one.',
  examples: ['6f1c2b8e-3d44-4e0a-9b57-2f8a1c0d9e31'],
});

export const FaqId = Type.Integer({ minimum: 1, maximum: 9_007_199_254_740_991, examples: [4812] });

export const QueryText = Type.String({
  minLength: 1,
  maxLength: 4_000,
  pattern: '\\S',
  description: 'What the shopper asks; counted in characters, not blank.',
  examples: ['How long do I have to return the boots?'],
});

export const UserMetadata = Type.Record(Type.String(), Type.Unknown(), {
  'x-user-metadata': true,
  description:
    'Context about the user, at most 16 KiB as JSON, 50 keys in all, nested 3 deep. Keys that begin with `_` never reach a model, log, trace, webhook or export.',
  examples: [{ plan: 'gold', _session: 'never leaves' }],
});

/** Integer minor units (ISO 4217 digits) and a currency code. */
export const Money = Type.Object(
  {
    amount: Type.Integer({ minimum: 0, maximum: 9_007_199_254_740_991, description: 'In minor units.' }),
    currency: Type.String({ pattern: '^[A-Z]{3}$', description: 'ISO 4217.' }),
  },
  { title: 'Money', examples: [{ amount: 13_900, currency: 'USD' }] },
);

export const AvailabilityStatus = Type.Union([
  Type.Literal('in_stock'),
  Type.Literal('out_of_stock'),
  Type.Literal('preorder'),
  Type.Literal('backorder'),
  Type.Literal('discontinued'),
  Type.Literal('unknown'),
]);

export const Rating = Type.Object({
  value: Type.Number({ minimum: 0, maximum: 5 }),
  count: Type.Integer({ minimum: 0 }),
});

export const AnswerStatus = Type.String({
  description:
    '`answered`; `partial`: closest evidence quoted, not asserted; `not_found`: nothing supports an answer; `handed_over`: a human has the conversation.',
  examples: ['answered'],
});

export const Engine = Type.String({
  description: '`faq` (cached), `embedded` (no model), `llm`.',
  examples: ['embedded'],
});
