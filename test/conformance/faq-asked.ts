import type { Context } from '../../src/services/context.ts';
import * as asked from '../../src/services/faqs/asked/store.ts';
import { conformance } from '../support/conformance.ts';

async function fill(store: typeof asked, ctx: Context, other: Context): Promise<void> {
  const ask = (tx: Context, productId: string, questionKey: string, nowMs: number, locale = 'de') =>
    store.countAsker(tx, { locale, productId, questionKey, question: `${questionKey} um ${nowMs}?` }, nowMs);
  await ask(ctx, 'p1', 'größe', 10);
  await ask(ctx, 'p1', 'größe', 30);
  await ask(ctx, 'p1', 'Größe', 20);
  await ask(ctx, 'p2', 'preis', 20);
  await ask(ctx, 'p1', 'größe', 20, 'en');
  for (const at of [5, 6, 7]) await ask(other, 'p1', 'größe', at);
}

const all = async (store: typeof asked, ctx: Context) => [
  await store.listAsked(ctx, 'de', 'p1', 9),
  await store.listAsked(ctx, 'de', undefined, 9),
  await store.listAsked(ctx, 'de', undefined, 1),
  await store.listAsked(ctx, 'en', 'p1', 9),
  await store.listAsked(ctx, 'fr', undefined, 9),
];

export default conformance(asked, {
  countAsker: async ({ store, ctx, other }) => {
    await fill(store, ctx, other);
    return [await all(store, ctx), await all(store, other)];
  },
  listAsked: async ({ store, ctx, other }) => {
    await fill(store, ctx, other);
    return [await all(store, ctx), await all(store, other)];
  },
  discountAskers: async ({ store, ctx, other }) => {
    await fill(store, ctx, other);
    await store.discountAskers(ctx, ['größe', 'preis']);
    await store.discountAskers(ctx, []);
    return [await all(store, ctx), await all(store, other)];
  },
});
