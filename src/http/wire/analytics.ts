import { invalidRequest } from '../../errors.ts';
import type { AskedWording } from '../../services/analytics/list-unanswered.ts';
import type { UseSummary } from '../../services/analytics/summarize-use.ts';
import type { AnsweredBy, Gap, GapWording } from '../../services/gaps/list-gaps.ts';
import { wireTime, wireTimeOrNull } from './time.ts';

const weekMs = 7 * 86_400_000;
const longestMs = 400 * 86_400_000;

/** The time a question about use is about: seven days up to now unless it says otherwise. */
export function rangeOf(
  query: { from?: string | undefined; to?: string | undefined },
  nowMs: number,
): { fromMs: number; toMs: number } {
  const toMs = query.to === undefined ? nowMs + 1 : Date.parse(query.to);
  const fromMs = query.from === undefined ? toMs - weekMs : Date.parse(query.from);
  if (fromMs >= toMs || toMs - fromMs > longestMs)
    throw invalidRequest([
      { parameter: 'from', code: 'range', detail: 'must be before "to", by at most 400 days' },
    ]);
  return { fromMs, toMs };
}

function wireWording({ text, asked, threads, lastAskedAtMs, pageUrl }: AskedWording) {
  return { text, asked, threads, last_asked_at: wireTime(lastAskedAtMs), page_url: pageUrl ?? null };
}

/** A summary of use in wire names. */
export function wireSummary(summary: UseSummary) {
  return {
    from: wireTime(summary.fromMs),
    to: wireTime(summary.toMs),
    answers: summary.answers,
    by_status: summary.byStatus,
    by_engine: summary.byEngine,
    by_channel: summary.byChannel,
    helpful: summary.helpful,
    unhelpful: summary.unhelpful,
    latency_ms: summary.latency ?? null,
    bucket_seconds: summary.bucketMs / 1000,
    buckets: summary.buckets.map(({ atMs, byStatus, byEngine }) => ({
      at: wireTime(atMs),
      by_status: byStatus,
      by_engine: byEngine,
    })),
    top_questions: summary.topQuestions.map(wireWording),
  };
}

function wireGapWording({ answered, ...wording }: GapWording) {
  return { ...wireWording(wording), answered_since: wireTimeOrNull(answered?.sinceMs) };
}

function wireAnsweredBy({ sourceId, title, url }: AnsweredBy) {
  return { source_id: sourceId, title, url: url ?? null };
}

/** A gap in wire names. */
export function wireGap(gap: Gap) {
  return {
    gap_id: gap.gapId,
    locale: gap.locale,
    state: gap.state,
    faq_id: gap.faqId ?? null,
    answered_since: wireTimeOrNull(gap.answered?.sinceMs),
    answered_by: gap.answered?.by === undefined ? null : wireAnsweredBy(gap.answered.by),
    asked: gap.asked,
    threads: gap.threads,
    last_asked_at: wireTime(gap.lastAskedAtMs),
    wordings: gap.wordings.map(wireGapWording),
  };
}
