import { AnswerStatus, EndUserId, Engine, nullable, Time } from './fields.ts';
import { listPageOf, listParameters } from './lists.ts';
import { Feedback } from './messages.ts';
import { Type } from './type.ts';

const Channel = Type.Union([
  Type.Literal('api'),
  Type.Literal('mcp'),
  Type.Literal('website'),
  Type.Literal('playground'),
]);
const ThreadStatus = Type.Union([Type.Literal('open'), Type.Literal('closed'), Type.Literal('handed_over')]);

/** One stored exchange. */
export const ThreadMessage = Type.Object(
  {
    seq: Type.Integer({ minimum: 1 }),
    message_id: Type.String(),
    query_text: Type.String(),
    result_text: Type.String(),
    answer_status: AnswerStatus,
    engine: Engine,
    feedback: nullable(Feedback),
    created_at: Time,
  },
  { title: 'ThreadMessage' },
);

const threadMembers = {
  thread_id: Type.String(),
  channel: Channel,
  status: ThreadStatus,
  locale: Type.String(),
  end_user_id: nullable(Type.String()),
  page_url: nullable(Type.String()),
  created_at: Time,
  updated_at: Time,
  expires_at: Time,
};

/** All exchanges of one conversation. */
export const Thread = Type.Object(
  { ...threadMembers, messages: Type.Array(ThreadMessage) },
  {
    title: 'Thread',
    examples: [
      {
        thread_id: '6f1c2b8e-3d44-4e0a-9b57-2f8a1c0d9e31',
        channel: 'api',
        status: 'open',
        locale: 'en',
        end_user_id: 'u-77',
        page_url: 'https://northpeak.example/p/trailhead-2',
        created_at: '2026-11-21T09:30:00.000Z',
        updated_at: '2026-11-21T09:30:00.000Z',
        expires_at: '2027-02-19T09:30:00.000Z',
        messages: [
          {
            seq: 1,
            message_id: 'msg_01JD8Z0M4T9R7W2K5Y6B3C1XQA',
            query_text: 'How long do I have to return the boots?',
            result_text: 'Unused items can be returned within 60 days of delivery.',
            answer_status: 'answered',
            engine: 'embedded',
            feedback: { rating: 1, comment: null },
            created_at: '2026-11-21T09:30:00.412Z',
          },
        ],
      },
    ],
  },
);

export const ThreadList = listPageOf(Thread);

/** A thread's id in a path: one that is no thread is 404, so only length and control characters are checked. */
export const ThreadParams = Type.Object({
  thread_id: Type.String({ format: 'identifier', minLength: 1, maxLength: 64 }),
});

const threadFilters = {
  from: Type.Optional(Time),
  to: Type.Optional(Time),
  channel: Type.Optional(Channel),
  status: Type.Optional(ThreadStatus),
  answer_status: Type.Optional(Type.String({ format: 'identifier', minLength: 1, maxLength: 32 })),
  end_user_id: Type.Optional(EndUserId),
};

export const ThreadsQuery = Type.Object({ ...threadFilters, ...listParameters });
export const ThreadsExportQuery = Type.Object(threadFilters);
export const ThreadsOfUserQuery = Type.Object({ end_user_id: EndUserId });

export const ThreadPatch = Type.Object(
  { status: Type.Union([Type.Literal('open'), Type.Literal('closed')]) },
  { title: 'ThreadPatch', examples: [{ status: 'closed' }] },
);

export const DeletedThreads = Type.Object({ deleted: Type.Integer({ minimum: 0 }) });
