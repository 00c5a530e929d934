import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type AuthoredShop, type Case, openAuthoredShop, readLines } from '../support/authored-shops.ts';
import type { Judge } from '../support/shop-judge.ts';

/** Pages and products that small shops are left with. */
const sizes = [
  { pages: 1, products: 2 },
  { pages: 3, products: 6 },
  { pages: 8, products: 20 },
];
/** Cases that a small shop is asked: of those that its texts answer, and of the others. */
const ANSWERED = 12;
const OTHERS = 6;

/** Every n-th of a list, so that about `count` are taken and not all from one place. */
function spread<T>(list: readonly T[], count: number, from: number): T[] {
  const step = Math.max(1, Math.floor(list.length / count));
  return list.filter((_, i) => i % step === from % step).slice(0, count);
}

/** Whether every group of the first expectation has an alternative in the text that is left. */
function isToldBy(judge: Judge, text: string, { turns }: Case): boolean {
  const groups = turns[0]!.expect?.answers ?? [];
  return groups.length > 0 && groups.every((group) => group.some((part) => judge.has(text, part)));
}

/** Writes what is left of a shop into a folder of its own. */
function writeSmallShop(shop: AuthoredShop, at: number, judge: Judge, into: string): void {
  const { pages: mostPages, products: mostProducts } = sizes[at]!;
  const read = (name: string) => readFileSync(join(shop.folder, name), 'utf8');
  const write = (name: string, records: readonly unknown[]) =>
    writeFileSync(join(into, name), records.map((record) => `${JSON.stringify(record)}\n`).join(''));
  const names = spread(readdirSync(join(shop.folder, 'documents')).sort(), mostPages, 3 + at * 5);
  const products = spread(readLines(join(shop.folder, 'products.jsonl')), mostProducts, 7 + at * 4);
  mkdirSync(join(into, 'documents'));
  for (const name of names) writeFileSync(join(into, 'documents', name), read(join('documents', name)));
  write('products.jsonl', products);
  const company = JSON.parse(read('company.json')) as Record<'name' | 'domain', string>;
  write('company.json', [
    { ...company, name: `${company.name} ${at}`, domain: `small-${at}.${company.domain}` },
  ]);
  const texts = [...names.map((name) => read(join('documents', name))), JSON.stringify(products)];
  const text = judge.plain(texts.join('\n'));
  const firsts = shop.cases.map((kase) => ({ ...kase, turns: kase.turns.slice(0, 1) }));
  const told = firsts.filter((kase) => isToldBy(judge, text, kase));
  const others = firsts.filter((kase) => !isToldBy(judge, text, kase));
  write('questions.jsonl', [...spread(told, ANSWERED, at), ...spread(others, OTHERS, at)]);
}

/**
 * A shop as it would be with a page or a few and hardly any product: what else there is tells how likely a piece seems there. Each
 * is a company of its own; its cases are those that its texts answer and some of the others.
 */
export async function openSmallShops(shop: AuthoredShop, judge: Judge): Promise<AuthoredShop[]> {
  const small: AuthoredShop[] = [];
  for (const at of sizes.keys()) {
    const folder = mkdtempSync(join(tmpdir(), `aisle-${shop.name}-`));
    try {
      writeSmallShop(shop, at, judge, folder);
      small.push({ ...(await openAuthoredShop(shop.ctx, shop.baseUrl, folder)), name: shop.name });
    } finally {
      rmSync(folder, { recursive: true });
    }
  }
  return small;
}
