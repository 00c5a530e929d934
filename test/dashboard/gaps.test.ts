import { describe, expect, test } from 'vitest';
import { newPerson, type Person } from '../support/person.ts';
import { useAisle } from '../support/start-aisle.ts';
import type { WireClient } from '../support/wire-client.ts';

const aisle = useAisle();

const boot = {
  product_id: 'NP-1',
  title: 'Trailhead boot',
  url: 'https://northpeak.example/p/trailhead',
  price: { amount: 13_900, currency: 'USD' },
};
const asked = ['Do you sell gift cards?', 'Can I buy a gift card?', 'gift card please'];
const cards = {
  document_id: 'gift-cards',
  title: 'Gift cards',
  url: 'https://northpeak.example/help/gift-cards',
  content: '# Gift cards\n\nYes, we sell gift cards: you can buy a gift card from 10 to 500 dollars.',
};

type Wording = { text: string; answered_since: string | null };
type Gap = {
  gap_id: string;
  state: string;
  answered_since: string | null;
  answered_by: { source_id: string; title: string } | null;
  wordings: Wording[];
};

async function shopWithGap(
  wordings: readonly string[] = asked,
): Promise<{ shop: WireClient; editor: Person }> {
  const shop = await aisle.newCompany({ products: [boot] });
  const grants = ['faqs', 'analytics'] as const;
  const editor = await newPerson(aisle, { companyId: shop.companyId, role: 'member', grants });
  for (const query_text of wordings) await shop.post('/api/v1/send_message', { query_text });
  return { shop, editor };
}

async function gapsOf(editor: Person): Promise<Gap[]> {
  return (await editor.get('/dashboard/api/v1/analytics/gaps')).body['data'] as Gap[];
}

async function faqsOf(editor: Person) {
  const { body } = await editor.get('/dashboard/api/v1/faqs?limit=100');
  return body['data'] as { faq_id: number; question: string; answer: string; variants: string[] }[];
}

describe('an answer that a person writes', () => {
  test('published twice is one FAQ with the newer text and one test case', async () => {
    const { editor } = await shopWithGap();
    const [gap] = await gapsOf(editor);
    const publish = (answer: string) =>
      editor.post(`/dashboard/api/gaps/${gap!.gap_id}/answer`, { question: asked[0], answer });
    expect((await publish('Yes, from 10 dollars.')).body).toMatchObject({ replaced: false });
    const again = await publish('Yes, from 10 to 500 dollars.');
    expect(again.status).toBe(200);
    expect(again.body).toMatchObject({ replaced: true, left_out: [] });
    const faqs = await faqsOf(editor);
    expect(faqs).toMatchObject([{ question: asked[0], answer: 'Yes, from 10 to 500 dollars.' }]);
    expect(faqs[0]!.variants.toSorted()).toEqual(asked.slice(1).toSorted());
    const { body } = await editor.get('/dashboard/api/evaluation');
    expect(body['cases']).toHaveLength(1);
    expect((await editor.post('/dashboard/api/evaluation/runs')).body).toMatchObject({
      passed: 1,
      failed: 0,
    });
  });

  test('is written beside any question, for one page too, and tried there', async () => {
    const { shop, editor } = await shopWithGap([]);
    const written = await editor.post('/dashboard/api/answers', {
      question: 'Which laces fit the boot?',
      wordings: ['Which laces fit?'],
      answer: 'Round laces of 150 cm.',
      page_url: boot.url,
    });
    expect(written.body['tried']).toMatchObject([
      { text: 'Which laces fit the boot?', status: 'answered' },
      { text: 'Which laces fit?', status: 'answered' },
    ]);
    const { body } = await shop.post('/api/v1/send_message', {
      query_text: 'Which laces fit?',
      page_url: boot.url,
    });
    expect(body['result_text']).toContain('150 cm');
    expect(
      await editor.post('/dashboard/api/answers', {
        question: 'Elsewhere?',
        answer: 'No.',
        page_url: 'https://other.example/p',
      }),
    ).toBeProblem(400, 'invalid_request');
  });

  test('leaves wordings of other FAQs where they are, and takes over the one it is written for', async () => {
    const { editor } = await shopWithGap([]);
    const write = (question: string, answer: string, wordings: readonly string[]) =>
      editor.post('/dashboard/api/answers', { question, answer, wordings });
    await write('Do you ship abroad?', 'To all of Europe.', [
      'Do you ship to Norway?',
      'Do you ship to Peru?',
    ]);
    const peru = await write('Do you ship to Peru?', 'No, not to Peru.', ['Do you ship to Norway?']);
    expect(peru.body).toMatchObject({ replaced: false, left_out: ['Do you ship to Norway?'] });
    expect(peru.body['tried']).toMatchObject([
      { text: 'Do you ship to Peru?', result_text: expect.stringContaining('not to Peru') },
      { text: 'Do you ship to Norway?', result_text: expect.stringContaining('all of Europe') },
    ]);
  });
});

