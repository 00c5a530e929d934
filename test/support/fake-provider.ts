/** A language model server that is not one: it speaks the OpenAI-compatible protocol and does what a test tells it to. */
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { Socket } from 'node:net';

export type FakeRequest = {
  messages: { role: string; content?: string | null; tool_calls?: unknown[] }[];
  tools?: { function: { name: string } }[];
  max_tokens?: number;
};

/** What a reply is: text, tool calls, or something that goes wrong. */
export type FakeReply =
  | { text: string; usage?: { prompt_tokens: number; completion_tokens: number } }
  | { calls: readonly { name: string; arguments: unknown }[] }
  | { fault: Fault };

export const faults = [
  'reset',
  'wrong_key',
  'rate_limited',
  'rate_limited_for_long',
  'quota',
  'server_error',
  'overloaded',
  'html',
  'not_json',
  'empty',
  'hang',
  'hang_in_reply',
  'drip',
  'cut_in_character',
  'silent_end',
  'endless',
  'wrong_schema',
  'prose',
  'other_language',
  'invented_number',
  'missing_tool',
  'tool_loop',
  'repeats',
  'own_prompt',
  'redirect',
  'error_in_stream',
  'blank',
] as const;
export type Fault = (typeof faults)[number];

export type FakeProvider = {
  baseUrl: string;
  requests: FakeRequest[];
  /** What the next requests are answered with. */
  answer(reply: (request: FakeRequest) => FakeReply): void;
  /** How long a request waits before it is answered, in milliseconds. */
  wait(beforeMs: number): void;
  /** What each request took from its arrival to the end of its reply, in milliseconds; NaN while it has not ended. */
  tookMs(): readonly number[];
  /** Connections that are open now, and replies that were broken off by the other side. */
  open(): number;
  brokenOff(): number;
  close(): Promise<void>;
};

/** A reply of the agreed form. */
export function replyText(
  status: 'answered' | 'closest' | 'not_found',
  sentences: readonly (readonly [text: string, ...evidence: string[]])[],
  products: readonly string[] = [],
): string {
  return JSON.stringify({
    status,
    sentences: sentences.map(([text, ...evidence]) => ({ text, evidence })),
    products,
  });
}

/** The id under which a request shows the block whose head or text holds `words`. */
export function evidenceWith(request: FakeRequest, words: string): string {
  const shown = request.messages.map(({ content }) => content ?? '').join('\n');
  const before = shown.slice(0, shown.indexOf(words) + words.length);
  const ids = [...before.matchAll(/^\[(e\d+)\]/gmu)];
  const id = ids.at(-1)?.[1];
  if (!shown.includes(words) || id === undefined) throw new Error(`No evidence holds "${words}".`);
  return id;
}

function chunk(delta: object, finish: string | null = null): string {
  const choices = [{ index: 0, delta, finish_reason: finish }];
  return `data: ${JSON.stringify({ id: 'c', object: 'chat.completion.chunk', created: 1, model: 'fake', choices })}\n\n`;
}

function end(finish: string, usage = { prompt_tokens: 1_000, completion_tokens: 50 }): string {
  const last = { id: 'c', object: 'chat.completion.chunk', created: 1, model: 'fake', choices: [], usage };
  return `${chunk({}, finish)}data: ${JSON.stringify(last)}\n\ndata: [DONE]\n\n`;
}

function openStream(response: ServerResponse): void {
  response.writeHead(200, { 'content-type': 'text/event-stream' });
}

function sendText(
  response: ServerResponse,
  text: string,
  usage?: { prompt_tokens: number; completion_tokens: number },
): void {
  openStream(response);
  for (const piece of text.match(/[\s\S]{1,24}/gu) ?? [])
    response.write(chunk({ role: 'assistant', content: piece }));
  response.end(end('stop', usage));
}

function sendCalls(response: ServerResponse, calls: readonly { name: string; arguments: unknown }[]): void {
  openStream(response);
  const tool_calls = calls.map(({ name, arguments: given }, index) => ({
    index,
    id: `call_${index}`,
    type: 'function',
    function: { name, arguments: JSON.stringify(given) },
  }));
  response.write(chunk({ role: 'assistant', tool_calls }));
  response.end(end('tool_calls'));
}

function refuse(
  response: ServerResponse,
  status: number,
  code: string,
  headers: Record<string, string> = {},
): void {
  response.writeHead(status, { 'content-type': 'application/json', ...headers });
  response.end(JSON.stringify({ error: { message: `PROVIDER SAYS ${code}`, type: code, code } }));
}

/** Goes on writing until the other side has gone. */
function forEver(response: ServerResponse, everyMs: number, next: () => string): void {
  const timer = setInterval(() => response.write(next()), everyMs);
  response.on('close', () => clearInterval(timer));
}

const started = '{"status":"answered","sentences":[{"text":"It is ';

