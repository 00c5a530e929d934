/** Suite: what each part of choosing sentences is worth: kb-answer with that part off, paired with all parts on. */
import { passageParameters } from '../src/engine/answer/passages/parameters.ts';
import { calibrationRows, listedQuestions } from './calibration-rows.ts';
import { withDemoCompany } from './demo-company.ts';
import { openKnowledge } from './kb-engine.ts';
import { pairedBootstrap } from './metrics.ts';
import { type BenchOptions, type BenchResult, type BenchSuite, dataSet } from './suite.ts';

const languages = ['en', 'de', 'es', 'zh'];

/** Each part by the parameters that switch it off. */
const parts: Readonly<Record<string, Partial<typeof passageParameters>>> = {
  expected_kind_of_answer: { type: 0 },
  words_of_one_family: { kin: 0 },
  sentences_that_lean_back: { leaning: 0, following: 0 },
  new_words_in_second_sentence: { newWord: 0 },
  share_of_passage_rank: { passage: 0 },
  headings_and_titles: {
    nearestHeading: 0,
    furtherHeading: 0,
    headingLikeness: 0,
    titleLikeness: 0,
    rankHeading: 0,
    rankTitle: 0,
  },
  headings_that_ask_the_question: { sameQuestion: 0, rankQuestion: 0 },
  pages_on_the_topic_alone: { rankOpening: 0 },
  headings_on_pages_about_something_else: { rankAside: 1 },
  rows_of_tables: { rankRow: 1 },
};

/** The value of each part for what `answered` measures, question by question: paired, with that part off. */
async function worthOf(answered: () => Promise<number[]>) {
  const everything = await answered();
  const all = { ...passageParameters };
  const worth: Record<string, ReturnType<typeof pairedBootstrap>> = {};
  for (const [name, off] of Object.entries(parts)) {
    Object.assign(passageParameters, off);
    worth[name] = pairedBootstrap(everything, await answered());
    Object.assign(passageParameters, all);
  }
  return {
    questions: everything.length,
    with_all_parts: everything.reduce((sum, right) => sum + right, 0) / everything.length,
    worth,
  };
}

async function run(options: BenchOptions): Promise<BenchResult> {
  if (dataSet(options, 'xquad') === undefined) return { leftOut: 'xquad is not there', figures: {} };
  const bases = languages.map((language) => openKnowledge(options.dataDirectory, language));
  const passages = await worthOf(async () =>
    bases.flatMap(({ questions, ask }) => questions.map((question) => Number(ask(question).correct))),
  );
  const answerable = listedQuestions().filter(({ wanted }) => wanted.length > 0);
  const shop = await withDemoCompany((ctx) =>
    worthOf(async () => {
      const rows = await calibrationRows(ctx);
      const right = new Set(rows.flatMap(({ correct, number }) => (correct ? [number] : [])));
      return answerable.map(({ number }) => Number(right.has(number)));
    }),
  );
  return { figures: { passages: { languages, ...passages }, own_questions_about_the_demo_shop: shop } };
}

export default {
  name: 'kb-ablation',
  description: 'what each part of choosing sentences is worth',
  run,
} satisfies BenchSuite;