describe('a gap', () => {
  test('is closed by a page that answers it since, says so, and opens again without the page', async () => {
    const { shop, editor } = await shopWithGap([asked[0]!]);
    expect(await gapsOf(editor)).toMatchObject([{ state: 'open', answered_since: null }]);
    const check = () => editor.post('/dashboard/api/gaps/check');
    expect((await check()).body).toEqual({ asked: 1, changed: 0 });
    // Nothing has changed since, so nothing is asked.
    expect((await check()).body).toEqual({ asked: 0, changed: 0 });
    await shop.put('/api/v1/documents', { documents: [cards] });
    expect((await check()).body).toEqual({ asked: 1, changed: 1 });
    const [closed] = await gapsOf(editor);
    expect(closed).toMatchObject({
      state: 'answered',
      answered_by: { source_id: 'document:gift-cards', title: 'Gift cards' },
    });
    expect(Date.parse(closed!.answered_since!)).toBeGreaterThan(0);
    await shop.delete('/api/v1/documents/gift-cards');
    expect((await check()).body).toEqual({ asked: 1, changed: 1 });
    expect(await gapsOf(editor)).toMatchObject([{ state: 'open', answered_by: null }]);
  });

  test('stays open for the wordings that nothing answers, and says which are', async () => {
    const { editor } = await shopWithGap();
    await editor.post('/dashboard/api/v1/faqs', { question: asked[0], answer: 'Yes, from 10 dollars.' });
    await editor.post('/dashboard/api/gaps/check');
    const [gap] = await gapsOf(editor);
    const done = gap!.wordings.filter(({ answered_since: since }) => since !== null);
    expect(done.map(({ text }) => text)).toContain(asked[0]);
    expect(gap!.state).toBe(done.length === asked.length ? 'answered' : 'open');
  });

  test('is not closed by the answer that shoppers did not like', async () => {
    const { shop, editor } = await shopWithGap([]);
    await shop.put('/api/v1/documents', { documents: [cards] });
    const { body } = await shop.post('/api/v1/send_message', { query_text: asked[0] });
    expect(body['answer_status']).toBe('answered');
    await shop.post(`/api/v1/messages/${String(body['message_id'])}/feedback`, { rating: -1 });
    await editor.post('/dashboard/api/gaps/check');
    expect(await gapsOf(editor)).toMatchObject([{ state: 'open' }]);
    await editor.post('/dashboard/api/v1/faqs', { question: asked[0], answer: 'Yes, at the till.' });
    await editor.post('/dashboard/api/gaps/check');
    expect(await gapsOf(editor)).toMatchObject([{ state: 'answered', answered_by: { title: asked[0] } }]);
  });

  test('that was answered opens again with a wording that the answer does not hold for', async () => {
    const { shop, editor } = await shopWithGap(asked.slice(0, 2));
    const [gap] = await gapsOf(editor);
    await editor.post(`/dashboard/api/gaps/${gap!.gap_id}/answer`, {
      question: asked[0],
      answer: 'Yes, from 10 dollars.',
    });
    expect(await gapsOf(editor)).toMatchObject([{ state: 'published' }]);
    const other = 'What is on the back of a gift card?';
    const { body } = await shop.post('/api/v1/send_message', { query_text: other });
    expect(body['answer_status']).not.toBe('answered');
    expect(await gapsOf(editor)).toMatchObject([{ state: 'open', gap_id: gap!.gap_id }]);
  });
});
