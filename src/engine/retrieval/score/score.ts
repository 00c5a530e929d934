import {
  AVERAGE_STEPS_PER_OCTAVE,
  COVERAGE_ANYWHERE,
  COVERAGE_TITLE,
  IMPACT_LEVELS,
  WEIGHT_SCALE,
} from '../parameters.ts';

/**
 * The weight of one occurrence in a field of `length` words, w / (1 − b + b·length/average)
 * (BM25F, Robertson, Zaragoza & Taylor 2004, §4).
 */
export function fieldFactor(weight: number, lengthNorm: number, length: number, average: number): number {
  return weight / (1 - lengthNorm + (lengthNorm * length) / average);
}

/**
 * The saturated term frequency tf/(tf + k1) as a whole number from 1 to 255; `tf` > 0. Halves go up, with a margin
 * for the last bits of `tf`, so that the order in which fields were added does not decide.
 */
export function impactOf(tf: number, k1: number): number {
  return Math.max(1, Math.floor((IMPACT_LEVELS * tf) / (tf + k1) + 0.5 + 1e-9));
}

/**
 * An average field length, rounded to a quarter of an octave (at most 9 % off); 1 for an empty field.
 *
 * Impacts are baked with the rounded average, so that it seldom moves, and an index that grew by single writes
 * equals one built afresh from the same documents.
 */
export function roundAverage(totalWords: number, documentCount: number): number {
  if (totalWords === 0 || documentCount === 0) return 1;
  const steps = Math.round(Math.log2(totalWords / documentCount) * AVERAGE_STEPS_PER_OCTAVE);
  return 2 ** (steps / AVERAGE_STEPS_PER_OCTAVE);
}

/** What the integer sums of one hit mean: see `lexicalScore`. */
export type ScoreShape = {
  /** Sum of the coverage of all groups of the query. */
  total: number;
  k1: number;
  /** False leaves the coverage factor out (ablation). */
  useCoverage: boolean;
};

/**
 * BM25F times coverage: Σ idf·tf·(k1+1)/(tf+k1) × (1 + c² + .5·c_t²).
 *
 * `sum` is Σ weight·impact in units of 1/(4096·255); `covered` and `coveredInTitle` are in units of `shape.total`.
 * All three are whole numbers below 2^31, so equal documents get bit-equal scores whatever the order of the scan.
 */
export function lexicalScore(
  shape: ScoreShape,
  sum: number,
  covered: number,
  coveredInTitle: number,
): number {
  const bm25f = (sum * (shape.k1 + 1)) / (IMPACT_LEVELS * WEIGHT_SCALE);
  if (!shape.useCoverage || shape.total === 0) return bm25f;
  const anywhere = covered / shape.total;
  const inTitle = coveredInTitle / shape.total;
  return bm25f * (1 + COVERAGE_ANYWHERE * anywhere * anywhere + COVERAGE_TITLE * inTitle * inTitle);
}
