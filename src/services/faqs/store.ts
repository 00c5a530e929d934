import type { Tables } from '../../platform/database/tables.ts';
import type { Context } from '../context.ts';
import { type Faq, questionKey } from '../faq-lookup/faq-types.ts';
import { writeFaqAnswer } from '../faq-lookup/stored-answer.ts';
import { toFaq } from '../faq-lookup/stored-faq.ts';
import { inScope, inWriteScope } from '../transaction.ts';

type FaqRow = Tables['faq'];

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
    answer: writeFaqAnswer(faq.answer),
    variants: JSON.stringify(faq.variants),
    last_listed_at: faq.lastListedAtMs ?? null,
    replaced_by: faq.replacedBy ?? null,
    created_at: faq.createdAtMs,
    updated_at: faq.updatedAtMs,
  };
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
  return rows.map((row) => toFaq(ctx, row));
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
  return row && toFaq(ctx, row);
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

/** Takes that many FAQ ids, ascending; one sequence for all companies, never re-used. */
export async function nextFaqIds(ctx: Context, count: number): Promise<number[]> {
  if (count === 0) return [];
  const row = await inWriteScope(ctx, (sql) =>
    sql
      .updateTable('counter')
      .set((eb) => ({ value: eb('value', '+', count) }))
      .where('name', '=', 'faq_id')
      .returning('value')
      .executeTakeFirstOrThrow(),
  );
  return Array.from({ length: count }, (_, i) => row.value - count + 1 + i);
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

/** Ends the time for which these FAQs are answered after they were listed: what they spoke of is gone. */
export async function endGrace(ctx: Context, faqIds: readonly number[]): Promise<void> {
  if (faqIds.length === 0) return;
  await inWriteScope(ctx, (sql) =>
    sql
      .updateTable('faq')
      .set({ last_listed_at: 0 })
      .where('company_id', '=', ctx.companyId)
      .where('faq_id', 'in', faqIds)
      .where('last_listed_at', 'is not', null)
      .execute(),
  );
}

export type FaqFilter = { urlKey?: string; locale?: string; review?: Faq['review']; afterId: number };

/** FAQs that are not retired, by id after `afterId`. */
export async function selectFaqs(ctx: Context, filter: FaqFilter, limit: number): Promise<Faq[]> {
  const rows = await inScope(ctx, (sql) => {
    let query = sql
      .selectFrom('faq')
      .selectAll()
      .where('company_id', '=', ctx.companyId)
      .where('state', '!=', 'retired')
      .where('faq_id', '>', filter.afterId);
    if (filter.urlKey !== undefined) query = query.where('url_key', '=', filter.urlKey);
    if (filter.locale !== undefined) query = query.where('locale', '=', filter.locale);
    if (filter.review !== undefined) query = query.where('review', '=', filter.review);
    return query.orderBy('faq_id').limit(limit).execute();
  });
  return rows.map((row) => toFaq(ctx, row));
}
