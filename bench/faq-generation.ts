/**
 * Product FAQs on amazon-cpqa/epqa: the catalogue's own evidence of each product (attributes, bullets, description) goes
 * in, the generated questions come out. A real question counts as covered when a FAQ cites text that fully answers it.
 */
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { gunzipSync } from 'node:zlib';
import { renderAnswer } from '../src/engine/answer/render.ts';
import { verifyAnswer } from '../src/engine/answer/verify/verify-answer.ts';
import { emptyMemory } from '../src/engine/query/memory.ts';
import { readConfig } from '../src/platform/config/read-config.ts';
import { snapshotHash } from '../src/platform/ids/hash.ts';
import { putProducts } from '../src/services/catalog/put-products.ts';
import { createCompany } from '../src/services/companies/create-company.ts';
import { type BaseContext, companyContext } from '../src/services/context.ts';
import { answerFaq } from '../src/services/faqs/answer-faq.ts';
import { getProductFaqs } from '../src/services/faqs/get-product-faqs.ts';
import { updateSettings } from '../src/services/settings/update-settings.ts';
import { getSnapshot } from '../src/services/snapshots/get-snapshot.ts';
import { startAisle } from '../src/start.ts';
import { bootstrapInterval } from './metrics.ts';
import { type BenchOptions, type BenchResult, type BenchSuite, dataSet } from './suite.ts';

type Candidate = { text: string; source: string; label: 0 | 1 | 2 };
type Row = { question: string; asin: string; title: string; candidates: Candidate[] };
type Item = { asin: string; title: string; rows: Row[]; attributes: Record<string, string>; prose: string[] };

const domain = 'epqa.example';
const mostProducts = 120;
const prosaic = new Set(['bullet', 'description']);

function readItems(folder: string): Item[] {
  const text = gunzipSync(readFileSync(join(folder, 'epqa_dev.jsonl.gz'))).toString('utf8');
  const rows = text
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line) as Row);
  return [...Map.groupBy(rows, ({ asin }) => asin)].slice(0, mostProducts).map(([asin, own]) => {
    const item: Item = { asin, title: own[0]!.title, rows: own, attributes: {}, prose: [] };
    for (const { text: said, source } of own.flatMap(({ candidates }) => candidates)) {
      if (prosaic.has(source) && !item.prose.includes(said)) item.prose.push(said);
      if (source !== 'attribute') continue;
      const [name] = said.split(':');
      const value = /value\s*:\s*"?([^"}]*)/u.exec(said)?.[1]?.trim();
      if (name && value) item.attributes[name.trim()] = value;
    }
    return item;
  });
}

function wireProduct({ asin, title, attributes, prose }: Item) {
  return {
    product_id: asin,
    title: title.slice(0, 500),
    url: `https://${domain}/p/${asin}`,
    attributes,
    description: prose.map((line) => (/[.!?]\s*$/u.test(line) ? line : `${line}.`)).join(' '),
  };
}

function words(text: string): string {
  return text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}

/** Whether cited words are those of a candidate: the attribute's line, or a piece of its sentence. */
function cites(quotes: readonly string[], { text, source }: Candidate): boolean {
  if (source === 'attribute') {
    const name = text.split(':')[0]!.trim();
    return quotes.some((quote) => quote.startsWith(`attributes.${name}: `));
  }
  const said = words(text);
  return quotes.some(
    (quote) => words(quote).length > 8 && (said.includes(words(quote)) || words(quote).includes(said)),
  );
}

type Made = { question: string; quotes: string[]; verified: boolean; facts: string };

async function faqsOf(base: BaseContext, companyId: string, { asin }: Item): Promise<Made[]> {
  const ctx = companyContext(base, companyId, { kind: 'operator' }, 'req_bench');
  const ask = { pageUrl: `https://${domain}/p/${asin}`, locale: 'en', count: 10 };
  let page = await getProductFaqs(ctx, ask);
  while (page.status === 'generating') {
    await sleep(5);
    page = await getProductFaqs(ctx, ask);
  }
  if (page.status !== 'ready') return [];
  const made: Made[] = [];
  for (const { faqId, question } of page.list.faqs) {
    const { answer } = await answerFaq(ctx, { faqId, question, memory: emptyMemory });
    const rendered = renderAnswer(answer.claims);
    const texts = new Map<string, string>();
    for (const { sourceId, hash } of rendered.sources) {
      const snapshot = await getSnapshot(ctx, sourceId, hash);
      if (snapshot) texts.set(`${sourceId}\n${hash}`, snapshot.text);
    }
    const { status } = verifyAnswer(
      {
        ...rendered,
        locale: answer.locale,
        productTitles: answer.products.map(({ title }) => title),
        counts: [],
      },
      { snapshotOf: (sourceId, hash) => texts.get(`${sourceId}\n${hash}`), hashOf: snapshotHash },
    );
    const told = rendered.sources.filter(({ quote }) => !quote.startsWith('title: '));
    const facts = told
      .map(({ sourceId, start, end }) => `${sourceId} ${start} ${end}`)
      .sort()
      .join('\n');
    made.push({ question, quotes: told.map(({ quote }) => quote), verified: status === 'verified', facts });
  }
  return made;
}

