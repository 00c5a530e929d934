/**
 * A server of the OpenAI-compatible protocol behind which no model is: each request is laid into a folder as a file and
 * waits for the file with its reply, so that a person, or any program, can play the model.
 *
 *   node test/support/model-bridge.ts FOLDER [PORT]
 */
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { createServer, type ServerResponse } from 'node:http';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

type WireCall = { id: string; type: 'function'; function: { name: string; arguments: string } };
type WireMessage = { role: string; content?: unknown; tool_calls?: WireCall[] };
type WireRequest = {
  model?: string;
  messages?: WireMessage[];
  tools?: { function: { name: string; description?: string; parameters?: unknown } }[];
  stream?: boolean;
};
type Reply = { content: string; tool_calls: { name: string; arguments: unknown }[] };

export type ModelBridge = { baseUrl: string; requests(): number; close(): Promise<void> };

const lookEveryMs = 100;

/** A request as one reads it: what the model is told, in order. */
function readable({ messages = [], tools = [] }: WireRequest): string {
  const parts = messages.map(({ role, content, tool_calls: calls = [] }) => {
    const asked = calls.map(({ function: { name, arguments: given } }) => `${name}(${given})`);
    const said =
      typeof content === 'string'
        ? content
        : content === undefined || content === null
          ? ''
          : JSON.stringify(content);
    return `===== ${role} =====\n${[said, ...asked].filter((part) => part !== '').join('\n')}`;
  });
  const offered = tools.map(
    ({ function: { name, description = '', parameters } }) =>
      `${name}: ${description} ${JSON.stringify(parameters ?? {})}`,
  );
  return `${parts.join('\n\n')}\n${offered.length === 0 ? '' : `\n===== tools =====\n${offered.join('\n')}\n`}`;
}

/** A reply file: JSON with `content` and `tool_calls`, or the content itself. */
function readReply(path: string): Reply {
  const text = readFileSync(path, 'utf8');
  try {
    const value = JSON.parse(text) as Partial<Reply>;
    if (typeof value.content === 'string' || Array.isArray(value.tool_calls))
      return { content: value.content ?? '', tool_calls: value.tool_calls ?? [] };
  } catch (error) {
    if (!(error instanceof SyntaxError)) throw error;
  }
  return { content: text, tool_calls: [] };
}

function usageOf(request: WireRequest, reply: Reply) {
  const prompt = Math.ceil(JSON.stringify(request.messages ?? []).length / 4);
  const completion = Math.ceil((reply.content.length + JSON.stringify(reply.tool_calls).length) / 4);
  return { prompt_tokens: prompt, completion_tokens: completion, total_tokens: prompt + completion };
}

function send(response: ServerResponse, id: string, request: WireRequest, reply: Reply): void {
  const calls = reply.tool_calls.map(({ name, arguments: given }, index) => ({
    index,
    id: `call_${id}_${index}`,
    type: 'function' as const,
    function: { name, arguments: typeof given === 'string' ? given : JSON.stringify(given) },
  }));
  const finish = calls.length > 0 ? 'tool_calls' : 'stop';
  const usage = usageOf(request, reply);
  const head = { id: `bridge-${id}`, created: 0, model: request.model ?? 'bridge' };
  const content = reply.content === '' ? null : reply.content;
  if (request.stream !== true) {
    const message = { role: 'assistant', content, ...(calls.length > 0 ? { tool_calls: calls } : {}) };
    response.writeHead(200, { 'content-type': 'application/json' });
    response.end(
      JSON.stringify({
        ...head,
        object: 'chat.completion',
        choices: [{ index: 0, message, finish_reason: finish }],
        usage,
      }),
    );
    return;
  }
  response.writeHead(200, { 'content-type': 'text/event-stream' });
  const write = (choices: unknown[], more: object = {}) =>
    response.write(
      `data: ${JSON.stringify({ ...head, object: 'chat.completion.chunk', choices, ...more })}\n\n`,
    );
  for (const piece of reply.content.match(/[\s\S]{1,40}/gu) ?? [])
    write([{ index: 0, delta: { role: 'assistant', content: piece } }]);
  if (calls.length > 0) write([{ index: 0, delta: { role: 'assistant', tool_calls: calls } }]);
  write([{ index: 0, delta: {}, finish_reason: finish }]);
  write([], { usage });
  response.end('data: [DONE]\n\n');
}

/** Writes a file so that whoever watches the folder never sees half of it. */
function lay(path: string, text: string): void {
  writeFileSync(`${path}.part`, text);
  renameSync(`${path}.part`, path);
}

/**
 * Starts the bridge. Request n is `<n>.request.md` (to read) and `<n>.request.json` (as it came); its reply is
 * `<n>.reply.json` (`{"content": "…"}` or `{"tool_calls": [{"name", "arguments"}]}`) or `<n>.reply.txt`.
 */
export async function startModelBridge(folder: string, port = 0): Promise<ModelBridge> {
  mkdirSync(folder, { recursive: true });
  let count = 0;
  const stop = new AbortController();
  const answer = async (body: string, response: ServerResponse): Promise<void> => {
    const request = JSON.parse(body) as WireRequest;
    count++;
    const id = String(count).padStart(4, '0');
    const at = join(folder, id);
    lay(`${at}.request.json`, JSON.stringify(request, null, 1));
    lay(`${at}.request.md`, readable(request));
    while (!response.destroyed) {
      const path = [`${at}.reply.json`, `${at}.reply.txt`].find((each) => existsSync(each));
      if (path !== undefined) return send(response, id, request, readReply(path));
      await sleep(lookEveryMs, undefined, { signal: stop.signal });
    }
  };
  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      answer(Buffer.concat(chunks).toString('utf8'), response).catch(() => response.destroy());
    });
  });
  await new Promise<void>((resolve, reject) =>
    server.once('error', reject).listen(port, '127.0.0.1', resolve),
  );
  const address = server.address();
  const bound = typeof address === 'object' && address ? address.port : port;
  return {
    baseUrl: `http://127.0.0.1:${bound}/v1`,
    requests: () => count,
    close: () =>
      new Promise<void>((resolve) => {
        stop.abort();
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

if (process.argv[1] === import.meta.filename) {
  const [folder, port = '11500'] = process.argv.slice(2);
  if (folder === undefined) throw new Error('usage: node test/support/model-bridge.ts FOLDER [PORT]');
  const { baseUrl } = await startModelBridge(folder, Number(port));
  process.stdout.write(`The bridge listens at ${baseUrl} and lays requests into ${folder}.\n`);
}
