import { mkdtempSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { openImportFile } from '../src/cli/import/open-import-file.ts';
import { listProducts } from '../src/services/catalog/list-products.ts';
import { toProductDocument } from '../src/services/catalog/product-document.ts';
import { createCompany } from '../src/services/companies/create-company.ts';
import { companyContext } from '../src/services/context.ts';
import { importProducts, type ProductMapping } from '../src/services/imports/import-products.ts';
import { emptyImportResult } from '../src/services/imports/import-records.ts';
import type { TableReport } from '../src/services/imports/tables/report-table.ts';
import { testBase } from './support/base-context.ts';
import { testStore } from './support/engines.ts';
import { exportsOfTable, exportsTable, tableOfPage, writeTableOfPage } from './support/exports-table.ts';
import { cliOn } from './support/run-cli.ts';

/**
 * One export of each shop system and feed, written from its vendor's documentation with the dirt that such files have.
 * `expected.json` holds every product field by field, read over by hand; AISLE_UPDATE_EXPORTS=1 writes it anew.
 */
const folder = join(import.meta.dirname, 'fixtures/exports');
const files = readdirSync(folder).filter((name) => name !== 'expected.json');
const store = testStore('sqlite');
let made = 0;

async function importFixture(name: string, mapping?: ProductMapping) {
  const base = testBase(store.db);
  const clock = { ...base.clock, nowMs: () => Date.UTC(2026, 10, 23) };
  const { companyId } = await createCompany(base, {
    name: `Export ${++made}`,
    currency: 'EUR',
    domains: ['shop.example'],
  });
  const ctx = companyContext({ ...base, clock }, companyId, { kind: 'operator' }, 'req_test');
  const total = emptyImportResult();
  const run = () =>
    importProducts(
      ctx,
      openImportFile({ path: join(folder, name), name }, () => undefined),
      total,
      {
        dryRun: false,
        onProgress: () => undefined,
        ...(mapping ? { mapping } : {}),
      },
    );
  await run();
  const { products } = await listProducts(ctx, { limit: 100 });
  const documents = products.map((product) => {
    const { updated_at: _time, ...document } = toProductDocument(product);
    return document;
  });
  return { total, documents, run };
}

/** What a fixture gives, as `expected.json` holds it. */
async function outcome(name: string) {
  const { total, documents } = await importFixture(name);
  return {
    format: total.tables[0]?.format,
    failed: total.failed,
    left_out: total.leftOut,
    notes: [...total.notes.values()].map(({ column, reason }) => `${column}: ${reason}`),
    products: documents,
  };
}

const expectedFile = join(folder, 'expected.json');
const expected = (): Record<string, unknown> =>
  JSON.parse(readFileSync(expectedFile, 'utf8')) as Record<string, unknown>;

async function tableOfExports(): Promise<string> {
  const reports = new Map<string, TableReport>();
  for (const name of exportsOfTable) {
    const [report] = (await importFixture(name)).total.tables;
    if (report) reports.set(name, report);
  }
  return exportsTable(reports);
}

test.runIf(process.env['AISLE_UPDATE_EXPORTS'] === '1')(
  'expected.json and the table of docs/exports.md are written anew',
  async () => {
    const found: [string, unknown][] = [];
    for (const name of files) found.push([name, await outcome(name)]);
    writeFileSync(expectedFile, `${JSON.stringify(Object.fromEntries(found), null, 2)}\n`);
    writeTableOfPage(await tableOfExports());
  },
);

describe('exports of shop systems and feeds', () => {
  test.each(files)('%s gives its products field by field', async (name) => {
    expect(JSON.parse(JSON.stringify(await outcome(name)))).toEqual(expected()[name]);
  });

  test('docs/exports.md names the column of every field that was read', async () => {
    expect(tableOfPage()).toBe(await tableOfExports());
  });

  test.each(files)('%s again changes nothing', async (name) => {
    const { total, run } = await importFixture(name);
    const { created } = total;
    await run();
    expect(total).toMatchObject({ created, updated: 0, failed: 0 });
  });

  test('addresses are made of a pattern where the export has none', async () => {
    const { documents } = await importFixture('shopify.csv', {
      urlPattern: 'https://shop.example/products/{handle}',
    });
    expect(documents.map(({ url }) => url)).toEqual([
      'https://shop.example/products/classic-tee',
      'https://shop.example/products/mug',
    ]);
  });

  test('what the merchant says of a column counts before its name', async () => {
    const { documents } = await importFixture('marketplace.csv', {
      columns: {
        final_price: 'ignore',
        initial_price: 'price',
        features: 'ignore',
        seller_name: 'attribute',
      },
    });
    expect(documents.map(({ price, attributes }) => ({ price, attributes }))).toEqual([
      { price: undefined, attributes: { seller_name: 'BlendShop' } },
      { price: { amount: 4_000, currency: 'USD' }, attributes: { seller_name: 'KettleShop' } },
    ]);
  });
});

describe('aisle import products', () => {
  const file = join(folder, 'marketplace.csv');
  const newShop = async () => {
    const base = testBase(store.db);
    const name = `Cli ${++made}`;
    const { companyId } = await createCompany(base, { name, currency: 'EUR', enable: true });
    return (...words: string[]) => cliOn(base, ['import', 'products', companyId, ...words]);
  };

  test('a dry run shows every column, what was guessed, and products as shoppers would see them', async () => {
    const run = await newShop();
    const { code, stdout, stderr } = await run(join(folder, 'backslash.csv'), '--dry-run');
    expect(code).toBe(0);
    expect(stdout).toBe('2 products checked: 2 right, 0 wrong. Nothing was written.\n');
    expect(stderr).toContain('backslash.csv: table, 2 rows.');
    expect(stderr).toMatch(/preis_eur +100 % {2}price {2}\(guessed: 100 % of its cells are prices\)/);
    expect(stderr).toContain('19" Rack "Pro"  [1]\n    €1,299.00, stock unknown');
    const json = (await run(file, '--dry-run', '--json')).json();
    expect(json['tables']).toMatchObject([
      {
        format: 'table',
        rows: 2,
        samples: [{ product_id: 'B0001', price: { amount: 5_779, currency: 'USD' } }, {}],
      },
    ]);
  });

  test('a mapping is kept for the next file of that name', async () => {
    const run = await newShop();
    await run(file, '--map', 'features=ignore', '--map', 'seller_name=attribute');
    const again = (await run(file, '--json')).json();
    expect(again).toMatchObject({ unchanged: 2, created: 0 });
    const columns = (again['tables'] as { columns: { column: string; read_as: string | null }[] }[])[0]!
      .columns;
    expect(columns.find(({ column }) => column === 'features')).toMatchObject({ read_as: null });
  });

  test('a mapping that cannot be is refused before anything is read', async () => {
    const run = await newShop();
    expect(await run(file, '--map', 'features')).toMatchObject({ code: 2 });
    expect((await run(file, '--map', 'features=nonsense')).code).not.toBe(0);
    expect((await run(file, '--url-pattern', 'no address')).code).not.toBe(0);
  });

  test('the cause that stopped most rows comes first', async () => {
    const run = await newShop();
    const path = join(mkdtempSync(join(tmpdir(), 'aisle-causes-')), 'many.csv');
    const rows = Array.from({ length: 60 }, (_, i) => (i === 7 ? '7,Seven,1,extra' : `${i},,9.00`));
    writeFileSync(path, ['id,title,price', ...rows].join('\n'));
    const { code, stderr } = await run(path);
    expect(code).toBe(3);
    expect(stderr).toContain('60 of 60 failed:\n  59 × title is required (first: line 2)\n');
  });

  test('files that are no list of products are named', async () => {
    const run = await newShop();
    const place = mkdtempSync(join(tmpdir(), 'aisle-kinds-'));
    for (const [name, bytes, what] of [
      ['a.csv', '%PDF-1.7', 'a PDF document'],
      ['b.csv', '\u0089PNG', 'a picture'],
      ['c.xml', '<!doctype html><html></html>', 'a web page'],
      ['d.csv', 'PK\u0003\u0004zip', 'an archive'],
    ] as const) {
      writeFileSync(join(place, name), bytes, 'latin1');
      const { code, stderr } = await run(join(place, name));
      expect(code, name).not.toBe(0);
      expect(stderr).toContain(what);
    }
  });
});
