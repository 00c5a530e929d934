import type { Lane } from './posting-lists.ts';

/** The most that the first n lanes can add to one document, n from 0 on: a document is in one lane of a group. */
export type LaneBounds = { sums: Int32Array; covered: Int32Array; coveredInTitle: Int32Array };

/** Bounds of the lanes in their order, those of `leftOut` (a group) not counted. */
export function laneBounds(lanes: readonly Lane[], leftOut = -1): LaneBounds {
  const count = lanes.length + 1;
  const bounds = {
    sums: new Int32Array(count),
    covered: new Int32Array(count),
    coveredInTitle: new Int32Array(count),
  };
  const best = new Map<number, { upper: number; coverage: number; titleCoverage: number }>();
  lanes.forEach((lane, i) => {
    const before = best.get(lane.group) ?? NOTHING;
    const after = lane.group === leftOut ? before : better(before, lane);
    best.set(lane.group, after);
    bounds.sums[i + 1] = bounds.sums[i]! + after.upper - before.upper;
    bounds.covered[i + 1] = bounds.covered[i]! + after.coverage - before.coverage;
    bounds.coveredInTitle[i + 1] = bounds.coveredInTitle[i]! + after.titleCoverage - before.titleCoverage;
  });
  return bounds;
}

type Most = Pick<Lane, 'upper' | 'coverage' | 'titleCoverage'>;
const NOTHING: Most = { upper: 0, coverage: 0, titleCoverage: 0 };

function better(a: Most, b: Most): Most {
  return {
    upper: Math.max(a.upper, b.upper),
    coverage: Math.max(a.coverage, b.coverage),
    titleCoverage: Math.max(a.titleCoverage, b.titleCoverage),
  };
}
