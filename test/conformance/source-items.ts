import type { Context } from '../../src/services/context.ts';
import * as items from '../../src/services/sources/items/store.ts';
import type { SourceItem } from '../../src/services/sources/source.ts';
import { conformance } from '../support/conformance.ts';

const item = (entityId: string, kind: SourceItem['kind'] = 'product', pageKey?: string): SourceItem => ({
  kind,
  entityId,
  locale: '',
  pageKey,
});

async function fill(store: typeof items, ctx: Context, other: Context): Promise<void> {
  await store.putItems(ctx, 's', 1, [item('a'), item('ä', 'document', 'shop.example/p'), item('b')]);
  await store.putItems(ctx, 't', 1, [item('a')]);
  await store.putItems(other, 's', 1, [item('b')]);
  await store.putItems(other, 't', 1, [item('b')]);
}

export default conformance(items, {
  putItems: async ({ store, ctx, other }) => {
    await fill(store, ctx, other);
    await store.putItems(ctx, 's', 2, [item('b')]);
    await store.putItems(ctx, 's', 2, []);
    return [await store.findUnseenItems(ctx, 's', 2, 9), await store.findUnseenItems(other, 's', 2, 9)];
  },
  confirmItemsOfPage: async ({ store, ctx, other }) => {
    await fill(store, ctx, other);
    await store.confirmItemsOfPage(ctx, 's', 2, 'shop.example/p');
    return [await store.findUnseenItems(ctx, 's', 2, 9), await store.findUnseenItems(ctx, 's', 3, 9)];
  },
  findUnseenItems: async ({ store, ctx, other }) => {
    await fill(store, ctx, other);
    return [
      await store.findUnseenItems(ctx, 's', 1, 9),
      await store.findUnseenItems(ctx, 's', Number.MAX_SAFE_INTEGER, 2),
      await store.findUnseenItems(other, 's', 2, 9),
    ];
  },
  findOrphans: async ({ store, ctx, other }) => {
    await fill(store, ctx, other);
    const all = [item('a'), item('b'), item('ä', 'document')];
    return [
      await store.findOrphans(ctx, 's', all),
      await store.findOrphans(other, 's', all),
      await store.findOrphans(ctx, 's', []),
    ];
  },
  releaseItems: async ({ store, ctx, other }) => {
    await fill(store, ctx, other);
    await store.releaseItems(ctx, 's', [item('a'), item('b')]);
    return [
      await store.findUnseenItems(ctx, 's', 2, 9),
      await store.findUnseenItems(ctx, 't', 2, 9),
      await store.findUnseenItems(other, 's', 2, 9),
    ];
  },
  findItemsOfPage: async ({ store, ctx, other }) => {
    await fill(store, ctx, other);
    return [
      await store.findItemsOfPage(ctx, 's', 'document', 'shop.example/p'),
      await store.findItemsOfPage(ctx, 's', 'product', 'shop.example/p'),
      await store.findItemsOfPage(other, 's', 'document', 'shop.example/p'),
    ];
  },
  findOwnItems: async ({ store, ctx, other }) => {
    await fill(store, ctx, other);
    return [
      await store.findOwnItems(ctx, 's', 'product', 'a'),
      await store.findOwnItems(ctx, 't', 'product', 'b'),
      await store.findOwnItems(other, 's', 'product', 'a'),
    ];
  },
});
