import type { Context } from '../context.ts';
import { durationsOfOperation } from '../request-log/durations-of-operation.ts';
import { idAt } from '../request-log/id-at.ts';
import { type AnswerCount, type AskedWording, countAnswers, topWordings } from './store.ts';

const hourMs = 3_600_000;
const dayMs = 24 * hourMs;

/** Answers by what became of them; every key is there only when it occurred. */
export type Counts = Record<string, number>;

export type UseSummary = {
  fromMs: number;
  toMs: number;
  bucketMs: number;
  answers: number;
  byStatus: Counts;
  byEngine: Counts;
  byChannel: Counts;
  helpful: number;
  unhelpful: number;
  /** Of send_message, in milliseconds; undefined when nothing was asked. */
  latency: { p50: number; p95: number; p99: number } | undefined;
  /** Every stretch of the range, empty ones too, in order. */
  buckets: { atMs: number; byStatus: Counts; byEngine: Counts }[];
  topQuestions: AskedWording[];
};

function add(counts: Counts, key: string, count: number): void {
  counts[key] = (counts[key] ?? 0) + count;
}

function at(sorted: readonly number[], share: number): number {
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))]!;
}

function bucketsOf(rows: readonly AnswerCount[], fromMs: number, toMs: number, bucketMs: number) {
  const first = Math.floor(fromMs / bucketMs);
  const last = Math.floor((toMs - 1) / bucketMs);
  const buckets: UseSummary['buckets'] = [];
  for (let i = first; i <= last; i++) buckets.push({ atMs: i * bucketMs, byStatus: {}, byEngine: {} });
  for (const { bucket, status, engine, answers } of rows) {
    const place = buckets[bucket - first];
    if (!place) continue;
    add(place.byStatus, status, answers);
    add(place.byEngine, engine, answers);
  }
  return buckets;
}

/** What shoppers asked from `fromMs` to `toMs` (epoch milliseconds) and what became of it; questions tried out in the dashboard do not count. */
export async function summarizeUse(
  ctx: Context,
  { fromMs, toMs }: { fromMs: number; toMs: number },
): Promise<UseSummary> {
  const bucketMs = toMs - fromMs <= 3 * dayMs ? hourMs : dayMs;
  const range = { from: idAt('msg', fromMs), to: idAt('msg', toMs) };
  const rows = await countAnswers(ctx, range, bucketMs);
  const [byStatus, byEngine, byChannel]: [Counts, Counts, Counts] = [{}, {}, {}];
  let [answers, helpful, unhelpful] = [0, 0, 0];
  for (const row of rows) {
    add(byStatus, row.status, row.answers);
    add(byEngine, row.engine, row.answers);
    add(byChannel, row.channel, row.answers);
    answers += row.answers;
    helpful += row.helpful;
    unhelpful += row.unhelpful;
  }
  const times = await durationsOfOperation(ctx, '/api/v1/send_message', { fromMs, toMs });
  const topQuestions = await topWordings(ctx, range, { unansweredOnly: false, limit: 10 });
  return {
    ...{ fromMs, toMs, bucketMs, answers, byStatus, byEngine, byChannel, helpful, unhelpful },
    latency:
      times.length === 0 ? undefined : { p50: at(times, 0.5), p95: at(times, 0.95), p99: at(times, 0.99) },
    buckets: bucketsOf(rows, fromMs, toMs, bucketMs),
    topQuestions,
  };
}
