import type { Tables } from '../../platform/database/tables.ts';
import type { Context } from '../context.ts';
import { inScope, inWriteScope } from '../transaction.ts';
import { type AnsweredBy, readAnsweredBy, writeAnsweredBy } from './stored-answered-by.ts';

/**
 * What is known of a question, and how often it had been asked by then: a person has answered it or put it away, or
 * something in the shop answers it since (`answered`).
 */
export type GapMark = {
  locale: string;
  questionKey: string;
  state: 'published' | 'dismissed' | 'answered';
  asked: number;
  faqId?: number;
  answeredBy?: AnsweredBy;
  updatedAtMs: number;
};

/** Up to which change of the company's data its gaps were asked again. */
export type GapCheck = { changeSeq: number; checkedAtMs: number };

function toMark({ log }: Context, row: Tables['gap_mark']): GapMark {
  const place = { log, column: 'gap_mark.answered_by', id: row.question_key };
  const answeredBy = row.answered_by === null ? undefined : readAnsweredBy(place, row.answered_by);
  return {
    locale: row.locale,
    questionKey: row.question_key,
    state: row.state,
    asked: row.asked,
    ...(row.faq_id === null ? {} : { faqId: row.faq_id }),
    ...(answeredBy === undefined ? {} : { answeredBy }),
    updatedAtMs: row.updated_at,
  };
}

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
  return rows.map((row) => toMark(ctx, row));
}

/** Stores what was decided about a question, in the place of an earlier decision. */
export async function putMark(tx: Context, mark: GapMark): Promise<void> {
  const changing = {
    state: mark.state,
    asked: mark.asked,
    faq_id: mark.faqId ?? null,
    answered_by: mark.answeredBy === undefined ? null : writeAnsweredBy(mark.answeredBy),
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

/** When the company's gaps were last asked again; `undefined` = never. */
export async function findCheck(ctx: Context): Promise<GapCheck | undefined> {
  const row = await inScope(ctx, (sql) =>
    sql.selectFrom('gap_check').selectAll().where('company_id', '=', ctx.companyId).executeTakeFirst(),
  );
  return row && { changeSeq: row.change_seq, checkedAtMs: row.checked_at };
}

/** Notes that the company's gaps were asked again. */
export async function putCheck(tx: Context, check: GapCheck): Promise<void> {
  const changing = { change_seq: check.changeSeq, checked_at: check.checkedAtMs };
  await inWriteScope(tx, (sql) =>
    sql
      .insertInto('gap_check')
      .values({ company_id: tx.companyId, ...changing })
      .onConflict((conflict) => conflict.column('company_id').doUpdateSet(changing))
      .execute(),
  );
}
