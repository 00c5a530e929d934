import { nullable, Time } from './fields.ts';
import { Type } from './type.ts';

const Counts = Type.Record(Type.String(), Type.Integer({ minimum: 0 }), {
  description: 'By value; what did not occur is left out.',
});

const Wording = Type.Object({
  text: Type.String(),
  asked: Type.Integer({ minimum: 1 }),
  threads: Type.Integer({ minimum: 1 }),
  last_asked_at: Time,
  page_url: nullable(Type.String()),
});

export const AnalyticsQuery = Type.Object({
  from: Type.Optional({ ...Time, description: 'Default: 7 days before `to`.' }),
  to: Type.Optional({ ...Time, description: 'Default: now.' }),
});

/** What shoppers asked in a time and what became of it. */
export const AnalyticsSummary = Type.Object(
  {
    from: Time,
    to: Time,
    answers: Type.Integer({ minimum: 0 }),
    by_status: Counts,
    by_engine: Counts,
    by_channel: Counts,
    helpful: Type.Integer({ minimum: 0 }),
    unhelpful: Type.Integer({ minimum: 0 }),
    latency_ms: nullable(
      Type.Object({ p50: Type.Number(), p95: Type.Number(), p99: Type.Number() }, { title: 'Latency' }),
    ),
    bucket_seconds: Type.Integer({ description: 'Length of one of `buckets`: an hour or a day.' }),
    buckets: Type.Array(Type.Object({ at: Time, by_status: Counts, by_engine: Counts })),
    top_questions: Type.Array(Wording),
  },
  { title: 'AnalyticsSummary' },
);

const AnsweredBy = Type.Object({
  source_id: Type.String({ description: '`document:<id>`, `product:<id>` or `faq:<id>`.' }),
  title: Type.String(),
  url: nullable(Type.String()),
});

const GapWording = Type.Object({
  ...Wording.properties,
  answered_since: nullable({ ...Time, description: 'Since when it has an answer; null: it has none.' }),
});

export const Gap = Type.Object(
  {
    gap_id: Type.String(),
    locale: Type.String(),
    state: Type.String({
      description:
        '`open`; `published`: answered by a FAQ; `verified`: asked and answered since; `answered`: a page, product or FAQ answers it since; `dismissed`.',
    }),
    faq_id: nullable(Type.Integer()),
    answered_since: nullable({ ...Time, description: 'Of the state `answered`.' }),
    answered_by: nullable(AnsweredBy),
    asked: Type.Integer({ minimum: 1 }),
    threads: Type.Integer({ minimum: 1 }),
    last_asked_at: Time,
    wordings: Type.Array(GapWording),
  },
  { title: 'Gap' },
);

/** Questions that were not answered or rated unhelpful, grouped by topic, the most asked first. */
export const GapList = Type.Object({ data: Type.Array(Gap) }, { title: 'GapList' });
