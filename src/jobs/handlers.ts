import type { BaseContext, JobKind } from '../services/context.ts';
import { embedTextsOfAll } from './embed-texts.ts';
import { followSalesOfAll } from './follow-sales.ts';
import { generateFaqs } from './generate-faqs.ts';
import { pregenerateFaqsOfAll } from './pregenerate-faqs.ts';
import { purgeExpiredRecords } from './purge-expired.ts';
import { queueDueSources } from './queue-due-sources.ts';
import { recheckGapsOfAll } from './recheck-gaps.ts';
import { runDueEvaluations } from './run-due-evaluations.ts';
import { runSources } from './run-source.ts';

const minuteMs = 60_000;
const hourMs = 3_600_000;

/** What this process can work off, by kind of job. */
export function jobHandlers(base: BaseContext): Record<string, JobKind> {
  return {
    generate_faqs: generateFaqs(base),
    pregenerate_faqs: pregenerateFaqsOfAll(base),
    purge_expired: purgeExpiredRecords(base),
    follow_sales: followSalesOfAll(base),
    embed_texts: embedTextsOfAll(base),
    run_source: runSources(base),
    queue_due_sources: queueDueSources(base),
    recheck_gaps: recheckGapsOfAll(base),
    run_due_evaluations: runDueEvaluations(base),
  };
}

/** Jobs that are made again and again. */
export const jobSchedules = [
  { kind: 'purge_expired', everyMs: hourMs },
  { kind: 'follow_sales', everyMs: minuteMs },
  { kind: 'queue_due_sources', everyMs: minuteMs },
  { kind: 'pregenerate_faqs', everyMs: minuteMs },
  { kind: 'embed_texts', everyMs: 5 * minuteMs },
  { kind: 'recheck_gaps', everyMs: 5 * minuteMs },
  { kind: 'run_due_evaluations', everyMs: 5 * minuteMs },
] as const;
