import { describe, expect, test } from 'vitest';
import { snapshotHash } from '../../src/platform/ids/hash.ts';
import type { BulkEntry } from '../../src/services/bulk/bulk-types.ts';
import { createCompany } from '../../src/services/companies/create-company.ts';
import { type Context, companyContext } from '../../src/services/context.ts';
import { deleteDocument } from '../../src/services/documents/delete-document.ts';
import { findDocumentByPage } from '../../src/services/documents/find-document-by-page.ts';
import { findDocuments } from '../../src/services/documents/find-documents.ts';
import { findPassages } from '../../src/services/documents/find-passages.ts';
import { getDocument } from '../../src/services/documents/get-document.ts';
import { listDocuments } from '../../src/services/documents/list-documents.ts';
import { putDocuments } from '../../src/services/documents/put-documents.ts';
import { keepSnapshots } from '../../src/services/snapshots/keep-snapshots.ts';
import { withTransaction } from '../../src/services/transaction.ts';
import { fakeClock, testBase } from '../support/base-context.ts';
import { forEachStore } from '../support/engines.ts';

const returns = {
  document_id: 'returns',
  title: 'Returns and exchanges',
  url: 'https://northpeak.example/help/returns',
  content:
    '# Returns\n\nUnused items can be returned within **60 days** of delivery.\n\n## Exchanges\n\nFootwear can be exchanged once.',
};

function entries(...values: Record<string, unknown>[]): BulkEntry[] {
  return values.map((value, index) => ({ index, value }));
}

const put = (ctx: Context, ...values: Record<string, unknown>[]) => putDocuments(ctx, entries(...values));

