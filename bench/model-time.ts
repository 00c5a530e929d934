/**
 * Suite: the time that Aisle adds to a language model's own. Messages of an authored shop are answered by the embedded engine,
 * by a provider in a process of its own that takes `wait=` milliseconds, and while that provider rests after failures.
 */
import { once } from 'node:events';
import { Agent, type IncomingMessage, request } from 'node:http';
import { basename, join } from 'node:path';
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

/** Sends one message and notes when its stream opens, says the first words and ends. */
async function ask({ baseUrl, key }: AuthoredShop, say: string): Promise<Omit<Times, 'providerMs'>> {
  const headers = {
    authorization: `Bearer ${key}`,
    'content-type': 'application/json',
    accept: 'text/event-stream',
  };
  const startedMs = performance.now();
  const sent = request(`${baseUrl}/api/v1/send_message`, { method: 'POST', headers, agent });
  sent.end(JSON.stringify({ query_text: say }));
  const [response] = (await once(sent, 'response')) as [IncomingMessage];
  response.setEncoding('utf8');
  let text = '';
  let [firstEventMs, firstTextMs] = [0, 0];
  response.on('data', (part: string) => {
    text += part;
    if (firstEventMs === 0 && text.includes('event: ')) firstEventMs = performance.now() - startedMs;
    if (firstTextMs === 0 && text.includes('event: delta')) firstTextMs = performance.now() - startedMs;
  });
  await once(response, 'end');
  const totalMs = performance.now() - startedMs;
  const engine = /"engine":"(\w+)"/u.exec(text)?.[1];
  if (engine === undefined) throw new Error(`no answer: ${text.slice(0, 300)}`);
  return { totalMs, firstEventMs, firstTextMs, engine };
}

function wordOf(words: readonly string[], name: string, otherwise: number): number {
  return Number(words.find((word) => word.startsWith(`${name}=`))?.slice(name.length + 1) ?? otherwise);
}

function summaryOf(times: readonly Times[]) {
  return {
    messages: times.length,
    by_model: times.filter(({ engine }) => engine === 'llm').length,
    total_ms: figuresOf(times.map(({ totalMs }) => totalMs)),
    first_event_ms: figuresOf(times.map(({ firstEventMs }) => firstEventMs)),
    ms_beside_the_provider: figuresOf(times.map(({ totalMs, providerMs }) => totalMs - providerMs)),
  };
}

async function run({ words }: BenchOptions): Promise<BenchResult> {
  const provider = await startFakeProviderProcess();
  const waitMs = wordOf(words, 'wait', 150);
  const wanted = wordOf(words, 'messages', 200);
  const models = { ...readConfig({}).models, allowPrivate: [new URL(provider.baseUrl).host] };
  try {
    return await withAuthoredShops(
      shopFolders(join(import.meta.dirname, 'shops')).filter((folder) => basename(folder) === SHOP),
      async ([shop]) => {
        if (shop === undefined) return { leftOut: `bench/shops lacks ${SHOP}`, figures: {} };
        const says = shop.cases.flatMap(({ turns }) => turns.slice(0, 1).map(({ say }) => say));
        const questions = Array.from({ length: wanted }, (_, i) => says[i % says.length]!);
        const askAll = async () => {
          const times: Times[] = [];
          await provider.state();
          for (const say of questions) {
            const asked = await ask(shop, say);
            const { tookMs } = await provider.state();
            times.push({ ...asked, providerMs: tookMs.reduce((sum, ms) => sum + ms, 0) });
          }
          return times;
        };
        const setModel = (name: string, enabled: boolean) =>
          updateSettings(shop.ctx, {
            model: { enabled, first: { provider: 'openai-compatible', name, base_url: provider.baseUrl } },
          });
        await setModel('honest', false);
        for (const say of questions.slice(0, 60)) await ask(shop, say);
        const embedded = await askAll();
        await provider.behave({ honestAfterMs: waitMs });
        await setModel('honest', true);
        for (const say of questions.slice(0, 40)) await ask(shop, say);
        const model = (await askAll()).filter(({ providerMs }) => providerMs > 0);
        await provider.behave({ fault: 'server_error' });
        await setModel('failing', true);
        for (const say of questions.slice(0, 40)) await ask(shop, say);
        const resting = await askAll();
        return {
          figures: {
            provider_waits_ms: waitMs,
            embedded: summaryOf(embedded),
            model: summaryOf(model),
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
    'time added to a model’s own, first event, and answers while a provider rests (words: wait=150, messages=200)',
  run,
} satisfies BenchSuite;
