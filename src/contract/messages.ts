import { CitedSource, Claim, ProductCard } from './answers.ts';
import {
  AnswerStatus,
  EndUserId,
  Engine,
  FaqId,
  Locale,
  nullable,
  QueryText,
  ThreadId,
  Time,
  Url,
  UserMetadata,
} from './fields.ts';
import { Type } from './type.ts';

/** `POST /api/v1/send_message`. */
export const SendMessageBody = Type.Object(
  {
    query_text: QueryText,
    thread_id: Type.Optional(ThreadId),
    faq_id: Type.Optional(FaqId),
    page_url: Type.Optional(Url),
    locale: Type.Optional(Locale),
    user_metadata: Type.Optional(UserMetadata),
    end_user_id: Type.Optional(EndUserId),
  },
  {
    title: 'SendMessageBody',
    examples: [
      {
        query_text: 'How long do I have to return the boots?',
        page_url: 'https://northpeak.example/p/trailhead-2',
        locale: 'en',
        user_metadata: { plan: 'gold', _session: 'never leaves' },
      },
    ],
  },
);

/** The AI response to a user query. */
export const AnswerMessage = Type.Object(
  {
    result_text: Type.String({ description: 'Plain text with a Markdown subset; untrusted.' }),
    thread_id: Type.String({ description: 'Send it with the next question of the conversation.' }),
    message_id: Type.String(),
    answer_status: AnswerStatus,
    engine: Engine,
    degraded: Type.Boolean({ description: 'True only when a configured better engine was unavailable.' }),
    locale: Type.String({ description: 'The language result_text is really in.' }),
    sources: Type.Array(CitedSource),
    claims: Type.Array(Claim),
    products: Type.Array(ProductCard, { maxItems: 10 }),
    see_also: Type.Array(
      Type.Object({ title: Type.String(), url: nullable(Type.String()), source_id: Type.String() }),
      { maxItems: 3, description: 'Pages of the shop nearest to the question, without those in sources.' },
    ),
    suggested_questions: Type.Array(Type.String(), { maxItems: 3 }),
    created_at: Time,
  },
  {
    title: 'AnswerMessage',
    examples: [
      {
        result_text: 'Unused items can be returned within 60 days of delivery.',
        thread_id: '6f1c2b8e-3d44-4e0a-9b57-2f8a1c0d9e31',
        message_id: 'msg_01JD8Z0M4T9R7W2K5Y6B3C1XQA',
        answer_status: 'answered',
        engine: 'embedded',
        degraded: false,
        locale: 'en',
        sources: [
          {
            source_id: 'document:returns',
            title: 'Returns and exchanges',
            url: 'https://northpeak.example/help/returns',
            quote: 'Unused items can be returned within 60 days of delivery.',
            start: 0,
            end: 56,
            hash: 'sha256:bb0a9d6c9bc0e8cf9762570e21578d3b3d0d7fa9fee0867a45252e915de0c317',
            as_of: '2026-11-21T08:00:12.000Z',
          },
        ],
        claims: [{ start: 0, end: 56, sources: [0] }],
        products: [],
        see_also: [],
        suggested_questions: ['How do I start a return?'],
        created_at: '2026-11-21T09:30:00.412Z',
      },
    ],
  },
);

export const FeedbackBody = Type.Object(
  {
    rating: Type.Union([Type.Literal(-1), Type.Literal(1)]),
    comment: Type.Optional(Type.String({ maxLength: 2_000 })),
  },
  { title: 'FeedbackBody', examples: [{ rating: 1, comment: 'Just what I needed' }] },
);

export const Feedback = Type.Object({
  rating: Type.Union([Type.Literal(-1), Type.Literal(1)]),
  comment: Type.Union([Type.String(), Type.Null()]),
});

export const MessageParams = Type.Object({
  message_id: Type.String({ format: 'identifier', minLength: 1, maxLength: 64 }),
});
