/**
 * Suite: the time that Aisle adds to a language model's own. Messages of an authored shop are answered by the embedded engine,
 * by a provider in a process of its own that answers at once or takes `wait=` milliseconds, and while that provider rests after
 * failures. A processor that was idle has its caches cold and its clock low, which is no work of Aisle's: between the messages the
 * same client asks the provider itself, and behind them it does the same plain work after pauses as long and once more right behind.
 * A server that has just started has most of its code not yet compiled, so `at_once` and `waiting` are told of one that has answered
 * `warm=` messages and `just_started` of one that has answered forty.
 */
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { Agent, type IncomingMessage, request } from 'node:http';
import { stripTypeScriptTypes } from 'node:module';
import { basename, join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { readConfig } from '../src/platform/config/read-config.ts';
import { updateSettings } from '../src/services/settings/update-settings.ts';
import { startFakeProviderProcess } from '../test/support/fake-provider-process.ts';
import type { BenchOptions, BenchResult, BenchSuite } from './suite.ts';
import { type AuthoredShop, shopFolders, withAuthoredShops } from './support/authored-shops.ts';

/** Always the same, so that runs can be compared while shops are added. */
const SHOP = 'apparel';

/** Milliseconds of one message. */
type Times = {
  totalMs: number;
  firstEventMs: number;
  firstTextMs: number;
  providerMs: number;
  engine: string;
};

function figuresOf(values: readonly number[]) {
  const sorted = values.toSorted((a, b) => a - b);
  const at = (share: number) => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
  return { p50: at(0.5), p95: at(0.95), most: sorted.at(-1) ?? 0 };
}

/** The plainest client, so that its own work hardly counts: it runs in the process it measures. */
const agent = new Agent({ keepAlive: true });

/** Posts a body and reads the stream that comes back; `onText` is told of all that came so far. */
async function stream(
  url: string,
  headers: Record<string, string>,
  body: object,
  onText: (text: string) => void = () => {},
): Promise<string> {
  const sent = request(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json', accept: 'text/event-stream', ...headers },
    agent,
  });
  sent.end(JSON.stringify(body));
  const [response] = (await once(sent, 'response')) as [IncomingMessage];
  response.setEncoding('utf8');
  let text = '';
  response.on('data', (part: string) => {
    text += part;
    onText(text);
  });
  await once(response, 'end');
  return text;
}

/** Sends one message and notes when its stream opens, says the first words and ends. */
async function ask({ baseUrl, key }: AuthoredShop, say: string): Promise<Omit<Times, 'providerMs'>> {
  let [firstEventMs, firstTextMs] = [0, 0];
  const startedMs = performance.now();
  const headers = { authorization: `Bearer ${key}` };
  const text = await stream(`${baseUrl}/api/v1/send_message`, headers, { query_text: say }, (soFar) => {
    if (firstEventMs === 0 && soFar.includes('event: ')) firstEventMs = performance.now() - startedMs;
    if (firstTextMs === 0 && soFar.includes('event: delta')) firstTextMs = performance.now() - startedMs;
  });
  const totalMs = performance.now() - startedMs;
  const engine = /"engine":"(\w+)"/u.exec(text)?.[1];
  if (engine === undefined) throw new Error(`no answer: ${text.slice(0, 300)}`);
  return { totalMs, firstEventMs, firstTextMs, engine };
}

/** As long as the prompts of a shop's messages are on average, in UTF-16 units. */
const PROMPT_LETTERS = 16_000;
const prompt = `[e1] page: Returns\nUnused things may come back within thirty days.\n${'A rule of the shop. '.repeat(PROMPT_LETTERS / 20)}`;

/** How long the same client waits for the provider itself, without Aisle between them, in milliseconds. */
async function askDirectly(baseUrl: string): Promise<number> {
  const body = { model: 'honest', stream: true, messages: [{ role: 'user', content: prompt }] };
  const startedMs = performance.now();
  const text = await stream(`${baseUrl}/chat/completions`, {}, body);
  if (!text.includes('[DONE]')) throw new Error(`no reply: ${text.slice(0, 300)}`);
  return performance.now() - startedMs;
}

const PLAIN_ROUNDS = 60;
const plainText = readFileSync(import.meta.filename, 'utf8');

/**
 * Work that has nothing to do with Aisle, in milliseconds that it takes: Node's own reader of TypeScript on this file, which
 * like a message goes through much code once; a small loop would be warm again at once.
 */
function doPlainWork(): number {
  const startedMs = performance.now();
  if (stripTypeScriptTypes(plainText).length === 0) throw new Error('nothing was read');
  return performance.now() - startedMs;
}

