import type { Metrics } from './metrics.ts';

/** `/metrics` on its own port, loopback only. */
export async function serveMetrics(
  metrics: Metrics,
  port: number,
): Promise<{ url: string; close: () => Promise<void> }> {
  // An import statement would read every export of the module, and one of them loads a web client: 50 ms.
  const { createServer } = process.getBuiltinModule('node:http');
  const server = createServer((request, response) => {
    if (request.url !== '/metrics') return response.writeHead(404).end();
    metrics.text().then(
      (text) => response.writeHead(200, { 'content-type': metrics.contentType }).end(text),
      () => response.writeHead(500).end(),
    );
  });
  await new Promise<void>((resolve, reject) =>
    server.once('error', reject).listen(port, '127.0.0.1', resolve),
  );
  const address = server.address();
  const bound = typeof address === 'object' && address ? address.port : port;
  const close = () =>
    new Promise<void>((resolve) => {
      server.close(() => resolve());
      server.closeAllConnections();
    });
  return { url: `http://127.0.0.1:${bound}`, close };
}
