import type { Product } from '../../engine/catalog/product.ts';
import { nextPriceChangeMs } from '../../engine/catalog/sale.ts';
import { prepared } from '../../platform/database/prepared.ts';
import { preparedByIds } from '../../platform/database/prepared-by-ids.ts';
import type { Tables } from '../../platform/database/tables.ts';
import type { Context } from '../context.ts';
import { inScope, inWriteScope } from '../transaction.ts';
import { isTimeGiven, productOfRow, readProductRecord, type StoredProduct } from './stored-product.ts';

/** A page that shows a product or, with `variantId`, one variant of it. */
export type ProductUrl = { urlKey: string; productId: string; locale: string; variantId: string };

export type ProductKey = { productId: string; locale: string };

/** Every engine takes statements of that many bound values (docs/architecture.md, the portable subset). */
const urlsPerStatement = 4_000;

function toStored(row: StoredColumns): StoredProduct {
  return {
    productId: row.product_id,
    locale: row.locale,
    record: row.record,
    hash: row.record_hash,
    updatedAtMs: row.updated_at,
    timeGiven: isTimeGiven(row.record),
  };
}

type StoredColumns = Pick<
  Tables['product'],
  'product_id' | 'locale' | 'record' | 'record_hash' | 'updated_at'
>;

const productsByIds = preparedByIds<{ company_id: string }, StoredColumns>((sql, value, ids) =>
  sql
    .selectFrom('product')
    .select(['product_id', 'locale', 'record', 'record_hash', 'updated_at'])
    .where('company_id', '=', value('company_id'))
    .where('product_id', 'in', ids)
    .orderBy('product_id')
    .orderBy('locale'),
);

/** Every locale of these products, at most 500 ids at a time. */
export async function loadStored(ctx: Context, productIds: readonly string[]): Promise<StoredProduct[]> {
  if (productIds.length === 0) return [];
  const { rows } = await inScope(ctx, (sql) => productsByIds(sql, { company_id: ctx.companyId }, productIds));
  return rows.map(toStored);
}

/** Stores records, replacing those of the same product and locale. */
export async function upsertProducts(tx: Context, products: readonly StoredProduct[]): Promise<void> {
  if (products.length === 0) return;
  const nowMs = tx.clock.nowMs();
  const rows = products.map((stored) => {
    const product = productOfRow(tx.log, stored);
    return {
      company_id: tx.companyId,
      product_id: stored.productId,
      locale: stored.locale,
      record: stored.record,
      record_hash: stored.hash,
      updated_at: stored.updatedAtMs,
      stored_at: nowMs,
      price_changes_at: (product && nextPriceChangeMs(product, nowMs)) ?? null,
    };
  });
  await inWriteScope(tx, (sql) =>
    sql
      .insertInto('product')
      .values(rows)
      .onConflict((conflict) =>
        conflict.columns(['company_id', 'product_id', 'locale']).doUpdateSet((row) => ({
          record: row.ref('excluded.record'),
          record_hash: row.ref('excluded.record_hash'),
          updated_at: row.ref('excluded.updated_at'),
          stored_at: row.ref('excluded.stored_at'),
          price_changes_at: row.ref('excluded.price_changes_at'),
        })),
      )
      .execute(),
  );
}

/** One locale of a product and when it was last written; what is read after it goes on from there. */
export type WrittenProduct = ProductKey & { storedAtMs: number };

/** Records that were written since then, the latest first, after one of them where it is given. */
export async function selectWritten(
  ctx: Context,
  { sinceMs, after, limit }: { sinceMs: number; after?: WrittenProduct; limit: number },
): Promise<WrittenProduct[]> {
  const rows = await inScope(ctx, (sql) => {
    let query = sql
      .selectFrom('product')
      .select(['product_id', 'locale', 'stored_at'])
      .where('company_id', '=', ctx.companyId)
      .where('stored_at', '>=', sinceMs);
    if (after)
      query = query
        // Says what the next condition implies, so that the index is entered there.
        .where('stored_at', '<=', after.storedAtMs)
        .where((row) =>
          row.or([
            row('stored_at', '<', after.storedAtMs),
            row('product_id', '>', after.productId),
            row.and([row('product_id', '=', after.productId), row('locale', '>', after.locale)]),
          ]),
        );
    return query.orderBy('stored_at', 'desc').orderBy('product_id').orderBy('locale').limit(limit).execute();
  });
  return rows.map((row) => ({
    productId: row.product_id,
    locale: row.locale,
    storedAtMs: row.stored_at,
  }));
}

