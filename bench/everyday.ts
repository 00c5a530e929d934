/** Suite: what visitors of any shop type into its chat and its search box, by authors who know only the shop's data. */
import { basename, join } from 'node:path';
import { bootstrapInterval } from './metrics.ts';
import { referenceIndex } from './reference-bm25.ts';
import { type BenchResult, type BenchSuite, dataSet } from './suite.ts';
import { postToShop } from './support/ask-shop.ts';
import { type AuthoredShop, readLines, shopFolders, withAuthoredShops } from './support/authored-shops.ts';
import { type EverydayExpectation, everydayCases } from './support/everyday-cases.ts';
import { type Judge, loadJudge } from './support/shop-judge.ts';

type Row = {
  shop: string;
  via: 'chat' | 'search' | 'floor';
  id: string;
  say: string;
  status: string;
  text: string;
  productIds: readonly string[];
  faults: readonly string[];
};

const LOOKED_AT = 5;

type Reply = Pick<Row, 'status' | 'text' | 'productIds'>;

/** What is wrong with a reply; empty = right. A search is judged by its list alone. */
function faultsOf(
  judge: Judge,
  reply: Reply,
  { products = {}, ...others }: EverydayExpectation,
  via: Row['via'],
) {
  const { within, first, ...listed } = products;
  const shown = reply.productIds.slice(0, LOOKED_AT);
  const judged = via === 'chat' ? reply : { ...reply, text: '', status: 'answered' };
  const faults = judge.judge(judged, { ...(via === 'chat' ? others : {}), products: listed });
  const outside = within && shown.filter((id) => !within.includes(id));
  if (outside && (outside.length > 0 || shown.length === 0)) faults.push(`not within: ${outside.join(' ')}`);
  if (first && !first.includes(shown[0] ?? '')) faults.push(`first is not ${first.join(' or ')}`);
  return faults;
}

type ListedProduct = {
  product_id: string;
  title: string;
  brand?: string;
  categories?: readonly string[];
  description?: string;
  attributes?: Readonly<Record<string, string | number | boolean | readonly string[]>>;
};

/** Plain BM25 over all that a shop's products say, the title five times. */
function floorOf({ folder, locale }: AuthoredShop): (query: string) => string[] {
  const products = readLines<ListedProduct>(join(folder, 'products.jsonl'));
  const texts = products.map(({ title, brand = '', categories = [], description = '', attributes = {} }) =>
    [
      ...Array<string>(5).fill(title),
      brand,
      ...categories,
      description,
      ...Object.values(attributes).flat(),
    ].join(' '),
  );
  const index = referenceIndex(texts, locale.slice(0, 2));
  return (query) => {
    const scores = index.scores(query);
    const found = products.flatMap(({ product_id: id }, i) =>
      scores[i]! > 0 ? [{ id, score: scores[i]! }] : [],
    );
    return found.sort((a, b) => b.score - a.score).map(({ id }) => id);
  };
}

async function askEveryday(shop: AuthoredShop, judge: Judge, wanted: 'read' | 'unread'): Promise<Row[]> {
  const rows: Row[] = [];
  const floor = floorOf(shop);
  for (const { id, via, turns } of everydayCases(shop.folder, wanted)) {
    let threadId: string | undefined;
    for (const [at, { say, expect }] of turns.entries()) {
      const reply = await postToShop(
        shop,
        via === 'chat' ? 'send_message' : 'search',
        via === 'chat' ? { query_text: say, thread_id: threadId } : { query_text: say },
      );
      threadId = reply.threadId ?? threadId;
      if (expect === undefined) continue;
      const row = { shop: shop.name, id: turns.length > 1 ? `${id}#${at + 1}` : id, say };
      const { status, text, productIds } = reply;
      rows.push({ ...row, via, status, text, productIds, faults: faultsOf(judge, reply, expect, via) });
      if (via === 'chat') continue;
      const below: Reply = { status: 'answered', text: '', productIds: floor(say) };
      rows.push({ ...row, via: 'floor', ...below, faults: faultsOf(judge, below, expect, 'floor') });
    }
  }
  return rows;
}

function figuresOf(rows: readonly Row[]): Record<string, unknown> {
  const share = (via: Row['via'], test: (row: Row) => boolean) => {
    const of = rows.filter((row) => row.via === via).map((row) => Number(test(row)));
    return of.length === 0 ? {} : { turns: of.length, ...bootstrapInterval(of) };
  };
  const isRight = ({ faults }: Row) => faults.length === 0;
  return {
    chat: share('chat', isRight),
    chat_answered_and_wrong: share('chat', (row) => row.status === 'answered' && !isRight(row)),
    search: share('search', isRight),
    search_plain_bm25: share('floor', isRight),
  };
}

function show(rows: readonly Row[]): void {
  for (const { shop, via, id, say, status, text, productIds, faults } of rows)
    process.stderr.write(
      `${faults.length === 0 ? 'right' : 'WRONG'} ${shop} ${via}:${id} [${via}] ${say}\n  (${status}) ${text.replaceAll('\n', ' ⏎ ')}\n  ${productIds.slice(0, LOOKED_AT).join(' ')}  ${faults.join('; ').slice(0, 240)}\n`,
    );
}

const here = join(import.meta.dirname, 'shops');

async function run(options: Parameters<BenchSuite['run']>[0]): Promise<BenchResult> {
  const shared = dataSet(options, 'shops');
  const judge = shared === undefined ? undefined : await loadJudge(shared);
  if (judge === undefined) return { leftOut: 'the rules of judging are not there', figures: {} };
  const { words } = options;
  const wanted = words.includes('unread') ? 'unread' : 'read';
  const names = words.filter((word) => word !== 'all' && word !== 'unread');
  const folders = shopFolders(here).filter(
    (folder) =>
      everydayCases(folder, wanted).length > 0 && (names.length === 0 || names.includes(basename(folder))),
  );
  return withAuthoredShops(folders, async (shops) => {
    const rows: Row[] = [];
    for (const shop of shops) rows.push(...(await askEveryday(shop, judge, wanted)));
    if (words.includes('all') && wanted === 'read') show(rows);
    const perShop = shops.map(({ name }) => [name, figuresOf(rows.filter(({ shop }) => shop === name))]);
    return { figures: { all: figuresOf(rows), ...Object.fromEntries(perShop) } };
  });
}

export default {
  name: 'everyday',
  description:
    'what visitors of any shop type into its chat and search box, over HTTP (words: a shop, unread, all)',
  run,
} satisfies BenchSuite;
