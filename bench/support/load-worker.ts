import { connect } from 'node:net';
import { type LoadReport, type LoadSpec, readSpec } from './load.ts';

/** A load generator in a process of its own; one request at a time on each connection. See `load.ts`. */
const spec: LoadSpec = readSpec();
const { hostname, port } = new URL(spec.url);
const report: LoadReport = { perSecond: 0, p50Ms: 0, p95Ms: 0, p99Ms: 0, statuses: {} };
const times: number[] = [];
const requests = spec.requests.map(({ method, path, headers, body = '' }) => {
  const lines = [`${method} ${path} HTTP/1.1`, `host: ${hostname}:${port}`];
  for (const [name, value] of Object.entries(headers)) lines.push(`${name}: ${value}`);
  if (body !== '') lines.push(`content-length: ${Buffer.byteLength(body)}`);
  return Buffer.from(`${lines.join('\r\n')}\r\n\r\n${body}`);
});
let next = 0;
const startedMs = performance.now();
const warmUntilMs = startedMs + spec.warmUpSeconds * 1000;
const endMs = warmUntilMs + spec.seconds * 1000;
let open = spec.connections;

/** Where the answer in `text` ends, or -1 while some of it is missing; answers are told apart by their length header. */
function endOf(text: string): number {
  const head = text.indexOf('\r\n\r\n');
  if (head < 0) return -1;
  const length = /\r\ncontent-length: (\d+)/iu.exec(text.slice(0, head))?.[1] ?? '0';
  const end = head + 4 + Number(length);
  return text.length >= end ? end : -1;
}

function finish(): void {
  if (--open > 0) return;
  times.sort((a, b) => a - b);
  const at = (share: number) => times[Math.min(times.length - 1, Math.ceil(share * times.length) - 1)] ?? 0;
  report.perSecond = times.length / spec.seconds;
  [report.p50Ms, report.p95Ms, report.p99Ms] = [at(0.5), at(0.95), at(0.99)];
  process.stdout.write(JSON.stringify(report));
}

for (let i = 0; i < spec.connections; i++) {
  const socket = connect(Number(port), hostname);
  let [received, sentMs] = ['', 0];
  const send = () => {
    sentMs = performance.now();
    if (sentMs >= endMs) {
      socket.end();
      return finish();
    }
    socket.write(requests[next++ % requests.length]!);
  };
  socket.setNoDelay(true);
  // Bytes one to one: lengths are in bytes.
  socket.setEncoding('latin1');
  socket.on('connect', send);
  socket.on('data', (chunk: string) => {
    received += chunk;
    const end = endOf(received);
    if (end < 0) return;
    const nowMs = performance.now();
    if (sentMs >= warmUntilMs && nowMs <= endMs) {
      times.push(nowMs - sentMs);
      const status = received.slice(9, 12);
      report.statuses[status] = (report.statuses[status] ?? 0) + 1;
    }
    received = received.slice(end);
    send();
  });
  socket.on('error', (error) => {
    throw error;
  });
}
