import * as leads from '../../src/services/page-leads/store.ts';
import { nextPages, putPage, queuePages } from '../../src/services/sources/pages/store.ts';
import { conformance } from '../support/conformance.ts';

const read = {
  status: 'indexed',
  reason: undefined,
  httpStatus: 200,
  etag: '"x"',
  lastModified: 'y',
  contentHash: 'h',
  title: 'T',
  fetchedAtMs: 7,
} as const;

export default conformance(leads, {
  findLead: async ({ store, ctx, other }) => {
    const urlKey = 'shop.example/';
    for (const [each, sourceId] of [
      [ctx, 's'],
      [ctx, 't'],
      [other, 's'],
    ] as const)
      await queuePages(each, sourceId, 1, [{ urlKey, url: `https://${urlKey}`, depth: 0 }]);
    const [led] = await nextPages(ctx, 's', 1, 1);
    await putPage(ctx, 's', { ...led!, ...read, leadsTo: 'shop.example/b' });
    const [unled] = await nextPages(ctx, 't', 1, 1);
    await putPage(ctx, 't', { ...unled!, ...read });
    return [
      (await store.findLead(ctx, urlKey)) ?? 'none',
      (await store.findLead(ctx, 'shop.example/b')) ?? 'none',
      (await store.findLead(other, urlKey)) ?? 'none',
    ];
  },
});
