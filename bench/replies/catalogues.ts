import type { Product } from '../../src/engine/catalog/product.ts';
import { createApiKey } from '../../src/services/api-keys/create-api-key.ts';
import { loadIcecat, loadIcecatJudgements, loadLuma } from '../catalogues.ts';
import type { Shop } from '../grounded/open-shops.ts';
import { distinctQueries, oddQueries } from '../support/shop-queries.ts';
import { type Place, post, type Script } from './script.ts';

const sorts = [undefined, 'price_asc', undefined, 'price_desc', 'rating', undefined, 'newest'];
const DRAWN = 150;
const SEED = 20261124;

/** Conditions a shopper could tick, taken from one of the shop's products: a different kind for each query in turn. */
function filtersOf({ price, brand, categories, attributes }: Product, at: number): Record<string, unknown> {
  const entries = Object.entries(attributes);
  const [name, value] = entries[at % Math.max(1, entries.length)] ?? [];
  const kinds: readonly Record<string, unknown>[] = [
    {},
    price === undefined ? {} : { price: { lte: price.amount } },
    { in_stock: true, ...(brand === undefined ? {} : { brand: [brand] }) },
    categories.length === 0 ? {} : { category: categories.slice(0, 1) },
    name === undefined || value === undefined ? {} : { attributes: { [name.slice(0, 80)]: value } },
    price === undefined ? {} : { price: { gte: price.amount }, in_stock: true },
  ];
  return kinds[at % kinds.length]!;
}

/** A search, and every third time the page after it. */
function searchScript(name: string, key: string, at: number, text: string, product: Product): Script {
  const body = {
    query_text: text,
    filters: filtersOf(product, at),
    sort: sorts[at % sorts.length],
    facets: ['brand', 'category', 'availability'],
    answer: at % 4 === 0,
  };
  return {
    name: `${name} ${at}`,
    run: async (ask) => {
      const { body: first } = await ask(post(key, '/api/v1/search', body));
      const cursor = first['next_cursor'];
      if (at % 3 === 0 && typeof cursor === 'string')
        await ask(post(key, '/api/v1/search', { ...body, cursor }));
    },
  };
}

async function scriptsOf({ name, ctx }: Shop, products: readonly Product[], queries: readonly string[]) {
  const { secret } = await createApiKey(ctx, { name: 'bench' });
  const texts = [...queries, ...distinctQueries(products, DRAWN, SEED), ...Object.values(oddQueries)];
  return texts.map((text, at) =>
    searchScript(`${name} search`, secret, at, text, products[(at * 7) % products.length]!),
  );
}

/** Searches of public catalogues, with conditions ticked and in every order. */
export async function catalogueScripts({ dataFolder }: Place, shops: readonly Shop[]): Promise<Script[]> {
  const scripts: Script[] = [];
  for (const shop of shops) {
    const luma = shop.name === 'luma' ? dataFolder('magento-luma') : undefined;
    const icecat = shop.name === 'icecat' ? dataFolder('icecat-chorus') : undefined;
    if (luma !== undefined) scripts.push(...(await scriptsOf(shop, loadLuma(luma), [])));
    if (icecat === undefined) continue;
    const own = new Set(shop.productIds);
    const products = loadIcecat(icecat).filter(({ productId }) => own.has(productId));
    const queries = loadIcecatJudgements(icecat).queries.map(({ text }) => text);
    scripts.push(...(await scriptsOf(shop, products, queries)));
  }
  return scripts;
}
