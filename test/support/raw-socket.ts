import { connect, type Socket } from 'node:net';
import type { WireResponse } from './wire-client.ts';

/** A connection that sends exactly the given bytes. */
export type RawConnection = {
  socket: Socket;
  /** Everything received so far. */
  received(): string;
  /** Resolves when the other side has closed. */
  closed: Promise<void>;
};

/** Opens a connection and writes `bytes` to it, one byte per character. */
export async function openRaw(baseUrl: string, bytes: string): Promise<RawConnection> {
  const { hostname, port } = new URL(baseUrl);
  const socket = connect(Number(port), hostname);
  let received = '';
  socket.on('data', (chunk) => {
    received += chunk.toString('latin1');
  });
  // A server that closes with bytes unread resets the connection; what was received before is what counts.
  socket.on('error', () => undefined);
  const closed = new Promise<void>((resolve) => socket.once('close', () => resolve()));
  await new Promise<void>((resolve) => socket.once('connect', () => resolve()));
  socket.write(bytes, 'latin1');
  return { socket, received: () => received, closed };
}

/** Cuts one response out of raw text; undefined while it is not complete. `rest` is what follows it. */
export function parseRaw(text: string, isHead = false): { response: WireResponse; rest: string } | undefined {
  const end = text.indexOf('\r\n\r\n');
  if (end < 0) return undefined;
  const [statusLine = '', ...lines] = text.slice(0, end).split('\r\n');
  const headers = Object.fromEntries(
    lines.map((line) => [
      line.slice(0, line.indexOf(':')).toLowerCase(),
      line.slice(line.indexOf(':') + 1).trim(),
    ]),
  );
  const status = Number(statusLine.split(' ')[1]);
  const hasBody = !isHead && status !== 204 && status !== 304;
  const length = hasBody ? Number(headers['content-length'] ?? 0) : 0;
  const content = text.slice(end + 4, end + 4 + length);
  if (content.length < length) return undefined;
  const decoded = Buffer.from(content, 'latin1').toString('utf8');
  const isJson = /json/.test(headers['content-type'] ?? '') && decoded !== '';
  const body = isJson ? (JSON.parse(decoded) as Record<string, unknown>) : {};
  return { response: { status, headers, body, text: decoded }, rest: text.slice(end + 4 + length) };
}

/** Sends raw bytes and waits for one whole response, then closes. Rejects when none comes within 5 s. */
export async function sendRaw(baseUrl: string, bytes: string): Promise<WireResponse> {
  const connection = await openRaw(baseUrl, bytes);
  const isHead = bytes.startsWith('HEAD ');
  try {
    return await new Promise<WireResponse>((resolve, reject) => {
      const look = () => {
        const parsed = parseRaw(connection.received(), isHead);
        if (parsed) resolve(parsed.response);
        return parsed !== undefined;
      };
      connection.socket.on('data', look);
      connection.socket.on(
        'close',
        () => look() || reject(new Error(`closed after ${JSON.stringify(connection.received())}`)),
      );
      setTimeout(() => reject(new Error('no response within 20 s')), 20_000).unref();
      look();
    });
  } finally {
    connection.socket.destroy();
  }
}

/** Spells a request as it goes over the wire. */
export function rawRequest(
  method: string,
  path: string,
  headers: Record<string, string>,
  body?: string,
): string {
  const payload = body === undefined ? '' : Buffer.from(body, 'utf8').toString('latin1');
  const all: Record<string, string> = { host: 'localhost', ...headers };
  const isFramed = 'content-length' in all || 'transfer-encoding' in all;
  if (body !== undefined && !isFramed) all['content-length'] = String(payload.length);
  const lines = Object.entries(all).map(([name, value]) => `${name}: ${value}\r\n`);
  return `${method} ${path} HTTP/1.1\r\n${lines.join('')}\r\n${payload}`;
}
