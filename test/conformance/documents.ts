import type { Context } from '../../src/services/context.ts';
import * as documents from '../../src/services/documents/store.ts';
import { conformance } from '../support/conformance.ts';

const document = (
  documentId: string,
  locale = 'en',
  text = 'Returns within 30 days.',
): documents.StoredDocument => ({
  documentId,
  locale,
  title: `Rückgabe ${documentId}`,
  url: `https://shop.example/${documentId}`,
  urlKey: 'shop.example/returns',
  text,
  hash: `sha256:${text.length}`,
  trust: 'policy',
  contentType: 'text/plain' as documents.StoredDocument['contentType'],
  contentHash: `content ${text}`,
  asOfMs: 10,
  createdAtMs: 1,
  updatedAtMs: 2,
});

const passage = (documentId: string, seq: number, locale = 'en') => ({
  documentId,
  locale,
  seq,
  headingPath: 'Rückgabe > Fristen',
  start: seq * 10,
  end: seq * 10 + 5,
});

async function fill(store: typeof documents, ctx: Context, other: Context): Promise<void> {
  for (const id of ['b', 'B', 'ä', 'a']) {
    await store.upsertDocument(ctx, document(id));
    await store.upsertDocument(ctx, document(id, 'de'));
  }
  await store.upsertDocument(other, document('a', 'en', 'Theirs'));
  for (const each of [ctx, other])
    await store.replacePassages(
      each,
      [],
      [passage('a', 2), passage('a', 10), passage('a', 1), passage('a', 1, 'de')],
    );
}

const a = { documentId: 'a', locale: 'en' };

export default conformance(documents, {
  loadDocuments: async ({ store, ctx, other }) => {
    await fill(store, ctx, other);
    return [
      await store.loadDocuments(ctx, ['b', 'a', 'A']),
      await store.loadDocuments(ctx, []),
      await store.loadDocuments(other, ['a', 'b']),
    ];
  },
  loadContentHashes: async ({ store, ctx, other }) => {
    await fill(store, ctx, other);
    const of = async (each: Context) =>
      (await store.loadContentHashes(each, ['a', 'b'])).map((row) => JSON.stringify(row)).sort();
    return [await of(ctx), await of(other), await store.loadContentHashes(ctx, [])];
  },
  upsertDocument: async ({ store, ctx, other }) => {
    await fill(store, ctx, other);
    const { url: _url, urlKey: _urlKey, ...bare } = document('a', 'en', 'Changed');
    await store.upsertDocument(ctx, bare);
    return [await store.loadDocuments(ctx, ['a']), await store.loadDocuments(other, ['a'])];
  },
  confirmDocuments: async ({ store, ctx, other }) => {
    await fill(store, ctx, other);
    await store.confirmDocuments(ctx, [a, { documentId: 'b', locale: 'de' }]);
    const at = async (each: Context) =>
      (await store.loadDocuments(each, ['a', 'b'])).map(({ asOfMs }) => asOfMs === 10);
    return [await at(ctx), await at(other)];
  },
  deleteDocuments: async ({ store, ctx, other }) => {
    await fill(store, ctx, other);
    await store.deleteDocuments(ctx, [a, { documentId: 'none', locale: 'en' }]);
    return [
      await store.loadDocuments(ctx, ['a', 'b']),
      await store.loadPassages(ctx, ['a'], a.locale),
      await store.loadPassages(ctx, ['a'], 'de'),
      await store.loadDocuments(other, ['a']),
      await store.loadPassages(other, ['a'], a.locale),
    ];
  },
  replacePassages: async ({ store, ctx, other }) => {
    await fill(store, ctx, other);
    await store.replacePassages(ctx, [a], [passage('a', 0)]);
    return [
      await store.loadPassages(ctx, ['a'], a.locale),
      await store.loadPassages(ctx, ['a'], 'de'),
      await store.loadPassages(other, ['a'], a.locale),
    ];
  },
  loadPassages: async ({ store, ctx, other }) => {
    await fill(store, ctx, other);
    return [
      await store.loadPassages(ctx, ['a'], a.locale),
      await store.loadPassages(ctx, ['A', 'a', 'b'], a.locale),
    ];
  },
  findByUrl: async ({ store, ctx, other }) => {
    await fill(store, ctx, other);
    return [
      await store.findByUrl(ctx, 'shop.example/returns'),
      await store.findByUrl(ctx, 'shop.example/RETURNS'),
      await store.findByUrl(other, 'shop.example/returns'),
    ];
  },
  pageOfDocuments: async ({ store, ctx, other }) => {
    await fill(store, ctx, other);
    return [
      await store.pageOfDocuments(ctx, { limit: 3 }),
      await store.pageOfDocuments(ctx, { limit: 3, after: { documentId: 'B', locale: 'en' } }),
      await store.pageOfDocuments(ctx, { limit: 99, locale: 'de' }),
      await store.pageOfDocuments(other, { limit: 99 }),
    ];
  },
});
