import type { ClaimedJob } from '../../../platform/queue/queue.ts';

/** The page that a generation is for. */
export type GenerationInput = { urlKey: string; locale: string };

/** The part of a claimed job that its work needs. */
export type GenerationJob = Pick<ClaimedJob, 'jobId' | 'fence' | 'attempt' | 'maxAttempts'>;
