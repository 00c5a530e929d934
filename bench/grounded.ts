/**
 * Suite: every answer verifies. `node bench/run.ts grounded [count]` asks the demo shop `count` questions (default
 * 100,000), drawn from all sets in 16 locales, on and off product pages, and recomputes each answer from what it cites.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { emptyMemory } from '../src/engine/query/memory.ts';
import { answerQuestion } from '../src/services/answers/answer-question.ts';
import { verifyRendered } from '../src/services/answers/verify-rendered.ts';
import { findProducts } from '../src/services/catalog/find-products.ts';
import { type EvidenceQuestion, readGzipRows } from './answer-data.ts';
import { withDemoCompany } from './demo-company.ts';
import { fixedGenerator } from './metrics.ts';
import { type BenchOptions, type BenchResult, type BenchSuite, dataSet } from './suite.ts';

const defaultCount = 100_000;
const locales = [
  'en',
  'de',
  'fr',
  'es',
  'it',
  'pt',
  'nl',
  'pl',
  'tr',
  'ru',
  'ar',
  'hi',
  'zh',
  'ja',
  'ko',
  'th',
];
const calibration = join(import.meta.dirname, 'calibration');

function ownQuestions(): { queryText: string; productId?: string }[] {
  const rows = (file: string) => readFileSync(join(calibration, file), 'utf8').trimEnd().split('\n');
  const attributes = rows('demo-shop-attributes.tsv').map((line) => line.split('\t') as [string, string]);
  return [
    ...rows('demo-shop-knowledge.tsv').map((line) => ({ queryText: line.split('\t')[0]! })),
    ...attributes.map(([productId, queryText]) => ({ productId, queryText })),
  ];
}

function publicQuestions(options: BenchOptions): { queryText: string }[] {
  const found: string[] = [];
  const shoppers = dataSet(options, 'amazon-cpqa');
  if (shoppers !== undefined)
    for (const file of ['epqa_dev', 'semipqa_ranking_dev', 'hetpqa_ranking_dev'])
      found.push(
        ...readGzipRows<EvidenceQuestion>(shoppers, `${file}.jsonl.gz`).map(({ question }) => question),
      );
  const passages = dataSet(options, 'xquad');
  if (passages !== undefined)
    for (const language of ['en', 'de', 'es', 'ru', 'ar', 'hi', 'zh', 'th', 'tr'])
      found.push(
        ...readGzipRows<{ question: string }>(passages, `${language}.jsonl.gz`).map(
          ({ question }) => question,
        ),
      );
  return found.map((queryText) => ({ queryText }));
}

async function run(options: BenchOptions): Promise<BenchResult> {
  const count = Number(options.words[0] ?? defaultCount);
  const questions: { queryText: string; productId?: string }[] = [
    ...ownQuestions(),
    ...publicQuestions(options),
  ];
  const random = fixedGenerator(20261121);
  const pick = <T>(list: readonly T[]): T => list[Math.floor(random() * list.length)]!;
  return withDemoCompany(async (ctx) => {
    const ids = [...new Set(questions.flatMap(({ productId }) => productId ?? []))];
    const pages = new Map((await findProducts(ctx, ids, 'en')).map(({ productId, url }) => [productId, url]));
    const statuses: Record<string, number> = {};
    const failures: unknown[] = [];
    let verified = 0;
    let claims = 0;
    for (let i = 0; i < count; i++) {
      const { queryText, productId } = pick(questions);
      const locale = random() < 0.4 ? 'en' : pick(locales);
      const pageUrl = pages.get(productId ?? (random() < 0.5 ? pick(ids) : ''));
      const asked = {
        queryText,
        locale,
        userMetadata: {},
        memory: emptyMemory,
        ...(pageUrl ? { pageUrl } : {}),
      };
      const { answer, snapshots } = await answerQuestion(ctx, asked);
      const report = verifyRendered(answer, snapshots, queryText);
      statuses[answer.status] = (statuses[answer.status] ?? 0) + 1;
      claims += answer.claims.filter(({ support }) => support.length > 0).length;
      if (report.status === 'verified') verified++;
      else if (failures.length < 10)
        failures.push({ ...asked, memory: undefined, status: report.status, failures: report.failures });
    }
    return {
      figures: {
        answers: count,
        verified: verified / count,
        claims_with_sources: claims,
        statuses,
        failures,
      },
    };
  });
}

export default {
  name: 'grounded',
  description: 'answers that verify against what they cite',
  run,
} satisfies BenchSuite;
