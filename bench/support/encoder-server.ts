/** A server of the OpenAI-compatible `/embeddings` around the packaged encoder. */
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createPackagedEncoder } from '../../src/platform/models/encoder/packaged-encoder.ts';

export type EncoderServer = { baseUrl: string; close(): Promise<void> };

/** Starts the server on a port of this machine. */
export async function startEncoderServer(): Promise<EncoderServer> {
  const encoder = createPackagedEncoder();
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    const { input = [] } = JSON.parse(Buffer.concat(chunks).toString('utf8')) as { input?: string[] };
    const vectors = await encoder.embed(input, AbortSignal.timeout(60_000));
    const data = vectors.map((embedding, index) => ({ object: 'embedding', index, embedding }));
    const usage = { prompt_tokens: 0, total_tokens: 0 };
    response.setHeader('content-type', 'application/json');
    response.end(JSON.stringify({ object: 'list', model: 'encoder', data, usage }));
  });
  // A suite ranks for seconds without a turn of the loop that both ends share: no connection may end meanwhile.
  server.keepAliveTimeout = 600_000;
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    baseUrl: `http://127.0.0.1:${port}/v1`,
    close: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
      await encoder.close();
    },
  };
}
