/** Suite: shoppers' questions to shops that nobody here tuned to, over HTTP, beside a floor. */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { languageOf } from '../src/engine/language/locale-lookup.ts';
import { bootstrapInterval } from './metrics.ts';
import { type BenchResult, type BenchSuite, dataSet } from './suite.ts';
import { postToShop } from './support/ask-shop.ts';
import { type AuthoredShop, shopFolders, withAuthoredShops } from './support/authored-shops.ts';
import { type Floor, loadFloor } from './support/shop-floor.ts';
import { type Judge, loadJudge } from './support/shop-judge.ts';

export type Row = {
  shop: string;
  id: string;
  kind: string;
  say: string;
  status: string;
  right: boolean;
  abstain: boolean;
  faults: readonly string[];
  text: string;
  productIds: readonly string[];
};

export async function askShop(shop: AuthoredShop, judge: Judge): Promise<Row[]> {
  const rows: Row[] = [];
  for (const { id, kind, turns } of shop.cases) {
    let threadId: string | undefined;
    for (const [at, turn] of turns.entries()) {
      const { say, locale, page_url } = turn;
      const message = { query_text: say, thread_id: threadId, locale, page_url };
      const reply = await postToShop(shop, 'send_message', message);
      threadId = reply.threadId ?? threadId;
      if (turn.expect === undefined) continue;
      const { text, status, productIds } = reply;
      const faults = judge.judge({ text, status, productIds }, turn.expect);
      const name = turns.length > 1 ? `${id}#${at + 1}` : id;
      const abstain = turn.expect.abstain === true;
      rows.push({
        shop: shop.name,
        id: name,
        kind,
        say: turn.say,
        status,
        right: faults.length === 0,
        abstain,
        faults,
        text,
        productIds,
      });
    }
  }
  return rows;
}

function shareOf(rows: readonly Row[], test: (row: Row) => boolean) {
  const { mean, low, high } = bootstrapInterval(rows.map((row) => Number(test(row))));
  return { value: mean, low, high };
}

type ShopFigures = ReturnType<typeof figuresOf> & {
  floor: number;
  over_floor: number;
  kinds: Record<string, string>;
};

const isAnswered = ({ status }: Row) => status === 'answered';

function figuresOf(rows: readonly Row[]) {
  const lengths = rows.map(({ text }) => text.length).sort((a, b) => a - b);
  return {
    turns: rows.length,
    right: shareOf(rows, ({ right }) => right),
    answered_and_wrong: shareOf(rows, (row) => !row.right && isAnswered(row)),
    answered_and_right: shareOf(rows, (row) => row.right && (row.abstain || isAnswered(row))),
    not_found: shareOf(rows, ({ status }) => status === 'not_found'),
    ...unrelatedShown(rows),
    length_median: lengths[lengths.length >> 1] ?? 0,
    length_most: lengths.at(-1) ?? 0,
  };
}

/** Share of the off-topic turns that are shown something of the shop as the closest; nothing where there are none. */
function unrelatedShown(rows: readonly Row[]) {
  const offTopic = rows.filter(({ kind }) => kind === 'offtopic');
  if (offTopic.length === 0) return {};
  const shown = offTopic.filter(({ status }) => status !== 'not_found').length;
  return { offtopic_shown: `${(shown / offTopic.length).toFixed(2)} of ${offTopic.length}` };
}

function byKind(rows: readonly Row[]): Record<string, string> {
  const kinds = [...Map.groupBy(rows, ({ kind }) => kind)].sort(([a], [b]) => (a < b ? -1 : 1));
  return Object.fromEntries(
    kinds.map(([kind, of]) => [
      kind,
      `${(of.filter(({ right }) => right).length / of.length).toFixed(2)} of ${of.length}`,
    ]),
  );
}

