import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { canonicalPageUrl } from '../../src/engine/catalog/page-key.ts';
import { snapshotHash } from '../../src/platform/ids/hash.ts';
import type { BulkEntry } from '../../src/services/bulk/bulk-types.ts';
import { findProductByPage } from '../../src/services/catalog/find-product-by-page.ts';
import { findProducts } from '../../src/services/catalog/find-products.ts';
import { findProductsAt } from '../../src/services/catalog/find-products-at.ts';
import { findRecentProducts } from '../../src/services/catalog/find-recent-products.ts';
import { getProduct } from '../../src/services/catalog/get-product.ts';
import { listProducts } from '../../src/services/catalog/list-products.ts';
import { toProductDocument } from '../../src/services/catalog/product-document.ts';
import { deleteProduct } from '../../src/services/catalog/writing/delete-product.ts';
import { patchProduct } from '../../src/services/catalog/writing/patch-product.ts';
import { patchProducts } from '../../src/services/catalog/writing/patch-products.ts';
import { putProducts } from '../../src/services/catalog/writing/put-products.ts';
import { createCompany } from '../../src/services/companies/create-company.ts';
import { type Context, companyContext } from '../../src/services/context.ts';
import { keepSnapshots } from '../../src/services/snapshots/keep-snapshots.ts';
import { withTransaction } from '../../src/services/transaction.ts';
import { fakeClock, testBase } from '../support/base-context.ts';
import { forEachStore } from '../support/engines.ts';

const lamp = { product_id: 'lamp', title: 'Brass lamp', price: { amount: 4900, currency: 'EUR' } };

function entries(...values: Record<string, unknown>[]): BulkEntry[] {
  return values.map((value, index) => ({ index, value }));
}

const put = (ctx: Context, ...values: Record<string, unknown>[]) => putProducts(ctx, entries(...values));

async function wire(ctx: Context, productId: string, locale?: string) {
  const { product } = await getProduct(ctx, { productId, ...(locale ? { locale } : {}) });
  return toProductDocument(product);
}

