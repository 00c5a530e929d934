/**
 * Suite: FAQs of whole shops: the demo shop in its languages and 500 products of icecat-chorus. Time per page, how many
 * questions, how long answers are; `node bench/run.ts faq-pages sample` prints the pages that are judged by reading.
 */
import { join } from 'node:path';
import { loadDemoShop } from '../src/cli/start/load-demo-shop.ts';
import { type Context, companyContext } from '../src/services/context.ts';
import { updateSettings } from '../src/services/settings/update-settings.ts';
import { loadIcecat, readLines } from './catalogues.ts';
import { type MadeFaq, makeFaqs, openShop, spread, withStore } from './faq-shop.ts';
import { type BenchOptions, type BenchResult, type BenchSuite, dataSet } from './suite.ts';

type Page = { url: string; locale: string; title: string };
type Listed = Page & { faqs: MadeFaq[]; milliseconds: number };

const demoFolder = join(import.meta.dirname, '../examples/demo-shop');
const icecatPages = 500;

function demoPages(): Page[] {
  return ['en', 'de', 'es'].flatMap((locale) =>
    readLines<Page>(join(demoFolder, `products.${locale}.jsonl`)).map(({ url, title }) => ({
      url,
      locale,
      title,
    })),
  );
}

/** Every n-th product of the catalogue, so that all kinds are there. */
function icecatShop(folder: string) {
  const all = loadIcecat(folder);
  const step = all.length / icecatPages;
  const chosen = Array.from({ length: icecatPages }, (_, i) => all[Math.floor(i * step)]!);
  return chosen.map((product) => ({
    product_id: product.productId,
    title: product.title.slice(0, 500),
    url: `https://icecat.example/p/${product.productId}`,
    description: product.description,
    categories: product.categories,
    attributes: Object.fromEntries(
      Object.entries(product.attributes).map(([name, value]) => [name, String(value).slice(0, 2_000)]),
    ),
    ...(product.brand === undefined ? {} : { brand: product.brand }),
    ...(product.price === undefined ? {} : { price: product.price }),
  }));
}

async function listAll(ctx: Context, pages: readonly Page[]): Promise<Listed[]> {
  const listed: Listed[] = [];
  for (const page of pages) listed.push({ ...page, ...(await makeFaqs(ctx, page.url, page.locale)) });
  return listed;
}

function figuresOf(listed: readonly Listed[]) {
  const faqs = listed.flatMap((page) => page.faqs);
  return {
    pages: listed.length,
    pagesWithFaqs: listed.filter((page) => page.faqs.length > 0).length,
    faqs: faqs.length,
    perPage: spread(listed.map((page) => page.faqs.length)),
    supportedShare: faqs.filter(({ verified }) => verified).length / faqs.length,
    duplicates: listed.reduce(
      (sum, page) => sum + page.faqs.length - new Set(page.faqs.map(({ facts }) => facts)).size,
      0,
    ),
    answerCharacters: spread(faqs.map(({ answer }) => answer.length)),
    millisecondsPerPage: spread(listed.map(({ milliseconds }) => milliseconds)),
  };
}

function printSample(listed: readonly Listed[], step: number): void {
  for (const { title, url, locale, faqs } of listed.filter((_, i) => i % step === Math.floor(step / 2))) {
    process.stdout.write(`\n## ${title} (${locale}) ${url}\n`);
    for (const { question, answer, verified } of faqs)
      process.stdout.write(`- ${question}\n    ${verified ? '' : 'NOT VERIFIED '}${answer}\n`);
  }
}

async function run(options: BenchOptions): Promise<BenchResult> {
  const icecat = dataSet(options, 'icecat-chorus');
  return withStore(async (base) => {
    await loadDemoShop(base);
    const demo = companyContext(base, 'co_northpeak', { kind: 'operator' }, 'req_bench');
    await updateSettings(demo, { integrations: { ai_powered_faqs: { enabled: true } } });
    const demoList = await listAll(demo, demoPages());
    const products = icecat === undefined ? [] : icecatShop(icecat);
    const shop = await openShop(base, 'icecat.example', products);
    const pages = products.map(({ url, title }) => ({ url, locale: 'en', title }));
    const icecatList = await listAll(shop, pages);
    if (options.words.includes('sample')) {
      printSample(demoList, 16);
      printSample(icecatList, 25);
    }
    return {
      figures: {
        demoShop: figuresOf(demoList),
        icecat: icecat === undefined ? 'left out: icecat-chorus is not there' : figuresOf(icecatList),
      },
    };
  });
}

export default {
  name: 'faq-pages',
  description: 'FAQs of the demo shop and of 500 icecat products: time per page, number, length, sample',
  run,
} satisfies BenchSuite;
