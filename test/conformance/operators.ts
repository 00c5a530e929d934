import type { Context } from '../../src/services/context.ts';
import * as operators from '../../src/services/operators/store.ts';
import { conformance } from '../support/conformance.ts';

async function account(ctx: Context): Promise<string> {
  const id = `user ${ctx.companyId}`;
  await ctx.db.write(null, (sql) =>
    sql
      .insertInto('auth_user')
      .values({
        ...{ id, name: 'Zoë', email: `${ctx.companyId}@shop.example`, email_verified: 0, image: null },
        ...{ two_factor_enabled: null, created_at: 1, updated_at: 1 },
      })
      .execute(),
  );
  return id;
}

export default conformance(operators, {
  isServerOperator: async ({ store, ctx }) => {
    await store.insertOperator(ctx, 'operator-1', 1);
    return [await store.isServerOperator(ctx, 'operator-1'), await store.isServerOperator(ctx, 'nobody')];
  },
  hasAnyAccount: async ({ store, ctx, db }) => {
    await db.write(null, (sql) => sql.deleteFrom('auth_user').execute());
    const before = await store.hasAnyAccount(ctx);
    await account(ctx);
    return [before, await store.hasAnyAccount(ctx)];
  },
  insertOperator: async ({ store, ctx }) => {
    for (const at of [1, 2]) await store.insertOperator(ctx, 'operator-2', at);
    return store.isServerOperator(ctx, 'operator-2');
  },
  replaceSetupCode: async ({ store, ctx }) => {
    for (const codeHash of ['old', 'new'])
      await store.replaceSetupCode(ctx, { codeHash, createdAtMs: 1, expiresAtMs: 10 });
    return [await store.takeSetupCode(ctx, 'old', 5), await store.takeSetupCode(ctx, 'new', 5)];
  },
  takeSetupCode: async ({ store, ctx }) => {
    await store.replaceSetupCode(ctx, { codeHash: 'code', createdAtMs: 1, expiresAtMs: 10 });
    return [
      await store.takeSetupCode(ctx, 'code', 10),
      await store.takeSetupCode(ctx, 'code', 9),
      await store.takeSetupCode(ctx, 'code', 9),
    ];
  },
  findAccountByEmail: async ({ store, ctx }) => {
    await account(ctx);
    return [
      await store.findAccountByEmail(ctx, `${ctx.companyId}@shop.example`),
      await store.findAccountByEmail(ctx, 'nobody@shop.example'),
    ];
  },
  insertPasswordToken: async ({ store, ctx, db }) => {
    const token = { id: `id ${ctx.companyId}`, token: 'abc', userId: 'u', createdAtMs: 1, expiresAtMs: 2 };
    await store.insertPasswordToken(ctx, token);
    return db.read(null, (sql) =>
      sql.selectFrom('auth_verification').selectAll().where('id', '=', token.id).execute(),
    );
  },
});
