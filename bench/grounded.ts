/**
 * Suite: every answer verifies. `node bench/run.ts grounded [count] [seed]` asks three shops `count` questions (default
 * 100,000) in 16 locales: about fields, options, price and stock of products, the shop's rules, comparisons, wishes to see
 * products, follow-ups and things nobody here knows; each sentence and number of each answer is recomputed.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { phrasebookOf } from '../src/engine/faq/wording/phrasebooks.ts';
import { type ConversationMemory, emptyMemory } from '../src/engine/question/memory.ts';
import type { Question } from '../src/services/answers/answer-types.ts';
import { replyToShopper } from '../src/services/answers/reply-to-shopper.ts';
import { startTrace } from '../src/services/answers/trace-recorder.ts';
import { verifyRendered } from '../src/services/answers/verify-rendered.ts';
import { findProducts } from '../src/services/catalog/find-products.ts';
import { getSettings } from '../src/services/companies/get-settings.ts';
import type { Context } from '../src/services/context.ts';
import { readGzipRows } from './answer-data.ts';
import { withStore } from './faq-shop.ts';
import { type Drawn, drawQuestion, type Stock } from './grounded/draw-question.ts';
import { openShops, type Shop } from './grounded/open-shops.ts';
import { locales } from './grounded/phrases.ts';
import { fixedGenerator } from './metrics.ts';
import { type BenchOptions, type BenchResult, type BenchSuite, dataSet } from './suite.ts';

const defaultCount = 100_000;
const defaultSeed = 20261121;
/** Products a shop's questions are drawn from; their questions are made once. */
const DRAWN_PRODUCTS = 300;
const ENGLISH_SHARE = 0.25;

function ownRules(): string[] {
  const file = join(import.meta.dirname, 'calibration', 'demo-shop-knowledge.tsv');
  return readFileSync(file, 'utf8')
    .trimEnd()
    .split('\n')
    .map((line) => line.split('\t')[0]!);
}

function oddQuestions(options: BenchOptions): string[] {
  const folder = dataSet(options, 'amazon-cpqa');
  if (folder === undefined) return ['What is the capital of France?', 'Tell me a joke'];
  return readGzipRows<{ question: string }>(folder, 'epqa_dev.jsonl.gz').map(({ question }) => question);
}

async function stockOf(shop: Shop, locale: string, odd: readonly string[]): Promise<Stock> {
  const step = Math.max(1, Math.floor(shop.productIds.length / DRAWN_PRODUCTS));
  const ids = shop.productIds.filter((_, i) => i % step === 0).slice(0, DRAWN_PRODUCTS);
  const products = await findProducts(shop.ctx, ids, locale);
  const patterns = Object.values(phrasebookOf(locale)?.policies ?? {}).flat();
  const rules = locale === 'en' && shop.name === 'demo' ? [...ownRules(), ...patterns] : patterns;
  return { products, rules, odd };
}

async function ask(ctx: Context, drawn: Drawn, locale: string) {
  const { queryText, pageUrl, before } = drawn;
  const settings = await getSettings(ctx);
  const climb = (text: string, memory: ConversationMemory) => {
    const question: Question = {
      queryText: text,
      locale,
      userMetadata: {},
      memory,
      ...(pageUrl ? { pageUrl } : {}),
    };
    return replyToShopper(ctx, question, settings, startTrace(ctx, question));
  };
  const memory = before === undefined ? emptyMemory : (await climb(before, emptyMemory)).memory;
  return climb(queryText, memory);
}

type Counts = Record<string, Record<string, number>>;

function count(counts: Counts, group: string, name: string): void {
  counts[group] ??= {};
  counts[group][name] = (counts[group][name] ?? 0) + 1;
}

async function askAll(shops: readonly Shop[], options: BenchOptions) {
  const [total = defaultCount, seed = defaultSeed] = options.words.map(Number);
  const random = fixedGenerator(seed);
  const odd = oddQuestions(options);
  const stocks = new Map<string, Stock>();
  const counts: Counts = {};
  const failures: unknown[] = [];
  let [verified, claims, answered] = [0, 0, 0];
  for (let i = 0; i < total; i++) {
    const shop = shops[Math.floor(random() * shops.length)]!;
    const locale = random() < ENGLISH_SHARE ? 'en' : locales[Math.floor(random() * locales.length)]!;
    const key = `${shop.name} ${locale}`;
    const stock = stocks.get(key) ?? (await stockOf(shop, locale, odd));
    stocks.set(key, stock);
    const drawn = drawQuestion(stock, locale, random);
    const { answer, snapshots } = await ask(shop.ctx, drawn, locale);
    const report = verifyRendered(answer, snapshots, drawn.queryText);
    claims += answer.claims.filter(({ support }) => support.length > 0).length;
    if (answer.status !== 'not_found') answered++;
    count(counts, drawn.kind, answer.status);
    count(counts, `locale ${locale}`, answer.status);
    count(counts, `route ${answer.route}`, answer.status);
    if (report.status === 'verified') verified++;
    else if (failures.length < 20)
      failures.push({
        shop: shop.name,
        locale,
        ...drawn,
        failures: report.failures,
        missing: report.missing,
      });
    if ((i + 1) % 10_000 === 0) process.stderr.write(`${i + 1} asked, ${i + 1 - verified} not verified\n`);
  }
  return {
    answers: total,
    seed,
    verified: verified / total,
    not_abstaining: answered / total,
    claims_with_sources: claims,
    by: counts,
    failures,
  };
}

async function run(options: BenchOptions): Promise<BenchResult> {
  return withStore(async (base) => ({ figures: await askAll(await openShops(base, options), options) }));
}

export default {
  name: 'grounded',
  description: 'answers that verify against what they cite, in 16 locales over three shops',
  run,
} satisfies BenchSuite;
