import type { Tables } from '../../../platform/database/tables.ts';
import type { Context } from '../../context.ts';
import type { FaqFact } from '../../faq-lookup/faq-types.ts';
import { inScope, inWriteScope } from '../../transaction.ts';

function toFact(row: Tables['faq_fact']): FaqFact {
  return {
    kind: row.fact_kind,
    entityId: row.entity_id,
    path: row.path,
    factHash: row.fact_hash,
    ...(row.quote === null ? {} : { quote: row.quote }),
  };
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
          quote: fact.quote ?? null,
        })),
      )
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  });
}

/** The facts that answers took from these products or documents. */
export async function findFactsOfRecords(
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
  return rows.map((row) => ({ faqId: row.faq_id, ...toFact(row) }));
}

/** The facts that one answer rests on. */
export async function findFactsOfFaq(ctx: Context, faqId: number): Promise<FaqFact[]> {
  const rows = await inScope(ctx, (sql) =>
    sql
      .selectFrom('faq_fact')
      .selectAll()
      .where('company_id', '=', ctx.companyId)
      .where('faq_id', '=', faqId)
      .execute(),
  );
  return rows.map(toFact);
}
