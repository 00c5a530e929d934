import type { Dispatcher } from 'undici';
import type { FetchFailure } from './fetcher.ts';
import { BlockedAddress } from './guarded-connector.ts';
import { BodyTooLarge, readBody, UnknownEncoding } from './read-body.ts';

/** One exchange with one server: a body, a place to go instead, or why there is neither. */
export type Hop =
  | { kind: 'body'; contentType: string; bytes: Uint8Array; etag?: string; lastModified?: string }
  | { kind: 'redirect'; location: string }
  | { kind: 'unchanged' }
  | { kind: 'failed'; failure: FetchFailure; status?: number };

export type HopOptions = {
  dispatcher: Dispatcher;
  userAgent: string;
  accept: string;
  signal: AbortSignal;
  /** Decoded bytes; with `cut` the rest is ignored, else it is a failure. */
  limit: number;
  cut?: boolean;
  /** What was known of it before; then an unchanged body is not sent again. */
  known?: { etag?: string | undefined; lastModified?: string | undefined };
  /** 10 s unless a long body is expected. */
  timeoutMs?: number;
};

const hopTimeoutMs = 10_000;

function one(header: string | string[] | undefined): string | undefined {
  return Array.isArray(header) ? header.join(',') : header;
}

function failureOf(error: unknown): FetchFailure {
  if (error instanceof BlockedAddress) return 'blocked_address';
  if (error instanceof BodyTooLarge) return 'too_large';
  if (error instanceof UnknownEncoding) return 'unsupported_content';
  const name = error instanceof Error ? error.name : '';
  return name.endsWith('TimeoutError') ? 'timeout' : 'unreachable';
}

async function answerOf(response: Dispatcher.ResponseData, options: HopOptions): Promise<Hop> {
  const { statusCode, headers, body } = response;
  const location = one(headers['location']);
  const isGood = statusCode >= 200 && statusCode < 300;
  if (!isGood) body.destroy();
  if (statusCode === 304) return { kind: 'unchanged' };
  if (statusCode >= 300 && statusCode < 400 && location !== undefined) return { kind: 'redirect', location };
  if (!isGood) return { kind: 'failed', failure: 'http_error', status: statusCode };
  const encoding = one(headers['content-encoding']) ?? '';
  const { limit, cut } = options;
  const announced = encoding === '' ? Number(one(headers['content-length']) ?? 0) || 0 : 0;
  const bytes = await readBody(body, encoding, { limit, cut, announced });
  const etag = one(headers['etag']);
  const lastModified = one(headers['last-modified']);
  return {
    kind: 'body',
    contentType: one(headers['content-type']) ?? '',
    bytes,
    ...(etag === undefined ? {} : { etag }),
    ...(lastModified === undefined ? {} : { lastModified }),
  };
}

/** One GET, without following anything; within its time, whatever the other side does. Never throws. */
export async function takeHop(url: URL, options: HopOptions): Promise<Hop> {
  const signal = AbortSignal.any([options.signal, AbortSignal.timeout(options.timeoutMs ?? hopTimeoutMs)]);
  try {
    const { request } = await import('undici');
    const response = await request(url, {
      dispatcher: options.dispatcher,
      signal,
      headers: {
        'user-agent': options.userAgent,
        accept: options.accept,
        'accept-encoding': 'gzip, br, deflate',
        ...(options.known?.etag === undefined ? {} : { 'if-none-match': options.known.etag }),
        ...(options.known?.lastModified === undefined
          ? {}
          : { 'if-modified-since': options.known.lastModified }),
      },
    });
    // The body is read under our own decoder; its late errors have a reader.
    response.body.on('error', () => undefined);
    return await answerOf(response, options);
  } catch (error) {
    return { kind: 'failed', failure: failureOf(signal.aborted ? signal.reason : error) };
  }
}
