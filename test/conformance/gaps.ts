import * as gaps from '../../src/services/gaps/store.ts';
import { conformance } from '../support/conformance.ts';

const mark = { locale: 'en', questionKey: 'k', state: 'dismissed', asked: 3, updatedAtMs: 1 } as const;

export default conformance(gaps, {
  loadMarks: async ({ store, ctx, other }) => {
    for (const locale of ['en', 'de']) await store.putMark(ctx, { ...mark, locale });
    return [await store.loadMarks(ctx), await store.loadMarks(other)];
  },
  putMark: async ({ store, ctx }) => {
    await store.putMark(ctx, mark);
    await store.putMark(ctx, { ...mark, state: 'published', faqId: 7, asked: 4 });
    const answeredBy = { sourceId: 'document:größe', title: 'Größen', url: 'https://shop.example/g' };
    await store.putMark(ctx, { ...mark, questionKey: 'l', state: 'answered', answeredBy });
    return store.loadMarks(ctx);
  },
  findCheck: async ({ store, ctx, other }) => {
    await store.putCheck(ctx, { changeSeq: 3, checkedAtMs: 9 });
    return [await store.findCheck(ctx), await store.findCheck(other)];
  },
  putCheck: async ({ store, ctx }) => {
    await store.putCheck(ctx, { changeSeq: 3, checkedAtMs: 9 });
    await store.putCheck(ctx, { changeSeq: 4, checkedAtMs: 10 });
    return store.findCheck(ctx);
  },
  deleteMark: async ({ store, ctx, other }) => {
    for (const each of [ctx, other]) await store.putMark(each, mark);
    await store.deleteMark(ctx, 'en', 'k');
    return [await store.loadMarks(ctx), await store.loadMarks(other)];
  },
});