/** Of each language: over the shops in it, the means of what is right, of the floor, and of what is answered and wrong. */
function byLanguage(shops: readonly AuthoredShop[], figures: Readonly<Record<string, ShopFigures>>) {
  const languages = [...Map.groupBy(shops, ({ locale }) => languageOf(locale))];
  return Object.fromEntries(
    languages.map(([language, of]) => {
      const mean = (pick: (figures: ShopFigures) => number) =>
        Number((of.reduce((sum, { name }) => sum + pick(figures[name]!), 0) / of.length).toFixed(3));
      const right = mean((shop) => shop.right.value);
      const wrong = mean((shop) => shop.answered_and_wrong.value);
      const answered = mean((shop) => shop.answered_and_right.value);
      return [language, { shops: of.length, right, floor: mean(({ floor }) => floor), wrong, answered }];
    }),
  );
}

function show(rows: readonly Row[]): void {
  for (const { shop, id, kind, say, status, text, productIds, faults, right } of rows)
    process.stderr.write(
      `${right ? 'right' : 'WRONG'} ${shop} ${id} [${kind}] ${say}\n  (${status}) ${text.replaceAll('\n', ' ⏎ ')}\n  ${productIds.slice(0, 5).join(' ')}  ${faults.join('; ').slice(0, 240)}\n`,
    );
}

/** The unread shops: run at the end, and only when asked for by name. */
export const unreadShops: readonly string[] = [
  'skate',
  'safes',
  'pottery',
  'handwerk',
  'trottinette',
  'jardineria',
  'drogeria',
  'cykelbod',
  'nekoya',
  'zverinec',
  'marujo',
  'kampci',
  'jiadian',
  'rybolov',
  'kaepeu',
];

const shopsHere = join(import.meta.dirname, 'shops');

/** Folders of all shops that may be read and fitted on: those handed out, in `shared`, and those here. */
export function readShopFolders(shared: string): string[] {
  return [...shopFolders(shared), ...shopFolders(shopsHere)].filter(
    (folder) => existsSync(folder) && !unreadShops.some((name) => folder.endsWith(`/${name}`)),
  );
}

async function run(options: Parameters<BenchSuite['run']>[0]): Promise<BenchResult> {
  const shared = dataSet(options, 'shops');
  if (shared === undefined) return { leftOut: 'shops is not there', figures: {} };
  const judge = await loadJudge(shared);
  const floor: Floor | undefined = await loadFloor(shared);
  if (judge === undefined || floor === undefined)
    return { leftOut: 'the rules of judging are not there', figures: {} };
  const { words } = options;
  const all = [...shopFolders(shared), ...shopFolders(shopsHere)];
  const isWanted = (folder: string) => {
    const name = folder.split('/').at(-1)!;
    const isUnread = unreadShops.includes(name);
    if (words.includes('unread')) return isUnread;
    const named = words.filter((word) => all.some((each) => each.endsWith(`/${word}`)));
    return named.length > 0 ? named.includes(name) : !isUnread;
  };
  return withAuthoredShops(all.filter(isWanted), async (shops) => {
    const rows: Row[] = [];
    const figures: Record<string, ShopFigures> = {};
    for (const shop of shops) {
      const own = await askShop(shop, judge);
      rows.push(...own);
      const { right: below } = floor(shop.folder);
      const all = figuresOf(own);
      figures[shop.name] = { ...all, floor: below, over_floor: all.right.value - below, kinds: byKind(own) };
    }
    if (words.includes('wrong')) show(rows.filter(({ right }) => !right));
    if (words.includes('answered')) show(rows.filter((row) => isAnswered(row) && !row.right));
    if (words.includes('all')) show(rows);
    const perShop = shops.map(({ name }) => figuresOf(rows.filter(({ shop }) => shop === name)).right.value);
    const overShops = bootstrapInterval(perShop);
    return {
      figures: {
        all: { ...figuresOf(rows), right_by_shop: overShops, kinds: byKind(rows) },
        languages: byLanguage(shops, figures),
        ...figures,
      },
    };
  });
}

export default {
  name: 'shops',
  description: `shoppers' questions to authored shops over HTTP, beside a floor (words: a shop, unread, wrong, answered, all)`,
  run,
} satisfies BenchSuite;
