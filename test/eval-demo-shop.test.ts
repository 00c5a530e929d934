import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { drawQuestion } from '../bench/grounded/draw-question.ts';
import { locales } from '../bench/grounded/phrases.ts';
import { fixedGenerator } from '../bench/metrics.ts';
import { loadDemoShop } from '../src/cli/start/load-demo-shop.ts';
import { phrasebookOf } from '../src/engine/faq/wording/phrasebooks.ts';
import { emptyMemory } from '../src/engine/question/memory.ts';
import { answerQuestion } from '../src/services/answers/answer-question.ts';
import { verifyRendered } from '../src/services/answers/verify-rendered.ts';
import { findProducts } from '../src/services/catalog/find-products.ts';
import { listProducts } from '../src/services/catalog/list-products.ts';
import { readSuite } from '../src/services/evals/read-suite.ts';
import { runSuite } from '../src/services/evals/run-suite.ts';
import { useAisle } from './support/start-aisle.ts';

const drawnPerLanguage = 12;
const file = join(import.meta.dirname, '../examples/eval/demo-shop.yaml');

describe('the demo shop', () => {
  const aisle = useAisle();

  test('answers its suite: every case holds and every answer verifies', { timeout: 120_000 }, async () => {
    await loadDemoShop(aisle.base);
    const suite = readSuite(parse(readFileSync(file, 'utf8')));
    expect(suite.cases.length).toBeGreaterThanOrEqual(100);
    const { cases } = await runSuite(aisle.contextOf(suite.company), suite);
    const failed = cases.filter(({ passed }) => !passed);
    expect(failed.map(({ name, faults, resultText }) => ({ name, faults, resultText }))).toEqual([]);
  });

  test('a case that does not hold says why', async () => {
    const suite = readSuite({
      company: 'co_northpeak',
      cases: [
        { faqs: 'https://northpeak.example/p/trailhead-2', expect: { min: 100 } },
        { faqs: 'https://northpeak.example/p/no-such-page', expect: { min: 1 } },
        { search: 'rain jacket', expect: { must_rank: { 'NP-4001': 1 } } },
        { ask: 'How long is the warranty?', expect: { must_contain: ['99 years'] } },
      ],
    });
    const { failed, cases } = await runSuite(aisle.contextOf(suite.company), suite);
    expect(failed).toBe(4);
    const faults = cases.map((result) => result.faults.join('; '));
    expect(faults[0]).toMatch(/^\d+ are made, not 100$/u);
    expect(faults[1]).toMatch(/^none are made: .*0 are made, not 1$/u);
    expect(faults[2]).toContain('NP-4001 is at rank none');
    expect(faults[3]).toContain('lacks "99 years"');
  });

  test('answers drawn questions in every language, and each answer verifies', {
    timeout: 120_000,
  }, async () => {
    const ctx = aisle.contextOf('co_northpeak');
    const { products: first } = await listProducts(ctx, { locale: 'en', limit: 100 });
    const ids = first.map(({ productId }) => productId);
    const random = fixedGenerator(20261121);
    let answered = 0;
    for (const locale of locales) {
      const products = await findProducts(ctx, ids, locale);
      const rules = Object.values(phrasebookOf(locale)?.policies ?? {}).flat();
      for (let i = 0; i < drawnPerLanguage; i++) {
        const { queryText, pageUrl } = drawQuestion({ products, rules, odd: rules }, locale, random);
        const { answer, snapshots } = await answerQuestion(ctx, {
          queryText,
          locale,
          userMetadata: {},
          memory: emptyMemory,
          ...(pageUrl ? { pageUrl } : {}),
        });
        const report = verifyRendered(answer, snapshots, queryText);
        expect([locale, queryText, report.status, report.failures]).toEqual([
          locale,
          queryText,
          'verified',
          [],
        ]);
        if (answer.status !== 'not_found') answered++;
      }
    }
    expect(answered).toBeGreaterThan(0.5 * locales.length * drawnPerLanguage);
  });
});
