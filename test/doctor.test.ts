import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { CliDeps } from '../src/cli/cli-deps.ts';
import { inspectDatabase } from '../src/platform/database/inspect-database.ts';
import { proveRowSecurity } from '../src/platform/database/prove-row-security.ts';
import { createQueue } from '../src/platform/queue/create-queue.ts';
import { createApiKey } from '../src/services/api-keys/create-api-key.ts';
import { putProducts } from '../src/services/catalog/writing/put-products.ts';
import { createCompany } from '../src/services/companies/create-company.ts';
import { type BaseContext, companyContext } from '../src/services/context.ts';
import { putDocuments } from '../src/services/documents/put-documents.ts';
import { testBase } from './support/base-context.ts';
import { forEachStore, type TestStore } from './support/engines.ts';
import { testIndexes } from './support/indexing.ts';
import { cliOn } from './support/run-cli.ts';

type Check = { name: string; state: 'ok' | 'warning' | 'failed'; detail: string; fix?: string };

const title = 'Cobalt Ridge Tent';
const policy = 'Unused items can be returned within 60 days of delivery.';

/** A shop with a product, a page and a key; returns the key. */
async function openShop(base: BaseContext, name: string): Promise<string> {
  const { companyId } = await createCompany(base, { name, enable: true });
  const ctx = companyContext(base, companyId, { kind: 'operator' }, 'req_doctor');
  await putProducts(ctx, [{ index: 0, value: { product_id: 'P-1', title } }]);
  const page = { document_id: 'returns', title: 'Return policy', content: policy };
  await putDocuments(ctx, [{ index: 0, value: page }]);
  return (await createApiKey(ctx, { name: 'doctor' })).secret;
}

async function asOwner(store: TestStore, ...statements: string[]): Promise<void> {
  const client = new pg.Client({ connectionString: store.address.databaseUrl });
  await client.connect();
  try {
    for (const statement of statements) await client.query(statement);
  } finally {
    await client.end();
  }
}

/** The server of the tests runs without fsync, to be fast; what is asked of it here is the setting that a test can turn. */
async function inspect(address: Parameters<typeof inspectDatabase>[0]) {
  const state = await inspectDatabase(address);
  const turned = state.durability.filter(({ name }) => !['fsync', 'full_page_writes'].includes(name));
  return { ...state, durability: turned };
}