forEachStore((_engine, store) => {
  let made = 0;
  async function newShop() {
    const base = testBase(store.db);
    const { companyId } = await createCompany(base, { name: `Catalogue ${++made}` });
    return { base, ctx: companyContext(base, companyId, { kind: 'operator' }, 'req_test') };
  }
  async function changesOf(ctx: Context) {
    return store.db.read(ctx.companyId, (sql) =>
      sql
        .selectFrom('change')
        .select(['change_seq', 'kind', 'entity_id', 'locale'])
        .where('company_id', '=', ctx.companyId)
        .orderBy('change_seq')
        .execute(),
    );
  }

  describe('findRecentProducts', () => {
    const amountOf = async (ctx: Context) =>
      (await findRecentProducts(ctx, ['lamp'], 'en'))[0]?.price?.amount;

    test('a write is seen at once on its node, inside its own transaction, and after 200 ms on another', async () => {
      const { ctx } = await newShop();
      const other = await store.open();
      try {
        const clock = fakeClock();
        const base = testBase({ ...other, onForeignCommit: () => () => undefined }, clock);
        const elsewhere = companyContext(base, ctx.companyId, { kind: 'operator' }, 'req_test');
        await put(ctx, lamp);
        expect(await amountOf(ctx)).toBe(4900);
        expect(await amountOf(elsewhere)).toBe(4900);
        const cheaper = { ...lamp, price: { amount: 3900, currency: 'EUR' } };
        await withTransaction(ctx, async (tx) => {
          await put(tx, cheaper);
          expect(await amountOf(tx)).toBe(3900);
        });
        expect(await amountOf(ctx)).toBe(3900);
        clock.advance(250);
        expect(await amountOf(elsewhere)).toBe(3900);
        await deleteProduct(ctx, { productId: 'lamp' });
        expect(await amountOf(ctx)).toBeUndefined();
      } finally {
        await other.close();
      }
    });

    test('another company has none of it', async () => {
      const { ctx } = await newShop();
      const { ctx: stranger } = await newShop();
      await put(ctx, lamp);
      const first = await findRecentProducts(ctx, ['lamp'], 'en');
      expect(first).toHaveLength(1);
      expect(await findRecentProducts(stranger, ['lamp'], 'en')).toEqual([]);
    });
  });

  describe('findProductsAt', () => {
    test("gives what was read at the same change again, never another company's, and reads anew after a change", async () => {
      const { ctx } = await newShop();
      const { ctx: stranger } = await newShop();
      await put(ctx, lamp, { product_id: 'shade', title: 'Shade' });
      const changeSeqOf = async () => (await changesOf(ctx)).at(-1)?.change_seq;
      const find = async (ids: readonly string[], of = ctx) =>
        findProductsAt(of, await changeSeqOf(), ids, 'en');
      for (const _twice of [1, 2]) expect((await find(['lamp']))[0]?.price?.amount).toBe(4900);
      const [first] = await find(['lamp']);
      const [shade, again] = await find(['shade', 'lamp', 'nothing', 'lamp']);
      expect([shade?.title, again]).toEqual(['Shade', first]);
      expect(again).toBe(first);
      expect(await find(['lamp'], stranger)).toEqual([]);
      await put(ctx, { ...lamp, price: { amount: 3900, currency: 'EUR' } });
      expect((await find(['lamp']))[0]?.price?.amount).toBe(3900);
      await deleteProduct(ctx, { productId: 'lamp' });
      expect(await find(['lamp'])).toEqual([]);
    });
  });

  describe('putProducts', () => {
    test('counts, reports each bad entry, and writes the others', async () => {
      const { base, ctx } = await newShop();
      await put(ctx, lamp, { product_id: 'old', title: 'Old' });
      const result = await putProducts(ctx, [
        ...entries(
          lamp,
          { ...lamp, product_id: 'new', colour: 'red' },
          { product_id: 'old', title: 'Renamed' },
          { product_id: 'bad', title: 'Bad', price: { amount: 'x', currency: 'USD' } },
          { product_id: 'old2', deleted: true },
          { product_id: 'old', deleted: true },
        ),
        { index: 6, fault: { pointer: '', code: 'format', detail: 'the line is not JSON' } },
      ]);
      expect(result).toEqual({
        received: 7,
        created: 1,
        updated: 1,
        unchanged: 2,
        deleted: 1,
        failed: 2,
        errors: [
          {
            index: 3,
            id: 'bad',
            pointer: '/price/amount',
            code: 'type',
            detail: 'must be an integer in minor units',
          },
          { index: 6, pointer: '', code: 'format', detail: 'the line is not JSON' },
        ],
        ignoredFields: ['colour'],
      });
      expect((await listProducts(ctx, { limit: 10 })).products.map(({ productId }) => productId)).toEqual([
        'lamp',
        'new',
      ]);
      expect(base.applied.at(-1)).toEqual([ctx.companyId, (await changesOf(ctx)).at(-1)?.change_seq]);
    });

    test('repeating a request changes nothing, not even the change log', async () => {
      const { ctx } = await newShop();
      await put(ctx, lamp, { ...lamp, product_id: 'b' });
      const before = await changesOf(ctx);
      expect(await put(ctx, lamp, { ...lamp, product_id: 'b' })).toMatchObject({ unchanged: 2, updated: 0 });
      expect(await changesOf(ctx)).toEqual(before);
      expect(before.map(({ change_seq }) => change_seq)).toEqual([1, 2]);
    });

    test('the last of a repeated id wins', async () => {
      const { ctx } = await newShop();
      const result = await put(ctx, lamp, { ...lamp, title: 'Second' }, { ...lamp, title: 'Third' });
      expect(result).toMatchObject({ received: 3, created: 1, updated: 2 });
      expect((await wire(ctx, 'lamp')).title).toBe('Third');
    });

    test('a record replaces the whole old one', async () => {
      const { ctx } = await newShop();
      await put(ctx, { ...lamp, brand: 'B', attributes: { a: 1 } });
      await put(ctx, { product_id: 'lamp', title: 'Lamp' });
      const document = await wire(ctx, 'lamp');
      expect(document).toEqual({
        product_id: 'lamp',
        title: 'Lamp',
        description: '',
        categories: [],
        availability: 'unknown',
        attributes: {},
        variants: [],
        locale: 'en',
        updated_at: document.updated_at,
      });
    });

    test('an older updated_at leaves the record as it is; no time at all does not', async () => {
      const { ctx } = await newShop();
      const at = (updated_at: string, title: string) => put(ctx, { ...lamp, title, updated_at });
      await at('2026-11-21T08:00:00Z', 'first');
      expect(await at('2026-11-21T07:59:59Z', 'older')).toMatchObject({ unchanged: 1 });
      expect((await wire(ctx, 'lamp')).title).toBe('first');
      expect(
        await put(ctx, { product_id: 'lamp', deleted: true, updated_at: '2026-11-21T07:00:00Z' }),
      ).toMatchObject({ unchanged: 1 });
      expect(await at('2026-11-21T08:00:01Z', 'first')).toMatchObject({ updated: 1 });
      expect(await put(ctx, { ...lamp, title: 'no time' })).toMatchObject({ updated: 1 });
      expect(await at('2020-01-01T00:00:00Z', 'a time after none')).toMatchObject({ updated: 1 });
    });

    test('price, stock, images, rating and identifiers reach every locale; texts do not', async () => {
      const { ctx } = await newShop();
      const shared = {
        image_url: 'https://x.example/1.jpg',
        rating: { value: 4, count: 2 },
        gtin: '1',
        mpn: '2',
      };
      const variants = (title: string, amount: number) => [
        { variant_id: 'v1', title, price: { amount, currency: 'EUR' }, attributes: { size: title } },
      ];
      await put(ctx, { ...lamp, ...shared, variants: variants('small', 1) });
      await put(ctx, {
        ...lamp,
        ...shared,
        locale: 'de',
        title: 'Messinglampe',
        variants: variants('klein', 1),
      });
      await put(ctx, {
        ...lamp,
        ...shared,
        title: 'Brass light',
        price: { amount: 5900, currency: 'EUR' },
        availability: 'out_of_stock',
        gtin: '9',
        variants: variants('tiny', 2),
      });
      expect(await wire(ctx, 'lamp', 'de')).toMatchObject({
        title: 'Messinglampe',
        price: { amount: 5900, currency: 'EUR' },
        availability: 'out_of_stock',
        gtin: '9',
        variants: [
          {
            variant_id: 'v1',
            title: 'klein',
            price: { amount: 2, currency: 'EUR' },
            attributes: { size: 'klein' },
          },
        ],
      });
      expect((await changesOf(ctx)).map(({ locale }) => locale)).toEqual(['en', 'de', 'de', 'en']);
    });

    test('nothing is half-written when the store fails in a block', async () => {
      const { base, ctx } = await newShop();
      await put(ctx, lamp);
      const broken = { ...ctx, clock: { ...base.clock, nowMs: () => Number.NaN } };
      await expect(put(broken, { ...lamp, product_id: 'x' })).rejects.toThrow();
      expect((await listProducts(ctx, { limit: 10 })).products).toHaveLength(1);
      expect(await changesOf(ctx)).toHaveLength(1);
    });

    test('agrees with a plain model under random writes', async () => {
      const { ctx } = await newShop();
      const field = fc.constantFrom('a', 'b', 'c');
      const operation = fc.record({
        mode: fc.constantFrom('put', 'patch', 'delete'),
        product_id: field,
        locale: fc.constantFrom('en', 'de'),
        title: fc.constantFrom('t1', 't2'),
        amount: fc.integer({ min: 1, max: 3 }),
      });
      type Row = { title: string; amount: number };
      const model = new Map<string, Row>();
      const share = (id: string, amount: number) => {
        for (const [key, row] of model) if (key.startsWith(`${id} `)) model.set(key, { ...row, amount });
      };
      await fc.assert(
        fc.asyncProperty(fc.array(operation, { minLength: 1, maxLength: 12 }), async (operations) => {
          for (const group of Map.groupBy(
            operations.map((o, i) => ({ ...o, i })),
            ({ mode }) => (mode === 'patch' ? 'patch' : 'put'),
          )) {
            const [mode, steps] = group;
            const values = steps.map(({ mode: kind, product_id, locale, title, amount }) =>
              kind === 'delete'
                ? { product_id, locale, deleted: true }
                : { product_id, locale, title, price: { amount, currency: 'EUR' } },
            );
            for (const { mode: kind, product_id, locale, title, amount } of steps) {
              const key = `${product_id} ${locale}`;
              if (kind === 'delete') model.delete(key);
              else if (kind === 'put' || model.has(key)) {
                model.set(key, { title, amount });
                share(product_id, amount);
              }
            }
            await (mode === 'patch' ? patchProducts : putProducts)(ctx, entries(...values));
          }
          const { products } = await listProducts(ctx, { limit: 100 });
          const stored = new Map(
            products.map(({ productId, locale, title, price }) => [
              `${productId} ${locale}`,
              { title, amount: price?.amount },
            ]),
          );
          expect(stored).toEqual(new Map([...model].sort(([a], [b]) => (a < b ? -1 : 1))));
        }),
        { numRuns: 40 },
      );
    });
  });

  describe('patches', () => {
    test('a bulk patch merges; an unknown id is its own fault', async () => {
      const { ctx } = await newShop();
      await put(ctx, { ...lamp, brand: 'B', attributes: { a: 1, b: 2 } });
      const result = await patchProducts(
        ctx,
        entries(
          { product_id: 'lamp', price: { amount: 4500 }, attributes: { a: null }, brand: null },
          { product_id: 'gone', title: 'x' },
          { product_id: 'lamp', title: null },
        ),
      );
      expect(result).toMatchObject({ received: 3, updated: 1, failed: 2 });
      expect(result.errors).toMatchObject([
        { index: 1, id: 'gone', pointer: '/product_id', code: 'mismatch' },
        { index: 2, id: 'lamp', pointer: '/title', code: 'required' },
      ]);
      const document = await wire(ctx, 'lamp');
      expect(document).toMatchObject({ price: { amount: 4500, currency: 'EUR' }, attributes: { b: 2 } });
      expect(document).not.toHaveProperty('brand');
    });

    test('a patch without a locale finds the only record there is', async () => {
      const { ctx } = await newShop();
      await put(ctx, { ...lamp, locale: 'fr' });
      expect(
        await patchProducts(ctx, entries({ product_id: 'lamp', availability: 'backorder' })),
      ).toMatchObject({ updated: 1 });
    });

    test('one product is patched, or refused with every fault', async () => {
      const { ctx } = await newShop();
      await put(ctx, { ...lamp, description: 'Use <code>&lt;b&gt;</code> here' });
      const patched = await patchProduct(ctx, {
        productId: 'lamp',
        patch: { title: 'Lamp', product_id: 'lamp' },
      });
      expect(patched).toMatchObject({ title: 'Lamp', description: 'Use <b> here' });
      const patch = (body: Record<string, unknown>, productId = 'lamp') =>
        patchProduct(ctx, { productId, patch: body });
      await expect(patch({ product_id: 'other' })).rejects.toMatchObject({ code: 'invalid_request' });
      await expect(patch({ title: 5, price: { amount: 1.5 } })).rejects.toMatchObject({
        members: { errors: [{ pointer: '/title' }, { pointer: '/price/amount' }] },
      });
      await expect(patch({ title: 'x' }, 'none')).rejects.toMatchObject({ code: 'product_not_found' });
      expect((await wire(ctx, 'lamp')).title).toBe('Lamp');
    });
  });

  describe('reading', () => {
    test('one product comes with its fact sheet, in the locale that fits best', async () => {
      const { ctx } = await newShop();
      await put(ctx, lamp, { ...lamp, locale: 'de', title: 'Lampe' });
      const german = await getProduct(ctx, { productId: 'lamp', locale: 'de-AT' });
      expect(german.product.title).toBe('Lampe');
      expect(german.factSheet).toBe('price: 49.00 EUR\ntitle: Lampe');
      expect(german.hash).toBe(snapshotHash(german.factSheet));
      expect((await getProduct(ctx, { productId: 'lamp', locale: 'fr' })).product.title).toBe('Brass lamp');
    });

    test('an older fact sheet is found by the hash it was cited under', async () => {
      const { ctx } = await newShop();
      await put(ctx, lamp);
      const { factSheet, hash } = await getProduct(ctx, { productId: 'lamp' });
      await withTransaction(ctx, (tx) =>
        keepSnapshots(tx, [{ sourceId: 'product:lamp', hash, text: factSheet }]),
      );
      await put(ctx, { ...lamp, title: 'New' });
      expect(await getProduct(ctx, { productId: 'lamp', hash })).toMatchObject({ factSheet, hash });
      const unknown = snapshotHash('never cited');
      await expect(getProduct(ctx, { productId: 'lamp', hash: unknown })).rejects.toMatchObject({
        code: 'product_not_found',
      });
    });

    test('lists by id and locale, page by page', async () => {
      const { ctx } = await newShop();
      await put(
        ctx,
        { ...lamp, product_id: 'b' },
        { ...lamp, product_id: 'a' },
        { ...lamp, product_id: 'a', locale: 'de' },
        { ...lamp, product_id: 'Z' },
      );
      const seen: string[] = [];
      let cursor: string | null | undefined;
      do {
        const page = await listProducts(ctx, { limit: 3, ...(cursor ? { cursor } : {}) });
        seen.push(...page.products.map(({ productId, locale }) => `${productId} ${locale}`));
        cursor = page.nextCursor;
      } while (cursor);
      expect(seen).toEqual(['Z en', 'a de', 'a en', 'b en']);
      expect((await listProducts(ctx, { limit: 3, locale: 'de' })).products).toHaveLength(1);
      for (const bad of ['x', 'WyJhIl0', Buffer.from('["a\\u0000","b"]').toString('base64url')])
        await expect(listProducts(ctx, { limit: 1, cursor: bad })).rejects.toMatchObject({
          code: 'invalid_request',
        });
    });

    test('finds products in the given order, and by page', async () => {
      const { ctx } = await newShop();
      const url = 'https://shop.example/p/lamp';
      await put(
        ctx,
        { ...lamp, url },
        { ...lamp, url, locale: 'de', title: 'Lampe' },
        {
          ...lamp,
          product_id: 'set',
          variants: [
            { variant_id: 's1', url: `${url}?set=1` },
            { variant_id: 's2', url },
          ],
        },
      );
      const found = await findProducts(ctx, ['set', 'none', 'lamp', 'set'], 'de');
      expect(found.map(({ productId, title }) => [productId, title])).toEqual([
        ['set', 'Brass lamp'],
        ['lamp', 'Lampe'],
      ]);
      const page = (address: string, locale = 'en') => findProductByPage(ctx, address, locale);
      expect((await page(`http://SHOP.example/p/lamp?utm_source=x#top`, 'de'))?.title).toBe('Lampe');
      expect((await page(`${url}?set=1`))?.productId).toBe('set');
      expect(await page('https://shop.example/p/other')).toBeUndefined();
      expect((await page('https://www.shop.example/p/lamp/?variant=77', 'de'))?.title).toBe('Lampe');
      expect((await page('https://shop.example/p/lamp/?srsltid=x&_pos=2', 'de'))?.title).toBe('Lampe');
      expect(canonicalPageUrl(url)).toBe(url);
      await put(ctx, { ...lamp, product_id: 'set' });
      expect(await page(`${url}?set=1`)).toBeUndefined();
    });
  });

  test('a deleted product is gone from every list, in all locales or one', async () => {
    const { base, ctx } = await newShop();
    await put(ctx, { ...lamp, url: 'https://shop.example/1' }, { ...lamp, locale: 'de' });
    await deleteProduct(ctx, { productId: 'lamp', locale: 'de' });
    expect((await wire(ctx, 'lamp', 'de')).locale).toBe('en');
    await deleteProduct(ctx, { productId: 'lamp' });
    await expect(getProduct(ctx, { productId: 'lamp' })).rejects.toMatchObject({ code: 'product_not_found' });
    await expect(deleteProduct(ctx, { productId: 'lamp' })).rejects.toMatchObject({
      code: 'product_not_found',
    });
    expect(await findProductByPage(ctx, 'https://shop.example/1', 'en')).toBeUndefined();
    expect(base.applied.at(-1)?.[1]).toBe(4);
  });

  test('two companies with the same ids never meet', async () => {
    const { ctx } = await newShop();
    const rival = await newShop();
    await put(ctx, lamp);
    await put(rival.ctx, { ...lamp, title: 'Rival lamp' });
    await patchProducts(rival.ctx, entries({ product_id: 'lamp', price: { amount: 1 } }));
    await deleteProduct(rival.ctx, { productId: 'lamp' });
    expect(await wire(ctx, 'lamp')).toMatchObject({ title: 'Brass lamp', price: { amount: 4900 } });
  });

  test('an aborted write stops between blocks and says how far it came', async () => {
    const { ctx } = await newShop();
    const controller = new AbortController();
    const many = Array.from({ length: 2_000 }, (_, i) => ({ ...lamp, product_id: `p${i}` }));
    const stopping: Context = {
      ...ctx,
      signal: controller.signal,
      indexes: { ...ctx.indexes, apply: async () => controller.abort() },
    };
    const { received } = await put(stopping, ...many);
    expect(received).toBeGreaterThan(0);
    expect(received).toBeLessThan(2_000);
    expect(await put(ctx, ...many)).toMatchObject({
      received: 2_000,
      unchanged: received,
      created: 2_000 - received,
    });
  });
});
