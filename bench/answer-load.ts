import { join } from 'node:path';
import { loadIcecat } from './catalogues.ts';
import type { BenchOptions, BenchResult, BenchSuite } from './suite.ts';
import { dataSet } from './suite.ts';
import { type KnowledgePage, knowledgePages } from './support/knowledge-pages.ts';
import { type LoadRequest, load } from './support/load.ts';
import { importShop, multiplied, serveShop, shopDomain } from './support/loaded-shop.ts';
import { measure } from './support/product-server.ts';
import { distinctQueries, generator } from './support/shop-queries.ts';

const productCount = 100_000;
const pageCount = 10_000;
const connections = 16;
const seconds = 30;
const aloneEach = 300;
/** More than are asked in the time, so that no question comes twice. */
const asked = 20_000;

type Question = { query_text: string; page_url?: string };

const attributeWordings = [
  'How much does it weigh?',
  'What colour is it?',
  'Does it have wifi?',
  'How wide is it?',
  'Which ports does it have?',
  'How long does the battery last?',
];
const offTopic = [
  'Who won the match in',
  'What is the weather in',
  'Tell me a story about',
  'Is it true what they say about',
];

/** A mix as shops see it: attributes and prices on product pages, help, wishes for products, and what no shop answers. */
function questions(products: ReturnType<typeof loadIcecat>, pages: readonly KnowledgePage[]) {
  const random = generator(21);
  const wishes = distinctQueries(products, asked / 4, 31);
  const pageOf = () =>
    `https://${shopDomain}/p/${encodeURIComponent(products[random(products.length)]!.productId)}`;
  const kinds: Record<string, (i: number) => Question> = {
    attribute: (i) => ({ query_text: attributeWordings[i % attributeWordings.length]!, page_url: pageOf() }),
    price: (i) => ({ query_text: i % 2 === 0 ? 'How much is it?' : 'Is it in stock?', page_url: pageOf() }),
    knowledge: () => ({ query_text: pages[random(pages.length)]!.question }),
    search: (i) => ({ query_text: `I am looking for ${wishes[i % wishes.length]!}` }),
    notFound: (i) => ({
      query_text: `${offTopic[i % offTopic.length]!} ${wishes[i % wishes.length]!.split(' ')[0]!}?`,
    }),
  };
  const weights: readonly [string, number][] = [
    ['attribute', 30],
    ['price', 15],
    ['knowledge', 30],
    ['search', 15],
    ['notFound', 10],
  ];
  const drawn = weights.flatMap(([kind, weight]) => Array<string>(weight).fill(kind));
  const mix = Array.from({ length: asked }, (_, i) => kinds[drawn[random(drawn.length)]!]!(i));
  return { kinds, mix };
}

/** A path as a word keeps the loaded folder there for the next run. */
async function run(options: BenchOptions): Promise<BenchResult> {
  const folder = dataSet(options, 'icecat-chorus');
  if (!folder) return { leftOut: 'icecat-chorus is not in the data folder', figures: {} };
  const products = loadIcecat(folder);
  const pages = knowledgePages(pageCount);
  const kept = options.words.find((word) => word.includes('/'));
  const shop = await importShop(
    multiplied(products, productCount),
    pages.map(({ line }) => line),
    kept && join(kept, 'answers'),
  );
  const served = await serveShop(shop);
  try {
    const { kinds, mix } = questions(products, pages);
    const path = '/api/v1/send_message';
    // Opens the index of the pages and lets the code be compiled.
    await measure(served.baseUrl, shop.key, path, mix.slice(-500), 4);
    const alone: Record<string, unknown> = {};
    for (const [kind, make] of Object.entries(kinds)) {
      const bodies = Array.from({ length: aloneEach }, (_, i) => make(i + 7));
      alone[kind] = await measure(served.baseUrl, shop.key, path, bodies, 1);
    }
    const headers = { authorization: `Bearer ${shop.key}`, 'content-type': 'application/json' };
    const requests = mix.map(
      (body): LoadRequest => ({ method: 'POST', path, headers, body: JSON.stringify(body) }),
    );
    const mixed = await load({ url: served.baseUrl, requests, connections, seconds, warmUpSeconds: 2 }, 200);
    const residentMb = served.residentMb();
    return {
      figures: { products: productCount, pages: pageCount, connections, seconds, mixed, alone, residentMb },
    };
  } finally {
    await served.stop();
    shop.place.remove();
  }
}

export default {
  name: 'answer-load',
  description: 'fresh answers over HTTP at 100,000 products and 10,000 pages, 16 connections, stored durably',
  run,
} satisfies BenchSuite;
