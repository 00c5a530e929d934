import { rankPool } from '../../src/engine/answer/pool/rank-pool.ts';
import type { PoolWeights } from '../../src/engine/answer/pool/weights.ts';
import { emptyMemory } from '../../src/engine/query/memory.ts';
import { gatherPool } from '../../src/services/answers/gather-pool.ts';
import { createCompany } from '../../src/services/companies/create-company.ts';
import { type BaseContext, type Context, companyContext } from '../../src/services/context.ts';
import { putDocuments } from '../../src/services/documents/put-documents.ts';
import { readGzipRows } from '../answer-data.ts';
import type { Made } from './made.ts';

/** Questions asked where their passage is, and where it is not. */
export type PublicPages = { found: Made[]; absent: Made[] };

type PassageRow = { passage_id: string; title: string; passage: string };
type SpanQuestion = PassageRow & { qid: string; question: string; answers: { text: string }[] };

/** Languages whose questions are fitted on; that of the others tells how well the weights carry over. */
const languages = ['en', 'de', 'es'];
/** Every so manieth question from this one on; the suite `kb-http` asks others. */
const STEP = 5;
const FIRST = 2;

async function openPages(base: BaseContext, name: string, language: string, rows: readonly PassageRow[]) {
  const { companyId } = await createCompany(base, {
    name,
    domains: [`${name}.example`],
    defaultLocale: language,
    enable: true,
  });
  const ctx = companyContext(base, companyId, { kind: 'operator' }, 'req_bench');
  const entries = rows.map(({ passage_id, title, passage }, index) => ({
    index,
    value: { document_id: passage_id, title, content: passage, locale: language, content_type: 'text/plain' },
  }));
  const { failed } = await putDocuments(ctx, entries);
  if (failed > 0) throw new Error(`${failed} passages of ${language} were refused`);
  return ctx;
}

/**
 * Whole questions of public passages, each asked where its passage is: pages of plain prose, which no authored shop has.
 * What is right is any piece that holds the marked answer.
 */
export async function askPublicPages(
  base: BaseContext,
  folder: string,
  weights: PoolWeights,
): Promise<PublicPages> {
  const found: Made[] = [];
  const absent: Made[] = [];
  for (const language of languages) {
    const passages = readGzipRows<PassageRow>(folder, `passages.${language}.jsonl.gz`);
    const halfOf = new Map(passages.map(({ passage_id }, i) => [passage_id, i % 2]));
    const halves: Context[] = [];
    for (const half of [0, 1])
      halves.push(
        await openPages(
          base,
          `pages-${language}-${half}`,
          language,
          passages.filter((_, i) => i % 2 === half),
        ),
      );
    const questions = readGzipRows<SpanQuestion>(folder, `${language}.jsonl.gz`);
    for (const row of questions.filter((_, i) => i % STEP === FIRST)) {
      const half = halfOf.get(row.passage_id)!;
      const turn = { say: row.question };
      for (const [ctx, into] of [
        [halves[half]!, found],
        [halves[1 - half]!, absent],
      ] as const) {
        const question = {
          queryText: row.question,
          locale: language,
          userMetadata: {},
          memory: emptyMemory,
        };
        const gathered = await gatherPool(ctx, question, undefined);
        const run = {
          shop: `pages-${language}`,
          kase: { id: row.qid, kind: 'made', turns: [turn] },
          turn,
          gathered,
          ranked: rankPool(gathered.pool, weights),
          listed: [],
        };
        into.push({
          run,
          isRight: ({ text }) =>
            into === found && row.answers.some((answer) => text.includes(answer.text.trim())),
        });
      }
    }
  }
  return { found, absent };
}
