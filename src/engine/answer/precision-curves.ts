import { type RouteThresholds, shippedThresholds } from './calibration.ts';
import type { Candidate, Route } from './candidate.ts';

/** A point of a risk-coverage curve: from this confidence on, this share of the answers was right. */
export type CurvePoint = { precisionPercent: number; confidence: number };

/**
 * The risk-coverage curves of the shipped confidences on the project's own questions, ascending, by route
 * (`npm run bench -- risk-coverage` prints them; they belong to `CALIBRATION_VERSION`). Routes that read live rows,
 * approved answers and talk have none: they are not guesses.
 */
const passageCurve: readonly CurvePoint[] = [
  { precisionPercent: 80, confidence: 0.241 },
  { precisionPercent: 85, confidence: 0.294 },
  { precisionPercent: 90, confidence: 0.482 },
  { precisionPercent: 93, confidence: 0.624 },
  { precisionPercent: 95, confidence: 0.652 },
  { precisionPercent: 97, confidence: 0.735 },
  { precisionPercent: 99, confidence: 0.844 },
];
const attributeCurve: readonly CurvePoint[] = [
  { precisionPercent: 80, confidence: 0.086 },
  { precisionPercent: 85, confidence: 0.233 },
  { precisionPercent: 90, confidence: 0.402 },
  { precisionPercent: 93, confidence: 0.624 },
  { precisionPercent: 95, confidence: 0.747 },
  { precisionPercent: 97, confidence: 0.774 },
  { precisionPercent: 99, confidence: 0.899 },
];

export const precisionCurves: Partial<Readonly<Record<Route, readonly CurvePoint[]>>> = {
  policy: passageCurve,
  kb: passageCurve,
  attribute: attributeCurve,
};

/** The threshold of a curve for a precision; beyond its last point, that of the last: nothing surer was measured. */
function confidenceFor(curve: readonly CurvePoint[], percent: number): number {
  const point = curve.find(({ precisionPercent }) => precisionPercent >= percent) ?? curve.at(-1);
  return point?.confidence ?? 0;
}

/**
 * Thresholds at which at least this share of the asserted answers should be right (percent, 50 to 99); `null` = the
 * shipped ones. A wish for less than what ships changes nothing.
 */
export function thresholdsFor(percent: number | null): RouteThresholds {
  if (percent === null) return shippedThresholds;
  const raised = Object.entries(precisionCurves).map(([route, curve]) => {
    const { answer, closest } = shippedThresholds[route as Route];
    return [route, { answer: Math.max(answer, confidenceFor(curve, percent)), closest }] as const;
  });
  return { ...shippedThresholds, ...Object.fromEntries(raised) };
}

/** Candidates under thresholds that were raised: what is no longer sure enough to assert is the closest found. */
export function heldTo(candidates: readonly Candidate[], thresholds: RouteThresholds): Candidate[] {
  return candidates.map((candidate) =>
    candidate.band === 'answer' &&
    candidate.approved !== true &&
    candidate.route in precisionCurves &&
    candidate.confidence < thresholds[candidate.route].answer
      ? { ...candidate, band: 'closest' }
      : candidate,
  );
}
