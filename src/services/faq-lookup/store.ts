import type { Context } from '../context.ts';
import { inScope } from '../transaction.ts';
import type { Faq } from './faq-types.ts';
import { toFaq } from './stored-faq.ts';

/** FAQs by id, ascending. */
export async function selectFaqsById(ctx: Context, faqIds: readonly number[]): Promise<Faq[]> {
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
  return rows.map((row) => toFaq(ctx, row));
}

/** The FAQs about these products that are in use, in every locale. */
export async function selectFaqsOfProducts(ctx: Context, productIds: readonly string[]): Promise<Faq[]> {
  if (productIds.length === 0) return [];
  const rows = await inScope(ctx, (sql) =>
    sql
      .selectFrom('faq')
      .selectAll()
      .where('company_id', '=', ctx.companyId)
      .where('product_id', 'in', productIds)
      .where('state', '!=', 'retired')
      .orderBy('faq_id')
      .execute(),
  );
  return rows.map((row) => toFaq(ctx, row));
}
