/** Suite: requests that are not about a shop, asked of the demo shop; share that is not asserted an answer. */

import { emptyMemory } from '../src/engine/question/memory.ts';
import { renderAnswer } from '../src/engine/say/render.ts';
import { answerQuestion } from '../src/services/answers/answer-question.ts';
import { share } from './answer-data.ts';
import { withDemoCompany } from './demo-company.ts';
import { type BenchOptions, type BenchResult, type BenchSuite, dataSet } from './suite.ts';
import { readOffTopic } from './support/off-topic.ts';

type Outcome = { text: string; route: string; status: string; shown: string };

async function run(options: BenchOptions): Promise<BenchResult> {
  const folder = dataSet(options, 'clinc-oos');
  if (folder === undefined) return { leftOut: 'clinc-oos is not there', figures: {} };
  const { outOfScope, unfitted, fitted } = readOffTopic(folder);
  return withDemoCompany(async (ctx) => {
    const ask = async (text: string): Promise<Outcome> => {
      const question = { queryText: text, locale: 'en', userMetadata: {}, memory: emptyMemory };
      const { answer } = await answerQuestion(ctx, question);
      return {
        text,
        route: answer.route,
        status: answer.status,
        shown: renderAnswer(answer.claims).resultText,
      };
    };
    const outcomes = { out_of_scope: [] as Outcome[], unfitted: [] as Outcome[], fitted: [] as Outcome[] };
    for (const text of outOfScope) outcomes.out_of_scope.push(await ask(text));
    for (const text of unfitted) outcomes.unfitted.push(await ask(text));
    for (const { text } of fitted) outcomes.fitted.push(await ask(text));
    const all = [...outcomes.out_of_scope, ...outcomes.unfitted, ...outcomes.fitted];
    const declined = ({ status, route }: Outcome) => status !== 'answered' || route === 'smalltalk';
    const byRoute = Object.groupBy(
      all.filter((outcome) => !declined(outcome)),
      ({ route }) => route,
    );
    return {
      figures: {
        not_asserted: share(all.map(declined)),
        out_of_scope: share(outcomes.out_of_scope.map(declined)),
        // By intent: none of the first is among what the weights are fitted on.
        requests_unfitted: share(outcomes.unfitted.map(declined)),
        requests_of_fitted_intents: share(outcomes.fitted.map(declined)),
        asserted_by_route: Object.fromEntries(
          Object.entries(byRoute).map(([route, some]) => [route, some?.length]),
        ),
        examples: all
          .filter((outcome) => !declined(outcome))
          .slice(0, 12)
          .map(({ text, route, shown }) => ({ text, route, shown: shown.slice(0, 100) })),
      },
    };
  });
}

export default {
  name: 'abstain-other',
  description: 'off-topic requests are not answered',
  run,
} satisfies BenchSuite;
