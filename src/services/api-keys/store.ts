import type { Tables } from '../../platform/database/tables.ts';
import type { BaseContext, Context } from '../context.ts';
import { inScope, inWriteScope } from '../transaction.ts';
import { readStoredWords } from '../validation/stored-words.ts';
import { type StoredApiKey, scopes } from './api-key.ts';

/** A key whose scopes cannot be read opens nothing. */
function toApiKey({ log }: Pick<BaseContext, 'log'>, row: Tables['api_key']): StoredApiKey {
  return {
    keyId: row.key_id,
    companyId: row.company_id,
    keyHash: row.key_hash,
    prefix: row.prefix,
    last4: row.last4,
    name: row.name,
    scopes: readStoredWords({ log, column: 'api_key.scopes', id: row.key_id }, row.scopes, scopes),
    createdBy: row.created_by,
    createdAtMs: row.created_at,
    ...(row.expires_at === null ? {} : { expiresAtMs: row.expires_at }),
    ...(row.last_used_at === null ? {} : { lastUsedAtMs: row.last_used_at }),
    ...(row.revoked_at === null ? {} : { revokedAtMs: row.revoked_at }),
    ...(row.browser_seen_at === null ? {} : { browserSeenAtMs: row.browser_seen_at }),
  };
}

/** The key of that hash, whoever it belongs to: asked before a company is known. */
export async function findKeyByHash(base: BaseContext, keyHash: string): Promise<StoredApiKey | undefined> {
  const row = await base.db.read(null, (sql) =>
    sql.selectFrom('api_key').selectAll().where('key_hash', '=', keyHash).executeTakeFirst(),
  );
  return row && toApiKey(base, row);
}

/** All keys of the company, oldest first. */
export async function loadKeys(ctx: Context): Promise<StoredApiKey[]> {
  const rows = await inScope(ctx, (sql) =>
    sql
      .selectFrom('api_key')
      .selectAll()
      .where('company_id', '=', ctx.companyId)
      .orderBy('created_at')
      .orderBy('key_id')
      .execute(),
  );
  return rows.map((row) => toApiKey(ctx, row));
}

/** Stores a new key of the company. */
export async function insertKey(tx: Context, key: StoredApiKey): Promise<void> {
  await inWriteScope(tx, (sql) =>
    sql
      .insertInto('api_key')
      .values({
        key_id: key.keyId,
        company_id: tx.companyId,
        key_hash: key.keyHash,
        prefix: key.prefix,
        last4: key.last4,
        name: key.name,
        scopes: JSON.stringify(key.scopes),
        created_by: key.createdBy,
        created_at: key.createdAtMs,
        expires_at: key.expiresAtMs ?? null,
        last_used_at: null,
        revoked_at: null,
        browser_seen_at: null,
      })
      .execute(),
  );
}

/** Ends a key of the company at a time, unless it ends earlier already. */
export async function endKey(
  tx: Context,
  keyId: string,
  end: { column: 'revoked_at' | 'expires_at'; atMs: number },
): Promise<void> {
  await inWriteScope(tx, (sql) =>
    sql
      .updateTable('api_key')
      .set({ [end.column]: end.atMs })
      .where('company_id', '=', tx.companyId)
      .where('key_id', '=', keyId)
      .where((key) => key.or([key(end.column, 'is', null), key(end.column, '>', end.atMs)]))
      .execute(),
  );
}

/** Notes when a key was used, or was sent by a browser. */
export async function markKey(
  base: BaseContext,
  keyId: string,
  column: 'last_used_at' | 'browser_seen_at',
  atMs: number,
): Promise<void> {
  await base.db.write(null, (sql) =>
    sql
      .updateTable('api_key')
      .set({ [column]: atMs })
      .where('key_id', '=', keyId)
      .execute(),
  );
}