const doings: Readonly<Record<Fault, (response: ServerResponse, request: FakeRequest) => void>> = {
  reset: (response) => response.destroy(),
  wrong_key: (response) => refuse(response, 401, 'invalid_api_key'),
  rate_limited: (response) => refuse(response, 429, 'rate_limit_exceeded'),
  rate_limited_for_long: (response) => refuse(response, 429, 'rate_limit_exceeded', { 'retry-after': '30' }),
  quota: (response) => refuse(response, 429, 'insufficient_quota'),
  server_error: (response) => refuse(response, 500, 'server_error'),
  overloaded: (response) => refuse(response, 529, 'overloaded_error'),
  html: (response) => {
    response.writeHead(200, { 'content-type': 'text/html' });
    response.end('<html><body>PROVIDER SAYS welcome</body></html>');
  },
  not_json: (response) => {
    openStream(response);
    response.end('data: {"choices": [{"delta": PROVIDER SAYS\n\ndata: [DONE]\n\n');
  },
  empty: (response) => {
    openStream(response);
    response.end();
  },
  hang: () => undefined,
  hang_in_reply: (response) => {
    openStream(response);
    response.write(chunk({ role: 'assistant', content: started }));
  },
  drip: (response) => {
    openStream(response);
    forEver(response, 50, () => chunk({ content: ' ' }));
  },
  cut_in_character: (response) => {
    openStream(response);
    const bytes = Buffer.from(chunk({ content: `${started}größ` }));
    response.write(bytes.subarray(0, bytes.indexOf(0xc3) + 1));
    setTimeout(() => response.destroy(), 5);
  },
  silent_end: (response) => {
    openStream(response);
    response.end(chunk({ role: 'assistant', content: started }));
  },
  endless: (response) => {
    openStream(response);
    forEver(response, 1, () => chunk({ content: 'PROVIDER SAYS '.repeat(400) }));
  },
  wrong_schema: (response) => sendText(response, '{"answer":"PROVIDER SAYS yes","confidence":0.9}'),
  prose: (response) => sendText(response, 'PROVIDER SAYS that you can return it within 99 days.'),
  other_language: (response, request) =>
    sendText(
      response,
      replyText('answered', [
        ['Непотрібні товари можна повернути протягом шістдесяти днів після доставки.', anyId(request)],
      ]),
    ),
  invented_number: (response, request) =>
    sendText(response, replyText('answered', [['You can return it within 999 days.', anyId(request)]])),
  missing_tool: (response) => sendCalls(response, [{ name: 'send_money', arguments: { to: 'me' } }]),
  tool_loop: (response) => sendCalls(response, [{ name: 'search_pages', arguments: { query: 'returns' } }]),
  repeats: (response) => sendText(response, 'PROVIDER SAYS '.repeat(2_000)),
  own_prompt: (response, { messages }) =>
    sendText(response, replyText('answered', [[(messages[0]?.content ?? '').slice(0, 500)]])),
  redirect: (response) => {
    response.writeHead(302, { location: 'http://127.0.0.1:9/' });
    response.end();
  },
  error_in_stream: (response) => {
    openStream(response);
    response.end('data: {"error":{"message":"PROVIDER SAYS no","type":"server_error"}}\n\n');
  },
  blank: (response) => sendText(response, ''),
};

function anyId({ messages }: FakeRequest): string {
  return /\[(e\d+)\]/u.exec(messages.map(({ content }) => content ?? '').join('\n'))?.[1] ?? 'e1';
}

function bodyOf(request: IncomingMessage): Promise<string> {
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    request.on('data', (part: Buffer) => chunks.push(part));
    request.on('end', () => resolve(Buffer.concat(chunks).toString('utf8')));
    request.on('error', reject);
  });
}

/** Starts a provider that finds nothing until it is told what to answer. */
export async function startFakeProvider(): Promise<FakeProvider> {
  const sockets = new Set<Socket>();
  const requests: FakeRequest[] = [];
  const tookMs: number[] = [];
  let brokenOff = 0;
  let waitMs = 0;
  let reply: (request: FakeRequest) => FakeReply = () => ({ text: replyText('not_found', []) });
  const server = createServer((incoming, response) => {
    response.on('error', () => undefined);
    response.on('close', () => {
      if (!response.writableFinished) brokenOff++;
    });
    const startedMs = performance.now();
    const place = tookMs.push(Number.NaN) - 1;
    response.on('close', () => {
      tookMs[place] = performance.now() - startedMs;
    });
    const act = async (body: string): Promise<void> => {
      const request = JSON.parse(body) as FakeRequest;
      requests.push(request);
      if (waitMs > 0) await new Promise((resolve) => setTimeout(resolve, waitMs));
      const made = reply(request);
      if ('fault' in made) doings[made.fault](response, request);
      else if ('calls' in made) sendCalls(response, made.calls);
      else sendText(response, made.text, made.usage);
    };
    bodyOf(incoming)
      .then(act)
      // A test that asks for evidence which was not shown sees its provider fail.
      .catch((error: unknown) => {
        process.stderr.write(`${error}\n`);
        response.destroy();
      });
  });
  server.on('connection', (socket) => {
    sockets.add(socket);
    socket.on('close', () => sockets.delete(socket));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  return {
    baseUrl: `http://127.0.0.1:${port}/v1`,
    requests,
    answer: (next) => {
      reply = next;
    },
    wait: (beforeMs) => {
      waitMs = beforeMs;
    },
    tookMs: () => tookMs,
    open: () => sockets.size,
    brokenOff: () => brokenOff,
    close: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
