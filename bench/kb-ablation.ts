/** Suite: what each part of choosing sentences is worth: kb-answer with that part off, paired with all parts on. */
import { passageParameters } from '../src/engine/answer/passages/parameters.ts';
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
  negation: { negated: 0 },
};

async function run(options: BenchOptions): Promise<BenchResult> {
  if (dataSet(options, 'xquad') === undefined) return { leftOut: 'xquad is not there', figures: {} };
  const bases = languages.map((language) => openKnowledge(options.dataDirectory, language));
  const answered = () =>
    bases.flatMap(({ questions, ask }) => questions.map((question) => Number(ask(question).correct)));
  const everything = answered();
  const all = { ...passageParameters };
  const worth = Object.entries(parts).map(([name, off]) => {
    Object.assign(passageParameters, off);
    const without = answered();
    Object.assign(passageParameters, all);
    return [name, pairedBootstrap(everything, without)] as const;
  });
  return {
    figures: {
      languages,
      questions: everything.length,
      with_all_parts: everything.reduce((sum, right) => sum + right, 0) / everything.length,
      worth: Object.fromEntries(worth),
    },
  };
}

export default {
  name: 'kb-ablation',
  description: 'what each part of choosing sentences is worth',
  run,
} satisfies BenchSuite;
