/** Suite: knowledge questions in English; what is shown (≤ 2 sentences, ≤ 600 characters, one passage) holds the answer. */
import { share } from './answer-data.ts';
import { openKnowledge } from './kb-engine.ts';
import { referenceIndex } from './reference-bm25.ts';
import { type BenchOptions, type BenchResult, type BenchSuite, dataSet } from './suite.ts';

async function run(options: BenchOptions): Promise<BenchResult> {
  if (dataSet(options, 'xquad') === undefined) return { leftOut: 'xquad is not there', figures: {} };
  const { questions, passages, ask } = openKnowledge(options.dataDirectory, 'en');
  const answers = questions.map((question) => ask(question));
  const reference = referenceIndex(
    passages.map(({ title, passage }) => `${title} ${passage}`),
    'en',
  );
  const referenceFirst = questions.map(({ question, passage_id }) => {
    const scores = reference.scores(question);
    const best = scores.indexOf(Math.max(...scores));
    return passages[best]?.passage_id === passage_id;
  });
  return {
    figures: {
      questions: questions.length,
      shown_holds_answer: share(answers.map(({ correct }) => correct)),
      passage_first: share(answers.map(({ foundFirst }) => foundFirst)),
      reference_passage_first: share(referenceFirst),
    },
  };
}

export default {
  name: 'kb-answer',
  description: 'knowledge questions: the shown sentences hold the answer',
  run,
} satisfies BenchSuite;
