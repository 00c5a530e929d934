import type { Tables } from '../../../platform/database/tables.ts';
import type { Context } from '../../context.ts';
import type { FaqPage, UnavailableReason } from '../../faq-lookup/faq-types.ts';
import { inScope, inWriteScope } from '../../transaction.ts';

type PageRow = Tables['faq_page'];

function toPage(row: PageRow): FaqPage {
  return {
    urlKey: row.url_key,
    locale: row.locale,
    pageUrl: row.page_url,
    ...(row.product_id === null ? {} : { productId: row.product_id }),
    state: row.state,
    ...(row.reason === null ? {} : { reason: row.reason as UnavailableReason }),
    requestedAtMs: row.requested_at,
    ...(row.generated_at === null ? {} : { generatedAtMs: row.generated_at }),
    ...(row.expires_at === null ? {} : { expiresAtMs: row.expires_at }),
    ...(row.retry_at === null ? {} : { retryAtMs: row.retry_at }),
    ...(row.alias_of === null ? {} : { aliasOf: row.alias_of }),
  };
}

function pageRow(ctx: Context, page: FaqPage): PageRow {
  return {
    company_id: ctx.companyId,
    url_key: page.urlKey,
    locale: page.locale,
    page_url: page.pageUrl,
    product_id: page.productId ?? null,
    state: page.state,
    reason: page.reason ?? null,
    requested_at: page.requestedAtMs,
    generated_at: page.generatedAtMs ?? null,
    expires_at: page.expiresAtMs ?? null,
    retry_at: page.retryAtMs ?? null,
    alias_of: page.aliasOf ?? null,
  };
}

/** The page of that key and served locale, or `undefined`. */
export async function findPage(ctx: Context, urlKey: string, locale: string): Promise<FaqPage | undefined> {
  const row = await inScope(ctx, (sql) =>
    sql
      .selectFrom('faq_page')
      .selectAll()
      .where('company_id', '=', ctx.companyId)
      .where('url_key', '=', urlKey)
      .where('locale', '=', locale)
      .executeTakeFirst(),
  );
  return row && toPage(row);
}

/** The page of that key in every locale it was asked in, by locale. */
export async function findPagesAt(ctx: Context, urlKey: string): Promise<FaqPage[]> {
  const rows = await inScope(ctx, (sql) =>
    sql
      .selectFrom('faq_page')
      .selectAll()
      .where('company_id', '=', ctx.companyId)
      .where('url_key', '=', urlKey)
      .orderBy('locale')
      .execute(),
  );
  return rows.map(toPage);
}

/** Stores a page, replacing what was there. */
export async function putPage(ctx: Context, page: FaqPage): Promise<void> {
  const row = pageRow(ctx, page);
  const { company_id, url_key, locale, ...rest } = row;
  await inWriteScope(ctx, (sql) =>
    sql
      .insertInto('faq_page')
      .values(row)
      .onConflict((conflict) => conflict.columns(['company_id', 'url_key', 'locale']).doUpdateSet(rest))
      .execute(),
  );
}

/**
 * Moves a page to `generating`, provided it is still as `previous` says. Returns false, and changes nothing,
 * when somebody else was first.
 */
export async function claimGeneration(
  ctx: Context,
  page: FaqPage,
  previous: FaqPage | undefined,
): Promise<boolean> {
  const row = pageRow(ctx, page);
  if (!previous) {
    const inserted = await inWriteScope(ctx, (sql) =>
      sql
        .insertInto('faq_page')
        .values(row)
        .onConflict((conflict) => conflict.doNothing())
        .executeTakeFirst(),
    );
    return (inserted.numInsertedOrUpdatedRows ?? 0n) > 0n;
  }
  const updated = await inWriteScope(ctx, (sql) =>
    sql
      .updateTable('faq_page')
      .set(row)
      .where('company_id', '=', ctx.companyId)
      .where('url_key', '=', page.urlKey)
      .where('locale', '=', page.locale)
      .where('state', '=', previous.state)
      .where('requested_at', '=', previous.requestedAtMs)
      .executeTakeFirst(),
  );
  return updated.numUpdatedRows === 1n;
}

