const LONGEST_BACKOFF_MS = 15 * 60_000;

/** The longest wait that an outside `Retry-After` may ask for. */
export const LONGEST_WAIT_MS = 60 * 60_000;

function waitAskedFor(error: unknown): number {
  if (typeof error !== 'object' || error === null || !('members' in error)) return 0;
  const { members } = error as { members: unknown };
  if (typeof members !== 'object' || members === null || !('retry_after_seconds' in members)) return 0;
  const seconds = members.retry_after_seconds;
  return typeof seconds === 'number' && seconds > 0 ? Math.min(seconds * 1_000, LONGEST_WAIT_MS) : 0;
}

/**
 * Milliseconds until the next attempt after `attempt` (from 1) failed: 2^attempt seconds ± 25 %, at most 15 min, and
 * never sooner than the error's own `retry_after_seconds`. `random` is uniform in [0, 1).
 */
export function retryDelayMs(attempt: number, error: unknown, random: number): number {
  const backoffMs = Math.min(2 ** attempt * 1_000 * (0.75 + random / 2), LONGEST_BACKOFF_MS);
  return Math.round(Math.max(backoffMs, waitAskedFor(error)));
}
