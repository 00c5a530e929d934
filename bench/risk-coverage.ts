/** Suite: the risk-coverage curve of the shipped confidence on the demo shop's own question lists, as SVG. */

import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { shippedThresholds } from '../src/engine/answer/calibration.ts';
import { renderAnswer } from '../src/engine/answer/render.ts';
import { emptyMemory } from '../src/engine/query/memory.ts';
import { answerQuestion } from '../src/services/answers/answer-question.ts';
import { findProducts } from '../src/services/catalog/find-products.ts';
import { listedQuestions, listRows } from './calibration-rows.ts';
import { withDemoCompany } from './demo-company.ts';
import { aurc, coverageAtPrecision, type Judged } from './metrics.ts';
import type { BenchResult, BenchSuite } from './suite.ts';

type Row = Judged & { answered: boolean; answerable: boolean; route: string | undefined };

type Routed = { route: string; confidence: number };

function bestOf(trace: Readonly<Record<string, unknown>>): Routed | undefined {
  return ((trace['route'] ?? {}) as { candidates?: Routed[] }).candidates?.[0];
}

/** Requested precisions with the least confidence that reached them and kept them, over rows of some routes. */
function curveOf(rows: readonly Row[], routes: readonly string[]) {
  const judged = rows.filter(({ route }) => route !== undefined && routes.includes(route));
  return [80, 85, 90, 93, 95, 97, 99].flatMap((precisionPercent) => {
    const { threshold, coverage } = coverageAtPrecision(judged, precisionPercent / 100);
    const confidence = Math.round(threshold * 1e3) / 1e3;
    return Number.isFinite(threshold) ? [{ precisionPercent, confidence, coverage }] : [];
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
      const best = bestOf(trace);
      const { status } = answer;
      const judged = {
        confidence: best?.confidence ?? 0,
        route: best?.route,
        answered: status === 'answered',
      };
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
    const note = 'the lists were also used to choose patterns and to fit the confidence: an upper estimate';
    return {
      figures: {
        note,
        thresholds: shippedThresholds,
        knowledge: figuresOf(knowledge),
        attributes: figuresOf(attributes),
        passage_curve: curveOf(knowledge, ['policy', 'kb']),
        attribute_curve: curveOf(fields, ['attribute']),
      },
    };
  });
}

export default {
  name: 'risk-coverage',
  description: 'risk-coverage of the shipped thresholds on the demo shop',
  run,
} satisfies BenchSuite;
