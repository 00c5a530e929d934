/**
 * Suite: a knowledge base as shoppers are shown it: public passages imported as pages, their questions asked over HTTP.
 *
 * Each language is two shops, one with every second passage and one with the others, so that each question is asked where its
 * passage is and where it is not. Beside what is shown stands the floor on the same questions: the two best sentences of plain
 * BM25's first passage, however long, and the same where they are no longer than a reply may be.
 */
import { LONGEST_REPLY } from '../src/engine/answer/reply/compose-reply.ts';
import { createApiKey } from '../src/services/api-keys/create-api-key.ts';
import type { Context } from '../src/services/context.ts';
import { bootstrapInterval } from './metrics.ts';
import { type BenchOptions, type BenchResult, type BenchSuite, dataSet } from './suite.ts';
import { withServer } from './support/bench-server.ts';
import { askedOverHttp, openPassageCompanies } from './support/passage-companies.ts';
import { openProseFloor } from './support/prose-floor.ts';

type Reply = { answer_status: string; result_text: string };
type Row = {
  shown: boolean;
  length: number;
  floor: boolean;
  floorLength: number;
  /** Status where the passage is, and where it is not. */
  status: string;
  without: string;
};

const languages = ['en', 'de', 'es', 'ru', 'el', 'ro', 'tr', 'vi', 'ar', 'hi', 'zh', 'th'];
function interval(values: readonly number[]) {
  const { mean, low, high } = bootstrapInterval(values);
  return { value: mean, low, high, of: values.length };
}

function share(values: readonly boolean[]) {
  return interval(values.map(Number));
}

function middle(values: readonly number[]): number {
  return [...values].sort((a, b) => a - b)[values.length >> 1] ?? 0;
}

async function ask(baseUrl: string, key: string, question: string, locale: string): Promise<Reply> {
  const response = await fetch(`${baseUrl}/api/v1/send_message`, {
    method: 'POST',
    headers: { authorization: `Bearer ${key}`, 'content-type': 'application/json' },
    body: JSON.stringify({ query_text: question, locale }),
  });
  if (!response.ok) throw new Error(`asked, answered ${response.status}`);
  return (await response.json()) as Reply;
}

async function run(options: BenchOptions): Promise<BenchResult> {
  const folder = dataSet(options, 'xquad');
  if (folder === undefined) return { leftOut: 'xquad is not there', figures: {} };
  const asked = options.words.filter((word) => languages.includes(word));
  return withServer(async ({ base, baseUrl }) => {
    const figures: Record<string, unknown> = {};
    for (const language of asked.length > 0 ? asked : languages) {
      const floorOf = openProseFloor(folder, language);
      const companies = await openPassageCompanies(base, folder, language);
      const keys = new Map<string, string>();
      const keyOf = async (ctx: Context) => {
        const kept = keys.get(ctx.companyId) ?? (await createApiKey(ctx, { name: 'bench' })).secret;
        keys.set(ctx.companyId, kept);
        return kept;
      };
      const rows: Row[] = [];
      for (const row of askedOverHttp(companies.questions)) {
        const { having, lacking } = companies.of(row);
        const reply = await ask(baseUrl, await keyOf(having), row.question, language);
        const without = await ask(baseUrl, await keyOf(lacking), row.question, language);
        const holds = (shown: string) => row.answers.some(({ text }) => shown.includes(text.trim()));
        const floor = floorOf(row);
        rows.push({
          shown: holds(reply.result_text),
          length: reply.result_text.length,
          floor: holds(floor),
          floorLength: floor.length,
          status: reply.answer_status,
          without: without.answer_status,
        });
      }
      figures[language] = {
        shown: share(rows.map((row) => row.shown)),
        floor: share(rows.map((row) => row.floor)),
        floor_in_the_room_of_a_reply: share(
          rows.map(({ floor, floorLength }) => floor && floorLength <= LONGEST_REPLY),
        ),
        above_floor: interval(rows.map((row) => Number(row.shown) - Number(row.floor))),
        median_length: middle(rows.map(({ length }) => length)),
        floor_median_length: middle(rows.map(({ floorLength }) => floorLength)),
        asserted_and_right: share(rows.map(({ shown, status }) => shown && status === 'answered')),
        asserted_and_wrong: share(rows.map(({ shown, status }) => !shown && status === 'answered')),
        asserted_without_its_passage: share(rows.map(({ without }) => without === 'answered')),
      };
      process.stderr.write(`${language} ${JSON.stringify(figures[language])}\n`);
    }
    return { figures };
  });
}

export default {
  name: 'kb-http',
  description:
    'public passages as pages, asked over HTTP with and without the passage that answers (words: languages)',
  run,
} satisfies BenchSuite;
