import { describe, expect, test } from 'vitest';
import { textsByHash, verifyBody } from '../src/services/answers/verify-body.ts';
import { getSnapshot } from '../src/services/snapshots/get-snapshot.ts';
import { useAisle } from './support/start-aisle.ts';
import type { WireClient } from './support/wire-client.ts';

const page = 'https://northpeak.example/p/ridge';
const boot = { product_id: 'B-1', title: 'Ridge Walker Boot', url: page, attributes: { weight_g: 540 } };
const sandal = { product_id: 'S-1', title: 'Delta River Sandal', url: 'https://northpeak.example/p/delta' };
const shipping = {
  document_id: 'shipping',
  title: 'Shipping',
  content: '## Do you ship to Canada?\n\nWe ship to Canada in 12 days.',
};

describe('a merchant’s own questions answer what shoppers ask', () => {
  const aisle = useAisle();
  const newShop = () => aisle.newCompany({ products: [boot, sandal], documents: [shipping] });
  const ask = async (shop: WireClient, query_text: string, more: Record<string, unknown> = {}) => {
    const { status, body } = await shop.post('/api/v1/send_message', { query_text, ...more });
    expect(status).toBe(200);
    return body;
  };
  const add = async (shop: WireClient, faq: Record<string, unknown>) => {
    const { status, body } = await shop.post('/api/v1/faqs', faq);
    expect(status).toBe(201);
    return body['faq_id'] as number;
  };

  test('in the same words, in others and in confirmed ones; before any page, and verifiably', async () => {
    const shop = await newShop();
    expect((await ask(shop, 'Do you ship to Canada?'))['result_text']).toContain('12 days');
    const id = await add(shop, {
      question: 'Do you ship to Canada?',
      answer: 'Yes, with a parcel service in 9 days.',
    });
    for (const query of ['Do you ship to Canada?', 'do you ship to canada', 'Can you ship to Canada?']) {
      const body = await ask(shop, query);
      expect(body).toMatchObject({
        answer_status: 'answered',
        engine: 'faq',
        result_text: 'Yes, with a parcel service in 9 days.',
        sources: [{ source_id: `faq:${id}` }],
      });
      const [{ source_id, hash }] = body['sources'] as [{ source_id: string; hash: string }];
      const snapshot = await getSnapshot(aisle.contextOf(shop.companyId), source_id, hash);
      expect(verifyBody(body, textsByHash([snapshot!.text]), query)).toMatchObject({ status: 'verified' });
    }
    const other = 'I live up north near Toronto, will my stuff get there?';
    expect((await ask(shop, other))['result_text']).not.toContain('9 days');
    const { status } = await shop.patch(`/api/v1/faqs/${id}`, { variants: [other] });
    expect(status).toBe(200);
    expect((await ask(shop, other))['result_text']).toContain('9 days');
  });

  test('corrected and deleted, the very next question knows', async () => {
    const shop = await newShop();
    const id = await add(shop, { question: 'Can I resole my boots?', answer: 'Yes, once.' });
    expect((await ask(shop, 'Can I resole my boots?'))['result_text']).toBe('Yes, once.');
    await shop.patch(`/api/v1/faqs/${id}`, { answer: 'Yes, twice.' });
    expect((await ask(shop, 'Can my boots be resoled?'))['result_text']).toBe('Yes, twice.');
    const renamed = await shop.patch(`/api/v1/faqs/${id}`, { question: 'Do you offer a resoling service?' });
    const next = renamed.body['faq_id'] as number;
    expect((await ask(shop, 'Do you offer a resoling service?'))['result_text']).toBe('Yes, twice.');
    expect((await shop.delete(`/api/v1/faqs/${next}`)).status).toBe(204);
    expect((await ask(shop, 'Do you offer a resoling service?'))['result_text']).not.toContain('twice');
  });

  test('a wording that a shopper found well answered is kept; personal data and a thumb down are not', async () => {
    const shop = await newShop();
    const id = await add(shop, { question: 'Do you ship to Canada?', answer: 'Yes, in 9 days.' });
    const rate = async (query: string, rating: number) => {
      const body = await ask(shop, query);
      expect([query, body['engine']]).toEqual([query, 'faq']);
      const path = `/api/v1/messages/${body['message_id']}/feedback`;
      expect(await shop.post(path, { rating })).toMatchObject({ status: 200, body: { rating } });
      expect(await shop.post(path, { rating })).toMatchObject({ status: 200 });
      return (await shop.get(`/api/v1/faqs/${id}`)).body['variants'];
    };
    expect(await rate('Do you ship to Canada?', 1)).toEqual([]);
    expect(await rate('Is it possible that you ship to Canada?', -1)).toEqual([]);
    expect(await rate("I'm asking: do you ship to Canada?", 1)).toEqual([]);
    const kept = ['Is it possible that you ship to Canada?'];
    expect(await rate(kept[0]!, 1)).toEqual(kept);
    expect(await rate('is it possible that you ship to CANADA', 1)).toEqual(kept);
  });

  test('one wording is one question of the shop', async () => {
    const shop = await newShop();
    const id = await add(shop, { question: 'Do you engrave?', answer: 'Yes.', variants: ['Engraving?'] });
    const twice = await shop.post('/api/v1/faqs', { question: 'engraving', answer: 'No.' });
    expect([twice.status, twice.body['errors']]).toMatchObject([
      400,
      [{ pointer: '/question', code: 'duplicate' }],
    ]);
    const other = await add(shop, { question: 'Do you sew names in?', answer: 'No.' });
    const taken = await shop.patch(`/api/v1/faqs/${other}`, { variants: ['Do you engrave?'] });
    expect([taken.status, taken.body['errors']]).toMatchObject([400, [{ pointer: '/variants/0' }]]);
    expect((await shop.patch(`/api/v1/faqs/${id}`, { variants: ['Engraving?', 'Engraved?'] })).status).toBe(
      200,
    );
  });

  test('another question of nearly the same words is not answered by it', async () => {
    const shop = await newShop();
    await add(shop, { question: 'Do you deliver to Norway?', answer: 'Yes, in 4 days.' });
    await add(shop, { question: 'Can I pay in 3 instalments?', answer: 'Yes, with our bank.' });
    for (const query of [
      'Do you deliver to Chile?',
      'Do you have a store in Norway?',
      'Can I pay in 12 instalments?',
      'Do you not deliver to Norway?',
    ]) {
      const body = await ask(shop, query);
      expect([query, body['answer_status'] === 'answered' && body['engine'] === 'faq']).toEqual([
        query,
        false,
      ]);
    }
  });

  test('one about a product answers on its page and by its name, not on another', async () => {
    const shop = await newShop();
    await add(shop, { question: 'Is it good for wide feet?', answer: 'Yes, size up.', page_url: page });
    const query = 'Is it good for wide feet?';
    expect((await ask(shop, query, { page_url: page }))['result_text']).toBe('Yes, size up.');
    const named = await ask(shop, 'Is the Ridge Walker Boot good for wide feet?');
    expect(named).toMatchObject({ answer_status: 'answered', result_text: 'Yes, size up.' });
    for (const more of [{ page_url: sandal.url }, {}])
      expect((await ask(shop, query, more))['result_text']).not.toContain('size up');
  });

  test('each in its language, and only for its company', async () => {
    const shop = await newShop();
    await add(shop, { question: 'Do you engrave?', answer: 'Yes, we engrave.', locale: 'en' });
    await add(shop, { question: 'Gravieren Sie auch?', answer: 'Ja, wir gravieren.', locale: 'de' });
    expect(await ask(shop, 'Do you engrave?')).toMatchObject({
      locale: 'en',
      result_text: 'Yes, we engrave.',
    });
    expect(await ask(shop, 'Gravieren Sie?', { locale: 'de' })).toMatchObject({
      locale: 'de',
      result_text: 'Ja, wir gravieren.',
    });
    const stranger = await newShop();
    expect((await ask(stranger, 'Do you engrave?'))['result_text']).not.toContain('we engrave');
  });

  test('price and stock in it are those of the row now; the trace names the question that matched', async () => {
    const shop = await newShop();
    await shop.patch('/api/v1/products/B-1', { price: { amount: 12900, currency: 'USD' } });
    await add(shop, {
      question: 'What do I pay in total?',
      answer: 'It is {price}, all in.',
      page_url: page,
    });
    const { status, body, headers } = await shop.post('/api/v1/send_message', {
      query_text: 'What do I pay in total?',
      page_url: page,
    });
    expect(status).toBe(200);
    expect(body['result_text']).toBe('It is $129.00, all in.');
    const trace = await shop.get(`/api/v1/traces/${headers['x-request-id']}`);
    expect(trace.body['retrieval']).toMatchObject({
      faqs: [{ wording: 'What do I pay in total?', confidence: 1 }],
    });
    await shop.patch('/api/v1/products/B-1', { price: { amount: 9900, currency: 'USD' } });
    const later = await ask(shop, 'What do I pay in total?', { page_url: page });
    expect(later['result_text']).toBe('It is $99.00, all in.');
  });
});