forEachStore((_engine, store) => {
  let made = 0;
  async function newShop() {
    const clock = fakeClock();
    const base = testBase(store.db, clock);
    const { companyId } = await createCompany(base, { name: `Knowledge ${++made}` });
    return { base, clock, ctx: companyContext(base, companyId, { kind: 'operator' }, 'req_test') };
  }

  describe('putDocuments', () => {
    test('stores readable text with its hash, and passages that are substrings of it', async () => {
      const { base, ctx } = await newShop();
      expect(await put(ctx, returns)).toMatchObject({ received: 1, created: 1, failed: 0 });
      const document = await getDocument(ctx, { documentId: 'returns' });
      expect(document).toMatchObject({
        title: 'Returns and exchanges',
        url: returns.url,
        locale: 'en',
        trust: 'policy',
        contentType: 'text/markdown',
        text: '# Returns\n\nUnused items can be returned within 60 days of delivery.\n\n## Exchanges\n\nFootwear can be exchanged once.',
        hash: snapshotHash(document.text),
      });
      const passages = await findPassages(ctx, { documentId: 'returns', locale: 'en' });
      expect(
        passages.map(({ headingPath, start, end }) => [headingPath, document.text.slice(start, end)]),
      ).toEqual([
        ['Returns', 'Unused items can be returned within 60 days of delivery.'],
        ['Returns > Exchanges', 'Footwear can be exchanged once.'],
      ]);
      expect(base.applied).toEqual([[ctx.companyId, 1]]);
    });

    test('counts, reports each bad entry, and writes the others', async () => {
      const { ctx } = await newShop();
      await put(ctx, returns, { ...returns, document_id: 'old' });
      const result = await putDocuments(ctx, [
        ...entries(
          returns,
          { ...returns, document_id: 'new', author: 'me' },
          { ...returns, title: 'Renamed', document_id: 'old' },
          {
            document_id: 'bad',
            title: '',
            content: 5,
            trust: 'high',
            content_type: 'text/rtf',
            url: 'x',
            locale: '*',
          },
          { ...returns, document_id: 'unseen', content: '<p hidden>x</p>', content_type: 'text/html' },
          { document_id: 'old', deleted: true },
          { document_id: 'never', deleted: true },
        ),
        { index: 7, fault: { pointer: '', code: 'type', detail: 'must be an object' } },
      ]);
      expect(result).toMatchObject({
        received: 8,
        created: 1,
        updated: 1,
        unchanged: 2,
        deleted: 1,
        failed: 3,
      });
      expect(result.ignoredFields).toEqual(['author']);
      expect(
        result.errors.map(({ index, id, pointer, code }) => `${index} ${id} ${pointer} ${code}`),
      ).toEqual([
        '3 bad /title blank',
        '3 bad /content type',
        '3 bad /content_type format',
        '3 bad /trust format',
        '3 bad /locale format',
        '3 bad /url invalid_url',
        '4 unseen /content blank',
        '7 undefined  type',
      ]);
      const { documents } = await listDocuments(ctx, { limit: 10 });
      expect(documents.map(({ documentId }) => documentId)).toEqual(['new', 'returns']);
    });

    test('repeating confirms a text as of now and changes nothing else', async () => {
      const { base, clock, ctx } = await newShop();
      await put(ctx, returns);
      const before = await getDocument(ctx, { documentId: 'returns' });
      clock.advance(5_000);
      expect(await put(ctx, returns)).toMatchObject({ unchanged: 1 });
      expect(await getDocument(ctx, { documentId: 'returns' })).toEqual({
        ...before,
        asOfMs: before.asOfMs + 5_000,
      });
      expect(base.applied).toHaveLength(1);
    });

    test('an updated document keeps its birth and loses its old passages; the last of a repeated id wins', async () => {
      const { clock, ctx } = await newShop();
      await put(ctx, returns);
      const before = await getDocument(ctx, { documentId: 'returns' });
      clock.advance(1_000);
      const result = await put(
        ctx,
        { ...returns, content: 'One.' },
        { ...returns, content: 'Within 30 days.' },
      );
      expect(result).toMatchObject({ updated: 2 });
      expect(await getDocument(ctx, { documentId: 'returns' })).toMatchObject({
        text: 'Within 30 days.',
        createdAtMs: before.createdAtMs,
        updatedAtMs: before.updatedAtMs + 1_000,
      });
      expect(await findPassages(ctx, { documentId: 'returns', locale: 'en' })).toHaveLength(1);
    });

    test('content may be 2 MiB and no more', async () => {
      const { ctx } = await newShop();
      const content = 'word '.repeat(420_000).slice(0, 2 * 1024 * 1024);
      expect(await put(ctx, { ...returns, content })).toMatchObject({ created: 1 });
      expect(await put(ctx, { ...returns, content: `${content}é` })).toMatchObject({
        errors: [{ pointer: '/content', code: 'too_long' }],
      });
    });
  });

  test('reads in the locale that fits best, exactly, by address and by cited hash', async () => {
    const { ctx } = await newShop();
    await put(ctx, returns, {
      ...returns,
      locale: 'de',
      title: 'Rückgabe',
      content: 'Innerhalb von 60 Tagen.',
    });
    expect((await getDocument(ctx, { documentId: 'returns', locale: 'de-CH' })).title).toBe('Rückgabe');
    expect((await getDocument(ctx, { documentId: 'returns', locale: 'fr' })).locale).toBe('en');
    const keys = [
      { documentId: 'returns', locale: 'de' },
      { documentId: 'returns', locale: 'fr' },
    ];
    expect((await findDocuments(ctx, keys)).map(({ locale }) => locale)).toEqual(['de']);
    expect((await findDocumentByPage(ctx, 'http://northpeak.example/help/returns#x', 'de'))?.title).toBe(
      'Rückgabe',
    );
    expect(await findDocumentByPage(ctx, 'https://northpeak.example/help', 'de')).toBeUndefined();
    const { text, hash } = await getDocument(ctx, { documentId: 'returns' });
    await withTransaction(ctx, (tx) => keepSnapshots(tx, [{ sourceId: 'document:returns', hash, text }]));
    await put(ctx, { ...returns, content: 'New text.' });
    expect(await getDocument(ctx, { documentId: 'returns', hash })).toMatchObject({ text, hash });
    const unknown = getDocument(ctx, { documentId: 'returns', hash: snapshotHash('x') });
    await expect(unknown).rejects.toMatchObject({ code: 'document_not_found' });
  });

  test('lists page by page, and one language only', async () => {
    const { ctx } = await newShop();
    await put(ctx, returns, { ...returns, document_id: 'a' }, { ...returns, document_id: 'a', locale: 'de' });
    const first = await listDocuments(ctx, { limit: 2 });
    expect(first.documents.map(({ documentId, locale }) => `${documentId} ${locale}`)).toEqual([
      'a de',
      'a en',
    ]);
    const second = await listDocuments(ctx, { limit: 2, cursor: first.nextCursor! });
    expect([second.documents.length, second.nextCursor]).toEqual([1, null]);
    expect((await listDocuments(ctx, { limit: 2, locale: 'de' })).documents).toHaveLength(1);
  });

  test('a deleted document is gone with its passages, and only the company’s own', async () => {
    const { ctx } = await newShop();
    const rival = await newShop();
    await put(ctx, returns, { ...returns, locale: 'de' });
    await put(rival.ctx, returns);
    await deleteDocument(ctx, { documentId: 'returns', locale: 'de' });
    await deleteDocument(ctx, { documentId: 'returns' });
    await expect(getDocument(ctx, { documentId: 'returns' })).rejects.toMatchObject({
      code: 'document_not_found',
    });
    await expect(deleteDocument(ctx, { documentId: 'returns' })).rejects.toMatchObject({
      code: 'document_not_found',
    });
    expect(await findPassages(ctx, { documentId: 'returns', locale: 'en' })).toEqual([]);
    expect(await findPassages(rival.ctx, { documentId: 'returns', locale: 'en' })).toHaveLength(2);
  });
});
