/** Suite: the same as kb-answer in 12 languages; mean and worst. */
import { share } from './answer-data.ts';
import { openKnowledge } from './kb-engine.ts';

import { mean } from './metrics.ts';
import { type BenchOptions, type BenchResult, type BenchSuite, dataSet } from './suite.ts';

const languages = ['en', 'de', 'es', 'ru', 'el', 'ro', 'tr', 'vi', 'ar', 'hi', 'zh', 'th'];

async function run(options: BenchOptions): Promise<BenchResult> {
  if (dataSet(options, 'xquad') === undefined) return { leftOut: 'xquad is not there', figures: {} };
  const byLanguage = languages.map((language) => {
    const { questions, ask } = openKnowledge(options.dataDirectory, language);
    return [language, share(questions.map((question) => ask(question).correct))] as const;
  });
  const values = byLanguage.map(([, { value }]) => value);
  return { figures: { mean: mean(values), worst: Math.min(...values), ...Object.fromEntries(byLanguage) } };
}

export default {
  name: 'kb-languages',
  description: 'kb-answer in 12 languages: mean and worst',
  run,
} satisfies BenchSuite;
