/**
 * Suite: shoppers' questions to authored shops, answered by a language model through the whole product. The model is the
 * one of AISLE_MODEL_…, or whoever answers the bridge (`bridge=FOLDER`), which is how it is judged without a provider.
 */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { readConfig } from '../src/platform/config/read-config.ts';
import { getTrace } from '../src/services/traces/get-trace.ts';
import { startModelBridge } from '../test/support/model-bridge.ts';
import { bootstrapInterval } from './metrics.ts';
import { type BenchResult, type BenchSuite, dataSet } from './suite.ts';
import { type AuthoredShop, type Case, shopFolders, withAuthoredShops } from './support/authored-shops.ts';
import { type Judge, loadJudge } from './support/shop-judge.ts';

type Row = {
  shop: string;
  case: string;
  turn: number;
  kind: string;
  say: string;
  text: string;
  status: string;
  engine: string;
  degraded: boolean;
  products: readonly string[];
  right: boolean;
  faults: readonly string[];
  calls: number;
  promptTokens: number;
  outputTokens: number;
  refused: readonly unknown[];
  tookMs: number;
};

type Body = {
  thread_id: string;
  result_text: string;
  answer_status: string;
  engine: string;
  degraded: boolean;
  products: readonly { product_id: string }[];
};

const trialMs = 3_600_000;

/** Numbers in [0, 1) that follow from a seed (mulberry32). */
function generator(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let t = state;
    t = Math.imul(t ^ (t >>> 15), t | 1);
    t ^= t + Math.imul(t ^ (t >>> 7), t | 61);
    return ((t ^ (t >>> 14)) >>> 0) / 4_294_967_296;
  };
}

/** About `wanted` turns of a shop, its kinds in turn, so that all of them occur. */
export function drawCases(cases: readonly Case[], wanted: number, random: () => number): Case[] {
  const kinds = [...Map.groupBy(cases, ({ kind }) => kind)].sort(([a], [b]) => (a < b ? -1 : 1));
  const piles = kinds.map(([, of]) => of.map((each) => [random(), each] as const).sort(([a], [b]) => a - b));
  const drawn: Case[] = [];
  let turns = 0;
  for (let round = 0; turns < wanted && round < cases.length; round++)
    for (const pile of piles.toSorted(() => random() - 0.5)) {
      const next = pile[round]?.[1];
      if (next === undefined || turns >= wanted) continue;
      drawn.push(next);
      turns += next.turns.filter(({ expect }) => expect !== undefined).length;
    }
  return drawn;
}

/** The last event of a stream; a stream, because its pings keep a connection open as long as a person thinks. */
async function streamed(shop: AuthoredShop, message: object): Promise<{ body: Body; requestId: string }> {
  const response = await fetch(`${shop.baseUrl}/api/v1/send_message`, {
    method: 'POST',
    headers: {
      authorization: `Bearer ${shop.key}`,
      'content-type': 'application/json',
      accept: 'text/event-stream',
    },
    body: JSON.stringify(message),
  });
  const events = (await response.text()).split('\n\n');
  const dataOf = (name: string) =>
    events
      .filter((event) => event.startsWith(`event: ${name}\n`))
      .map((event) => JSON.parse(event.slice(event.indexOf('data: ') + 6)) as unknown);
  const [body] = dataOf('message.completed') as Body[];
  if (body === undefined) throw new Error(`no answer: ${events.at(-2)}`);
  const said = (dataOf('delta') as { text: string }[]).map(({ text }) => text).join('');
  if (said !== body.result_text) throw new Error(`streamed ${said} and stored ${body.result_text}`);
  return { body, requestId: response.headers.get('x-request-id') ?? '' };
}

async function costOf({ ctx }: AuthoredShop, requestId: string) {
  const { body } = await getTrace(ctx, requestId);
  const model = (body as { model?: { calls: Record<string, number>[]; refused: unknown[] } }).model;
  const sum = (name: string) => (model?.calls ?? []).reduce((total, call) => total + (call[name] ?? 0), 0);
  return {
    calls: model?.calls.length ?? 0,
    promptTokens: sum('input_tokens'),
    outputTokens: sum('output_tokens'),
    refused: model?.refused ?? [],
  };
}

