import { AppError } from '../../errors.ts';

/** A 503 that says the store cannot answer now and when to come back; `cause` stays in the log. */
export function storeUnavailable(detail: string, cause: unknown, retryAfterSeconds = 1): AppError {
  return new AppError('unavailable', detail, {
    cause,
    members: { retry_after_seconds: retryAfterSeconds },
    headers: { 'retry-after': String(retryAfterSeconds) },
  });
}
