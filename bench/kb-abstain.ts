/** Suite: knowledge questions, the gold passage taken away for every second one; who is answered, and rightly. */
import { passageModel } from '../src/engine/answer/passages/passage-model.ts';
import { judgedFigure } from './answer-data.ts';
import { fitLogistic, probability } from './fit-logistic.ts';
import { openKnowledge } from './kb-engine.ts';
import { auroc, coverageAtPrecision, type Judged } from './metrics.ts';
import { type BenchOptions, type BenchResult, type BenchSuite, dataSet } from './suite.ts';

const features = Object.keys(passageModel.weights);

type Row = {
  answerable: boolean;
  fold: number;
  correct: boolean;
  features: Readonly<Record<string, number>>;
};

function figuresOf(rows: readonly Row[], confidences: readonly number[]) {
  const at = (answerable: boolean) => confidences.filter((_, i) => rows[i]!.answerable === answerable);
  const judged: Judged[] = rows.map(({ correct }, i) => ({ correct, confidence: confidences[i]! }));
  const atPrecision = (precision: number) => {
    const { threshold, coverage } = coverageAtPrecision(judged, precision);
    const answered = (row: Row, i: number) => confidences[i]! >= threshold && row.answerable;
    return {
      coverage,
      answerable_answered_right:
        rows.filter((row, i) => answered(row, i) && row.correct).length / at(true).length,
      unanswerable_answered:
        at(false).filter((confidence) => confidence >= threshold).length / at(false).length,
    };
  };
  /** Of all points at 90 % precision that answer at most 3 % of the unanswerable, the one that answers most. */
  const mostWithin = () => {
    const points = [...new Set(confidences)].map((threshold) => {
      const on = rows.filter((_, i) => confidences[i]! >= threshold);
      const right = on.filter(({ correct }) => correct).length;
      return {
        threshold,
        precision: right / on.length,
        answerable_answered_right: right / at(true).length,
        unanswerable_answered: on.filter(({ answerable }) => !answerable).length / at(false).length,
      };
    });
    return points
      .filter((point) => point.precision >= 0.9 && point.unanswerable_answered <= 0.03)
      .reduce((best, point) =>
        point.answerable_answered_right > best.answerable_answered_right ? point : best,
      );
  };
  return {
    auroc_answerable: auroc(at(true), at(false)),
    coverage_at_90: judgedFigure(judged, (sample) => coverageAtPrecision(sample, 0.9).coverage),
    at_80: atPrecision(0.8),
    at_90: atPrecision(0.9),
    at_95: atPrecision(0.95),
    at_90_with_3_percent_unanswerable: mostWithin(),
  };
}

async function run(options: BenchOptions): Promise<BenchResult> {
  if (dataSet(options, 'xquad') === undefined) return { leftOut: 'xquad is not there', figures: {} };
  const { questions, ask } = openKnowledge(options.dataDirectory, 'en');
  /** Asks everything, the gold passage away at odd positions (the measure) or at even ones (to see how far it swings). */
  const asked = (keptAt: 0 | 1) =>
    questions.map((question, i): Row & { confidence: number } => {
      const answerable = i % 2 === keptAt;
      const { correct, features, confidence } = ask(question, !answerable);
      return {
        answerable,
        fold: Math.floor(i / 60) % 5,
        correct: answerable && correct,
        features,
        confidence,
      };
    });
  const rows = asked(0);
  const mirrored = asked(1);
  const confidencesOf = (some: typeof rows) => some.map(({ confidence }) => confidence);
  const examples = (keep: (row: Row) => boolean) =>
    rows.filter(keep).map((row) => ({ features: row.features, positive: row.correct }));
  const models = [0, 1, 2, 3, 4].map((fold) =>
    fitLogistic(
      examples((row) => row.fold !== fold),
      features,
    ),
  );
  const crossed = rows.map((row) => probability(models[row.fold]!, row.features));
  return {
    figures: {
      questions: rows.length,
      five_folds_in_memory: figuresOf(rows, crossed),
      shipped: figuresOf(rows, confidencesOf(rows)),
      shipped_gold_away_at_even_positions: figuresOf(mirrored, confidencesOf(mirrored)),
    },
  };
}

export default {
  name: 'kb-abstain',
  description: 'knowledge questions with the source taken away: abstention',
  run,
} satisfies BenchSuite;
