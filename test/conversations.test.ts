import { beforeAll, describe, expect, test } from 'vitest';
import { loadDemoShop } from '../src/cli/start/load-demo-shop.ts';
import { renderAnswer } from '../src/engine/answer/render.ts';
import { emptyMemory } from '../src/engine/query/memory.ts';
import { answerQuestion } from '../src/services/answers/answer-question.ts';
import { verifyRendered } from '../src/services/answers/verify-rendered.ts';
import { useAisle } from './support/start-aisle.ts';

/** What a shopper gets to read, in a shop that has pages on policies. */
describe('policy questions to the demo shop', () => {
  const aisle = useAisle();
  beforeAll(() => loadDemoShop(aisle.base).then(() => undefined), 60_000);

  const ask = async (queryText: string, locale = 'en') => {
    const question = { queryText, locale, userMetadata: {}, memory: emptyMemory };
    const { answer, snapshots, memory } = await answerQuestion(aisle.contextOf('co_northpeak'), question);
    const proof = verifyRendered(answer, snapshots, queryText);
    expect([queryText, proof.failures]).toEqual([queryText, []]);
    return { ...answer, ...renderAnswer(answer.claims), memory };
  };

  test('a name that no page has does not keep the rule from being quoted, and is said to be missing', async () => {
    const { status, resultText } = await ask('Do you price match Amazon?');
    expect(status).toBe('partial');
    expect(resultText).toMatch(/^I found nothing about “Amazon”\. What the shop says on this topic: /u);
    expect(resultText).toContain('we refund the difference');
  });

  test('what no page is about stays unanswered', async () => {
    expect((await ask('Who won the world cup in 2018?')).status).toBe('not_found');
  });

  test('both halves of a question are answered, each once', async () => {
    const { status, resultText, memory } = await ask(
      'How do I start a return and when do I get my money back?',
    );
    expect(status).toBe('answered');
    expect(resultText.split('\n')).toHaveLength(2);
    expect(resultText).toContain('5 business days');
    expect(memory.questions).toEqual(['How do I start a return and when do I get my money back?']);
  });

  test('of the half that is not known, that is said', async () => {
    const { status, resultText } = await ask('How long are gift cards valid and will you marry me?');
    expect(status).toBe('partial');
    expect(resultText).toContain('5 years');
    expect(resultText).toContain('I found nothing about “will you marry me”.');
  });

  test.each([
    ['I want a real human being please', 'human', 'en', 'help@northpeak.example'],
    ['you are useless', 'human', 'en', 'I am sorry'],
    ["my order hasn't turned up", 'order', 'en', 'I cannot look into that.'],
    ['Meine Bestellung ist noch nicht angekommen', 'order', 'de', '@northpeak.example'],
  ])('%s: says how the shop can be reached', async (text, route, locale, held) => {
    const answer = await ask(text, locale);
    expect([answer.route, answer.status]).toEqual([route, 'partial']);
    expect(answer.resultText).toContain(held);
    expect(answer.sources.length).toBeGreaterThan(0);
  });

  test.each([
    ['What is your warmest sleeping bag?', 'en', 'NP-5010'],
    ['Welches ist euer leichtestes Zelt?', 'de', 'NP-4001'],
    ['¿Cuál es la mochila más ligera que tenéis?', 'es', 'NP-3023'],
  ])('%s is looked up among all products', async (text, locale, first) => {
    const { route, products } = await ask(text, locale);
    expect([route, products[0]?.productId]).toEqual(['search', first]);
  });

  test('whoever asks how to reach the shop is told', async () => {
    const { status, resultText } = await ask('How can I reach you?');
    expect(status).toBe('answered');
    expect(resultText).toContain('help@northpeak.example');
  });

  test('products and a rule asked for in one message are both told', async () => {
    const { products, resultText } = await ask('do you have rain jackets and how long does delivery take?');
    expect(products.length).toBeGreaterThan(1);
    expect(resultText).toContain('3 to 5 business days');
  });

  test('"something cheaper" goes on with the search, whatever was asked since', async () => {
    const asked = ['show me waterproof hiking boots', 'how long can I return them?', 'something cheaper'];
    let memory = emptyMemory;
    const routes: string[] = [];
    for (const queryText of asked) {
      const question = { queryText, locale: 'en', userMetadata: {}, memory };
      const answered = await answerQuestion(aisle.contextOf('co_northpeak'), question);
      ({ memory } = answered);
      routes.push(answered.answer.route);
    }
    expect(routes).toEqual(['search', 'policy', 'search']);
  });
});
