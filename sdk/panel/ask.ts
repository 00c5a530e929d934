import { clientOf, RequestError } from '../shared/client.ts';
import type { Core } from '../shared/core.ts';
import type { Answer } from '../shared/wire.ts';

/** An answer of which nothing has come for this long will not come. */
const silenceMs = 30_000;

/** One event of a stream: its name and data (WHATWG HTML, server-sent events). */
function readEvent(block: string): { event: string; data: string } {
  const lines = block.split('\n');
  const of = (name: string) =>
    lines.flatMap((line) => (line.startsWith(name) ? [line.slice(name.length).trimStart()] : [])).join('\n');
  return { event: of('event:'), data: of('data:') };
}

async function readStream(
  response: Response,
  onText: (text: string) => void,
  alive: () => void,
): Promise<Answer> {
  const reader = response.body!.pipeThrough(new TextDecoderStream()).getReader();
  let buffer = '';
  let text = '';
  for (;;) {
    const { value, done } = await reader.read();
    if (done) throw new RequestError('failed');
    alive();
    buffer += value.replaceAll('\r\n', '\n');
    const blocks = buffer.split('\n\n');
    buffer = blocks.pop() ?? '';
    for (const block of blocks) {
      const { event, data } = readEvent(block);
      if (event === 'delta') {
        text += (JSON.parse(data) as { text: string }).text;
        onText(text);
      }
      if (event === 'message.completed') return JSON.parse(data) as Answer;
      if (event === 'error') throw new RequestError('failed', 0, (JSON.parse(data) as { code: string }).code);
    }
  }
}

/**
 * Asks a question; `onText` gets all of the answer's text so far, as often as there is more of it. With the same `key` a
 * repeated question is answered once.
 */
export async function askServer(
  core: Core,
  {
    body,
    key,
    onText,
    signal,
  }: { body: Record<string, unknown>; key: string; onText: (text: string) => void; signal: AbortSignal },
): Promise<Answer> {
  const silence = new AbortController();
  const silent = () => silence.abort();
  let timer = setTimeout(silent, silenceMs);
  const alive = () => {
    clearTimeout(timer);
    timer = setTimeout(silent, silenceMs);
  };
  signal.addEventListener('abort', silent);
  const headers = {
    'content-type': 'application/json',
    'idempotency-key': key,
    accept: 'text/event-stream, application/json',
  };
  try {
    const init = { headers, body: JSON.stringify(body), signal: silence.signal };
    const response = await clientOf(core).fetch('POST', 'messages', init);
    const isStream = response.headers.get('content-type')?.startsWith('text/event-stream');
    return isStream ? await readStream(response, onText, alive) : ((await response.json()) as Answer);
  } catch (error) {
    if (signal.aborted) throw new RequestError('aborted');
    if (error instanceof RequestError && error.failure !== 'aborted') throw error;
    throw new RequestError(navigator.onLine === false ? 'offline' : 'failed');
  } finally {
    clearTimeout(timer);
    signal.removeEventListener('abort', silent);
  }
}
