import { COVERAGE_ANYWHERE, COVERAGE_TITLE, IMPACT_LEVELS, WEIGHT_SCALE } from '../parameters.ts';
import type { ScoreShape } from './score.ts';

/**
 * What a match must reach, as a test without divisions: `minimum` coverage, and
 * sum · (square + anywhere · covered² + inTitle · coveredInTitle²) ≥ needed.
 */
export type ScoreBar = { minimum: number; needed: number; square: number; anywhere: number; inTitle: number };

/**
 * The bar of a score, −∞ for one that all reach. A little lower than exact, so that no rounding can decide: whatever has
 * that `lexicalScore` reaches it.
 */
export function scoreBar({ total, k1, useCoverage }: ScoreShape, minimum: number, score: number): ScoreBar {
  const counts = useCoverage && total > 0;
  const square = counts ? total * total : 1;
  const needed = ((score * IMPACT_LEVELS * WEIGHT_SCALE) / (k1 + 1)) * square * (1 - 1e-9);
  return {
    minimum,
    needed,
    square,
    anywhere: counts ? COVERAGE_ANYWHERE : 0,
    inTitle: counts ? COVERAGE_TITLE : 0,
  };
}

/** Whether a document with these sums reaches the bar. */
export function reaches(bar: ScoreBar, sum: number, covered: number, coveredInTitle: number): boolean {
  return covered >= bar.minimum && sum * coverageFactor(bar, covered, coveredInTitle) >= bar.needed;
}

/** The least sum with which a document of this coverage reaches the bar, −∞ when any does, ∞ when none does. */
export function leastSum(bar: ScoreBar, covered: number, coveredInTitle: number): number {
  if (covered < bar.minimum) return Number.POSITIVE_INFINITY;
  return bar.needed / coverageFactor(bar, covered, coveredInTitle) - 1e-3;
}

function coverageFactor(
  { square, anywhere, inTitle }: ScoreBar,
  covered: number,
  coveredInTitle: number,
): number {
  return square + anywhere * covered * covered + inTitle * coveredInTitle * coveredInTitle;
}
