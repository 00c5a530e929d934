/** Suite: the risk-coverage curve of the shipped confidence on the demo shop's own question lists, as SVG. */

import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { emptyMemory } from '../src/engine/question/memory.ts';
import { renderAnswer } from '../src/engine/say/render.ts';
import { answerQuestion } from '../src/services/answers/answer-question.ts';
import { findProducts } from '../src/services/catalog/find-products.ts';
import { withDemoCompany } from './demo-company.ts';
import { aurc, coverageAtPrecision, type Judged } from './metrics.ts';
import type { BenchResult, BenchSuite } from './suite.ts';

type Row = Judged & { answered: boolean; answerable: boolean };

type ListedQuestion = { locale: string; text: string; wanted: readonly string[] };

/** Rows of a list in `bench/calibration`, tab-separated. */
function listRows(file: string): string[][] {
  return readFileSync(join(import.meta.dirname, 'calibration', file), 'utf8')
    .trimEnd()
    .split('\n')
    .map((line) => line.split('\t'));
}

/**
 * Three lists: short questions in English; long ones as people write them in English, German and Spanish; and pairs in
 * these languages, one that the shop answers and one of the same kind that it does not. `wanted` are texts of which an
 * answer must hold one, none where the shop has no answer.
 */
function listedQuestions(): ListedQuestion[] {
  const files = ['demo-shop-knowledge.tsv', 'demo-shop-natural.tsv', 'demo-shop-pairs.tsv'];
  return files.flatMap(listRows).map((row) => {
    const [locale, text, wanted] = row.length === 2 ? ['en', ...row] : row;
    return { locale: locale!, text: text!, wanted: wanted === '-' ? [] : wanted!.split('|') };
  });
}

/** How sure the pool was of its best piece; 0 where nothing was ranked. */
function surenessIn(trace: Readonly<Record<string, unknown>>): number {
  return ((trace['route'] ?? {}) as { sure?: number }).sure ?? 0;
}

/** What each chance from which one may assert (`answers.minimum_precision_percent`) asserts, and how much of it is right. */
function curveOf(rows: readonly Row[]) {
  return [70, 75, 80, 85, 90, 95].map((percent) => {
    const asserted = rows.filter(({ confidence }) => confidence >= percent / 100);
    const right = asserted.filter(({ correct }) => correct).length;
    return { percent, asserted: asserted.length / rows.length, right: right / Math.max(1, asserted.length) };
  });
}

function curve(rows: readonly Judged[]): string {
  const sorted = [...rows].sort((a, b) => b.confidence - a.confidence);
  let wrong = 0;
  return sorted
    .map(({ correct }, i) => {
      if (!correct) wrong++;
      const [x, y] = [40 + (420 * (i + 1)) / sorted.length, 220 - (200 * wrong) / (i + 1)];
      return `${i === 0 ? 'M' : 'L'}${x.toFixed(1)} ${y.toFixed(1)}`;
    })
    .join('');
}

function svg(knowledge: readonly Judged[], attributes: readonly Judged[]): string {
  const path = (rows: readonly Judged[], colour: string) =>
    `<path d="${curve(rows)}" fill="none" stroke="${colour}" stroke-width="2"/>`;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 480 260" font-family="sans-serif" font-size="11">
<rect width="480" height="260" fill="#fff"/><path d="M40 20V220H460" fill="none" stroke="#444"/>
<text x="40" y="240">0 %</text><text x="380" y="240">coverage 100 %</text><text x="4" y="24">risk 1</text><text x="18" y="222">0</text>
${path(knowledge, '#0a58a8')}${path(attributes, '#a83c0a')}
<text x="300" y="40" fill="#0a58a8">knowledge</text><text x="300" y="56" fill="#a83c0a">attributes</text>
</svg>
`;
}

function figuresOf(rows: readonly Row[]) {
  const answered = rows.filter((row) => row.answered);
  const unanswerable = rows.filter((row) => !row.answerable);
  return {
    questions: rows.length,
    answered: answered.length / rows.length,
    precision_when_answered: answered.filter(({ correct }) => correct).length / answered.length,
    unanswerable_answered: unanswerable.filter((row) => row.answered).length / unanswerable.length,
    coverage_at_90: coverageAtPrecision(rows, 0.9).coverage,
    aurc: aurc(rows),
  };
}

async function run(): Promise<BenchResult> {
  return withDemoCompany(async (ctx) => {
    const products = await findProducts(
      ctx,
      [...new Set(listRows('demo-shop-attributes.tsv').map(([id]) => id!))],
      'en',
    );
    const pages = new Map(products.map(({ productId, url }) => [productId, url]));
    const ask = async (queryText: string, locale: string, pageUrl?: string) => {
      const asked = {
        queryText,
        locale,
        userMetadata: {},
        memory: emptyMemory,
        ...(pageUrl ? { pageUrl } : {}),
      };
      const { answer, trace } = await answerQuestion(ctx, asked);
      const judged = { confidence: surenessIn(trace), answered: answer.status === 'answered' };
      return { rendered: renderAnswer(answer.claims), judged };
    };
    const knowledge: Row[] = [];
    for (const { locale, text, wanted } of listedQuestions()) {
      const { rendered, judged } = await ask(text, locale);
      const correct = wanted.some((one) => rendered.resultText.includes(one));
      knowledge.push({ ...judged, correct, answerable: wanted.length > 0 });
    }
    const askFields = async (list: string): Promise<Row[]> => {
      const rows: Row[] = [];
      for (const [id, question, wanted = '-'] of listRows(list)) {
        const { rendered, judged } = await ask(question!, 'en', pages.get(id!));
        const cited = rendered.sources.map(({ quote }) => quote);
        const names = wanted.split(',').map((name) => `attributes.${name}: `);
        const correct = wanted !== '-' && names.some((name) => cited.some((quote) => quote.includes(name)));
        rows.push({ ...judged, correct, answerable: wanted !== '-' });
      }
      return rows;
    };
    const attributes = await askFields('demo-shop-attributes.tsv');
    // What is marked as answered by no field may still be answered from texts: these only shape the fields' own curve.
    const fields = [...attributes, ...(await askFields('demo-shop-shoppers.tsv'))];
    writeFileSync(join(import.meta.dirname, 'results', 'risk-coverage.svg'), svg(knowledge, fields));
    const note = 'the lists were also used to choose words and patterns: an upper estimate';
    return {
      figures: {
        note,
        knowledge: figuresOf(knowledge),
        attributes: figuresOf(attributes),
        knowledge_curve: curveOf(knowledge),
        attribute_curve: curveOf(fields),
      },
    };
  });
}

export default {
  name: 'risk-coverage',
  description: 'risk-coverage of the shipped thresholds on the demo shop',
  run,
} satisfies BenchSuite;
