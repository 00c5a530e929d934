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

/** Opens the two companies of a language whose passages and questions lie in `folder`. */
export async function openPassageCompanies(
  base: BaseContext,
  folder: string,
  language: string,
): Promise<PassageCompanies> {
  const passages = readGzipRows<PassageRow>(folder, `passages.${language}.jsonl.gz`);
  const isEven = new Map(passages.map(({ passage_id }, i) => [passage_id, i % 2 === 0]));
  const rows = (even: boolean) => passages.filter(({ passage_id }) => isEven.get(passage_id) === even);
  const even = await openCompany(base, `pages-${language}-0`, language, rows(true));
  const odd = await openCompany(base, `pages-${language}-1`, language, rows(false));
  return {
    questions: readGzipRows<SpanQuestion>(folder, `${language}.jsonl.gz`),
    of: ({ passage_id }) =>
      isEven.get(passage_id) ? { having: even, lacking: odd } : { having: odd, lacking: even },
  };
}
