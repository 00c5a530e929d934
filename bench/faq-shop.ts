/** Shops with FAQs switched on, for the suites that generate pages, and a page's list with its answers checked. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { emptyMemory } from '../src/engine/question/memory.ts';
import { renderAnswer } from '../src/engine/say/render.ts';
import { verifyAnswer } from '../src/engine/verify/verify-answer.ts';
import { readConfig } from '../src/platform/config/read-config.ts';
import { snapshotHash } from '../src/platform/ids/hash.ts';
import { putProducts } from '../src/services/catalog/writing/put-products.ts';
import { createCompany } from '../src/services/companies/create-company.ts';
import { type BaseContext, type Context, companyContext } from '../src/services/context.ts';
import { answerFaq } from '../src/services/faqs/answer-faq.ts';
import { getFaq } from '../src/services/faqs/get-faq.ts';
import { getProductFaqs } from '../src/services/faqs/pages/get-product-faqs.ts';
import { updateSettings } from '../src/services/settings/update-settings.ts';
import { getSnapshot } from '../src/services/snapshots/get-snapshot.ts';
import { startAisle } from '../src/start.ts';

/** Runs `work` on a store of its own and removes everything afterwards. */
export async function withStore<T>(work: (base: BaseContext) => Promise<T>): Promise<T> {
  const dataFolder = mkdtempSync(join(tmpdir(), 'aisle-bench-'));
  const aisle = await startAisle({ ...readConfig({}), dataFolder, port: 0, adminPort: 0, logLevel: 'error' });
  try {
    return await work(aisle.base);
  } finally {
    await aisle.close();
    rmSync(dataFolder, { recursive: true, force: true });
  }
}

/** A company of that domain with FAQs on and these wire products. */
export async function openShop(
  base: BaseContext,
  domain: string,
  products: readonly Readonly<Record<string, unknown>>[],
): Promise<Context> {
  const { companyId } = await createCompany(base, { name: domain, domains: [domain], enable: true });
  const ctx = companyContext(base, companyId, { kind: 'operator' }, 'req_bench');
  await updateSettings(ctx, { integrations: { ai_powered_faqs: { enabled: true } } });
  for (let from = 0; from < products.length; from += 500) {
    const entries = products.slice(from, from + 500).map((value, index) => ({ index, value }));
    const { failed, errors } = await putProducts(ctx, entries);
    if (failed > 0) throw new Error(`Products were refused: ${JSON.stringify(errors.slice(0, 3))}`);
  }
  return ctx;
}

/** A FAQ as a shopper gets it; `facts` is equal for answers that cite the same places. */
export type MadeFaq = {
  question: string;
  variants: readonly string[];
  answer: string;
  quotes: string[];
  verified: boolean;
  facts: string;
};

async function checkedFaq(ctx: Context, faqId: number, question: string): Promise<MadeFaq> {
  const { answer } = await answerFaq(ctx, { faqId, question, memory: emptyMemory });
  const rendered = renderAnswer(answer.claims);
  const texts = new Map<string, string>();
  for (const { sourceId, hash } of rendered.sources) {
    const snapshot = await getSnapshot(ctx, sourceId, hash);
    if (snapshot) texts.set(`${sourceId}\n${hash}`, snapshot.text);
  }
  const productTitles = answer.products.map(({ title }) => title);
  const { status } = verifyAnswer(
    { ...rendered, locale: answer.locale, productTitles },
    { snapshotOf: (sourceId, hash) => texts.get(`${sourceId}\n${hash}`), hashOf: snapshotHash },
  );
  const told = rendered.sources.filter(({ quote }) => !quote.startsWith('title: '));
  return {
    question,
    variants: (await getFaq(ctx, faqId)).variants,
    answer: rendered.resultText,
    quotes: told.map(({ quote }) => quote),
    verified: status === 'verified',
    facts: told
      .map(({ sourceId, start, end }) => `${sourceId} ${start} ${end}`)
      .sort()
      .join('\n'),
  };
}

/** The list of a page once it is generated, at most ten, with the time from the first request to the list. */
export async function makeFaqs(
  ctx: Context,
  pageUrl: string,
  locale: string,
): Promise<{ faqs: MadeFaq[]; milliseconds: number }> {
  const startedMs = performance.now();
  const ask = { pageUrl, locale, count: 10 };
  let page = await getProductFaqs(ctx, ask);
  while (page.status === 'generating') {
    await sleep(2);
    page = await getProductFaqs(ctx, ask);
  }
  const milliseconds = performance.now() - startedMs;
  const faqs: MadeFaq[] = [];
  if (page.status === 'ready')
    for (const { faqId, question } of page.list.faqs) faqs.push(await checkedFaq(ctx, faqId, question));
  return { faqs, milliseconds };
}

/** Median and 95th percentile. */
export function spread(values: readonly number[]): { p50: number; p95: number } {
  const sorted = [...values].sort((a, b) => a - b);
  const at = (share: number) => sorted[Math.floor(sorted.length * share)] ?? 0;
  return { p50: at(0.5), p95: at(0.95) };
}