forEachStore((engine, store) => {
  let folder: string;
  let base: BaseContext;
  let key: string;
  let close: () => Promise<void>;

  beforeAll(async () => {
    folder = store.address.dataFolder ?? mkdtempSync(join(tmpdir(), 'aisle-doctor-'));
    const indexes = testIndexes({ db: store.db, folder: join(folder, 'index') });
    close = () => indexes.close();
    const bare = testBase(store.db);
    base = { ...bare, indexes, queue: createQueue({ clock: bare.clock, ids: bare.ids }) };
    key = await openShop(base, 'Doctored');
  });

  afterAll(async () => {
    await close();
    rmSync(folder, { recursive: true, force: true });
  });

  /** Runs the doctor on this store; `checks` by name. */
  async function doctor(deps: Partial<CliDeps> = {}, now: Partial<BaseContext> = {}) {
    const run = await cliOn({ ...base, ...now }, ['doctor', '--json'], {
      configuration: () => ({
        dataFolder: folder,
        isPostgres: engine === 'postgres',
        publicUrl: 'http://a.test',
        unknownVariables: [],
      }),
      inspectStore: () => inspect({ dataFolder: folder, ...store.address }),
      ...deps,
    });
    const { ok, checks } = run.json() as { ok: boolean; checks: Check[] };
    return { ...run, ok, checks, check: (name: string) => checks.find((each) => each.name === name) };
  }

  test('a sound installation: exit 0, every check named, no text and no secret told', async () => {
    const found = await doctor();
    expect(found).toMatchObject({ code: 0, ok: true });
    expect(found.checks.filter(({ state }) => state === 'failed')).toEqual([]);
    const names = found.checks.map(({ name }) => name);
    const ofPostgres = engine === 'postgres' ? ['isolation'] : [];
    expect(names).toEqual([
      ...['node', 'configuration', 'data folder', 'disk', 'schema', 'durability', 'index files', 'store'],
      ...ofPostgres,
      ...[
        'jobs',
        'companies',
        'answers',
        'models',
        'clock',
        'catalogues',
        expect.stringMatching(/^catalogue of co_/),
      ],
    ]);
    for (const name of ['schema', 'durability', 'jobs', 'clock', 'catalogues'])
      expect(found.check(name)).toMatchObject({ state: 'ok' });
    for (const secret of [key, key.slice(9), title, policy, '60 days', store.address.databaseUrl ?? key])
      expect(found.stdout + found.stderr).not.toContain(secret);
  });

  test('without --json: one line per check', async () => {
    const { stdout, code } = await cliOn(base, ['doctor'], {
      configuration: () => ({
        dataFolder: folder,
        isPostgres: false,
        publicUrl: 'http://a.test',
        unknownVariables: [],
      }),
      inspectStore: () => inspect({ dataFolder: folder, ...store.address }),
    });
    expect(code).toBe(0);
    expect(stdout).toMatch(/^ok +node +Node \d+/);
    expect(stdout).toMatch(/^ok +schema +every migration has run$/m);
  });

  test('times in the future, and companies without products', async () => {
    await createCompany(base, { name: `Empty ${engine}`, enable: true });
    const nowMs = base.clock.nowMs() - 3_600_000;
    const found = await doctor({}, { clock: { ...base.clock, nowMs: () => nowMs } });
    expect(found.code).toBe(0);
    expect(found.check('clock')).toMatchObject({
      state: 'warning',
      detail: expect.stringMatching(/3[56]\d\d s/),
    });
    expect(found.check('catalogues')).toMatchObject({
      state: 'warning',
      detail: `no products: co_empty_${engine}; neither documents: co_empty_${engine}`,
      fix: `aisle import products co_empty_${engine} products.csv`,
    });
  });

  test('jobs that failed for good', async () => {
    await base.db.write(null, async (sql) => {
      const { jobId } = await base.queue.add(sql, { kind: 'doomed', companyId: null, payload: {} });
      await sql.updateTable('job').set({ state: 'dead' }).where('job_id', '=', jobId).execute();
    });
    expect((await doctor()).check('jobs')).toMatchObject({
      state: 'warning',
      detail: expect.stringMatching(/^1 failed/),
    });
  });

  test('a damaged index file is told and left to be built anew', async () => {
    await base.indexes.open('co_doctored', 'product', 'en');
    await base.indexes.close();
    const place = join(folder, 'index', 'co_doctored', 'en-product');
    const segment = join(place, readdirSync(place).find((name) => name.endsWith('.seg'))!);
    expect((await doctor()).check('index files')).toMatchObject({ state: 'ok' });
    const bytes = readFileSync(segment);
    bytes[bytes.length - 9]! ^= 0xff;
    writeFileSync(segment, bytes);
    expect((await doctor()).check('index files')).toMatchObject({
      state: 'warning',
      detail: expect.stringContaining('co_doctored/en-product'),
    });
    writeFileSync(join(place, 'manifest.json'), 'torn');
    expect((await doctor()).check('index files')).toMatchObject({ state: 'warning' });
    expect(existsSync(segment)).toBe(true);
  });

  test('a store of a newer version fails and is not opened', async () => {
    const added = { version: 9_000, name: '9000_later.sql', hash: 'x', applied_at: 1 };
    await base.db.write(null, (sql) =>
      sql
        .insertInto('migration' as 'counter')
        .values(added as never)
        .execute(),
    );
    const open = () => Promise.reject(new Error('opened'));
    const found = await doctor({ open });
    await base.db.write(null, (sql) =>
      sql
        .deleteFrom('migration' as 'counter')
        .where('version' as 'value', '=', 9_000)
        .execute(),
    );
    expect(found).toMatchObject({ code: 1, ok: false });
    expect(found.check('store')).toMatchObject({ state: 'failed', detail: expect.stringContaining('newer') });
    expect(found.stdout).not.toContain('opened');
  });

  if (engine === 'sqlite')
    test('a folder without a store, and pending migrations: nothing is made or changed', async () => {
      const empty = join(folder, 'none');
      const open = () => Promise.reject(new Error('opened'));
      const found = await doctor({ open, inspectStore: () => inspectDatabase({ dataFolder: empty }) });
      expect(found).toMatchObject({ code: 0, ok: true });
      expect(found.check('schema')).toMatchObject({ state: 'warning', detail: 'nothing is stored yet' });
      expect(existsSync(empty)).toBe(false);
      const behind = async () => ({
        ...(await inspectDatabase({ dataFolder: folder })),
        pending: ['0099_x.sql'],
      });
      const late = await doctor({ open, inspectStore: behind });
      expect(late.check('schema')).toMatchObject({
        state: 'warning',
        detail: expect.stringContaining('0099_x.sql'),
      });
      expect(late.checks.at(-1)!.name).toBe('durability');
    });
  else {
    test('a table whose wall is gone fails, also for the rows', async () => {
      await asOwner(
        store,
        'alter table audit disable row level security',
        'alter table faq no force row level security',
      );
      const found = await doctor();
      await asOwner(
        store,
        'alter table audit enable row level security',
        'alter table faq force row level security',
      );
      expect(found).toMatchObject({ code: 1, ok: false });
      expect(found.check('row-level security')).toMatchObject({
        state: 'failed',
        detail: 'not forced on audit, faq',
      });
      expect(found.check('isolation')).toMatchObject({ state: 'failed' });
      expect((await doctor()).code).toBe(0);
    });

    test('the planted row is rolled back', async () => {
      const auditId = base.ids.ulid('aud', base.clock.nowMs());
      expect(await proveRowSecurity(base.db, auditId)).toBe(true);
      const planted = await base.db.read('doctor', (sql) =>
        sql.selectFrom('audit').select('audit_id').where('company_id', '=', 'doctor').execute(),
      );
      expect(planted).toEqual([]);
    });

    test('unsafe settings of the database fail', async () => {
      const { pathname } = new URL(store.address.databaseUrl!);
      const database = `"${pathname.slice(1)}"`;
      await asOwner(store, `alter database ${database} set synchronous_commit = off`);
      const found = await doctor();
      await asOwner(store, `alter database ${database} reset synchronous_commit`);
      expect(found.code).toBe(1);
      expect(found.check('durability')).toMatchObject({
        state: 'failed',
        detail: expect.stringContaining('synchronous_commit off'),
      });
      const { durability } = await inspectDatabase({ dataFolder: folder, ...store.address });
      expect(durability.map(({ name }) => name)).toEqual(['fsync', 'full_page_writes', 'synchronous_commit']);
    });

    test('a database that is away fails without telling its address', async () => {
      const databaseUrl = 'postgres://someone:hunter2@127.0.0.1:1/nothing';
      const found = await doctor({
        inspectStore: () => inspectDatabase({ dataFolder: folder, databaseUrl }),
      });
      expect(found.code).toBe(1);
      expect(found.check('store')).toMatchObject({ state: 'failed' });
      expect(found.stdout + found.stderr).not.toMatch(/hunter2|someone/);
    });
  }
});

describe('configuration', () => {
  const unused = {} as BaseContext;

  test('a bad one fails and ends the checks; the problem is told', async () => {
    const configuration = () => {
      throw Object.assign(new Error('AISLE_PORT must be a port.'), { name: 'ConfigError' });
    };
    const { code, json } = await cliOn({ ...unused, db: {} } as BaseContext, ['doctor', '--json'], {
      configuration,
    });
    expect(code).toBe(1);
    expect(json()).toMatchObject({
      ok: false,
      checks: [
        { name: 'node' },
        {
          name: 'configuration',
          state: 'failed',
          detail: expect.stringContaining('AISLE_PORT must be a port'),
        },
      ],
    });
  });
});
