import type { Context } from '../../context.ts';
import { inScope, inWriteScope } from '../../transaction.ts';
import type { SourceItem } from '../source.ts';

const idsPerStatement = 400;

/** Notes that a run saw these records. */
export async function putItems(
  tx: Context,
  sourceId: string,
  runSeq: number,
  items: readonly SourceItem[],
): Promise<void> {
  for (let from = 0; from < items.length; from += idsPerStatement) {
    const rows = items.slice(from, from + idsPerStatement).map((item) => ({
      company_id: tx.companyId,
      source_id: sourceId,
      kind: item.kind,
      entity_id: item.entityId,
      locale: item.locale,
      page_key: item.pageKey ?? null,
      run_seq: runSeq,
    }));
    await inWriteScope(tx, (sql) =>
      sql
        .insertInto('source_item')
        .values(rows)
        .onConflict((conflict) =>
          conflict.columns(['company_id', 'source_id', 'kind', 'entity_id', 'locale']).doUpdateSet((row) => ({
            run_seq: row.ref('excluded.run_seq'),
            page_key: row.ref('excluded.page_key'),
          })),
        )
        .execute(),
    );
  }
}

/** Notes that a run saw what a page gave before, which is unchanged. */
export async function confirmItemsOfPage(
  tx: Context,
  sourceId: string,
  runSeq: number,
  pageKey: string,
): Promise<void> {
  await inWriteScope(tx, (sql) =>
    sql
      .updateTable('source_item')
      .set({ run_seq: runSeq })
      .where('company_id', '=', tx.companyId)
      .where('source_id', '=', sourceId)
      .where('page_key', '=', pageKey)
      .execute(),
  );
}

/** Records of a source that no run since `runSeq` saw; all of it with an endless one. */
export async function findUnseenItems(
  ctx: Context,
  sourceId: string,
  runSeq: number,
  limit: number,
): Promise<SourceItem[]> {
  const rows = await inScope(ctx, (sql) =>
    sql
      .selectFrom('source_item')
      .selectAll()
      .where('company_id', '=', ctx.companyId)
      .where('source_id', '=', sourceId)
      .where('run_seq', '<', runSeq)
      .orderBy('kind')
      .orderBy('entity_id')
      .orderBy('locale')
      .limit(limit)
      .execute(),
  );
  return rows.map((row) => ({
    kind: row.kind,
    entityId: row.entity_id,
    locale: row.locale,
    pageKey: row.page_key ?? undefined,
  }));
}

/** Which of these records no other source supplies. */
export async function findOrphans(
  ctx: Context,
  sourceId: string,
  items: readonly SourceItem[],
): Promise<SourceItem[]> {
  const shared = new Set<string>();
  for (const kind of ['product', 'document', 'faq'] as const) {
    const ids = items.filter((item) => item.kind === kind).map(({ entityId }) => entityId);
    if (ids.length === 0) continue;
    const rows = await inScope(ctx, (sql) =>
      sql
        .selectFrom('source_item')
        .select('entity_id')
        .where('company_id', '=', ctx.companyId)
        .where('source_id', '<>', sourceId)
        .where('kind', '=', kind)
        .where('entity_id', 'in', ids)
        .execute(),
    );
    for (const row of rows) shared.add(`${kind} ${row.entity_id}`);
  }
  return items.filter(({ kind, entityId }) => !shared.has(`${kind} ${entityId}`));
}

/** Forgets that a source supplies these records. */
export async function releaseItems(
  tx: Context,
  sourceId: string,
  items: readonly SourceItem[],
): Promise<void> {
  for (const { kind, entityId, locale } of items)
    await inWriteScope(tx, (sql) =>
      sql
        .deleteFrom('source_item')
        .where('company_id', '=', tx.companyId)
        .where('source_id', '=', sourceId)
        .where('kind', '=', kind)
        .where('entity_id', '=', entityId)
        .where('locale', '=', locale)
        .execute(),
    );
}

/** The rows by which a source supplies one record. */
export async function findOwnItems(
  ctx: Context,
  sourceId: string,
  kind: SourceItem['kind'],
  entityId: string,
): Promise<string[]> {
  const rows = await inScope(ctx, (sql) =>
    sql
      .selectFrom('source_item')
      .select('locale')
      .where('company_id', '=', ctx.companyId)
      .where('source_id', '=', sourceId)
      .where('kind', '=', kind)
      .where('entity_id', '=', entityId)
      .orderBy('locale')
      .execute(),
  );
  return rows.map((row) => row.locale);
}

/** The ids of one kind that a source supplies from one page. */
export async function findItemsOfPage(
  ctx: Context,
  sourceId: string,
  kind: SourceItem['kind'],
  pageKey: string,
): Promise<string[]> {
  const rows = await inScope(ctx, (sql) =>
    sql
      .selectFrom('source_item')
      .select('entity_id')
      .where('company_id', '=', ctx.companyId)
      .where('source_id', '=', sourceId)
      .where('page_key', '=', pageKey)
      .where('kind', '=', kind)
      .orderBy('entity_id')
      .execute(),
  );
  return rows.map((row) => row.entity_id);
}
