/**
 * Suite: the confidence of attribute answers on the project's own questions about its own demo shop (no public set),
 * each also asked with what answers it taken away, of another product and of products with few fields. Its scale is fitted here; its round
 * weights are held against weights fitted to the same questions, on products left out of the fit.
 */
import { attributeConfidence } from '../src/engine/answer/attributes/attribute-confidence.ts';
import { shippedThresholds } from '../src/engine/answer/calibration.ts';
import { type Asking, type AttributeRow, attributeRows } from './attribute-rows.ts';
import { withDemoCompany } from './demo-company.ts';
import { fitLogistic, probability } from './fit-logistic.ts';
import { fitSigned } from './fit-signed.ts';
import { auroc, bootstrapInterval, pairedBootstrap } from './metrics.ts';
import type { BenchResult, BenchSuite } from './suite.ts';

/** What each feature can only mean. */
const signs = {
  odds: 1,
  explained: 1,
  coverage: 1,
  unlike: -1,
  unproven: -1,
  reason: -1,
  manner: -1,
  unmet: -1,
} as const;
const PENALTY = 5;

/** What shipped before: no competitor but the other fields, fitted on questions as they stand. */
function before(features: Readonly<Record<string, number>>): number {
  const at = (name: string) => features[name] ?? 0;
  const none = at('explained') === 0 ? Math.exp(1.5 - at('score')) : 0;
  const share = at('share') / (1 + at('share') * none);
  const sum = 0.5 * Math.log(share / (1.001 - share)) + 2 * at('explained') + at('coverage');
  return 1 / (1 + Math.exp(-(1.09 * (sum - 1.5 * at('unlike') - 4 * at('unproven')) - 3.35)));
}

const { answer } = shippedThresholds.attribute;

function figuresOf(rows: readonly AttributeRow[], confidence: (row: AttributeRow) => number) {
  const of = (correct: boolean) => rows.filter((row) => row.correct === correct).map(confidence);
  const isAsserted = (row: AttributeRow) => confidence(row) >= answer;
  const share = (list: readonly boolean[]) => bootstrapInterval(list.map(Number));
  return {
    questions: rows.length,
    asserted: share(rows.map(isAsserted)).mean,
    right_when_asserted: share(rows.filter(isAsserted).map(({ correct }) => correct)),
    unanswerable_asserted: share(rows.filter((row) => !row.answerable).map(isAsserted)),
    auroc_right: auroc(of(true), of(false)),
  };
}

/** Log loss of each row, in nats. */
function losses(rows: readonly AttributeRow[], confidences: readonly number[]): number[] {
  return rows.map(({ correct }, i) => {
    const p = Math.min(Math.max(confidences[i]!, 1e-6), 1 - 1e-6);
    return -Math.log(correct ? p : 1 - p);
  });
}

const examples = (rows: readonly AttributeRow[]) =>
  rows.map(({ features, correct }) => ({ features, positive: correct }));

/** Confidence of each row by weights fitted to the questions about other products. */
function heldOut(rows: readonly AttributeRow[]): number[] {
  const ids = [...new Set(rows.map(({ productId }) => productId))];
  const models = new Map(
    ids.map((id) => [
      id,
      fitSigned(examples(rows.filter(({ productId }) => productId !== id)), signs, PENALTY),
    ]),
  );
  return rows.map(({ productId, features }) => probability(models.get(productId)!, features));
}

/** Scale and bias that bring the shipped sum of parts to a chance, given those that ship. */
function rescaled(rows: readonly AttributeRow[]) {
  const logit = (p: number) => Math.log(p / (1 - p));
  const scored = rows.map(({ features, correct }) => ({
    features: { sum: logit(attributeConfidence(features)) },
    positive: correct,
  }));
  const { bias, weights } = fitLogistic(scored, ['sum'], 0.01);
  return { times: weights['sum']!, plus: bias };
}

async function run(): Promise<BenchResult> {
  const all = await withDemoCompany(attributeRows);
  const rows = all.filter(({ features }) => Object.keys(features).length > 0);
  const shipped = (row: AttributeRow) => row.confidence;
  const earlier = (row: AttributeRow) => (row.confidence === 0 ? 0 : before(row.features));
  const lists = [...new Set(all.map(({ list }) => list))];
  const askings: Asking[] = ['whole', 'taken', 'other', 'few', 'few-taken'];
  const byKind = (confidence: (row: AttributeRow) => number) =>
    Object.fromEntries(
      lists.flatMap((list) =>
        askings.map((asking) => [
          `${list.replace('.tsv', '')}, ${asking}`,
          figuresOf(
            all.filter((row) => row.list === list && row.asking === asking),
            confidence,
          ),
        ]),
      ),
    );
  return {
    figures: {
      shipped: byKind(shipped),
      before: byKind(earlier),
      log_loss_gain_over_before: pairedBootstrap(
        losses(rows, rows.map(shipped)),
        losses(rows, rows.map(earlier)),
      ),
      log_loss_gain_of_fitted_weights_on_products_left_out: pairedBootstrap(
        losses(rows, heldOut(rows)),
        losses(rows, rows.map(shipped)),
      ),
      fitted_on_all: fitSigned(examples(rows), signs, PENALTY),
      rescaled: rescaled(rows),
    },
  };
}

export default {
  name: 'attribute-calibration',
  description: 'confidence of attribute answers on own questions, also with what answers them taken away',
  run,
} satisfies BenchSuite;
