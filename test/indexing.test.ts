import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, describe, expect, test } from 'vitest';
import type { BulkEntry } from '../src/services/bulk/bulk-types.ts';
import { deleteProduct } from '../src/services/catalog/writing/delete-product.ts';
import { putProducts } from '../src/services/catalog/writing/put-products.ts';
import { createCompany } from '../src/services/companies/create-company.ts';
import { type Context, companyContext } from '../src/services/context.ts';
import { deleteDocument } from '../src/services/documents/delete-document.ts';
import { putDocuments } from '../src/services/documents/put-documents.ts';
import { prepareIndexes } from '../src/services/indexing/prepare-indexes.ts';
import { updateSettings } from '../src/services/settings/update-settings.ts';
import { testBase } from './support/base-context.ts';
import { forEachStore } from './support/engines.ts';
import { answersOf, findIds, indexFolder, type TestIndexes, testIndexes } from './support/indexing.ts';

const entries = (values: readonly Record<string, unknown>[]): BulkEntry[] =>
  values.map((value, index) => ({ index, value }));

const colours = ['brass', 'green', 'oak', 'steel'];
const things = ['lamp', 'table', 'chair', 'shelf', 'mirror'];

function product(n: number, change: Record<string, unknown> = {}) {
  const [colour, thing] = [colours[n % 4]!, things[n % 5]!];
  return {
    product_id: `p${n}`,
    title: `${colour} ${thing} ${n}`,
    description: `A ${thing} of ${colour} for the hall, number ${n % 13}.`,
    brand: n % 3 === 0 ? 'Acme' : 'Bolt',
    price: { amount: 1000 + (n % 50) * 100, currency: 'USD' },
    attributes: { colour, weight_g: n % 7, waterproof: n % 2 === 0 },
    ...change,
  };
}

const products = (count: number) => Array.from({ length: count }, (_, n) => product(n));
const queries = ['brass lamp', 'oak table hall', 'steel', 'number 7', 'green mirror 4'];

