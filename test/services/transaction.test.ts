import { expect, test } from 'vitest';
import { insertAudit } from '../../src/services/audit/store.ts';
import { companyContext } from '../../src/services/context.ts';
import { onCommitted, withBatch, withTransaction } from '../../src/services/transaction.ts';
import { testBase } from '../support/base-context.ts';
import { forEachStore } from '../support/engines.ts';

const line = (audit_id: string) => ({
  ...{ audit_id, actor: 'operator', action: 'tried', target: 't', details: '{}', created_at: 1 },
});

forEachStore((_engine, store) => {
  async function newContext() {
    const companyId = await store.newCompany();
    const ctx = companyContext(testBase(store.db), companyId, { kind: 'operator' }, 'req_1');
    const stored = async () => {
      const rows = await store.db.read(companyId, (sql) =>
        sql.selectFrom('audit').select('audit_id').where('company_id', '=', companyId).execute(),
      );
      return rows.map(({ audit_id }) => audit_id).toSorted();
    };
    return { ctx, stored, id: (name: string) => `${companyId} ${name}` };
  }

  test.each([
    ['a transaction', withTransaction],
    ['a batch', withBatch],
  ])('%s is stored as a whole, and what waits for its commit comes after it, once', async (_, begin) => {
    const { ctx, stored, id } = await newContext();
    const happened: string[] = [];
    await begin(ctx, async (tx) => {
      onCommitted(tx, () => happened.push('committed'));
      await insertAudit(tx, line(id('a')));
      await insertAudit(tx, line(id('b')));
      happened.push('written');
    });
    expect(happened).toEqual(['written', 'committed']);
    expect(await stored()).toEqual([id('a'), id('b')]);
  });

  test.each([
    ['a transaction', withTransaction],
    ['a batch', withBatch],
  ])('%s that fails stores nothing and tells nobody', async (_, begin) => {
    const { ctx, stored, id } = await newContext();
    let isTold = false;
    const failing = begin(ctx, async (tx) => {
      onCommitted(tx, () => {
        isTold = true;
      });
      await insertAudit(tx, line(id('a')));
      throw new Error('broken');
    });
    await expect(failing).rejects.toThrow('broken');
    expect([isTold, await stored()]).toEqual([false, []]);
  });

  test.each([
    ['a transaction', withTransaction],
    ['a batch', withBatch],
  ])('%s within a transaction is part of it: undone with it, told with it', async (_, begin) => {
    const { ctx, stored, id } = await newContext();
    const happened: string[] = [];
    const inner = (name: string) => async (tx: typeof ctx) => {
      await begin(tx, async (part) => {
        onCommitted(part, () => happened.push(name));
        await insertAudit(part, line(id(name)));
      });
      happened.push(`after ${name}`);
    };
    await withTransaction(ctx, inner('kept'));
    expect(happened).toEqual(['after kept', 'kept']);
    const failing = withTransaction(ctx, async (tx) => {
      await inner('undone')(tx);
      throw new Error('broken');
    });
    await expect(failing).rejects.toThrow('broken');
    expect(happened).toEqual(['after kept', 'kept', 'after undone']);
    expect(await stored()).toEqual([id('kept')]);
  });

  test('nothing can wait for a commit where there is no transaction', async () => {
    const { ctx } = await newContext();
    expect(() => onCommitted(ctx, () => undefined)).toThrow();
  });
});