/** Ids of products whose price has changed by itself by then, each once. */
export async function findDuePrices(ctx: Context, nowMs: number, limit: number): Promise<string[]> {
  const rows = await inScope(ctx, (sql) =>
    sql
      .selectFrom('product')
      .select('product_id')
      .distinct()
      .where('company_id', '=', ctx.companyId)
      .where('price_changes_at', '<=', nowMs)
      .orderBy('product_id')
      .limit(limit)
      .execute(),
  );
  return rows.map((row) => row.product_id);
}

/** Notes when the prices of these records change next; without a time they do not. */
export async function setNextPriceChange(
  tx: Context,
  changes: readonly (ProductKey & { atMs: number | undefined })[],
): Promise<void> {
  for (const { productId, locale, atMs } of changes)
    await inWriteScope(tx, (sql) =>
      sql
        .updateTable('product')
        .set({ price_changes_at: atMs ?? null })
        .where('company_id', '=', tx.companyId)
        .where('product_id', '=', productId)
        .where('locale', '=', locale)
        .execute(),
    );
}

async function deleteFrom(
  tx: Context,
  table: 'product' | 'product_url',
  keys: readonly ProductKey[],
): Promise<void> {
  const byLocale = Map.groupBy(keys, ({ locale }) => locale);
  for (const [locale, group] of byLocale)
    await inWriteScope(tx, (sql) =>
      sql
        .deleteFrom(table)
        .where('company_id', '=', tx.companyId)
        .where('locale', '=', locale)
        .where(
          'product_id',
          'in',
          group.map(({ productId }) => productId),
        )
        .execute(),
    );
}

/** Removes records. */
export async function deleteProducts(tx: Context, keys: readonly ProductKey[]): Promise<void> {
  await deleteFrom(tx, 'product', keys);
}

/** Forgets the addresses of some records and stores others. */
export async function replaceUrls(
  tx: Context,
  cleared: readonly ProductKey[],
  urls: readonly ProductUrl[],
): Promise<void> {
  await deleteFrom(tx, 'product_url', cleared);
  for (let from = 0; from < urls.length; from += urlsPerStatement) {
    const rows = urls.slice(from, from + urlsPerStatement).map((url) => ({
      company_id: tx.companyId,
      url_key: url.urlKey,
      product_id: url.productId,
      locale: url.locale,
      variant_id: url.variantId,
    }));
    await inWriteScope(tx, (sql) => sql.insertInto('product_url').values(rows).execute());
  }
}

const urlsByKey = prepared<
  Pick<Tables['product_url'], 'company_id' | 'url_key'>,
  Omit<Tables['product_url'], 'company_id'>
>((sql, value) =>
  sql
    .selectFrom('product_url')
    .select(['url_key', 'product_id', 'locale', 'variant_id'])
    .where('company_id', '=', value('company_id'))
    .where('url_key', '=', value('url_key'))
    .orderBy('product_id')
    .orderBy('variant_id')
    .orderBy('locale')
    .limit(200),
);

/** Which records a page shows, the product itself before its variants, then by product id. */
export async function findByUrl(ctx: Context, urlKey: string): Promise<ProductUrl[]> {
  const { rows } = await inScope(ctx, (sql) =>
    urlsByKey(sql, { company_id: ctx.companyId, url_key: urlKey }),
  );
  return rows.map((row) => ({
    urlKey: row.url_key,
    productId: row.product_id,
    locale: row.locale,
    variantId: row.variant_id,
  }));
}

type ProductPage = { locale?: string; after?: ProductKey; limit: number };

async function rowsOfPage(ctx: Context, { locale, after, limit }: ProductPage) {
  return inScope(ctx, (sql) => {
    let query = sql
      .selectFrom('product')
      .select(['product_id', 'locale', 'record'])
      .where('company_id', '=', ctx.companyId);
    if (locale !== undefined) query = query.where('locale', '=', locale);
    if (after)
      query = query.where((row) =>
        row.or([
          row('product_id', '>', after.productId),
          row.and([row('product_id', '=', after.productId), row('locale', '>', after.locale)]),
        ]),
      );
    return query.orderBy('product_id').orderBy('locale').limit(limit).execute();
  });
}

/** A page of records after a key, by product id and locale; one locale only when it is given. It is full unless the list ends. */
export async function pageOfProducts(ctx: Context, page: ProductPage): Promise<Product[]> {
  const products: Product[] = [];
  let { after } = page;
  for (;;) {
    const limit = page.limit - products.length;
    const rows = await rowsOfPage(ctx, { ...page, ...(after ? { after } : {}), limit });
    for (const { product_id: productId, record } of rows) {
      const product = readProductRecord(ctx.log, { productId, record });
      if (product) products.push(product);
    }
    const last = rows.at(-1);
    if (!last || rows.length < limit || products.length === page.limit) return products;
    after = { productId: last.product_id, locale: last.locale };
  }
}
