import { afterEach, expect, test } from 'vitest';
import { systemClock } from '../src/platform/clock/clock.ts';
import { putProducts } from '../src/services/catalog/writing/put-products.ts';
import { pruneChanges } from '../src/services/changes/prune-changes.ts';
import { createCompany } from '../src/services/companies/create-company.ts';
import { type Context, companyContext } from '../src/services/context.ts';
import { testBase } from './support/base-context.ts';
import { forEachStore } from './support/engines.ts';
import { answersOf, type TestIndexes, testIndexes } from './support/indexing.ts';

const dayMs = 86_400_000;

forEachStore((_engine, store) => {
  const open: TestIndexes[] = [];
  afterEach(async () => {
    for (const indexes of open.splice(0)) await indexes.close();
  });

  function start(): TestIndexes {
    const indexes = testIndexes({ db: store.db });
    open.push(indexes);
    return indexes;
  }

  const put = (ctx: Context, from: number, count: number) =>
    putProducts(
      ctx,
      Array.from({ length: count }, (_, i) => ({
        index: i,
        value: { product_id: `p${from + i}`, title: `brass lamp ${from + i}` },
      })),
    );

  const kept = (ctx: Context) =>
    store.db.read(ctx.companyId, (sql) =>
      sql.selectFrom('change').select('change_seq').where('company_id', '=', ctx.companyId).execute(),
    );

  test('changes of over a week go, and a node that missed them finds every record all the same', async () => {
    const [writing, behind] = [start(), start()];
    const base = { ...testBase(store.db), indexes: writing };
    const { companyId } = await createCompany(base, { name: 'Prune' });
    const ctx = companyContext(base, companyId, { kind: 'operator' }, 'req_test');
    await put(ctx, 0, 5);
    expect((await answersOf(behind, companyId, ['brass lamp'])).count).toBe(5);
    await put(ctx, 5, 2_000);
    expect(await pruneChanges(ctx)).toBe(0);
    const later = { ...ctx, clock: { ...systemClock, nowMs: () => systemClock.nowMs() + 8 * dayMs } };
    expect(await pruneChanges(later)).toBe(2_004);
    expect(await kept(ctx)).toHaveLength(1);
    await behind.apply(companyId, 2_005);
    expect((await answersOf(behind, companyId, ['brass lamp'])).count).toBe(2_005);
    expect((await answersOf(start(), companyId, ['brass lamp'])).count).toBe(2_005);
    await put(ctx, 2_005, 1);
    await behind.apply(companyId, 2_006);
    expect((await answersOf(behind, companyId, ['brass lamp'])).count).toBe(2_006);
  });
});
