import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type IcecatRow, icecatToWire } from '../bench/support/icecat.ts';
import { plainText } from '../src/engine/catalog/plain-text.ts';
import { getProduct } from '../src/services/catalog/get-product.ts';
import { listProducts } from '../src/services/catalog/list-products.ts';
import { toProductDocument } from '../src/services/catalog/product-document.ts';
import { createCompany } from '../src/services/companies/create-company.ts';
import { companyContext } from '../src/services/context.ts';
import { getDocument } from '../src/services/documents/get-document.ts';
import { listDocuments } from '../src/services/documents/list-documents.ts';
import { testBase } from './support/base-context.ts';
import { forEachStore } from './support/engines.ts';
import { lumaExport } from './support/luma.ts';
import { cliOn } from './support/run-cli.ts';
import { testData } from './support/test-data.ts';

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'aisle-import-'));
});
afterAll(() => {
  rmSync(folder, { recursive: true, force: true });
});

function file(name: string, content: string | Uint8Array): string {
  const path = join(folder, name);
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, content);
  return path;
}

const lines = (...values: unknown[]) => values.map((value) => JSON.stringify(value)).join('\n');
const lamp = { product_id: 'lamp', title: 'Brass lamp', price: { amount: 4900, currency: 'EUR' } };

forEachStore((engine, store) => {
  let made = 0;
  async function newShop() {
    const base = testBase(store.db);
    const { companyId } = await createCompany(base, { name: `Import ${++made}`, currency: 'EUR' });
    const ctx = companyContext(base, companyId, { kind: 'operator' }, 'req_test');
    const run = (noun: string, ...words: string[]) => cliOn(base, ['import', noun, companyId, ...words]);
    return { base, ctx, companyId, run };
  }

  describe('import products', () => {
    test('writes good lines, reports bad ones with line and reason, and ends with 3', async () => {
      const { ctx, run } = await newShop();
      const path = file(
        'mixed.jsonl',
        `${lines(lamp, { product_id: 'x' })}\n\nnot json\n${lines({ ...lamp, product_id: 'b', colour: 1 })}`,
      );
      const result = await run('products', path, '--json');
      expect(result.code).toBe(3);
      expect(result.json()).toMatchObject({
        received: 4,
        created: 2,
        failed: 2,
        interrupted: false,
        dry_run: false,
        ignored_fields: ['colour'],
        errors: [
          { file: 'mixed.jsonl', line: 2, id: 'x', pointer: '/title', detail: 'is required' },
          { file: 'mixed.jsonl', line: 4, pointer: '', detail: 'the line is not JSON' },
        ],
      });
      const text = await run('products', path, '--skip-invalid');
      expect(text.code).toBe(0);
      expect(text.stdout).toBe('4 products: 0 created, 0 updated, 2 unchanged, 0 deleted, 2 failed\n');
      expect(text.stderr).toContain('line 2: x title is required\nline 4: the line is not JSON\n');
      expect((await listProducts(ctx, { limit: 10 })).products).toHaveLength(2);
    });

    test('a dry run writes nothing', async () => {
      const { ctx, run } = await newShop();
      const path = file('dry.jsonl', lines(lamp, { title: 'no id' }, { product_id: 'gone', deleted: true }));
      const result = await run('products', path, '--dry-run', '--json');
      expect(result).toMatchObject({ code: 3 });
      expect(result.json()).toMatchObject({
        received: 3,
        unchanged: 2,
        failed: 1,
        created: 0,
        dry_run: true,
      });
      expect((await listProducts(ctx, { limit: 10 })).products).toEqual([]);
    });

    test('reads CSV in an old encoding, in the company’s currency, and says so', async () => {
      const { ctx, run } = await newShop();
      const path = file(
        'kleidung.csv',
        Buffer.from('id;name;preis;gr\xf6\xdfe\n1;H\xf6se;"1.299,00";42\n2;Hemd;gratis;M\n', 'latin1'),
      );
      const result = await run('products', path);
      expect(result.code).toBe(0);
      expect(result.stderr).toContain('kleidung.csv is read as windows-1252');
      expect(result.stderr).toContain('1 × preis: is no price ("gratis") (line 3)');
      expect((await getProduct(ctx, { productId: '1' })).product).toMatchObject({
        title: 'Höse',
        price: { amount: 129_900, currency: 'EUR' },
        attributes: { größe: '42' },
      });
    });

    test('takes several files and folders, packed ones too, and names the file of a fault', async () => {
      const { ctx, run } = await newShop();
      file('many/a.jsonl.gz', gzipSync(lines(lamp)));
      file('many/deep/b.json', JSON.stringify({ products: [{ ...lamp, product_id: 'b' }] }));
      file('many/c.tsv', 'sku\tname\nc\tCup\nbad');
      file('many/.hidden.jsonl', lines({ ...lamp, product_id: 'hidden' }));
      file('many/readme.md', '# not products');
      const result = await run('products', join(folder, 'many'), '--locale', 'de-at', '--json');
      expect(result.json()).toMatchObject({ received: 4, created: 3, files: 3 });
      expect(result.json()['errors']).toMatchObject([{ file: 'c.tsv', line: 3 }]);
      const { products } = await listProducts(ctx, { limit: 10 });
      expect(products.map(({ productId, locale }) => `${productId} ${locale}`)).toEqual([
        'b de-AT',
        'c de-AT',
        'lamp de-AT',
      ]);
    });

    test('says what is wrong with the call', async () => {
      const { base, run } = await newShop();
      expect(await run('products', join(folder, 'nowhere.csv'))).toMatchObject({ code: 3 });
      expect(await run('products', file('empty/x.md', ''), '--locale', 'not a tag')).toMatchObject({
        code: 2,
      });
      const folderWithout = await run('products', dirname(file('only-text/x.md', '')));
      expect(folderWithout.stderr).toContain('holds no file ending in');
      expect((await cliOn(base, ['import', 'products', 'nobody', file('l.jsonl', lines(lamp))])).code).toBe(
        3,
      );
      expect(await run('products', file('broken.jsonl.gz', 'no archive'))).toMatchObject({ code: 1 });
    });

    test('shows progress on stderr only, a line per 10 % without a terminal', async () => {
      const { run } = await newShop();
      const many = Array.from({ length: 3_000 }, (_, i) => ({ ...lamp, product_id: `p${i}` }));
      const result = await run('products', file('many.json', JSON.stringify(many)), '--json');
      expect(result.json()).toMatchObject({ created: 3_000 });
      const shown = result.stderr.trim().split('\n');
      expect(shown.at(-1)).toMatch(/^100 % {2}3000 products {2}\d+\/s/);
      expect(shown.length).toBeLessThanOrEqual(10);
      const events = await run('products', join(folder, 'many.json'), '--json', '--progress');
      const [first] = events.stderr.split('\n').map((line) => JSON.parse(line || '{}') as object);
      expect(first).toEqual({ event: 'progress', fraction: 500 / 3_000, done: 500, failed: 0 });
    });

    test('stops while the disk is nearly full, keeps whole batches, and goes on once there is room', async () => {
      const { base, companyId } = await newShop();
      const many = Array.from({ length: 1_200 }, (_, i) => ({ ...lamp, product_id: `p${i}` }));
      const path = file('full.jsonl', lines(...many));
      let looks = 0;
      const room = async () => ({ freeBytes: ++looks > 1 ? 4 : 500, totalBytes: 100 });
      const filling = { ...base, db: { ...base.db, room } };
      const stopped = await cliOn(filling, ['import', 'products', companyId, path]);
      expect(stopped.code).toBe(4);
      expect(stopped.stderr).toContain('Until then 500 products were written; they stay.');
      expect(stopped.stderr).toMatch(/nearly full.*\nFix: make room on the disk/u);
      const second = await cliOn(base, ['import', 'products', companyId, path, '--json']);
      expect(second.json()).toMatchObject({ unchanged: 500, created: 700 });
    });

    test('stops after the current block when interrupted, and goes on where it was', async () => {
      const { base, companyId } = await newShop();
      const many = Array.from({ length: 4_000 }, (_, i) => ({ ...lamp, product_id: `p${i}` }));
      const path = file('long.jsonl', lines(...many));
      const stopping = testBase({
        ...store.db,
        announce: async () => {
          if (process.listenerCount('SIGINT') > 0) process.emit('SIGINT', 'SIGINT');
        },
      });
      // A second signal would end the process: only the first announcement sends one.
      let sent = false;
      const once = {
        ...stopping,
        db: {
          ...stopping.db,
          announce: async (id: string, seq: number) => {
            if (!sent) await stopping.db.announce(id, seq);
            sent = true;
          },
        },
      };
      const first = await cliOn(once, ['import', 'products', companyId, path, '--json']);
      expect(first.code).toBe(130);
      expect(first.stderr).toContain(`aisle import products ${companyId} ${path}`);
      const { created, interrupted } = first.json() as { created: number; interrupted: boolean };
      expect(interrupted).toBe(true);
      expect(created).toBeGreaterThan(0);
      expect(created).toBeLessThan(4_000);
      const second = await cliOn(base, ['import', 'products', companyId, path, '--json']);
      expect(second.json()).toMatchObject({ unchanged: created, created: 4_000 - created });
    });
  });

  describe('import documents', () => {
    test('a folder: front matter, language folders, ids from paths, titles from headings', async () => {
      const { ctx, run } = await newShop();
      file(
        'help/returns.md',
        '---\ntitle: Returns\nurl: https://shop.example/help/returns\ntrust: policy\n---\nWithin 60 days.',
      );
      file('help/de/returns.md', '# Rückgabe\n\nInnerhalb von 60 Tagen.');
      file(
        'help/sizes/shoes.html',
        '<html><head><title>Shoe sizes</title></head><body><nav>Home</nav><p>Order half a size up.</p></body></html>',
      );
      file('help/store-hours.txt', 'Open daily.');
      file('help/broken.md', '---\n- a list\n---\nText.');
      file('help/empty.md', '');
      const result = await run('documents', join(folder, 'help'), '--json');
      expect(result.code).toBe(3);
      expect(result.json()).toMatchObject({ received: 6, created: 5, failed: 1, files: 6 });
      expect(result.json()['errors']).toMatchObject([{ file: 'empty.md', id: 'empty', pointer: '/content' }]);
      const { documents } = await listDocuments(ctx, { limit: 10 });
      expect(
        documents.map(({ documentId, locale, title, trust }) => [documentId, locale, title, trust]),
      ).toEqual([
        ['broken', 'en', 'Broken', 'policy'],
        ['returns', 'de', 'Rückgabe', 'policy'],
        ['returns', 'en', 'Returns', 'policy'],
        ['sizes/shoes', 'en', 'Shoe sizes', 'policy'],
        ['store-hours', 'en', 'Store hours', 'policy'],
      ]);
      expect((await getDocument(ctx, { documentId: 'returns' })).text).toBe('Within 60 days.');
      expect((await getDocument(ctx, { documentId: 'sizes/shoes' })).text).toBe('Order half a size up.');
      expect((await run('documents', join(folder, 'help'), '--skip-invalid', '--json')).json()).toMatchObject(
        { unchanged: 5 },
      );
    });

    test('tables of questions and answers, and JSON lines', async () => {
      const { ctx, run } = await newShop();
      const table = file('faq.csv', 'id,question,answer\nship,Do you ship abroad?,"Yes, to 30 countries."\n');
      const json = file(
        'docs.jsonl',
        lines({ document_id: 'a', title: 'A', content: 'Text.', locale: 'fr' }),
      );
      expect((await run('documents', table, json, '--json')).json()).toMatchObject({ created: 2, failed: 0 });
      expect((await getDocument(ctx, { documentId: 'ship' })).text).toBe('Yes, to 30 countries.');
    });
  });

  test(`real products of icecat-chorus go in and come back as they were (${engine})`, async (context) => {
    const data = testData('icecat-chorus');
    if (data === undefined) return context.skip('the data set icecat-chorus is not there');
    const { ctx, run } = await newShop();
    const rows = gunzipSync(readFileSync(join(data, 'products.jsonl.gz')))
      .toString('utf8')
      .split('\n', 2_000)
      .map((line) => icecatToWire(JSON.parse(line) as IcecatRow));
    const path = file('icecat.jsonl.gz', gzipSync(lines(...rows)));
    expect((await run('products', path, '--json')).json()).toMatchObject({
      created: 2_000,
      failed: 0,
      errors: [],
    });
    expect((await run('products', path, '--json')).json()).toMatchObject({ unchanged: 2_000 });
    for (const row of rows.slice(0, 20)) {
      const { product } = await getProduct(ctx, { productId: String(row['product_id']) });
      expect(toProductDocument(product)).toMatchObject({
        title: row['title'],
        price: row['price'],
        brand: row['brand'],
      });
    }
  });

  test(`the shop export of magento-luma gives the products its makers list (${engine})`, async (context) => {
    const { ctx, run } = await newShop();
    const data = lumaExport();
    if (!data) return context.skip('the data set magento-luma is not there');
    const result = await run('products', ...data.files, '--json');
    expect(result).toMatchObject({ code: 0 });
    const known = new Map(data.products.map((product) => [product.product_id, product]));
    let cursor: string | undefined;
    let matched = 0;
    do {
      const page = await listProducts(ctx, { limit: 100, ...(cursor ? { cursor } : {}) });
      for (const product of page.products) {
        const expected = known.get(product.productId);
        if (!expected) continue;
        matched++;
        expect(product.title).toBe(plainText(expected.title.trim()).replace(/\s+/g, ' '));
        expect(product.variants.map(({ variantId }) => variantId).sort()).toEqual(
          expected.variants.map(({ sku }) => sku).sort(),
        );
        for (const { variantId, attributes } of product.variants)
          expect(attributes).toMatchObject(
            expected.variants.find(({ sku }) => sku === variantId)!.attributes,
          );
      }
      cursor = page.nextCursor ?? undefined;
    } while (cursor);
    expect(matched).toBeGreaterThanOrEqual(0.9 * data.products.length);
  });
});
