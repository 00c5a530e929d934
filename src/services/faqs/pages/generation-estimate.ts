/** Moving average of how long this node's generations took, in milliseconds; starts from a cautious guess. */
let averageMs = 1_500;

const weightOfLatest = 0.2;

/** Learns from one finished generation. */
export function recordGenerationTime(durationMs: number): void {
  averageMs += weightOfLatest * (durationMs - averageMs);
}

/**
 * Seconds until a page is worth asking for again: an integer from 2 to 30, at least what the job will take,
 * stretched by up to a quarter so that the polls of many pages do not meet.
 *
 * `waitedMs` = since the page was requested, `pagesAhead` = pages waiting before it, `random` in [0, 1).
 */
export function estimateRetrySeconds(input: {
  waitedMs: number;
  pagesAhead: number;
  random: number;
}): number {
  const remainingMs = Math.max(0, averageMs * (input.pagesAhead + 1) - input.waitedMs);
  const seconds = (remainingMs / 1000) * (1 + input.random / 4);
  return Math.min(30, Math.max(2, Math.ceil(seconds + input.random)));
}
