import type { Product } from '../../engine/catalog/product.ts';
import { decodeEntities } from '../../engine/text/characters/decode-entities.ts';
import { foldForMatch } from '../../engine/text/characters/normalize.ts';
import type { Context } from '../context.ts';
import { pageOfProducts } from './store.ts';

/** How good a catalogue is for shoppers: how many of its records have what, and what looks wrong. */
export type CatalogueQuality = {
  products: number;
  /** Records that say something of it. */
  having: Record<'price' | 'image' | 'url' | 'category' | 'availability' | 'description', number>;
  /** Prices a hundred times the usual one or a hundredth of it, by the median of the catalogue. */
  oddPrices: string[];
  /** Titles that hold character references. */
  entities: string[];
  /** Records whose title another record has too. */
  sameTitles: number;
  currencies: string[];
};

const pageSize = 500;
/** Records that are looked at; of larger catalogues the first. */
const mostProducts = 20_000;
const oddFactor = 100;
const mostNamed = 5;

function hasPrice({ price, variants }: Product): boolean {
  return price !== undefined || variants.some((variant) => variant.price !== undefined);
}

function count(quality: CatalogueQuality, product: Product): void {
  const { having } = quality;
  quality.products++;
  if (hasPrice(product)) having.price++;
  if (product.imageUrl !== undefined || product.variants.some(({ imageUrl }) => imageUrl !== undefined))
    having.image++;
  if (product.url !== undefined || product.variants.some(({ url }) => url !== undefined)) having.url++;
  if (product.categories.length > 0) having.category++;
  if (product.availability !== 'unknown') having.availability++;
  if (product.description.trim() !== '') having.description++;
  if (decodeEntities(product.title) !== product.title && quality.entities.length < mostNamed)
    quality.entities.push(product.productId);
}

function oddPricesOf(prices: readonly { id: string; amount: number }[]): string[] {
  const sorted = prices.map(({ amount }) => amount).sort((a, b) => a - b);
  const median = sorted[Math.floor(sorted.length / 2)] ?? 0;
  const isOdd = (amount: number) =>
    amount === 0 || amount > median * oddFactor || amount * oddFactor < median;
  return prices
    .filter(({ amount }) => isOdd(amount))
    .map(({ id }) => id)
    .slice(0, mostNamed);
}

/** Looks through the first 20,000 records of the company's catalogue. */
export async function checkQuality(ctx: Context): Promise<CatalogueQuality> {
  const having = { price: 0, image: 0, url: 0, category: 0, availability: 0, description: 0 };
  const quality: CatalogueQuality = {
    products: 0,
    having,
    oddPrices: [],
    entities: [],
    sameTitles: 0,
    currencies: [],
  };
  const prices: { id: string; amount: number }[] = [];
  const currencies = new Set<string>();
  const titles = new Map<string, number>();
  let after: { productId: string; locale: string } | undefined;
  while (quality.products < mostProducts) {
    const page = await pageOfProducts(ctx, { ...(after ? { after } : {}), limit: pageSize });
    for (const product of page) {
      count(quality, product);
      const key = `${product.locale}\n${foldForMatch(product.title)}`;
      titles.set(key, (titles.get(key) ?? 0) + 1);
      if (!product.price) continue;
      prices.push({ id: product.productId, amount: product.price.amount });
      currencies.add(product.price.currency);
    }
    const last = page.at(-1);
    if (!last || page.length < pageSize) break;
    after = { productId: last.productId, locale: last.locale };
  }
  const sameTitles = [...titles.values()].reduce((sum, times) => sum + times - 1, 0);
  return { ...quality, oddPrices: oddPricesOf(prices), sameTitles, currencies: [...currencies].sort() };
}