/** All pages, in every locale, that show one of these products or lie at one of these addresses. */
export async function findPagesOf(
  ctx: Context,
  productIds: readonly string[],
  urlKeys: readonly string[],
): Promise<FaqPage[]> {
  if (productIds.length === 0 && urlKeys.length === 0) return [];
  const rows = await inScope(ctx, (sql) =>
    sql
      .selectFrom('faq_page')
      .selectAll()
      .where('company_id', '=', ctx.companyId)
      .where((eb) =>
        eb.or([
          ...(productIds.length === 0 ? [] : [eb('product_id', 'in', productIds)]),
          ...(urlKeys.length === 0 ? [] : [eb('url_key', 'in', urlKeys)]),
        ]),
      )
      .orderBy('url_key')
      .orderBy('locale')
      .execute(),
  );
  return rows.map(toPage);
}

/** Removes a page's row; its FAQs stay. */
export async function deletePage(ctx: Context, urlKey: string, locale: string): Promise<void> {
  await inWriteScope(ctx, (sql) =>
    sql
      .deleteFrom('faq_page')
      .where('company_id', '=', ctx.companyId)
      .where('url_key', '=', urlKey)
      .where('locale', '=', locale)
      .execute(),
  );
}

/**
 * Notes that a generation took too long, provided the page still waits for the request of `page`.
 * Returns false, and changes nothing, otherwise.
 */
export async function failGeneration(ctx: Context, page: FaqPage, retryAtMs: number): Promise<boolean> {
  const updated = await inWriteScope(ctx, (sql) =>
    sql
      .updateTable('faq_page')
      .set({ state: 'not_available', reason: 'generation_failed', retry_at: retryAtMs })
      .where('company_id', '=', ctx.companyId)
      .where('url_key', '=', page.urlKey)
      .where('locale', '=', page.locale)
      .where('state', '=', 'generating')
      .where('requested_at', '=', page.requestedAtMs)
      .executeTakeFirst(),
  );
  return updated.numUpdatedRows === 1n;
}

/** Lets the `not_available` pages of that reason be generated again at the next GET. */
export async function endNegativeCache(
  ctx: Context,
  reason: UnavailableReason,
  nowMs: number,
): Promise<void> {
  await inWriteScope(ctx, (sql) =>
    sql
      .updateTable('faq_page')
      .set({ retry_at: nowMs })
      .where('company_id', '=', ctx.companyId)
      .where('state', '=', 'not_available')
      .where('reason', '=', reason)
      .execute(),
  );
}

/** How many pages of the company wait for their FAQs since before that moment. */
export async function countGeneratingBefore(ctx: Context, requestedAtMs: number): Promise<number> {
  const row = await inScope(ctx, (sql) =>
    sql
      .selectFrom('faq_page')
      .select((eb) => eb.fn.countAll<number>().as('pages'))
      .where('company_id', '=', ctx.companyId)
      .where('state', '=', 'generating')
      .where('requested_at', '<', requestedAtMs)
      .executeTakeFirstOrThrow(),
  );
  return Number(row.pages);
}

/** Pages of the company by state and reason. */
export async function countPagesByState(
  ctx: Context,
): Promise<{ state: string; reason: string | null; pages: number }[]> {
  const rows = await inScope(ctx, (sql) =>
    sql
      .selectFrom('faq_page')
      .select(({ fn }) => ['state', 'reason', fn.countAll<number>().as('pages')])
      .where('company_id', '=', ctx.companyId)
      .groupBy(['state', 'reason'])
      .orderBy('state')
      .orderBy('reason', (order) => order.asc().nullsLast())
      .execute(),
  );
  return rows.map((row) => ({ state: row.state, reason: row.reason, pages: Number(row.pages) }));
}
