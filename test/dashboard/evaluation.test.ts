import { describe, expect, test } from 'vitest';
import { runDueCases } from '../../src/services/evals/run-due-cases.ts';
import { newPerson } from '../support/person.ts';
import { useAisle } from '../support/start-aisle.ts';

const aisle = useAisle();
const returns = {
  document_id: 'returns',
  title: 'Returns',
  url: 'https://northpeak.example/help/returns',
  content: 'Unused items can be returned within 60 days of delivery.',
};
const question = 'Within how many days of delivery can unused items be returned?';
const suite = `suite: returns
defaults: { locale: en }
cases:
  - ask: ${question}
    expect: { status: answered, must_contain: 60 days }
  - name: a talk
    turns:
      - ask: hello
      - ask: ${question}
`;

async function editorOf(companyId: string) {
  return newPerson(aisle, { companyId, role: 'member', grants: ['faqs'] });
}

describe('a suite file', () => {
  test('is taken as aisle eval takes it, twice without a second copy, and runs', async () => {
    const { companyId } = await aisle.newCompany({ documents: [returns] });
    const editor = await editorOf(companyId);
    for (let times = 0; times < 2; times++)
      expect((await editor.post('/dashboard/api/evaluation/suite', { text: suite })).body).toEqual({
        cases: 2,
      });
    const { body } = await editor.get('/dashboard/api/evaluation');
    expect(body['cases']).toMatchObject([
      { body: { ask: question, locale: 'en' } },
      { body: { name: 'a talk' } },
    ]);
    const run = await editor.post('/dashboard/api/evaluation/runs');
    expect(run.body).toMatchObject({ passed: 3, failed: 0 });
  });

  test('with faults is refused with each of them, and nothing of it is kept', async () => {
    const { companyId } = await aisle.newCompany();
    const editor = await editorOf(companyId);
    const post = (text: string) => editor.post('/dashboard/api/evaluation/suite', { text });
    const refused = await post('cases: [{ ask: "a?", expect: { colour: red } }, { nothing: 1 }]');
    expect(refused).toBeProblem(400, 'invalid_request');
    expect((refused.body['errors'] as unknown[]).length).toBeGreaterThanOrEqual(2);
    expect(await post('cases: [')).toBeProblem(400, 'invalid_request');
    expect(await post('fixtures: ./shop\ncases: [{ ask: "a?" }]')).toBeProblem(400, 'invalid_request');
    expect(await post('a: &a [1]\ncases: [*a]')).toBeProblem(400, 'invalid_request');
    expect((await editor.get('/dashboard/api/evaluation')).body['cases']).toEqual([]);
  });
});

describe('runs by themselves', () => {
  test('come when their time has come, once, and tell what they broke', async () => {
    const shop = await aisle.newCompany({ documents: [returns] });
    const editor = await editorOf(shop.companyId);
    await editor.post('/dashboard/api/evaluation/suite', { text: suite });
    await editor.post('/dashboard/api/evaluation/runs');
    expect((await editor.get('/dashboard/api/evaluation/last')).body).toMatchObject({ run: { broken: [] } });
    const put = (every: string | null) => editor.call('PUT', '/dashboard/api/evaluation/schedule', { every });
    expect((await put('day')).status).toBe(204);
    const { body } = await editor.get('/dashboard/api/evaluation');
    expect(body['schedule']).toMatchObject({ every: 'day' });
    const ctx = aisle.contextOf(shop.companyId);
    expect(await runDueCases(ctx)).toBe(false);
    await shop.delete('/api/v1/documents/returns');
    const tomorrow = { ...ctx, clock: { ...ctx.clock, nowMs: () => ctx.clock.nowMs() + 86_500_000 } };
    expect(await runDueCases(tomorrow)).toBe(true);
    expect(await runDueCases(tomorrow)).toBe(false);
    const last = await editor.get('/dashboard/api/evaluation/last');
    expect(last.body).toMatchObject({ run: { failed: 1, broken: [question] } });
    expect((await put(null)).status).toBe(204);
    expect((await editor.get('/dashboard/api/evaluation')).body['schedule']).toBeNull();
    expect(await put('hour')).toBeProblem(400, 'invalid_request');
  });
});
