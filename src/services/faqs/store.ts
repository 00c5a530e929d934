import type { Tables } from '../../platform/database/tables.ts';
import type { Context } from '../context.ts';
import { inScope, inWriteScope } from '../transaction.ts';
import {
  type Faq,
  type FaqAnswer,
  type FaqFact,
  type FaqPage,
  questionKey,
  type UnavailableReason,
} from './faq-types.ts';

type PageRow = Tables['faq_page'];
type FaqRow = Tables['faq'];

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
  };
}

function toFaq(row: FaqRow): Faq {
  return {
    faqId: row.faq_id,
    ...(row.url_key === null ? {} : { urlKey: row.url_key }),
    locale: row.locale,
    ...(row.product_id === null ? {} : { productId: row.product_id }),
    origin: row.origin,
    state: row.state,
    review: row.review,
    pinned: row.pinned === 1,
    position: row.position,
    question: row.question,
    answer: JSON.parse(row.answer) as FaqAnswer,
    variants: JSON.parse(row.variants) as string[],
    ...(row.last_listed_at === null ? {} : { lastListedAtMs: row.last_listed_at }),
    createdAtMs: row.created_at,
    updatedAtMs: row.updated_at,
  };
}

function faqRow(ctx: Context, faq: Faq): FaqRow {
  return {
    company_id: ctx.companyId,
    faq_id: faq.faqId,
    url_key: faq.urlKey ?? null,
    locale: faq.locale,
    product_id: faq.productId ?? null,
    origin: faq.origin,
    state: faq.state,
    review: faq.review,
    pinned: faq.pinned ? 1 : 0,
    position: faq.position,
    question: faq.question,
    question_key: questionKey(faq.question),
    answer: JSON.stringify(faq.answer),
    variants: JSON.stringify(faq.variants),
    last_listed_at: faq.lastListedAtMs ?? null,
    created_at: faq.createdAtMs,
    updated_at: faq.updatedAtMs,
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

/** All FAQs a page ever had in a locale, pinned first, then in their stable order. */
export async function listPageFaqs(ctx: Context, urlKey: string, locale: string): Promise<Faq[]> {
  const rows = await inScope(ctx, (sql) =>
    sql
      .selectFrom('faq')
      .selectAll()
      .where('company_id', '=', ctx.companyId)
      .where('url_key', '=', urlKey)
      .where('locale', '=', locale)
      .orderBy('pinned', 'desc')
      .orderBy('position')
      .orderBy('faq_id')
      .execute(),
  );
  return rows.map(toFaq);
}

/** One FAQ of the company, or `undefined`. */
export async function findFaq(ctx: Context, faqId: number): Promise<Faq | undefined> {
  const row = await inScope(ctx, (sql) =>
    sql
      .selectFrom('faq')
      .selectAll()
      .where('company_id', '=', ctx.companyId)
      .where('faq_id', '=', faqId)
      .executeTakeFirst(),
  );
  return row && toFaq(row);
}

/** FAQs by id, ascending. */
export async function findFaqs(ctx: Context, faqIds: readonly number[]): Promise<Faq[]> {
  if (faqIds.length === 0) return [];
  const rows = await inScope(ctx, (sql) =>
    sql
      .selectFrom('faq')
      .selectAll()
      .where('company_id', '=', ctx.companyId)
      .where('faq_id', 'in', faqIds)
      .orderBy('faq_id')
      .execute(),
  );
  return rows.map(toFaq);
}

/** Stores a FAQ, replacing the row of its id. */
export async function putFaq(ctx: Context, faq: Faq): Promise<void> {
  const row = faqRow(ctx, faq);
  const { company_id, faq_id, ...rest } = row;
  await inWriteScope(ctx, (sql) =>
    sql
      .insertInto('faq')
      .values(row)
      .onConflict((conflict) => conflict.columns(['company_id', 'faq_id']).doUpdateSet(rest))
      .execute(),
  );
}

/** Takes the next FAQ id; one sequence for all companies, never re-used. */
export async function nextFaqId(ctx: Context): Promise<number> {
  const row = await inWriteScope(ctx, (sql) =>
    sql
      .updateTable('counter')
      .set((eb) => ({ value: eb('value', '+', 1) }))
      .where('name', '=', 'faq_id')
      .returning('value')
      .executeTakeFirstOrThrow(),
  );
  return row.value;
}

/** Notes that these FAQs were listed now; they stay answerable for a day from their last listing. */
export async function markListed(ctx: Context, faqIds: readonly number[], nowMs: number): Promise<void> {
  if (faqIds.length === 0) return;
  await inWriteScope(ctx, (sql) =>
    sql
      .updateTable('faq')
      .set({ last_listed_at: nowMs })
      .where('company_id', '=', ctx.companyId)
      .where('faq_id', 'in', faqIds)
      .execute(),
  );
}

/** Replaces the facts an answer rests on. */
export async function putFacts(ctx: Context, faqId: number, facts: readonly FaqFact[]): Promise<void> {
  await inWriteScope(ctx, async (sql) => {
    await sql
      .deleteFrom('faq_fact')
      .where('company_id', '=', ctx.companyId)
      .where('faq_id', '=', faqId)
      .execute();
    if (facts.length === 0) return;
    await sql
      .insertInto('faq_fact')
      .values(
        facts.map((fact) => ({
          company_id: ctx.companyId,
          faq_id: faqId,
          fact_kind: fact.kind,
          entity_id: fact.entityId,
          path: fact.path,
          fact_hash: fact.factHash,
        })),
      )
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  });
}

/** The facts that answers took from these products or documents. */
export async function findFacts(
  ctx: Context,
  kind: FaqFact['kind'],
  entityIds: readonly string[],
): Promise<(FaqFact & { faqId: number })[]> {
  if (entityIds.length === 0) return [];
  const rows = await inScope(ctx, (sql) =>
    sql
      .selectFrom('faq_fact')
      .selectAll()
      .where('company_id', '=', ctx.companyId)
      .where('fact_kind', '=', kind)
      .where('entity_id', 'in', entityIds)
      .execute(),
  );
  return rows.map((row) => ({
    faqId: row.faq_id,
    kind: row.fact_kind,
    entityId: row.entity_id,
    path: row.path,
    factHash: row.fact_hash,
  }));
}

/** Sets the state of FAQs. */
export async function setFaqStates(
  ctx: Context,
  faqIds: readonly number[],
  state: Faq['state'],
  nowMs: number,
): Promise<void> {
  if (faqIds.length === 0) return;
  await inWriteScope(ctx, (sql) =>
    sql
      .updateTable('faq')
      .set({ state, updated_at: nowMs })
      .where('company_id', '=', ctx.companyId)
      .where('faq_id', 'in', faqIds)
      .execute(),
  );
}
