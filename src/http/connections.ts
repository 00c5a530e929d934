import type { Server, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import type { Duplex } from 'node:stream';
import { AppError, type ErrorCode } from '../errors.ts';
import type { BaseContext } from '../services/context.ts';
import { problemReply, problems } from './problems.ts';

/** Connections one outside address may hold. Loopback is exempt, and with proxies configured there is no cap: both stand for many clients. */
const mostPerAddress = 512;

const reasons: Readonly<Record<number, string>> = {
  400: 'Bad Request',
  405: 'Method Not Allowed',
  408: 'Request Timeout',
  414: 'URI Too Long',
  417: 'Expectation Failed',
  431: 'Request Header Fields Too Large',
};

type Deps = { base: BaseContext; publicUrl(): string; trustedProxies: readonly string[] };

type ParserError = Error & { code?: string; rawPacket?: Buffer };

const parserFaults: Readonly<Record<string, [ErrorCode, string]>> = {
  HPE_HEADER_OVERFLOW: ['headers_too_large', 'The headers are larger than 16 KiB.'],
  ERR_HTTP_REQUEST_TIMEOUT: ['request_timeout', 'The request was not received in time.'],
  HPE_CHUNK_EXTENSIONS_OVERFLOW: ['malformed_request', 'The request is not well-formed HTTP.'],
};

function faultOf(error: ParserError): AppError {
  const firstLine = error.rawPacket?.indexOf('\n') ?? 0;
  if (error.code === 'HPE_HEADER_OVERFLOW' && (firstLine < 0 || firstLine > 8 * 1024))
    return new AppError('uri_too_long', 'The address is longer than 8 KiB.');
  const [code, detail] = parserFaults[error.code ?? ''] ?? [
    'malformed_request',
    'The request is not well-formed HTTP.',
  ];
  return new AppError(code, detail, { cause: error });
}

/** Writes a problem straight to a socket whose request never became one, and closes it. */
function writeProblem(socket: Duplex, error: AppError, deps: Deps, extra: Record<string, string> = {}): void {
  const requestId = deps.base.ids.ulid('req', deps.base.clock.nowMs());
  const { status, headers, body } = problemReply(error, requestId, deps.publicUrl());
  const all: Record<string, string> = {
    ...headers,
    'x-request-id': requestId,
    'x-content-type-options': 'nosniff',
    'content-length': String(Buffer.byteLength(body)),
    ...extra,
    connection: 'close',
  };
  const lines = Object.entries(all).map(([name, value]) => `${name}: ${value}\r\n`);
  socket.end(
    `HTTP/1.1 ${status} ${reasons[status] ?? problems[error.code].title}\r\n${lines.join('')}\r\n${body}`,
  );
}

/** The response this socket is busy with, as Node keeps it; undefined between requests. */
function currentResponse(socket: Duplex): ServerResponse | undefined {
  return (socket as { _httpMessage?: ServerResponse | null })._httpMessage ?? undefined;
}

/** Refuses what the parser choked on: at once when it was part of the current request, else after that one's answer. */
function refuse(socket: Duplex, error: ParserError, deps: Deps): void {
  const response = currentResponse(socket);
  if (error.code === 'ECONNRESET' || !socket.writable) socket.destroy(error);
  else if (!response) writeProblem(socket, faultOf(error), deps);
  else if (response.req.complete) response.once('finish', () => writeProblem(socket, faultOf(error), deps));
  else if (response.headersSent) socket.destroy(error);
  else writeProblem(socket, faultOf(error), deps);
}

function isLoopback(address: string): boolean {
  return address === '::1' || address.startsWith('127.') || address.startsWith('::ffff:127.');
}

function capConnections(server: Server, deps: Deps): void {
  if (deps.trustedProxies.length > 0) return;
  const open = new Map<string, number>();
  server.on('connection', (socket: Socket) => {
    const address = socket.remoteAddress ?? '';
    if (isLoopback(address)) return;
    const count = (open.get(address) ?? 0) + 1;
    open.set(address, count);
    socket.once('close', () => {
      const left = (open.get(address) ?? 1) - 1;
      if (left === 0) open.delete(address);
      else open.set(address, left);
    });
    if (count > mostPerAddress) socket.destroy();
  });
}

/** Answers what never reaches a route: broken framing, timeouts, unknown expectations, CONNECT; caps connections per address. */
export function guardConnections(server: Server, deps: Deps): void {
  server.on('clientError', (error: ParserError, socket: Duplex) => refuse(socket, error, deps));
  server.on('checkExpectation', (request, response) => {
    writeProblem(
      request.socket,
      new AppError('expectation_failed', 'Only 100-continue is understood.'),
      deps,
    );
    response.destroy();
  });
  server.on('connect', (_request, socket) => {
    const allow = 'GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS';
    writeProblem(socket, new AppError('method_not_allowed', 'This server is no proxy.'), deps, { allow });
  });
  capConnections(server, deps);
}
