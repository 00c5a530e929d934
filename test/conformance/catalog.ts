import * as catalog from '../../src/services/catalog/store.ts';
import { type StoredProduct, toStoredProduct } from '../../src/services/catalog/stored-product.ts';
import type { Context } from '../../src/services/context.ts';
import { conformance } from '../support/conformance.ts';

const product = (productId: string, locale = 'en', title = 'Brass lamp', timeGiven = false): StoredProduct =>
  toStoredProduct(
    {
      productId,
      title,
      description: 'Ein „schönes“ Stück, 灯',
      categories: ['lamps'],
      availability: 'in_stock',
      attributes: { watt: 7.5, tags: ['a', 'b'], dimmable: true },
      variants: [],
      price: { amount: 4_900, currency: 'EUR' },
    } as Parameters<typeof toStoredProduct>[0],
    locale,
    { updatedAtMs: 1_700_000_000_000, timeGiven },
  );

const selling = (
  productId: string,
  given: { sale: { price: { amount: number; currency: string }; endsAtMs: number } },
) => {
  const { updatedAtMs, timeGiven, product: plain } = product(productId);
  return toStoredProduct({ ...plain!, ...given }, 'en', { updatedAtMs, timeGiven });
};
const several = ['b', 'B', 'a', 'ä', 'a '].flatMap((id) => [product(id), product(id, 'de')]);
const url = (urlKey: string, productId: string, variantId = '', locale = 'en') => ({
  urlKey,
  productId,
  locale,
  variantId,
});

async function fill(store: typeof catalog, ctx: Context, other: Context): Promise<void> {
  await store.upsertProducts(ctx, several);
  await store.upsertProducts(other, [product('a', 'en', 'Theirs')]);
}

export default conformance(catalog, {
  loadStored: async ({ store, ctx, other }) => {
    await fill(store, ctx, other);
    return [
      await store.loadStored(ctx, ['b', 'a', 'A', 'none']),
      await store.loadStored(ctx, []),
      await store.loadStored(other, ['a', 'b']),
      // One id goes by a statement of its own.
      await store.loadStored(ctx, ['a']),
      await store.loadStored(other, ['b']),
      await store.loadStored(other, ['none']),
    ];
  },
  upsertProducts: async ({ store, ctx, other }) => {
    await fill(store, ctx, other);
    await store.upsertProducts(ctx, []);
    await store.upsertProducts(ctx, [product('a', 'en', 'Changed', true), product('new')]);
    return [await store.loadStored(ctx, ['a', 'new']), await store.loadStored(other, ['a', 'new'])];
  },
  deleteProducts: async ({ store, ctx, other }) => {
    await fill(store, ctx, other);
    await store.deleteProducts(ctx, [
      { productId: 'a', locale: 'en' },
      { productId: 'b', locale: 'de' },
      { productId: 'none', locale: 'en' },
    ]);
    await store.deleteProducts(ctx, []);
    return [await store.pageOfProducts(ctx, { limit: 99 }), await store.pageOfProducts(other, { limit: 99 })];
  },
  selectWritten: async ({ store, ctx, other }) => {
    await fill(store, ctx, other);
    await store.upsertProducts(ctx, [product('a'), product('new', 'de')]);
    const [all, since] = [{ sinceMs: 0, limit: 99 }, ctx.clock.nowMs()];
    await store.upsertProducts(ctx, [product('B', 'de', 'Changed')]);
    const written = await store.selectWritten(ctx, all);
    const blocks = [];
    for (let after = written[0]; after; ) {
      const block = await store.selectWritten(ctx, { sinceMs: 0, after, limit: 3 });
      blocks.push(block);
      after = block.at(-1);
    }
    return [
      written,
      blocks,
      await store.selectWritten(ctx, { sinceMs: since, limit: 99 }),
      await store.selectWritten(ctx, { sinceMs: ctx.clock.nowMs() + 1_000, limit: 99 }),
      await store.selectWritten(other, all),
    ];
  },
  findDuePrices: async ({ store, ctx, other }) => {
    const sale = (endsAtMs: number) => ({ sale: { price: { amount: 1, currency: 'EUR' }, endsAtMs } });
    const nowMs = ctx.clock.nowMs();
    await store.upsertProducts(ctx, [
      selling('a', sale(nowMs + 1_000)),
      selling('b', sale(nowMs + 9_000)),
      product('c'),
    ]);
    await store.upsertProducts(other, [selling('d', sale(nowMs + 1_000))]);
    return [
      await store.findDuePrices(ctx, nowMs, 10),
      await store.findDuePrices(ctx, nowMs + 5_000, 10),
      await store.findDuePrices(ctx, nowMs + 20_000, 1),
    ];
  },
  setNextPriceChange: async ({ store, ctx, other }) => {
    const nowMs = ctx.clock.nowMs();
    const ending = { sale: { price: { amount: 1, currency: 'EUR' }, endsAtMs: nowMs + 1_000 } };
    await store.upsertProducts(ctx, [selling('a', ending)]);
    await store.upsertProducts(other, [selling('a', ending)]);
    const [product] = await store.loadStored(ctx, ['a']);
    await store.setNextPriceChange(ctx, [{ ...product!, atMs: nowMs + 30_000 }]);
    const later = await store.findDuePrices(ctx, nowMs + 20_000, 9);
    const then = await store.findDuePrices(ctx, nowMs + 30_000, 9);
    await store.setNextPriceChange(ctx, [{ ...product!, atMs: undefined }]);
    return [
      later,
      then,
      await store.findDuePrices(ctx, nowMs + 30_000, 9),
      await store.findDuePrices(other, nowMs + 20_000, 9),
    ];
  },
  replaceUrls: async ({ store, ctx, other }) => {
    await store.replaceUrls(
      ctx,
      [],
      [url('shop.example/a', 'a'), url('shop.example/a', 'a', 'v1'), url('shop.example/b', 'b')],
    );
    await store.replaceUrls(other, [], [url('shop.example/a', 'a')]);
    await store.replaceUrls(ctx, [{ productId: 'a', locale: 'en' }], [url('shop.example/new', 'a')]);
    const found = [];
    for (const each of [ctx, other])
      for (const page of ['a', 'b', 'new']) found.push(await store.findByUrl(each, `shop.example/${page}`));
    return found;
  },
  findByUrl: async ({ store, ctx, other }) => {
    const key = 'shop.example/ä?x=%C3%A4';
    const rows = [
      url(key, 'b', 'v2'),
      url(key, 'b', 'v1'),
      url(key, 'B'),
      url(key, 'b'),
      url(key, 'b', '', 'de'),
    ];
    await store.replaceUrls(ctx, [], rows);
    return [
      await store.findByUrl(ctx, key),
      await store.findByUrl(ctx, key.toUpperCase()),
      await store.findByUrl(other, key),
    ];
  },
  pageOfProducts: async ({ store, ctx, other }) => {
    await fill(store, ctx, other);
    return [
      await store.pageOfProducts(ctx, { limit: 3 }),
      await store.pageOfProducts(ctx, { limit: 3, after: { productId: 'a', locale: 'de' } }),
      await store.pageOfProducts(ctx, { limit: 99, locale: 'de' }),
      await store.pageOfProducts(other, { limit: 99 }),
    ];
  },
});