async function askCase(shop: AuthoredShop, { id, kind, turns }: Case, judge: Judge): Promise<Row[]> {
  const rows: Row[] = [];
  let threadId: string | undefined;
  for (const [at, { say, locale, page_url, expect }] of turns.entries()) {
    const startedMs = performance.now();
    const { body, requestId } = await streamed(shop, {
      query_text: say,
      thread_id: threadId,
      locale,
      page_url,
    });
    threadId = body.thread_id;
    if (expect === undefined) continue;
    const products = body.products.map(({ product_id }) => product_id);
    const faults = judge.judge(
      { text: body.result_text, status: body.answer_status, productIds: products },
      expect,
    );
    rows.push({
      shop: shop.name,
      case: id,
      turn: at + 1,
      kind,
      say,
      text: body.result_text,
      status: body.answer_status,
      engine: body.engine,
      degraded: body.degraded,
      products,
      right: faults.length === 0,
      faults,
      ...(await costOf(shop, requestId)),
      tookMs: performance.now() - startedMs,
    });
  }
  return rows;
}

function mean(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length);
}

function figuresOf(rows: readonly Row[]) {
  const share = (test: (row: Row) => boolean) => {
    const { mean: value, low, high } = bootstrapInterval(rows.map((row) => Number(test(row))));
    return { value, low, high };
  };
  return {
    turns: rows.length,
    right: share(({ right }) => right),
    answered_and_wrong: share(({ right, status }) => !right && status === 'answered'),
    by_model: share(({ engine }) => engine === 'llm'),
    degraded: share(({ degraded }) => degraded),
    calls_per_message: mean(rows.map(({ calls }) => calls)),
    prompt_tokens_per_message: mean(rows.map(({ promptTokens }) => promptTokens)),
    output_tokens_per_message: mean(rows.map(({ outputTokens }) => outputTokens)),
    messages_with_refused_sentences: mean(rows.map(({ refused }) => Number(refused.length > 0))),
  };
}

function wordOf(words: readonly string[], name: string): string | undefined {
  return words.find((word) => word.startsWith(`${name}=`))?.slice(name.length + 1);
}

async function run(options: Parameters<BenchSuite['run']>[0]): Promise<BenchResult> {
  const { words } = options;
  const shared = dataSet(options, 'shops');
  const judge = shared === undefined ? undefined : await loadJudge(shared);
  if (shared === undefined || judge === undefined) return { leftOut: 'shops is not there', figures: {} };
  const folder = wordOf(words, 'bridge');
  const { models } = readConfig();
  if (folder === undefined && models.providers.length === 0)
    return { leftOut: 'no model is set (AISLE_MODEL_…), and no bridge is asked for', figures: {} };
  const bridge = folder === undefined ? undefined : await startModelBridge(folder);
  const provider = { kind: 'openai-compatible' as const, model: 'bridge', baseUrl: bridge?.baseUrl ?? '' };
  const config = bridge === undefined ? models : { ...models, providers: [provider], timeoutMs: trialMs };
  const seed = Number(wordOf(words, 'seed') ?? 13);
  const wanted = Number(wordOf(words, 'turns') ?? 80);
  const all = [...shopFolders(shared), ...shopFolders(join(import.meta.dirname, 'shops'))];
  const named = words.filter((word) => all.some((each) => each.endsWith(`/${word}`)));
  const folders =
    named.length > 0
      ? all.filter((each) => named.some((name) => each.endsWith(`/${name}`)))
      : shopFolders(shared);
  try {
    return await withAuthoredShops(
      folders,
      async (shops) => {
        const random = generator(seed);
        const drawn = shops.flatMap((shop) =>
          drawCases(shop.cases, wanted / shops.length, random).map((each) => ({ shop, each })),
        );
        const rows = (await Promise.all(drawn.map(({ shop, each }) => askCase(shop, each, judge)))).flat();
        const transcript = wordOf(words, 'transcript');
        if (transcript !== undefined)
          writeFileSync(transcript, rows.map((row) => `${JSON.stringify(row)}\n`).join(''));
        const byShop = Object.fromEntries(
          shops.map(({ name }) => [name, figuresOf(rows.filter(({ shop }) => shop === name))]),
        );
        return { figures: { seed, all: figuresOf(rows), ...byShop } };
      },
      { models: config },
    );
  } finally {
    await bridge?.close();
  }
}

export default {
  name: 'model-answers',
  description:
    "shoppers' questions answered by a language model (words: bridge=FOLDER, turns=80, seed=13, transcript=FILE, a shop)",
  run,
} satisfies BenchSuite;
