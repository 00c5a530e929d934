import { Locale, nullable, Time, Url } from '../fields.ts';
import { listPageOf, listParameters } from '../lists.ts';
import { Type } from '../type.ts';

export const RequestRow = Type.Object({
  request_id: Type.String(),
  at: Time,
  operation: Type.String(),
  method: Type.String(),
  status: Type.Integer(),
  code: nullable(Type.String()),
  key_id: nullable(Type.String()),
  key_name: nullable(Type.String()),
  duration_ms: Type.Number(),
});
export const RequestList = listPageOf(RequestRow);

const Id = Type.String({ format: 'identifier', minLength: 1, maxLength: 128 });

export const RequestsQuery = Type.Object({
  ...listParameters,
  after: Type.Optional(Id),
  operation: Type.Optional(Id),
  status: Type.Optional(Type.Integer({ minimum: 100, maximum: 599 })),
  code: Type.Optional(Id),
  key_id: Type.Optional(Id),
  request_id: Type.Optional(Id),
  refused: Type.Optional(Type.Union([Type.Literal('true'), Type.Literal('false')])),
});

const Tried = Type.Object({
  text: Type.String(),
  status: Type.String(),
  result_text: Type.String(),
  engine: Type.String(),
});
export const TriedList = Type.Object({ data: Type.Array(Tried) });

export const FirstQuestions = Type.Object({ data: Type.Array(Type.String()) });

export const GapParams = Type.Object({ gap_id: Id });
export const GapAnswerBody = Type.Object({
  question: Type.String({ minLength: 1, maxLength: 500, pattern: '\\S' }),
  answer: Type.String({ minLength: 1, maxLength: 4_000, pattern: '\\S' }),
  page_url: Type.Optional(Url),
});
export const GapAnswered = Type.Object({
  faq_id: Type.Integer(),
  /** The regression case that keeps it so. */
  case_id: Type.String(),
  /** A FAQ with this very question was there; it has the new answer now. */
  replaced: Type.Boolean(),
  /** Wordings that another FAQ answers. */
  left_out: Type.Array(Type.String()),
  tried: Type.Array(Tried),
});
export const AnswerBody = Type.Object({
  ...GapAnswerBody.properties,
  /** Other ways in which the same was asked. */
  wordings: Type.Optional(Type.Array(Type.String({ minLength: 1, maxLength: 4_000 }), { maxItems: 50 })),
  locale: Type.Optional(Locale),
});
export const GapsChecked = Type.Object({ asked: Type.Integer(), changed: Type.Integer() });

/** How often cases run by themselves. */
const Every = Type.Union([Type.Literal('day'), Type.Literal('week')]);

export const CaseRow = Type.Object({
  case_id: Type.String(),
  body: Type.Record(Type.String(), Type.Unknown()),
  created_at: Time,
});
export const RunRow = Type.Object({
  run_id: Type.String(),
  started_at: Time,
  finished_at: Time,
  passed: Type.Integer(),
  failed: Type.Integer(),
  results: Type.Array(Type.Unknown()),
});
export const CaseList = Type.Object({
  cases: Type.Array(CaseRow),
  runs: Type.Array(RunRow),
  /** From which chance on a reply is asserted: as shipped, and as the company has set it. */
  asserted_from: Type.Object({ shipped: Type.Number(), own: nullable(Type.Number()) }),
  schedule: nullable(Type.Object({ every: Every, next_at: Time })),
});
export const ScheduleBody = Type.Object({ every: nullable(Every) });
/** A suite file as `aisle eval` takes it. */
export const SuiteBody = Type.Object({ text: Type.String({ minLength: 1, maxLength: 1_000_000 }) });
export const SuiteTaken = Type.Object({ cases: Type.Integer() });
/** The last run, and which cases were right before it and are wrong now. */
export const LastRun = Type.Object({
  run: nullable(
    Type.Object({
      run_id: Type.String(),
      finished_at: Time,
      passed: Type.Integer(),
      failed: Type.Integer(),
      broken: Type.Array(Type.String()),
    }),
  ),
});
export const NewCaseBody = Type.Object({
  /** From a past answer … */
  request_id: Type.Optional(Id),
  /** … or as a suite file spells it. */
  body: Type.Optional(Type.Record(Type.String(), Type.Unknown(), { 'x-user-metadata': true })),
});
export const CaseParams = Type.Object({ case_id: Id });
