/** A server of the OpenAI-compatible `/embeddings` and of `/rerank` that knows which words mean the same. */
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

export type FakeEmbeddings = {
  baseUrl: string;
  /** The texts of each request so far, by path. */
  requests: { path: string; model: string; texts: readonly string[] }[];
  /** How long a reply waits from now on, in milliseconds, and whether it is an error. */
  behave(behaviour: { waitMs?: number; status?: number }): void;
  close(): Promise<void>;
};

/** Words that stand for one thing, a dimension each; the last dimension is of all other words. */
const things = [
  /\b(?:refund|money|bring|back|return\w*)\b/giu,
  /\b(?:spark\w*|battery|charg\w*|power)\b/giu,
  /\b(?:snow|winter|cold)\b/giu,
];

function vectorOf(text: string): number[] {
  return [...things.map((words) => text.match(words)?.length ?? 0), 0.1];
}

function cosine(a: readonly number[], b: readonly number[]): number {
  const dot = (x: readonly number[], y: readonly number[]) =>
    x.reduce((sum, value, i) => sum + value * y[i]!, 0);
  return dot(a, b) / Math.sqrt(dot(a, a) * dot(b, b));
}

/** Starts the server on a port of this machine. */
export async function startFakeEmbeddings(): Promise<FakeEmbeddings> {
  const requests: FakeEmbeddings['requests'] = [];
  let behaviour: { waitMs?: number; status?: number } = {};
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    const {
      model,
      input = [],
      query = '',
      documents = [],
    } = JSON.parse(Buffer.concat(chunks).toString('utf8')) as {
      model: string;
      input?: string[];
      query?: string;
      documents?: string[];
    };
    const path = request.url ?? '';
    requests.push({ path, model, texts: path.endsWith('/rerank') ? documents : input });
    if (behaviour.waitMs !== undefined) await new Promise((resolve) => setTimeout(resolve, behaviour.waitMs));
    response.writeHead(behaviour.status ?? 200, { 'content-type': 'application/json' });
    const body = path.endsWith('/rerank')
      ? {
          results: documents
            .map((text, index) => ({ index, relevance_score: cosine(vectorOf(query), vectorOf(text)) }))
            .sort((a, b) => b.relevance_score - a.relevance_score),
        }
      : {
          object: 'list',
          model,
          data: input.map((text, index) => ({ object: 'embedding', index, embedding: vectorOf(text) })),
          usage: { prompt_tokens: 1, total_tokens: 1 },
        };
    response.end(JSON.stringify(behaviour.status === undefined ? body : { error: { message: 'no' } }));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    baseUrl: `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`,
    requests,
    behave: (next) => {
      behaviour = next;
    },
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
}
