import { describe, expect, test } from 'vitest';
import { useAisle } from './support/start-aisle.ts';
import type { WireClient } from './support/wire-client.ts';

const page = 'https://northpeak.example/p/ridge';
const boot = {
  product_id: 'B-1',
  title: 'Ridge Walker Boot',
  url: page,
  attributes: { weight_g: 540, waterproof: true, upper_material: ['suede'] },
};
const returns = {
  document_id: 'returns',
  title: 'Returns',
  content: [
    '## How long can I return something?\n\nUnused items can be returned within 60 days.',
    '## Who pays for return shipping?\n\nReturn shipping is free in the EU.',
    '## What about sale items?',
  ].join('\n\n'),
};

const refunds = {
  document_id: 'refunds',
  title: 'Refunds',
  content: '## When do I get my money back?\n\nRefunds reach the card within 5 working days of arrival.',
};

describe('suggested questions', () => {
  const aisle = useAisle();
  const newShop = (more: readonly unknown[] = []) =>
    aisle.newCompany({ products: [boot], documents: [returns, ...more] });
  const ask = async (shop: WireClient, query_text: string, more: Record<string, unknown> = {}) => {
    const { status, body } = await shop.post('/api/v1/send_message', { query_text, ...more });
    expect(status).toBe(200);
    return body as Record<string, unknown> & { suggested_questions: string[]; thread_id: string };
  };

  test.each([
    ['after an answer from a page', 'How long can I return something?', {}],
    ['after an answer about a product', 'Is it waterproof?', { page_url: page }],
    ['after none was found', 'Do you have a climbing wall?', {}],
    ['after being asked what one can ask', 'What can I ask?', {}],
  ])('%s: up to three, each of which finds something when it is asked next', async (_when, query, more) => {
    const shop = await newShop([refunds]);
    const { suggested_questions: suggested, thread_id } = await ask(shop, query, more);
    expect(suggested.length).toBeGreaterThan(0);
    expect(suggested.length).toBeLessThanOrEqual(3);
    expect(new Set([...suggested, query]).size).toBe(suggested.length + 1);
    for (const next of suggested) {
      const body = await ask(shop, next, { thread_id, ...more });
      expect([next, body['answer_status']]).not.toEqual([next, 'not_found']);
    }
  });

  test('a question that nothing answers is not offered', async () => {
    const shop = await newShop();
    const { suggested_questions } = await ask(shop, 'What about items that were on sale?');
    expect(suggested_questions).not.toContain('What about sale items?');
  });

  test('approved questions near what was asked come first, in its language', async () => {
    const shop = await newShop();
    const faq = { question: 'Can I return worn shoes?', answer: 'No, only unused ones.' };
    expect((await shop.post('/api/v1/faqs', faq)).status).toBe(201);
    const english = await ask(shop, 'How long can I return something?');
    expect(english.suggested_questions[0]).toBe(faq.question);
    const german = await ask(shop, 'Wie lange kann ich etwas zurückgeben?', { locale: 'de' });
    expect(german.suggested_questions).not.toContain(faq.question);
  });

  test('a company that has come to want surer answers is offered only what is answered as surely', async () => {
    const shop = await newShop();
    const query = 'Do you have a climbing wall?';
    expect((await ask(shop, query)).suggested_questions).not.toEqual([]);
    const minimum_precision_percent = 99;
    await shop.patch('/api/v1/settings', { answers: { minimum_precision_percent } });
    const after = await ask(shop, query);
    for (const next of after.suggested_questions)
      expect((await ask(shop, next))['answer_status']).toBe('answered');
  });

  test('what the thread has asked already is not offered again', async () => {
    const shop = await newShop();
    const first = await ask(shop, 'Is it waterproof?', { page_url: page });
    const next = first.suggested_questions[0]!;
    const { thread_id } = first;
    const second = await ask(shop, next, { page_url: page, thread_id });
    expect(second.suggested_questions).not.toContain(next);
    expect(second.suggested_questions.join()).not.toMatch(/waterproof/iu);
  });
});
