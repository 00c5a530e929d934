import { BlockedAddress } from '../fetcher/guarded-connector.ts';
import { type FailureKind, ModelError } from './models.ts';

const mostRetryAfterMs = 3_600_000;

function header(headers: unknown, name: string): string | undefined {
  const value = (headers as Readonly<Record<string, string>> | undefined)?.[name];
  return typeof value === 'string' ? value.trim() : undefined;
}

/** `Retry-After` (RFC 9110 §10.2.3) as milliseconds, or the milliseconds some providers send beside it; at most an hour. */
export function retryAfterMs(headers: unknown, nowMs: number): number | undefined {
  const exact = header(headers, 'retry-after-ms');
  if (exact !== undefined && /^\d{1,9}$/.test(exact)) return Math.min(mostRetryAfterMs, Number(exact));
  const given = header(headers, 'retry-after');
  if (given === undefined) return undefined;
  if (/^\d{1,9}$/.test(given)) return Math.min(mostRetryAfterMs, Number(given) * 1000);
  const at = Date.parse(given);
  return Number.isNaN(at) ? undefined : Math.min(mostRetryAfterMs, Math.max(0, at - nowMs));
}

function kindOfStatus(status: number, body: string): FailureKind {
  if (status === 401 || status === 403) return 'wrong_key';
  if (status === 402 || /insufficient_quota|billing|credit balance/iu.test(body)) return 'quota';
  if (status === 429) return 'rate_limited';
  if (status === 404 || (status === 400 && /model.{0,60}(?:not found|does not exist|unknown)/iu.test(body)))
    return 'unknown_model';
  if (status === 503 || status === 529) return 'overloaded';
  if (status === 408 || status === 504) return 'timeout';
  if (status >= 500) return 'server_error';
  // A redirect is not followed: it would lead past the check of the address.
  return status >= 300 && status < 400 ? 'bad_response' : 'refused_request';
}

/** What a reply that is no success means, by its status, body and headers. */
export function failureOfStatus(status: number, body: string, headers: unknown): ModelError {
  // What it asks to be waited for as a date is not looked at here: only chat calls are made often enough for that.
  const wait = header(headers, 'retry-after');
  const retryAfterMs = wait !== undefined && /^\d{1,9}$/.test(wait) ? Number(wait) * 1000 : undefined;
  return new ModelError(kindOfStatus(status, body.slice(0, 4_000)), { status, retryAfterMs });
}

function chain(error: unknown): Error[] {
  const errors: Error[] = [];
  for (let each = error; each instanceof Error && errors.length < 8; each = each.cause) errors.push(each);
  return errors;
}

/** The same of a chat call, which also waits for what is asked for as a date. */
export function failureOfReply(
  { status, body, headers }: { status: number; body: string; headers: unknown },
  nowMs: number,
): ModelError {
  const kind = kindOfStatus(status, body.slice(0, 4_000));
  return new ModelError(kind, { status, retryAfterMs: retryAfterMs(headers, nowMs) });
}

/** What an error of the model library, of the connection or of ours means; `ModelError`s are given back as they are. */
export function failureOf(error: unknown, nowMs: number): ModelError {
  const errors = chain(error);
  const known = errors.find((each) => each instanceof ModelError);
  if (known) return known;
  const answered = errors.find((each) => each.name === 'AI_APICallError' && 'statusCode' in each) as
    | (Error & { statusCode?: number; responseHeaders?: unknown; responseBody?: string })
    | undefined;
  const { statusCode: status, responseHeaders, responseBody = '' } = answered ?? {};
  if (status !== undefined && (status < 200 || status > 299))
    return failureOfReply({ status, body: responseBody, headers: responseHeaders }, nowMs);
  if (errors.some((each) => each instanceof BlockedAddress)) return new ModelError('blocked_address');
  if (errors.some(({ name }) => name.endsWith('TimeoutError'))) return new ModelError('timeout');
  const codes = errors.map((each) => String((each as { code?: unknown }).code ?? ''));
  if (
    codes.some((code) =>
      /^(?:ECONN|ENOTFOUND|EAI_|EHOST|ENET|EPIPE|UND_ERR_SOCKET|ERR_TLS|CERT_|SELF_|UNABLE_|DEPTH_)/.test(
        code,
      ),
    )
  )
    return new ModelError(
      codes.includes('UND_ERR_SOCKET') && status !== undefined ? 'cut_off' : 'unreachable',
    );
  return new ModelError('bad_response', { status });
}
