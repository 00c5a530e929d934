import type { Context } from '../context.ts';
import { inScope, inWriteScope } from '../transaction.ts';

/** The vectors of texts by their hashes, as far as the model has made them. */
export async function loadVectors(
  ctx: Context,
  model: string,
  hashes: readonly string[],
): Promise<Map<string, Int8Array>> {
  if (hashes.length === 0) return new Map();
  const rows = await inScope(ctx, (sql) =>
    sql
      .selectFrom('text_vector')
      .select(['text_hash', 'vector'])
      .where('company_id', '=', ctx.companyId)
      .where('model', '=', model)
      .where('text_hash', 'in', hashes)
      .execute(),
  );
  return new Map(
    rows.map(({ text_hash: hash, vector }) => [
      hash,
      new Int8Array(vector.buffer, vector.byteOffset, vector.byteLength),
    ]),
  );
}

/** The hashes that the model has vectors of. */
export async function listVectorHashes(ctx: Context, model: string): Promise<Set<string>> {
  const rows = await inScope(ctx, (sql) =>
    sql
      .selectFrom('text_vector')
      .select('text_hash')
      .where('company_id', '=', ctx.companyId)
      .where('model', '=', model)
      .execute(),
  );
  return new Set(rows.map(({ text_hash: hash }) => hash));
}

/** Keeps vectors; one of another model under the same hash is replaced. */
export async function putVectors(
  tx: Context,
  model: string,
  vectors: readonly { hash: string; vector: Int8Array }[],
): Promise<void> {
  await inWriteScope(tx, (sql) =>
    sql
      .insertInto('text_vector')
      .values(
        vectors.map(({ hash, vector }) => ({
          company_id: tx.companyId,
          text_hash: hash,
          model,
          vector: new Uint8Array(vector.buffer, vector.byteOffset, vector.byteLength),
        })),
      )
      .onConflict((conflict) =>
        conflict
          .columns(['company_id', 'text_hash'])
          .doUpdateSet((row) => ({ model: row.ref('excluded.model'), vector: row.ref('excluded.vector') })),
      )
      .execute(),
  );
}

/** Forgets what other models made. */
export async function deleteVectorsOfOthers(tx: Context, model: string): Promise<void> {
  await inWriteScope(tx, (sql) =>
    sql
      .deleteFrom('text_vector')
      .where('company_id', '=', tx.companyId)
      .where('model', '<>', model)
      .execute(),
  );
}

/** Forgets the vectors of texts that are gone. */
export async function deleteVectors(tx: Context, hashes: readonly string[]): Promise<void> {
  if (hashes.length === 0) return;
  await inWriteScope(tx, (sql) =>
    sql
      .deleteFrom('text_vector')
      .where('company_id', '=', tx.companyId)
      .where('text_hash', 'in', hashes)
      .execute(),
  );
}
