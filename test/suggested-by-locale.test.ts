import { expect, test, vi } from 'vitest';
import { useAisle } from './support/start-aisle.ts';

/** The pipeline as it is, but that in British English nothing is answered when a question is tried. */
vi.mock('../src/services/answers/embedded-reply.ts', async (importOriginal) => {
  const { embeddedReply } =
    await importOriginal<typeof import('../src/services/answers/embedded-reply.ts')>();
  const tried: typeof embeddedReply = async (ctx, question, settings, ...more) => {
    const reply = await embeddedReply(ctx, question, settings, ...more);
    if (question.locale !== 'en-GB') return reply;
    return { ...reply, answer: { ...reply.answer, status: 'not_found' } };
  };
  return { embeddedReply: tried };
});

const aisle = useAisle();
const returns = {
  document_id: 'returns',
  title: 'Returns',
  content: '## How long can I return something?\n\nUnused items can be returned within 60 days.',
};

test('what was answered when it was tried in one locale is tried again in another', async () => {
  const shop = await aisle.newCompany({
    documents: [returns],
    settings: { company: { locales: ['en', 'en-GB'] } },
  });
  const suggested = async (locale: string) => {
    const asked = { query_text: 'Do you have a climbing wall?', locale };
    const { status, body } = await shop.post('/api/v1/send_message', asked);
    expect(status).toBe(200);
    return body['suggested_questions'];
  };
  expect(await suggested('en')).toEqual(['How long do I have to return an item?']);
  expect(await suggested('en-GB')).toEqual([]);
  expect(await suggested('en')).toEqual(['How long do I have to return an item?']);
});
