import { join } from 'node:path';
import { loadDemoShop } from '../../src/cli/start/load-demo-shop.ts';
import type { Product } from '../../src/engine/catalog/product.ts';
import { listProducts } from '../../src/services/catalog/list-products.ts';
import { type BaseContext, type Context, companyContext } from '../../src/services/context.ts';
import { putDocuments } from '../../src/services/documents/put-documents.ts';
import { loadIcecat, loadLuma, readLines } from '../catalogues.ts';
import { openShop } from '../faq-shop.ts';
import { type BenchOptions, dataSet } from '../suite.ts';
import { wireProductLine } from '../support/wire-product.ts';

/** A company with what it sells. */
export type Shop = { name: string; ctx: Context; productIds: readonly string[] };

const ICECAT_PRODUCTS = 1_500;

function wireProduct(product: Product, domain: string): Record<string, unknown> {
  const variants = product.variants.map(({ variantId, attributes, price, availability }) => ({
    variant_id: variantId,
    attributes,
    ...(price ? { price } : {}),
    ...(availability ? { availability } : {}),
  }));
  return { ...(JSON.parse(wireProductLine(product, domain)) as object), variants };
}

async function openLuma(base: BaseContext, folder: string): Promise<Shop> {
  const products = loadLuma(folder);
  const ctx = await openShop(
    base,
    'luma.example',
    products.map((product) => wireProduct(product, 'luma.example')),
  );
  const pages = readLines<{ id: string; title: string; url: string; html: string }>(
    join(folder, 'pages.jsonl'),
  );
  const documents = pages.map(({ id, title, url, html }, index) => ({
    index,
    value: { document_id: id, title, url, content: html, content_type: 'text/html', trust: 'policy' },
  }));
  await putDocuments(ctx, documents);
  return { name: 'luma', ctx, productIds: products.map(({ productId }) => productId) };
}

async function openIcecat(base: BaseContext, folder: string): Promise<Shop> {
  const all = loadIcecat(folder);
  const step = Math.max(1, Math.floor(all.length / ICECAT_PRODUCTS));
  const products = all.filter((_, i) => i % step === 0).slice(0, ICECAT_PRODUCTS);
  const ctx = await openShop(
    base,
    'icecat.example',
    products.map((product) => wireProduct(product, 'icecat.example')),
  );
  return { name: 'icecat', ctx, productIds: products.map(({ productId }) => productId) };
}

async function idsOf(ctx: Context): Promise<string[]> {
  const ids: string[] = [];
  for (let cursor: string | undefined; ; ) {
    const page = await listProducts(ctx, { limit: 100, ...(cursor === undefined ? {} : { cursor }) });
    ids.push(...page.products.map(({ productId }) => productId));
    if (page.nextCursor === null) return [...new Set(ids)];
    cursor = page.nextCursor;
  }
}

/** The demo shop, and magento-luma and a sample of icecat-chorus where they are there. */
export async function openShops(base: BaseContext, options: BenchOptions): Promise<Shop[]> {
  await loadDemoShop(base);
  const demo = companyContext(base, 'co_northpeak', { kind: 'operator' }, 'req_bench');
  const shops: Shop[] = [{ name: 'demo', ctx: demo, productIds: await idsOf(demo) }];
  const luma = dataSet(options, 'magento-luma');
  if (luma !== undefined) shops.push(await openLuma(base, luma));
  const icecat = dataSet(options, 'icecat-chorus');
  if (icecat !== undefined) shops.push(await openIcecat(base, icecat));
  return shops;
}
