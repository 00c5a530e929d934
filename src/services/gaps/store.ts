import type { Context } from '../context.ts';
import { inScope, inWriteScope } from '../transaction.ts';

/** What was decided about a question, and how often it had been asked by then. */
export type GapMark = {
  locale: string;
  questionKey: string;
  state: 'published' | 'dismissed';
  asked: number;
  faqId?: number;
  updatedAtMs: number;
};

/** Every decision of the company. */
export async function loadMarks(ctx: Context): Promise<GapMark[]> {
  const rows = await inScope(ctx, (sql) =>
    sql
      .selectFrom('gap_mark')
      .selectAll()
      .where('company_id', '=', ctx.companyId)
      .orderBy('locale')
      .orderBy('question_key')
      .execute(),
  );
  return rows.map((row) => ({
    locale: row.locale,
    questionKey: row.question_key,
    state: row.state,
    asked: row.asked,
    ...(row.faq_id === null ? {} : { faqId: row.faq_id }),
    updatedAtMs: row.updated_at,
  }));
}

/** Stores what was decided about a question, in the place of an earlier decision. */
export async function putMark(tx: Context, mark: GapMark): Promise<void> {
  const changing = {
    state: mark.state,
    asked: mark.asked,
    faq_id: mark.faqId ?? null,
    updated_at: mark.updatedAtMs,
  };
  await inWriteScope(tx, (sql) =>
    sql
      .insertInto('gap_mark')
      .values({
        company_id: tx.companyId,
        locale: mark.locale,
        question_key: mark.questionKey,
        ...changing,
      })
      .onConflict((conflict) =>
        conflict.columns(['company_id', 'locale', 'question_key']).doUpdateSet(changing),
      )
      .execute(),
  );
}

/** Takes back what was decided about a question. */
export async function deleteMark(tx: Context, locale: string, questionKey: string): Promise<void> {
  await inWriteScope(tx, (sql) =>
    sql
      .deleteFrom('gap_mark')
      .where('company_id', '=', tx.companyId)
      .where('locale', '=', locale)
      .where('question_key', '=', questionKey)
      .execute(),
  );
}
