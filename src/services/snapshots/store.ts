import type { Context } from '../context.ts';
import { inScope, inWriteScope } from '../transaction.ts';

/** A text that answers cite: a document's text or a product's fact sheet, addressed by `sha256:<hex>`. */
export type Snapshot = { sourceId: string; hash: string; text: string };

/** Keeps texts under their hash; a text that is there already is left as it is. */
export async function insertSnapshots(
  ctx: Context,
  snapshots: readonly Snapshot[],
  nowMs: number,
): Promise<void> {
  if (snapshots.length === 0) return;
  const rows = snapshots.map((snapshot) => ({
    company_id: ctx.companyId,
    hash: snapshot.hash,
    source_id: snapshot.sourceId,
    text: snapshot.text,
    created_at: nowMs,
  }));
  await inWriteScope(ctx, (sql) =>
    sql
      .insertInto('snapshot')
      .values(rows)
      .onConflict((conflict) => conflict.columns(['company_id', 'hash', 'source_id']).doNothing())
      .execute(),
  );
}

/** The text of a source as it was under that hash, or `undefined`. */
export async function findSnapshot(
  ctx: Context,
  sourceId: string,
  hash: string,
): Promise<Snapshot | undefined> {
  const row = await inScope(ctx, (sql) =>
    sql
      .selectFrom('snapshot')
      .select(['source_id', 'hash', 'text'])
      .where('company_id', '=', ctx.companyId)
      .where('hash', '=', hash)
      .where('source_id', '=', sourceId)
      .executeTakeFirst(),
  );
  return row && { sourceId: row.source_id, hash: row.hash, text: row.text };
}
