import { describe, expect, test } from 'vitest';
import { useAisle } from './support/start-aisle.ts';

const aisle = useAisle();

const returns = {
  document_id: 'returns',
  title: 'Returns and exchanges',
  url: 'https://northpeak.example/help/returns',
  locale: 'en',
  content: 'Unused items can be returned within **60 days** of delivery. Return shipping is free in the EU.',
  content_type: 'text/markdown',
  trust: 'policy',
};

describe('PUT /api/v1/documents', () => {
  test('happy: counts, errors by item, and the next question is answered from it with its hash', async () => {
    const shop = await aisle.newCompany();
    const { status, body } = await shop.put('/api/v1/documents', {
      documents: [
        returns,
        { document_id: 'bad', title: 'Bad', content: ' ', trust: 'best' },
        { ...returns, document_id: 'b', author: 'x' },
      ],
    });
    expect(status).toBe(200);
    expect(body).toEqual({
      received: 3,
      created: 2,
      updated: 0,
      unchanged: 0,
      deleted: 0,
      failed: 1,
      errors: [
        { index: 1, id: 'bad', pointer: '/content', code: 'blank', detail: 'must not be blank' },
        {
          index: 1,
          id: 'bad',
          pointer: '/trust',
          code: 'format',
          detail: 'must be one of policy, catalog, crawled, review',
        },
      ],
      ignored_fields: ['author'],
    });
    const { body: answer } = await shop.post('/api/v1/send_message', {
      query_text: 'How long do I have to return an item?',
    });
    const { body: document } = await shop.get('/api/v1/documents/returns');
    expect(answer['result_text']).toContain('60 days');
    const [source] = answer['sources'] as { hash: string; quote: string; start: number; end: number }[];
    expect(source?.hash).toBe(document['hash']);
    expect(String(document['text']).slice(source?.start, source?.end)).toBe(source?.quote);
  });

  test('repeat, update, delete: counted as such, and a deleted text answers nothing', async () => {
    const shop = await aisle.newCompany({ documents: [returns] });
    const put = async (...documents: unknown[]) => (await shop.put('/api/v1/documents', { documents })).body;
    expect(await put(returns)).toMatchObject({ unchanged: 1 });
    expect(await put({ ...returns, content: 'Within 30 days.' })).toMatchObject({ updated: 1 });
    expect(await put({ document_id: 'returns', deleted: true })).toMatchObject({ deleted: 1 });
    const { body } = await shop.post('/api/v1/send_message', {
      query_text: 'How long do I have to return an item?',
    });
    expect(body['answer_status']).toBe('not_found');
  });

  test('refusal: missing scope and bad envelope', async () => {
    const shop = await aisle.newCompany();
    const reader = await shop.withScopes('search:read', 'catalog:write');
    expect(await reader.put('/api/v1/documents', { documents: [returns] })).toBeProblem(
      403,
      'insufficient_scope',
    );
    expect(await shop.put('/api/v1/documents', { documents: 'x' })).toBeProblem(400, 'invalid_request');
  });
});

describe('GET and DELETE /api/v1/documents', () => {
  test('one with its text and hash; the list without texts', async () => {
    const shop = await aisle.newCompany({
      documents: [returns, { ...returns, locale: 'de', title: 'Rückgabe' }],
    });
    const { body } = await shop.get('/api/v1/documents/returns?locale=de-AT');
    expect(body).toMatchObject({
      document_id: 'returns',
      title: 'Rückgabe',
      locale: 'de',
      text: 'Unused items can be returned within 60 days of delivery. Return shipping is free in the EU.',
      trust: 'policy',
      content_type: 'text/markdown',
    });
    const list = await shop.get('/api/v1/documents?limit=1');
    expect(list.body['data']).toMatchObject([{ document_id: 'returns', locale: 'de' }]);
    expect((list.body['data'] as object[])[0]).not.toHaveProperty('text');
    const rest = await shop.get(`/api/v1/documents?limit=1&cursor=${String(list.body['next_cursor'])}`);
    expect(rest.body).toMatchObject({ data: [{ locale: 'en' }], next_cursor: null });
  });

  test('a cited version stays readable after a change', async () => {
    const shop = await aisle.newCompany({ documents: [returns] });
    await shop.post('/api/v1/send_message', { query_text: 'How long do I have to return an item?' });
    const { body: before } = await shop.get('/api/v1/documents/returns');
    await shop.put('/api/v1/documents', { documents: [{ ...returns, content: 'Within 30 days.' }] });
    const { body: cited } = await shop.get(`/api/v1/documents/returns?hash=${String(before['hash'])}`);
    expect(cited).toMatchObject({ text: before['text'], hash: before['hash'] });
  });

  test('other company and repeat: 404 of one kind; delete removes only the own one', async () => {
    const shop = await aisle.newCompany({ documents: [returns] });
    const rival = await aisle.newCompany();
    for (const path of ['returns', 'none'].map((id) => `/api/v1/documents/${id}`)) {
      expect(await rival.get(path)).toBeProblem(404, 'document_not_found');
      expect(await rival.delete(path)).toBeProblem(404, 'document_not_found');
    }
    expect((await shop.delete('/api/v1/documents/returns')).status).toBe(204);
    expect(await shop.delete('/api/v1/documents/returns')).toBeProblem(404, 'document_not_found');
    const reader = await shop.withScopes('search:read');
    expect(await reader.get('/api/v1/documents')).toBeProblem(403, 'insufficient_scope');
  });
});
