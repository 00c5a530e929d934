/** Public passages of prose as the pages of companies: every second one in either half, so that a question is asked with and without its passage. */
import { createCompany } from '../../src/services/companies/create-company.ts';
import { type BaseContext, type Context, companyContext } from '../../src/services/context.ts';
import { putDocuments } from '../../src/services/documents/put-documents.ts';
import { readGzipRows } from '../answer-data.ts';

export type PassageRow = { passage_id: string; title: string; passage: string };
export type SpanQuestion = PassageRow & { qid: string; question: string; answers: { text: string }[] };
export type PassageCompanies = {
  questions: SpanQuestion[];
  /** The company with the question's passage, and the one without it. */
  of(question: SpanQuestion): { having: Context; lacking: Context };
};

/** The questions that `kb-http` asks, none of which anything is fitted on. */
export function askedOverHttp<T>(questions: readonly T[]): T[] {
  return questions.filter((_, i) => i % 3 === 0);
}

/** The questions that the weights of the pool are fitted on; those left by both are for trying things out. */
export function fittedOn<T>(questions: readonly T[]): T[] {
  return questions.filter((_, i) => i % 6 === 2);
}

async function openCompany(base: BaseContext, name: string, language: string, rows: readonly PassageRow[]) {
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

/** The passages in two halves, and which half a passage is in. */
export function passageHalves(passages: readonly PassageRow[]) {
  const places = new Map(passages.map(({ passage_id }, i) => [passage_id, i % 2]));
  const halfOf = (passageId: string) => places.get(passageId)!;
  return { halves: [0, 1].map((half) => passages.filter((row) => halfOf(row.passage_id) === half)), halfOf };
}

/** Opens the two companies of a language whose passages and questions lie in `folder`. */
export async function openPassageCompanies(
  base: BaseContext,
  folder: string,
  language: string,
): Promise<PassageCompanies> {
  const passages = readGzipRows<PassageRow>(folder, `passages.${language}.jsonl.gz`);
  const { halves, halfOf } = passageHalves(passages);
  const even = await openCompany(base, `pages-${language}-0`, language, halves[0]!);
  const odd = await openCompany(base, `pages-${language}-1`, language, halves[1]!);
  return {
    questions: readGzipRows<SpanQuestion>(folder, `${language}.jsonl.gz`),
    of: ({ passage_id }) =>
      halfOf(passage_id) === 0 ? { having: even, lacking: odd } : { having: odd, lacking: even },
  };
}
