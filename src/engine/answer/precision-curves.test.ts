import { describe, expect, test } from 'vitest';
import { shippedThresholds } from './calibration.ts';
import type { Candidate } from './candidate.ts';
import { heldTo, precisionCurves, thresholdsFor } from './precision-curves.ts';

function candidate(confidence: number, more: Partial<Candidate> = {}): Candidate {
  return {
    route: 'policy',
    confidence,
    band: 'answer',
    claims: [],
    products: [],
    passages: [],
    features: {},
    ...more,
  };
}

describe('thresholds for a precision', () => {
  test('curves ascend: more precision never takes less confidence', () => {
    for (const curve of Object.values(precisionCurves))
      for (const [i, point] of curve.slice(1).entries()) {
        expect(point.precisionPercent).toBeGreaterThan(curve[i]!.precisionPercent);
        expect(point.confidence).toBeGreaterThanOrEqual(curve[i]!.confidence);
      }
  });

  test('no wish, or less than what ships, leaves the shipped thresholds', () => {
    expect(thresholdsFor(null)).toEqual(shippedThresholds);
    expect(thresholdsFor(50)).toEqual(shippedThresholds);
  });

  test('a higher wish raises the routes that guess and no other', () => {
    const { policy, attribute, price_stock } = thresholdsFor(98);
    expect(policy.answer).toBeGreaterThan(shippedThresholds.policy.answer);
    expect(attribute.answer).toBeGreaterThan(shippedThresholds.attribute.answer);
    expect(price_stock).toEqual(shippedThresholds.price_stock);
    expect(thresholdsFor(99).policy.answer).toBeGreaterThanOrEqual(policy.answer);
  });

  test('what is not sure enough becomes the closest found; approved answers and live rows stay', () => {
    const thresholds = thresholdsFor(98);
    const sure = thresholds.policy.answer;
    const bands = heldTo(
      [
        candidate(sure - 0.01),
        candidate(sure),
        candidate(0.2, { approved: true }),
        candidate(0.5, { route: 'price_stock' }),
      ],
      thresholds,
    ).map(({ band }) => band);
    expect(bands).toEqual(['closest', 'answer', 'answer', 'answer']);
  });
});