/** How long the plain work takes after a pause and once more right behind it, and how many times as long: the machine's own part. */
async function plainWorkAfter(pauseMs: number) {
  const afterPause: number[] = [];
  const again: number[] = [];
  for (let i = 0; i < 5 * PLAIN_ROUNDS; i++) doPlainWork();
  for (let i = 0; i < PLAIN_ROUNDS; i++) {
    await sleep(pauseMs);
    afterPause.push(doPlainWork());
    again.push(doPlainWork());
  }
  const [afterPauseMs, againMs] = [figuresOf(afterPause), figuresOf(again)];
  return {
    after_a_pause_ms: afterPauseMs,
    again_ms: againMs,
    times_as_long_after_a_pause: afterPauseMs.p50 / againMs.p50,
  };
}

function wordOf(words: readonly string[], name: string, otherwise: number): number {
  return Number(words.find((word) => word.startsWith(`${name}=`))?.slice(name.length + 1) ?? otherwise);
}

const besideMs = ({ totalMs, providerMs }: Times): number => totalMs - providerMs;

function summaryOf(times: readonly Times[]) {
  return {
    messages: times.length,
    by_model: times.filter(({ engine }) => engine === 'llm').length,
    total_ms: figuresOf(times.map(({ totalMs }) => totalMs)),
    first_event_ms: figuresOf(times.map(({ firstEventMs }) => firstEventMs)),
    ms_beside_the_provider: figuresOf(times.map(besideMs)),
  };
}

async function run({ words }: BenchOptions): Promise<BenchResult> {
  const provider = await startFakeProviderProcess();
  const waitMs = wordOf(words, 'wait', 150);
  const wanted = wordOf(words, 'messages', 200);
  const warm = wordOf(words, 'warm', 3_000);
  const models = { ...readConfig({}).models, allowPrivate: [new URL(provider.baseUrl).host] };
  try {
    return await withAuthoredShops(
      shopFolders(join(import.meta.dirname, 'shops')).filter((folder) => basename(folder) === SHOP),
      async ([shop]) => {
        if (shop === undefined) return { leftOut: `bench/shops lacks ${SHOP}`, figures: {} };
        const says = shop.cases.flatMap(({ turns }) => turns.slice(0, 1).map(({ say }) => say));
        const questions = Array.from({ length: wanted }, (_, i) => says[i % says.length]!);
        const tookMs = async () => (await provider.state()).tookMs.reduce((sum, ms) => sum + ms, 0);
        /** Asks everything of a provider that waits so long, with the controls in between. */
        const askBeside = async (honestAfterMs: number) => {
          await provider.behave({ honestAfterMs });
          const times: Times[] = [];
          const direct: number[] = [];
          await provider.state();
          for (const say of questions) {
            times.push({ ...(await ask(shop, say)), providerMs: await tookMs() });
            direct.push((await askDirectly(provider.baseUrl)) - (await tookMs()));
          }
          const beside = summaryOf(times.filter(({ providerMs }) => providerMs > 0));
          const directMs = figuresOf(direct);
          return {
            provider_waits_ms: honestAfterMs,
            ...beside,
            direct_ms_beside_the_provider: directMs,
            added_ms: beside.ms_beside_the_provider.p50 - directMs.p50,
            plain_work: await plainWorkAfter(honestAfterMs),
          };
        };
        const askWithoutModel = async () => {
          const times: Times[] = [];
          for (const say of questions) times.push({ ...(await ask(shop, say)), providerMs: 0 });
          return times;
        };
        const warmUp = async (count: number) => {
          for (let i = 0; i < count; i++) await ask(shop, says[i % says.length]!);
        };
        const setModel = (name: string, enabled: boolean) =>
          updateSettings(shop.ctx, {
            model: { enabled, first: { provider: 'openai-compatible', name, base_url: provider.baseUrl } },
          });
        await setModel('honest', false);
        await provider.behave({ honestAfterMs: 1 });
        await warmUp(warm);
        const embedded = await askWithoutModel();
        await setModel('honest', true);
        await warmUp(40);
        const justStarted = await askBeside(waitMs);
        await provider.behave({ honestAfterMs: 1 });
        await warmUp(warm);
        const atOnce = await askBeside(1);
        const waiting = await askBeside(waitMs);
        await provider.behave({ fault: 'server_error' });
        await setModel('failing', true);
        await warmUp(40);
        const resting = await askWithoutModel();
        return {
          figures: {
            embedded: summaryOf(embedded),
            just_started: justStarted,
            at_once: atOnce,
            waiting,
            resting: summaryOf(resting),
          },
        };
      },
      { models },
    );
  } finally {
    agent.destroy();
    await provider.close();
  }
}

export default {
  name: 'model-time',
  description:
    'time added to a model’s own, first event, and answers while a provider rests (words: wait=150, messages=200, warm=3000)',
  run,
} satisfies BenchSuite;