/** What a list of "What is the <name>?" over the first ten attributes would cite. */
function templateQuotes({ attributes }: Item): string[] {
  return Object.keys(attributes)
    .sort()
    .slice(0, 10)
    .map((name) => `attributes.${name}: `);
}

async function measureItems(base: BaseContext, companyId: string, items: readonly Item[]) {
  const covered: number[] = [];
  const template: number[] = [];
  const counts = {
    pages: 0,
    withFaqs: 0,
    faqs: 0,
    verified: 0,
    duplicates: 0,
    assertable: 0,
    assertableCovered: 0,
  };
  const milliseconds: number[] = [];
  for (const item of items) {
    const startedMs = performance.now();
    const made = await faqsOf(base, companyId, item);
    milliseconds.push(performance.now() - startedMs);
    counts.pages++;
    if (made.length > 0) counts.withFaqs++;
    counts.faqs += made.length;
    counts.verified += made.filter(({ verified }) => verified).length;
    counts.duplicates += made.length - new Set(made.map(({ facts }) => facts)).size;
    const quotes = made.flatMap((faq) => faq.quotes);
    for (const { candidates } of item.rows) {
      const full = candidates.filter(({ label }) => label === 2);
      if (full.length === 0) continue;
      const isCovered = full.some((candidate) => cites(quotes, candidate));
      covered.push(Number(isCovered));
      template.push(Number(full.some((candidate) => cites(templateQuotes(item), candidate))));
      if (!full.some(({ source }) => source === 'attribute' || prosaic.has(source))) continue;
      counts.assertable++;
      counts.assertableCovered += Number(isCovered);
    }
  }
  milliseconds.sort((a, b) => a - b);
  return { covered, template, counts, milliseconds };
}

async function run(options: BenchOptions): Promise<BenchResult> {
  const folder = dataSet(options, 'amazon-cpqa');
  if (!folder) return { leftOut: 'amazon-cpqa is not in the data folder', figures: {} };
  const items = readItems(folder);
  const dataFolder = mkdtempSync(join(tmpdir(), 'aisle-bench-'));
  const server = await startAisle({
    ...readConfig({}),
    dataFolder,
    port: 0,
    adminPort: 0,
    logLevel: 'error',
  });
  try {
    const { base } = server;
    const { companyId } = await createCompany(base, { name: 'ePQA', domains: [domain], enable: true });
    const ctx = companyContext(base, companyId, { kind: 'operator' }, 'req_bench');
    await updateSettings(ctx, { integrations: { ai_powered_faqs: { enabled: true } } });
    await putProducts(
      ctx,
      items.map((item, index) => ({ index, value: wireProduct(item) })),
    );
    const { covered, template, counts, milliseconds } = await measureItems(base, companyId, items);
    const share = (values: readonly number[]) =>
      values.reduce((sum, value) => sum + value, 0) / values.length;
    return {
      figures: {
        products: counts.pages,
        pagesWithFaqs: counts.withFaqs,
        faqs: counts.faqs,
        supportedShare: counts.verified / counts.faqs,
        duplicatePairs: counts.duplicates,
        questionsWithFullEvidence: covered.length,
        coveredShare: share(covered),
        coveredInterval: bootstrapInterval(covered),
        templateOnlyShare: share(template),
        coveredOfThoseTheShopItselfAnswers: counts.assertableCovered / counts.assertable,
        millisecondsPerPage: {
          p50: milliseconds[Math.floor(milliseconds.length / 2)],
          p95: milliseconds[Math.floor(milliseconds.length * 0.95)],
        },
      },
    };
  } finally {
    await server.close();
    rmSync(dataFolder, { recursive: true, force: true });
  }
}

export default {
  name: 'faq-generation',
  description: 'generated product FAQs against the questions shoppers really asked (ePQA)',
  run,
} satisfies BenchSuite;
