import { minorDigits } from '../../src/engine/catalog/minor-digits.ts';
import { readPage } from '../../src/engine/extract/page/read-page.ts';
import type { ExpectedProduct, ShopPage } from './shop-page.ts';

const fields = ['name', 'price', 'currency', 'availability', 'sku', 'images'] as const;
type Field = (typeof fields)[number];
type Values = Readonly<Record<Field, readonly string[]>>;
type Tally = { right: number; said: number; wanted: number };

/** One field of one page that was not read as a person would. */
export type Miss = {
  system: string;
  url: string;
  field: Field;
  said: readonly string[];
  wanted: readonly string[];
};

function listOf(value: string | null | undefined): readonly string[] {
  return value === null || value === undefined || value === '' ? [] : [value];
}

function decimal(amount: number, currency: string): string {
  return (amount / 10 ** minorDigits(currency)).toFixed(2);
}

/** An address without what a shop's picture service adds: size suffixes, folders and queries. */
function pictureKey(address: string): string {
  const proxied = /[?&]url=([^&]+)/.exec(address)?.[1];
  const path = (proxied === undefined ? address : decodeURIComponent(proxied)).replace(/[?#].*$/, '');
  return path
    .replace(/-(?:small|medium|large|home)_default/, '')
    .replace(/[_-]\d+x\d*(?:@2x)?(?=\.\w+$)/, '')
    .replace(/\._[A-Z]{2}_[A-Z0-9]+_(?=\.\w+$)/, '')
    .replace(/\/stencil\/\d+x\d+\//, '/')
    .replace(/\.webp$/, '.jpg');
}

function wantedOf(expected: ExpectedProduct | undefined): Values {
  return {
    name: listOf(expected?.name),
    price: listOf(expected?.price == null ? undefined : Number(expected.price).toFixed(2)),
    currency: listOf(expected?.currency),
    availability: listOf(expected?.availability),
    sku: listOf(expected?.sku),
    images: (expected?.images ?? []).map((image) => image.replace(/\.webp$/, '.jpg')),
  };
}

function saidOf(page: ShopPage): Values {
  // A currency that no page of the list uses: a guess by the shop's own currency cannot pass for reading.
  const { product, offer } = readPage(page.html, page.url, 'SEK');
  const price = product ? offer?.price : undefined;
  return {
    name: listOf(product?.title.replace(/\s+/g, ' ').trim()),
    price: listOf(price && decimal(price.amount, price.currency)),
    currency: listOf(price?.currency === 'SEK' ? undefined : price?.currency),
    availability: listOf(product ? offer?.availability : undefined),
    sku: listOf(product ? offer?.sku : undefined),
    images: product ? [...new Set((offer?.images ?? []).map(pictureKey))] : [],
  };
}

function matches(field: Field, said: string, wanted: string): boolean {
  return field === 'images' ? said.endsWith(wanted) : said.toLowerCase() === wanted.toLowerCase();
}

/** F1 of each field over the pages, and every miss; a field said where none is wanted counts against precision. */
export function scorePages(pages: readonly ShopPage[]): { f1: Record<Field, number>; misses: Miss[] } {
  const tallies = new Map<Field, Tally>(fields.map((field) => [field, { right: 0, said: 0, wanted: 0 }]));
  const misses: Miss[] = [];
  for (const page of pages) {
    const wanted = wantedOf(page.expected);
    const said = saidOf(page);
    for (const field of fields) {
      const tally = tallies.get(field)!;
      const right = wanted[field].filter((each) =>
        said[field].some((one) => matches(field, one, each)),
      ).length;
      tally.right += right;
      tally.said += said[field].length;
      tally.wanted += wanted[field].length;
      if (right < Math.max(wanted[field].length, said[field].length))
        misses.push({ system: page.system, url: page.url, field, said: said[field], wanted: wanted[field] });
    }
  }
  const f1 = fields.map((field) => {
    const { right, said, wanted } = tallies.get(field)!;
    return [field, said + wanted === 0 ? 1 : (2 * right) / (said + wanted)] as const;
  });
  return { f1: Object.fromEntries(f1) as Record<Field, number>, misses };
}
