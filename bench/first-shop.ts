import { setTimeout as sleep } from 'node:timers/promises';
import { html, productPage, serveSite } from '../test/support/shop-site.ts';
import type { BenchResult, BenchSuite } from './suite.ts';
import { newCaller, newWorkplace } from './support/product-server.ts';

const products = 190;
const longestMs = 120_000;

/** A shop of 200 pages: products with and without structured data, and policies two links away from the start. */
function shopPages() {
  const pages = new Map<string, ReturnType<typeof html>>();
  const links = Array.from({ length: products }, (_, i) => `<a href="/p/${i}">Lantern ${i}</a>`).join(' ');
  pages.set('/', html('Lanterns', `<a href="/all">All lanterns</a> <a href="/help">Help</a>`));
  pages.set('/all', html('All lanterns', links));
  const topics = ['returns', 'shipping', 'warranty', 'payment', 'contact', 'about', 'care'];
  pages.set('/help', html('Help', topics.map((topic) => `<a href="/help/${topic}">${topic}</a>`).join(' ')));
  for (const topic of topics)
    pages.set(`/help/${topic}`, html(topic, `<p>What our shop says about ${topic}.</p>`));
  pages.set('/help/returns', html('Returns', '<p>You can return a lantern within 45 days of delivery.</p>'));
  for (let i = 0; i < products; i++) pages.set(`/p/${i}`, productPage(i, `${20 + i}.50`, i % 2 === 0));
  return pages;
}

async function run(): Promise<BenchResult> {
  const site = await serveSite(shopPages());
  const place = newWorkplace();
  try {
    const startedMs = performance.now();
    const server = await place.serve('start');
    await place.aisle(
      'company',
      'create',
      'Lanterns',
      '--id',
      'co_lanterns',
      '--domain',
      site.host,
      '--enable',
    );
    const { stdout } = await place.aisle(
      'key',
      'create',
      'co_lanterns',
      '--name',
      'bench',
      '--scopes',
      'all',
    );
    const caller = newCaller(server.baseUrl, stdout.trim(), 1);
    const made = await caller.post('/api/v1/sources', { kind: 'website', url: `${site.origin}/` });
    if (made.status !== 201) throw new Error(`the shop was refused: ${made.body}`);
    const sourceId = (JSON.parse(made.body) as { source_id: string }).source_id;
    const seconds = () => (performance.now() - startedMs) / 1000;
    let firstAnswer: number | undefined;
    let whole: number | undefined;
    while (performance.now() - startedMs < longestMs && (firstAnswer === undefined || whole === undefined)) {
      const reply = await caller.post('/api/v1/send_message', {
        query_text: 'How long can I return a lantern?',
      });
      const { answer_status, result_text } = JSON.parse(reply.body) as {
        answer_status?: string;
        result_text?: string;
      };
      if (answer_status === 'answered' && result_text?.includes('45 days')) firstAnswer ??= seconds();
      const source = JSON.parse((await caller.get(`/api/v1/sources/${sourceId}`)).body) as { status: string };
      if (source.status === 'ok') whole ??= seconds();
      if (source.status === 'failed') throw new Error(`the shop was not read: ${JSON.stringify(source)}`);
      await sleep(200);
    }
    caller.close();
    await server.kill();
    return {
      figures: {
        pages: site.pages.size,
        ready_seconds: server.readyMs / 1000,
        start_to_first_grounded_answer_seconds: firstAnswer ?? null,
        start_to_whole_shop_seconds: whole ?? null,
        bar_seconds: 60,
      },
    };
  } finally {
    place.remove();
    await site.close();
  }
}

export default {
  name: 'first-shop',
  description:
    'From the first `npm start` to the first grounded answer about a local shop of 200 pages given by its address.',
  run,
} satisfies BenchSuite;
