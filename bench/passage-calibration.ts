/**
 * Suite: the confidence of passage answers, fitted on the project's own questions about its own demo shop (no public
 * set). Weights ship only when they win on held-out folds over those that shipped before.
 */
import { passageModel } from '../src/engine/answer/passages/passage-model.ts';
import { type CalibrationRow, calibrationRows } from './calibration-rows.ts';
import { withDemoCompany } from './demo-company.ts';
import { type LogisticModel, probability } from './fit-logistic.ts';
import { fitSigned } from './fit-signed.ts';
import { auroc, coverageAtPrecision, pairedBootstrap } from './metrics.ts';
import type { BenchResult, BenchSuite } from './suite.ts';

/** What each feature can only mean. */
const signs = {
  margin: 1,
  coverShown: 1,
  coverPassage: 1,
  strength: 1,
  missing: -1,
  missingName: -1,
  heading: 1,
  sameQuestion: 1,
  total: 1,
  figure: 1,
  lacksKind: -1,
} as const;
const PENALTY = 10;
const UNSEEN_BEFORE = 'demo-shop-pairs.tsv';

/**
 * What shipped before, fitted on the first two lists; the third is new to it. Its measure of the expected kind of answer is read from the two
 * that took its place; one weight of .07 is left out.
 */
const before: LogisticModel = {
  bias: -6.45,
  weights: {
    margin: 2.18,
    coverShown: 1.89,
    coverPassage: 1.67,
    strength: 3.08,
    missing: -0.7,
    missingName: -2.63,
    heading: 0.75,
    sameQuestion: 3.11,
    total: 1.92,
    figure: 1.04,
    lacksKind: -1.04,
  },
};

const fitTo = (rows: readonly CalibrationRow[]) =>
  fitSigned(
    rows.map(({ features, correct }) => ({ features, positive: correct })),
    signs,
    PENALTY,
  );

function figuresOf(rows: readonly CalibrationRow[], confidences: readonly number[]) {
  const of = (correct: boolean) => confidences.filter((_, i) => rows[i]!.correct === correct);
  const judged = rows.map(({ correct }, i) => ({ correct, confidence: confidences[i]! }));
  return {
    auroc_right: auroc(of(true), of(false)),
    coverage_at_90: coverageAtPrecision(judged, 0.9).coverage,
  };
}

/** Log loss of each row, in nats. */
function losses(rows: readonly CalibrationRow[], confidences: readonly number[]): number[] {
  return rows.map(({ correct }, i) => {
    const p = Math.min(Math.max(confidences[i]!, 1e-6), 1 - 1e-6);
    return -Math.log(correct ? p : 1 - p);
  });
}

async function run(): Promise<BenchResult> {
  const rows = await withDemoCompany(calibrationRows);
  const models = [0, 1, 2, 3, 4].map((fold) => fitTo(rows.filter((row) => row.fold !== fold)));
  const heldOut = rows.map((row) => probability(models[row.fold]!, row.features));
  const earlier = rows.map(({ features }) => probability(before, features));
  const isNew = rows.map(({ list }) => list === UNSEEN_BEFORE);
  const unseen = <T>(values: readonly T[]) => values.filter((_, i) => isNew[i]);
  const all = fitTo(rows);
  const round = (value: number) => Math.round(value * 100) / 100;
  return {
    figures: {
      rows: rows.length,
      right: rows.filter(({ correct }) => correct).length,
      before: figuresOf(rows, earlier),
      held_out_folds: figuresOf(rows, heldOut),
      unseen_by_both: {
        rows: unseen(rows).length,
        before: figuresOf(unseen(rows), unseen(earlier)),
        held_out_folds: figuresOf(unseen(rows), unseen(heldOut)),
        log_loss_gain: pairedBootstrap(unseen(losses(rows, heldOut)), unseen(losses(rows, earlier))),
      },
      shipped: { bias: passageModel.bias, weights: passageModel.weights },
      fitted_on_all: {
        bias: round(all.bias),
        weights: Object.fromEntries(
          Object.entries(all.weights).map(([name, weight]) => [name, round(weight)]),
        ),
      },
    },
  };
}

export default {
  name: 'passage-calibration',
  description: 'confidence of passage answers, fitted on own questions and judged on held-out folds',
  run,
} satisfies BenchSuite;