forEachStore((_engine, store) => {
  const open: TestIndexes[] = [];
  const removals: (() => void)[] = [];
  let made = 0;

  afterEach(async () => {
    for (const indexes of open.splice(0)) await indexes.close();
    for (const remove of removals.splice(0)) remove();
  });

  function start(options: { folder?: string; memoryBytes?: number } = {}): TestIndexes {
    const indexes = testIndexes({ db: store.db, ...options });
    open.push(indexes);
    return indexes;
  }

  async function stop(indexes: TestIndexes): Promise<void> {
    open.splice(open.indexOf(indexes), 1);
    await indexes.close();
  }

  function newFolder(): string {
    const { folder, remove } = indexFolder();
    removals.push(remove);
    return folder;
  }

  async function newShop(indexes: TestIndexes): Promise<Context> {
    const base = { ...testBase(store.db), indexes };
    const { companyId } = await createCompany(base, { name: `Shop ${++made}` });
    return companyContext(base, companyId, { kind: 'operator' }, 'req_test');
  }

  /** The same company as another process sees it. */
  const through = (ctx: Context, indexes: TestIndexes): Context => ({ ...ctx, indexes });

  /** What an index built from SQL at this moment answers. */
  async function fresh(ctx: Context) {
    return answersOf(start(), ctx.companyId, queries);
  }

  describe('a written record', () => {
    test('is found when the write returns, and not found when its deletion returns', async () => {
      const indexes = start();
      const ctx = await newShop(indexes);
      const { index } = await indexes.open(ctx.companyId, 'product', 'en');
      expect(index.documentCount).toBe(0);
      await putProducts(ctx, entries(products(20)));
      expect(findIds(index, 'brass lamp')[0]).toBe('p0');
      await putProducts(ctx, entries([product(0, { title: 'copper kettle' })]));
      expect(findIds(index, 'kettle')).toEqual(['p0']);
      await deleteProduct(ctx, { productId: 'p0' });
      expect(findIds(index, 'kettle')).toEqual([]);
      expect(await answersOf(indexes, ctx.companyId, queries)).toEqual(await fresh(ctx));
    });

    test('has its facets, numbers and identifiers', async () => {
      const indexes = start();
      const ctx = await newShop(indexes);
      const variants = [
        {
          variant_id: 'v-1',
          title: 'Small',
          price: { amount: 900, currency: 'USD' },
          attributes: { size: 'S' },
        },
        {
          variant_id: 'v-2',
          title: 'Large',
          price: { amount: 1900, currency: 'USD' },
          attributes: { size: 'L' },
          gtin: '4006381333931',
        },
      ];
      const categories = ['Home > Lighting > Desk lamps'];
      const change = { variants, categories, rating: { value: 4.5, count: 12 }, availability: 'preorder' };
      await putProducts(
        ctx,
        entries([product(5, { ...change, attributes: { length_cm: '12.5', Colour: ['Moss', 'Slate'] } })]),
      );
      const { index } = await indexes.open(ctx.companyId, 'product', 'en');
      // Search adds tags of its own; these are the facets.
      const names = index.tagNames().map(({ name }) => name);
      expect(names.filter((name) => !/^(head|kind|variant|sold_out)/.test(name))).toEqual([
        'attr.colour',
        'attr.length_cm',
        'attr.size',
        'avail',
        'availability',
        'brand',
        'category',
        'currency',
        'sale',
      ]);
      const values = (name: string) => index.tagValues(name).map(({ value }) => value);
      expect(values('category')).toEqual(['Home', 'Home > Lighting', 'Home > Lighting > Desk lamps']);
      expect(values('attr.colour')).toEqual(['Moss', 'Slate']);
      expect(values('avail')).toEqual(['true']);
      const least = Object.fromEntries(index.numberNames().map(({ name, min }) => [name, min]));
      expect(least).toMatchObject({
        'attr.length_cm': 12.5,
        price: 900,
        price_max: 1900,
        rating: 4.5,
        rating_count: 12,
        updated_at: expect.any(Number),
      });
      for (const identifier of ['P5', 'v 1', '4006381333931'])
        expect(index.findExact(identifier)).toEqual(['p5']);
      expect(findIds(index, 'large')).toEqual(['p5']);
    });

    test('is in the index of every locale, in the words that fit best; documents only in their own', async () => {
      const indexes = start();
      const ctx = await newShop(indexes);
      await putProducts(
        ctx,
        entries([
          product(1),
          product(2, { title: 'Messinglampe', locale: 'de' }),
          product(2, { title: 'brass light', locale: 'en' }),
        ]),
      );
      await putDocuments(
        ctx,
        entries([
          { document_id: 'returns', title: 'Returns', content: 'Send it back within 30 days.' },
          { document_id: 'returns', title: 'Rückgabe', content: 'Innerhalb von 30 Tagen.', locale: 'de' },
        ]),
      );
      expect(await indexes.localesOf(ctx.companyId, 'product')).toEqual(['de', 'en']);
      expect(await indexes.localesOf(ctx.companyId, 'passage')).toEqual(['de', 'en']);
      expect(await indexes.localesOf(ctx.companyId, 'faq')).toEqual([]);
      const german = (await indexes.open(ctx.companyId, 'product', 'de')).index;
      expect(german.documentCount).toBe(2);
      expect(findIds(german, 'Messinglampe')).toEqual(['p2']);
      expect(findIds(german, 'light')).toEqual([]);
      const passages = (await indexes.open(ctx.companyId, 'passage', 'de')).index;
      expect(findIds(passages, 'Tage')).toEqual(['returns#0']);
      expect(findIds(passages, 'days')).toEqual([]);
      await deleteProduct(ctx, { productId: 'p2', locale: 'de' });
      expect(findIds(german, 'light')).toEqual(['p2']);
      expect(await indexes.localesOf(ctx.companyId, 'product')).toEqual(['en']);
      await deleteDocument(ctx, { documentId: 'returns', locale: 'de' });
      expect(passages.documentCount).toBe(0);
    });

    test('passages of a document that became shorter are gone', async () => {
      const indexes = start();
      const ctx = await newShop(indexes);
      const long = '# One\n\nalpha beta\n\n# Two\n\ngamma delta\n\n# Three\n\nepsilon zeta';
      const document = { document_id: 'a-1', title: 'Guide', content: long, content_type: 'text/markdown' };
      // Another document whose identifier reads the same without separators.
      const other = { ...document, document_id: 'a1', content: '# Else\n\nomega' };
      await putDocuments(ctx, entries([document, other]));
      const { index } = await indexes.open(ctx.companyId, 'passage', 'en');
      expect(index.documentCount).toBe(4);
      await putDocuments(ctx, entries([{ ...document, content: '# One\n\nalpha theta' }]));
      expect(index.documentCount).toBe(2);
      expect(findIds(index, 'gamma')).toEqual([]);
      expect(findIds(index, 'theta')).toEqual(['a-1#0']);
      expect(findIds(index, 'omega')).toEqual(['a1#0']);
    });
  });

  describe('files', () => {
    test('a restart opens them and catches up with what happened meanwhile', async () => {
      const folder = newFolder();
      const first = start({ folder });
      const ctx = await newShop(first);
      await putProducts(ctx, entries(products(300)));
      const before = await answersOf(first, ctx.companyId, queries);
      await stop(first);

      const second = start({ folder });
      expect(await answersOf(second, ctx.companyId, queries)).toEqual(before);
      expect(second.filesFound).toBe(1);
      await stop(second);

      const away = through(ctx, start());
      await putProducts(away, entries([product(7, { title: 'copper kettle' }), product(900)]));
      await deleteProduct(away, { productId: 'p8' });
      const third = start({ folder });
      expect(await answersOf(third, ctx.companyId, queries)).toEqual(await fresh(ctx));
      expect(third.filesFound).toBe(1);
      expect(findIds((await third.open(ctx.companyId, 'product', 'en')).index, 'kettle')).toEqual(['p7']);
    });

    test('damaged ones are reported and built anew, with the same answers', async () => {
      const folder = newFolder();
      const first = start({ folder });
      const ctx = await newShop(first);
      await putProducts(ctx, entries(products(60)));
      const before = await answersOf(first, ctx.companyId, queries);
      await stop(first);
      const own = join(folder, ctx.companyId, 'en-product');
      const segment = join(own, readdirSync(own).find((name) => name.endsWith('.seg'))!);
      const bytes = readFileSync(segment);
      // Past the header, so that only a section's checksum can tell.
      bytes[bytes.length - 200]! ^= 4;
      writeFileSync(segment, bytes);
      const second = start({ folder });
      expect(await answersOf(second, ctx.companyId, queries)).toEqual(before);
      expect(second.warnings).toHaveLength(1);
      await stop(second);
      expect(await answersOf(start({ folder }), ctx.companyId, queries)).toEqual(before);
    });

    test('changes that are no longer kept make it build anew, loaded or not', async () => {
      const folder = newFolder();
      const first = start({ folder });
      const ctx = await newShop(first);
      await putProducts(ctx, entries(products(30)));
      await answersOf(first, ctx.companyId, queries);
      await stop(first);
      const late = start();
      await answersOf(late, ctx.companyId, queries);
      const away = through(ctx, start());
      await putProducts(away, entries([product(3, { title: 'copper kettle' }), product(99)]));
      await store.db.write(ctx.companyId, (sql) =>
        sql.deleteFrom('change').where('company_id', '=', ctx.companyId).execute(),
      );
      const wanted = await fresh(ctx);
      await late.apply(ctx.companyId, 32);
      expect(await answersOf(late, ctx.companyId, queries)).toEqual(wanted);
      expect(await answersOf(start({ folder }), ctx.companyId, queries)).toEqual(wanted);
    });

    test('files of a store that has gone back in time are not used', async () => {
      const folder = newFolder();
      const first = start({ folder });
      const ctx = await newShop(first);
      await putProducts(ctx, entries(products(10)));
      await answersOf(first, ctx.companyId, queries);
      await stop(first);
      await store.db.write(ctx.companyId, async (sql) => {
        await sql
          .updateTable('company')
          .set({ change_seq: 5 })
          .where('company_id', '=', ctx.companyId)
          .execute();
        await sql
          .deleteFrom('product')
          .where('company_id', '=', ctx.companyId)
          .where('product_id', '>=', 'p5')
          .execute();
      });
      expect((await answersOf(start({ folder }), ctx.companyId, queries)).count).toBe(5);
    });
  });

  test('many single writes, sealed and merged in the background, equal a fresh build after a restart', async () => {
    const folder = newFolder();
    const indexes = start({ folder });
    const ctx = await newShop(indexes);
    await putProducts(ctx, entries(products(900)));
    await indexes.open(ctx.companyId, 'product', 'en');
    for (let round = 0; round < 6; round++) {
      const changed = Array.from({ length: 400 }, (_, i) =>
        product((round * 400 + i * 7) % 1200, { brand: `B${round}` }),
      );
      await putProducts(
        ctx,
        entries([...new Map(changed.map((value) => [value.product_id, value])).values()]),
      );
      await indexes.idle();
    }
    const wanted = await fresh(ctx);
    const ids = (answers: typeof wanted) => answers.hits.map(({ hits }) => hits.map(({ id }) => id));
    expect((await answersOf(indexes, ctx.companyId, queries)).brands).toEqual(wanted.brands);
    await stop(indexes);
    const again = start({ folder });
    await again.open(ctx.companyId, 'product', 'en');
    await again.idle();
    const answers = await answersOf(again, ctx.companyId, queries);
    expect(ids(answers)).toEqual(ids(wanted));
    expect(answers.numbers).toEqual(wanted.numbers);
    expect(again.warnings).toEqual([]);
    expect(again.filesFound).toBe(1);
  });

  test('another process’s commits are seen without a call', async () => {
    const other = await store.open();
    try {
      const watching = start();
      const ctx = await newShop(watching);
      await watching.open(ctx.companyId, 'product', 'en');
      const elsewhere = companyContext(
        { ...testBase(other), indexes: start() },
        ctx.companyId,
        { kind: 'operator' },
        'req_other',
      );
      await putProducts(elsewhere, entries(products(5)));
      await expect
        .poll(async () => (await watching.open(ctx.companyId, 'product', 'en')).index.documentCount, {
          timeout: 10_000,
        })
        .toBe(5);
    } finally {
      await other.close();
    }
  });

  test('a changed default locale changes which words stand for a product', async () => {
    const indexes = start();
    const ctx = await newShop(indexes);
    await putProducts(
      ctx,
      entries([
        product(1, { title: 'Messinglampe', locale: 'de' }),
        product(1, { title: 'brass light', locale: 'en' }),
      ]),
    );
    expect(findIds((await indexes.open(ctx.companyId, 'product', 'fr')).index, 'light')).toEqual(['p1']);
    await updateSettings(ctx, { company: { default_locale: 'de', locales: ['de', 'en'] } });
    await putProducts(ctx, entries([product(2)]));
    const french = (await indexes.open(ctx.companyId, 'product', 'fr')).index;
    expect(findIds(french, 'light')).toEqual([]);
    expect(findIds(french, 'Messinglampe')).toEqual(['p1']);
  });

  test('one opening serves all who ask at once; a company that is not there has an empty index', async () => {
    const folder = newFolder();
    const first = start({ folder });
    const ctx = await newShop(first);
    await putProducts(ctx, entries(products(50)));
    await first.open(ctx.companyId, 'product', 'en');
    await stop(first);
    const indexes = start({ folder });
    const all = await Promise.all(
      Array.from({ length: 20 }, () => indexes.open(ctx.companyId, 'product', 'en')),
    );
    expect(new Set(all.map(({ index }) => index)).size).toBe(1);
    expect(indexes.filesFound).toBe(1);
    expect(await indexes.open('com_absent', 'product', 'en')).toMatchObject({
      degraded: false,
      changeSeq: 0,
    });
  });

  test('beyond the memory bound the least recently used are dropped and come back; readers keep theirs', async () => {
    const folder = newFolder();
    const indexes = start({ folder, memoryBytes: 1 });
    const shops = await Promise.all([newShop(indexes), newShop(indexes), newShop(indexes)]);
    const held = [];
    for (const [i, ctx] of shops.entries()) {
      await putProducts(ctx, entries(products(10 + i)));
      held.push((await indexes.open(ctx.companyId, 'product', 'en')).index);
    }
    for (const [i, ctx] of shops.entries()) {
      expect(held[i]!.documentCount).toBe(10 + i);
      const { index } = await indexes.open(ctx.companyId, 'product', 'en');
      expect(index.documentCount).toBe(10 + i);
      await putProducts(ctx, entries([product(500)]));
      expect((await indexes.open(ctx.companyId, 'product', 'en')).index.documentCount).toBe(11 + i);
    }
    expect(indexes.filesFound).toBeGreaterThan(0);
  });

  test('companies do not meet', async () => {
    const indexes = start();
    const [one, two] = [await newShop(indexes), await newShop(indexes)];
    await putProducts(one, entries(products(20)));
    const alone = await answersOf(indexes, one.companyId, queries);
    await putProducts(two, entries([product(0, { title: 'brass lamp brass lamp secret' })]));
    expect(await answersOf(indexes, one.companyId, queries)).toEqual(alone);
    const { index } = await indexes.open(two.companyId, 'product', 'en');
    expect(index.documentCount).toBe(1);
    indexes.forget(one.companyId);
    expect(await answersOf(indexes, one.companyId, queries)).toEqual(alone);
  });

  test('prepared indexes lie in files: the next start opens them', async () => {
    const folder = newFolder();
    const away = start();
    const ctx = await newShop(away);
    await putProducts(ctx, entries(products(40)));
    await putDocuments(
      ctx,
      entries([{ document_id: 'returns', title: 'Returns', content: 'Within 30 days.' }]),
    );
    const importing = start({ folder });
    await prepareIndexes(through(ctx, importing));
    await stop(importing);
    const serving = start({ folder });
    await serving.open(ctx.companyId, 'product', 'en');
    await serving.open(ctx.companyId, 'passage', 'en');
    expect(serving.filesFound).toBe(2);
  });

  test('an index of too many records is left to the server', async () => {
    const folder = newFolder();
    const away = start();
    const ctx = await newShop(away);
    await putProducts(ctx, entries(products(40)));
    await putDocuments(
      ctx,
      entries([{ document_id: 'returns', title: 'Returns', content: 'Within 30 days.' }]),
    );
    const importing = start({ folder });
    expect(await prepareIndexes(through(ctx, importing), { mostRecords: 39 })).toBe(40);
    await stop(importing);
    const serving = start({ folder });
    await serving.open(ctx.companyId, 'product', 'en');
    expect(serving.filesFound).toBe(0);
    await serving.open(ctx.companyId, 'passage', 'en');
    expect(serving.filesFound).toBe(1);
  });

  test('a large build answers from finished blocks, says so, and then is whole', async () => {
    const indexes = start();
    const ctx = await newShop(indexes);
    const count = 21_000;
    for (let from = 0; from < count; from += 1000)
      await store.db.write(ctx.companyId, (sql) =>
        sql
          .insertInto('product')
          .values(
            Array.from({ length: 1000 }, (_, i) => ({
              company_id: ctx.companyId,
              product_id: `p${from + i}`,
              locale: 'en',
              record: JSON.stringify({
                productId: `p${from + i}`,
                locale: 'en',
                title: `lamp ${from + i}`,
                description: '',
                categories: [],
                availability: 'in_stock',
                attributes: {},
                variants: [],
                updatedAtMs: 1,
              }),
              record_hash: '',
              updated_at: 1,
              stored_at: 1,
            })),
          )
          .execute(),
      );
    const early = await indexes.open(ctx.companyId, 'product', 'en');
    expect(early.degraded).toBe(true);
    expect(early.index.documentCount).toBeGreaterThanOrEqual(1_000);
    expect(early.index.documentCount).toBeLessThan(count);
    await putProducts(ctx, entries([product(30_000)]));
    expect(findIds((await indexes.open(ctx.companyId, 'product', 'en')).index, 'brass')).toEqual(['p30000']);
    await indexes.idle();
    const whole = await indexes.open(ctx.companyId, 'product', 'en');
    expect(whole).toMatchObject({ degraded: false });
    expect(whole.index.documentCount).toBe(count + 1);
    expect(findIds(whole.index, 'brass')).toEqual(['p30000']);
    expect(indexes.warnings).toEqual([]);
  });
});
