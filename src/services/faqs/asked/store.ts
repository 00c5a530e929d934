import type { Context } from '../../context.ts';
import { inScope, inWriteScope } from '../../transaction.ts';

/** A question that shoppers asked about a product, and how many of them did. */
export type AskedRow = { productId: string; question: string; askers: number };

/** Counts one more asker of a question; the first wording is kept. */
export async function countAsker(
  tx: Context,
  asked: { locale: string; productId: string; questionKey: string; question: string },
  nowMs: number,
): Promise<void> {
  await inWriteScope(tx, (sql) =>
    sql
      .insertInto('asked_question')
      .values({
        company_id: tx.companyId,
        locale: asked.locale,
        product_id: asked.productId,
        question_key: asked.questionKey,
        question: asked.question,
        askers: 1,
        last_asked_at: nowMs,
      })
      .onConflict((conflict) =>
        conflict.columns(['company_id', 'locale', 'product_id', 'question_key']).doUpdateSet((row) => ({
          askers: row('asked_question.askers', '+', 1),
          last_asked_at: nowMs,
        })),
      )
      .execute(),
  );
}

/** What was asked in a locale about one product, or with `undefined` about any, most asked first. */
export async function listAsked(
  ctx: Context,
  locale: string,
  productId: string | undefined,
  limit: number,
): Promise<AskedRow[]> {
  const rows = await inScope(ctx, (sql) => {
    const query = sql
      .selectFrom('asked_question')
      .select(['product_id', 'question', 'askers'])
      .where('company_id', '=', ctx.companyId)
      .where('locale', '=', locale);
    return (productId === undefined ? query : query.where('product_id', '=', productId))
      .orderBy('askers', 'desc')
      .orderBy('question_key')
      .limit(limit)
      .execute();
  });
  return rows.map((row) => ({ productId: row.product_id, question: row.question, askers: row.askers }));
}

/** Takes one asker from each of these questions, wherever it was asked; one that nobody is left to have asked goes. */
export async function discountAskers(tx: Context, questionKeys: readonly string[]): Promise<void> {
  if (questionKeys.length === 0) return;
  await inWriteScope(tx, async (sql) => {
    await sql
      .updateTable('asked_question')
      .set((row) => ({ askers: row('askers', '-', 1) }))
      .where('company_id', '=', tx.companyId)
      .where('question_key', 'in', questionKeys)
      .execute();
    await sql
      .deleteFrom('asked_question')
      .where('company_id', '=', tx.companyId)
      .where('question_key', 'in', questionKeys)
      .where('askers', '<=', 0)
      .execute();
  });
}
