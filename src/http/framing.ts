import type { IncomingMessage } from 'node:http';
import { AppError } from '../errors.ts';
import { kept } from '../memo/kept.ts';

const longestUri = 8 * 1024;
const longestHeaders = 16 * 1024;
/** What the parser itself lets through: room for a full address and full headers, so that each gets its own refusal. */
export const parserHeaderLimit = 32 * 1024;

/** A name, an IPv4 or a bracketed IPv6 address, maybe a port (RFC 9110 §7.2). */
const hostShape = /^(?:[A-Za-z0-9._~!$&'()*+,;=%-]*|\[[0-9A-Fa-f:.]+\])(?::[0-9]{0,5})?$/;

function malformed(detail: string): AppError {
  return new AppError('malformed_request', detail);
}

function checkHeaders(raw: IncomingMessage): AppError | undefined {
  const { rawHeaders } = raw;
  let size = 0;
  let hosts = 0;
  for (let i = 0; i < rawHeaders.length; i += 2) {
    const name = rawHeaders[i]!;
    size += name.length + rawHeaders[i + 1]!.length + 4;
    if (name.length === 4 && name.toLowerCase() === 'host') hosts++;
  }
  if (size > longestHeaders) return new AppError('headers_too_large', 'The headers are larger than 16 KiB.');
  if (hosts > 1) return malformed('There is more than one Host header.');
  const { host } = raw.headers;
  if (host === undefined ? raw.httpVersion !== '1.0' : !hostShape.test(host))
    return malformed('The Host header is missing or not well-formed.');
  return undefined;
}

function isProperlyEncoded(query: string): boolean {
  try {
    decodeURIComponent(query);
    return true;
  } catch (error) {
    if (error instanceof URIError) return false;
    throw error;
  }
}

function urlFault(url: string): AppError | undefined {
  if (url.length > longestUri) return new AppError('uri_too_long', 'The address is longer than 8 KiB.');
  return undefined;
}

function queryFault(url: string): AppError | undefined {
  const query = url.indexOf('?');
  if (query >= 0 && url.includes('%', query) && !isProperlyEncoded(url.slice(query + 1)))
    return malformed('The query is not properly percent-encoded.');
  return undefined;
}

/** Addresses that were found in order: shops ask for the same pages over and over. */
const isProper = kept(
  { most: 2_000, longest: 1_024 },
  (url) => urlFault(url) === undefined && queryFault(url) === undefined,
);

/** What HTTP itself asks of a request, checked before the route is looked at: 414, 431, 400. */
export function framingFault(raw: IncomingMessage): AppError | undefined {
  const url = raw.url ?? '';
  if (isProper(url)) return checkHeaders(raw);
  return urlFault(url) ?? checkHeaders(raw) ?? queryFault(url);
}
