import type { BaseContext } from '../context.ts';

/** Whether a person runs this server. */
export async function isServerOperator(base: Pick<BaseContext, 'db'>, userId: string): Promise<boolean> {
  const row = await base.db.read(null, (sql) =>
    sql.selectFrom('server_operator').select('user_id').where('user_id', '=', userId).executeTakeFirst(),
  );
  return row !== undefined;
}

/** Whether anybody has an account yet. */
export async function hasAnyAccount(base: Pick<BaseContext, 'db'>): Promise<boolean> {
  const row = await base.db.read(null, (sql) =>
    sql.selectFrom('auth_user').select('id').limit(1).executeTakeFirst(),
  );
  return row !== undefined;
}

/** Lets a person run this server. */
export async function insertOperator(
  base: Pick<BaseContext, 'db'>,
  userId: string,
  atMs: number,
): Promise<void> {
  await base.db.write(null, (sql) =>
    sql
      .insertInto('server_operator')
      .values({ user_id: userId, created_at: atMs })
      .onConflict((conflict) => conflict.column('user_id').doNothing())
      .execute(),
  );
}

/** Puts a new code for the first account in the place of any before it. */
export async function replaceSetupCode(
  base: Pick<BaseContext, 'db'>,
  code: { codeHash: string; createdAtMs: number; expiresAtMs: number },
): Promise<void> {
  await base.db.write(null, async (sql) => {
    await sql.deleteFrom('setup_code').execute();
    await sql
      .insertInto('setup_code')
      .values({ code_hash: code.codeHash, created_at: code.createdAtMs, expires_at: code.expiresAtMs })
      .execute();
  });
}

/** Uses a code up; true for the one caller that did. */
export async function takeSetupCode(
  base: Pick<BaseContext, 'db'>,
  codeHash: string,
  nowMs: number,
): Promise<boolean> {
  const row = await base.db.write(null, (sql) =>
    sql
      .deleteFrom('setup_code')
      .where('code_hash', '=', codeHash)
      .where('expires_at', '>', nowMs)
      .returning('code_hash')
      .executeTakeFirst(),
  );
  return row !== undefined;
}

/** The account of an address, for a link that lets its owner in again. */
export async function findAccountByEmail(
  base: Pick<BaseContext, 'db'>,
  email: string,
): Promise<{ userId: string; name: string } | undefined> {
  const row = await base.db.read(null, (sql) =>
    sql.selectFrom('auth_user').select(['id', 'name']).where('email', '=', email).executeTakeFirst(),
  );
  return row && { userId: row.id, name: row.name };
}

/** Stores a token that the sign-in library takes for a new password, as it stores its own. */
export async function insertPasswordToken(
  base: Pick<BaseContext, 'db'>,
  token: { id: string; token: string; userId: string; createdAtMs: number; expiresAtMs: number },
): Promise<void> {
  await base.db.write(null, (sql) =>
    sql
      .insertInto('auth_verification')
      .values({
        id: token.id,
        identifier: `reset-password:${token.token}`,
        value: token.userId,
        expires_at: token.expiresAtMs,
        created_at: token.createdAtMs,
        updated_at: token.createdAtMs,
      })
      .execute(),
  );
}
