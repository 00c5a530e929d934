import { beforeAll, describe, expect, test } from 'vitest';
import { loadDemoShop } from '../src/cli/start/load-demo-shop.ts';
import { emptyMemory } from '../src/engine/question/memory.ts';
import { renderAnswer } from '../src/engine/say/render.ts';
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

  test('a name that no page has does not keep the rule from being shown', async () => {
    const { status, resultText, sources, seeAlso = [] } = await ask('Do you price match Amazon?');
    expect(status).not.toBe('not_found');
    const pages = [...sources, ...seeAlso];
    expect(JSON.stringify(pages)).toContain('price-match');
    expect(resultText).not.toContain('Amazon');
  });

  test('what no page is about is not asserted', async () => {
    expect((await ask('Who won the world cup in 2018?')).status).not.toBe('answered');
  });

  test('a message of two questions is one exchange, and says where to read on', async () => {
    const {
      resultText,
      memory,
      seeAlso = [],
    } = await ask('How do I start a return and when do I get my money back?');
    expect(`${resultText} ${JSON.stringify(seeAlso)}`).toMatch(/5 business days|refund|return/iu);
    expect(memory.questions).toEqual(['How do I start a return and when do I get my money back?']);
  });

  test.each([
    ['I want a real human being please', 'human', 'en', '+1 303 555 0142'],
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
    ['Welches ist euer leichtestes Zelt?', 'de', 'NP-4001'],
    ['¿Cuál es la mochila más ligera que tenéis?', 'es', 'NP-3023'],
  ])('%s is looked up among all products', async (text, locale, first) => {
    const { products } = await ask(text, locale);
    expect(products.map(({ productId }) => productId)).toContain(first);
  });

  test('whoever asks how to reach the shop is told', async () => {
    const { resultText } = await ask('How can I reach you?');
    expect(resultText).toMatch(/@northpeak\.example|\+1 303 555 0142/u);
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
