/** Suite: a question that stands alone, asked inside a thread about other things, is answered as well as by itself. */
import { renderAnswer } from '../src/engine/answer/render.ts';
import { emptyMemory } from '../src/engine/query/memory.ts';
import { answerQuestion } from '../src/services/answers/answer-question.ts';
import type { Context } from '../src/services/context.ts';
import { listedQuestions } from './calibration-rows.ts';
import { withDemoCompany } from './demo-company.ts';
import { openKnowledge, type SpanQuestion } from './kb-engine.ts';
import { bootstrapInterval, fixedGenerator, mean, pairedBootstrap } from './metrics.ts';
import { type BenchOptions, type BenchResult, type BenchSuite, dataSet } from './suite.ts';

const EARLIER_TURNS = 3;
const LANGUAGES = ['en', 'de', 'es', 'ru', 'zh', 'th'];

/** One question asked both ways: 1 = right, or asserted where nothing answers it. */
type Pair = { alone: number; inThread: number };

function figuresOf(pairs: readonly Pair[]) {
  const [inThread, alone] = [pairs.map((pair) => pair.inThread), pairs.map((pair) => pair.alone)];
  return {
    questions: pairs.length,
    alone: mean(alone),
    inThread: bootstrapInterval(inThread),
    difference: pairedBootstrap(inThread, alone),
  };
}

/** Draws from a list, so that the same run asks the same. */
function drawer<T>(list: readonly T[], seed: number): () => T {
  const random = fixedGenerator(seed);
  return () => list[Math.floor(random() * list.length)]!;
}

/** Each passage question after three about other articles: right answers, and answers asserted without the passage. */
async function passageFigures(dataDirectory: string, language: string) {
  const { questions, ask, askInThread } = openKnowledge(dataDirectory, language);
  const draw = drawer(questions, 20261121);
  const others = (own: SpanQuestion): string[] => {
    const drawn: string[] = [];
    while (drawn.length < EARLIER_TURNS) {
      const other = draw();
      if (other.title !== own.title) drawn.push(other.question);
    }
    return drawn;
  };
  const pairs: Pair[] = [];
  const sure: Pair[] = [];
  for (const row of questions) {
    const earlier = others(row);
    const [alone, inThread] = [ask(row), await askInThread(row, earlier)];
    pairs.push({ alone: Number(alone.correct), inThread: Number(inThread.correct) });
    const [without, withoutInThread] = [ask(row, true), await askInThread(row, earlier, true)];
    sure.push({ alone: without.confidence, inThread: withoutInThread.confidence });
  }
  return { answerable: figuresOf(pairs), confidenceWithoutThePassage: figuresOf(sure) };
}

/** The project's own questions about the demo shop, asked alone and as the fourth of a thread of such questions. */
async function shopFigures(ctx: Context) {
  const listed = listedQuestions();
  const byLocale = Map.groupBy(listed, ({ locale }) => locale);
  const draws = new Map([...byLocale].map(([locale, own]) => [locale, drawer(own, 20261121)]));
  const answerable: Pair[] = [];
  const unanswerable: Pair[] = [];
  const flips: string[] = [];
  for (const { locale, text, wanted } of listed) {
    const ask = (queryText: string, memory = emptyMemory) =>
      answerQuestion(ctx, { queryText, locale, userMetadata: {}, memory });
    let memory = emptyMemory;
    for (let turn = 0; turn < EARLIER_TURNS; turn++)
      ({ memory } = await ask(draws.get(locale)!().text, memory));
    const judged = (await Promise.all([ask(text), ask(text, memory)])).map(({ answer }) => {
      const shown = renderAnswer(answer.claims).resultText;
      if (wanted.length === 0) return Number(answer.status === 'answered');
      return Number(answer.status !== 'not_found' && wanted.some((one) => shown.includes(one)));
    });
    const pair = { alone: judged[0]!, inThread: judged[1]! };
    (wanted.length === 0 ? unanswerable : answerable).push(pair);
    if (pair.alone !== pair.inThread) flips.push(`${pair.inThread > pair.alone ? '+' : '-'} ${text}`);
  }
  return { shownHoldsAnswer: figuresOf(answerable), assertedThoughNotThere: figuresOf(unanswerable), flips };
}

async function run(options: BenchOptions): Promise<BenchResult> {
  const shop = await withDemoCompany(shopFigures);
  if (dataSet(options, 'xquad') === undefined) return { figures: { shop } };
  const passages: Record<string, unknown> = {};
  for (const language of LANGUAGES)
    passages[language] = await passageFigures(options.dataDirectory, language);
  return { figures: { shop, passages } };
}

export default {
  name: 'in-thread',
  description: 'questions that stand alone, asked inside a thread about other things',
  run,
} satisfies BenchSuite;
