import { describe, expect, test } from 'vitest';
import type { Database, Sql } from '../src/platform/database/database.ts';
import { recordStatements } from '../src/platform/database/record-statements.ts';
import { type Context, companyContext } from '../src/services/context.ts';
import { insertSnapshots } from '../src/services/snapshots/store.ts';
import { findThread } from '../src/services/threads/store.ts';
import { onCommitted, withBatch, withTransaction } from '../src/services/transaction.ts';
import { fakeClock, testBase } from './support/base-context.ts';
import { forEachStore } from './support/engines.ts';

const put = (companyId: string, hash: string) => (sql: Sql) =>
  sql
    .insertInto('snapshot')
    .values({ company_id: companyId, hash, source_id: 's', text: 't', created_at: 1 })
    .execute();

async function hashes(db: Database, companyId: string): Promise<string[]> {
  const rows = await db.read(companyId, (sql) =>
    sql.selectFrom('snapshot').select('hash').where('company_id', '=', companyId).orderBy('hash').execute(),
  );
  return rows.map(({ hash }) => hash);
}

forEachStore((engine, store) => {
  const batchOf = async (db: Database, companyId: string, ...keys: string[]): Promise<void> => {
    const statements = await recordStatements(engine, async (sql) => {
      for (const key of keys) await put(companyId, key)(sql);
    });
    await db.batch(companyId, statements);
  };

  async function newContext(): Promise<Context> {
    const companyId = await store.newCompany();
    return companyContext(testBase(store.db, fakeClock()), companyId, { kind: 'operator' }, 'req_1');
  }

  describe('a batch', () => {
    test('is there for the next read once it resolves, whole', async () => {
      const companyId = await store.newCompany();
      await batchOf(store.db, companyId, 'b', 'a');
      expect(await hashes(store.db, companyId)).toEqual(['a', 'b']);
    });

    test('of a crowd that has a wrong statement undoes itself and no other', async () => {
      const companyId = await store.newCompany();
      await batchOf(store.db, companyId, 'taken');
      const crowd = Array.from({ length: 9 }, (_, i) =>
        i === 4
          ? batchOf(store.db, companyId, 'lost', 'taken')
          : i === 5
            ? store.db.write(companyId, put(companyId, 'between'))
            : batchOf(store.db, companyId, `${i}a`, `${i}b`),
      );
      const outcomes = await Promise.allSettled(crowd);
      expect(outcomes.map(({ status }) => status === 'rejected')).toEqual(crowd.map((_, i) => i === 4));
      const stored = [0, 1, 2, 3, 6, 7, 8].flatMap((i) => [`${i}a`, `${i}b`]);
      expect(await hashes(store.db, companyId)).toEqual([...stored, 'between', 'taken']);
    });

    test('that was asked for before the store is closed is stored', async () => {
      const companyId = await store.newCompany();
      const other = await store.open();
      const statements = await recordStatements(engine, async (sql) => void (await put(companyId, 'a')(sql)));
      const asked = [other.batch(companyId, statements)];
      await Promise.all([...asked, other.close()]);
      expect(await hashes(store.db, companyId)).toEqual(['a']);
    });

    test('refuses to be run inside a unit of work, and on a store opened for reading', async () => {
      const { db } = store;
      await expect(db.write('c', () => db.batch('c', []))).rejects.toThrow(/inside a unit of work/);
      const reading = await store.open({ readOnly: true });
      await expect(batchOf(reading, 'c', 'a')).rejects.toThrow(/for reading only/);
      await reading.close();
    });
  });

  describe('a verb in a batch', () => {
    const snapshot = (hash: string) => [{ sourceId: 's', hash, text: 't' }];

    test('calls back after the commit, and never when it is undone', async () => {
      const ctx = await newContext();
      const heard: string[] = [];
      const store1 = (hash: string, fails: boolean) =>
        withBatch(ctx, async (tx) => {
          await insertSnapshots(tx, snapshot(hash), 1);
          onCommitted(tx, () => void heard.push(hash));
          if (fails) throw new Error('no');
        });
      await store1('a', false);
      await expect(store1('b', true)).rejects.toThrow('no');
      expect([heard, await hashes(store.db, ctx.companyId)]).toEqual([['a'], ['a']]);
    });

    test('joins a transaction that surrounds it', async () => {
      const ctx = await newContext();
      const undone = withTransaction(ctx, async (tx) => {
        await withBatch(tx, (inner) => insertSnapshots(inner, snapshot('a'), 1));
        throw new Error('no');
      });
      await expect(undone).rejects.toThrow('no');
      expect(await hashes(store.db, ctx.companyId)).toEqual([]);
    });

    test('can read nothing, and write nothing later', async () => {
      const ctx = await newContext();
      await expect(withBatch(ctx, async (tx) => void (await findThread(tx, 't')))).rejects.toThrow(
        /nothing can be read/,
      );
      let late: Context | undefined;
      await withBatch(ctx, async (tx) => {
        late = tx;
      });
      await expect(insertSnapshots(late!, snapshot('a'), 1)).rejects.toThrow(/after its batch/);
    });
  });
});
