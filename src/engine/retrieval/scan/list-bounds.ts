import type { PostingList } from './posting-lists.ts';

/** The most that the first n lists can add to one document, n from 0 on: of a group it gets the best list. */
export type ListBounds = { sums: Int32Array; covered: Int32Array; coveredInTitle: Int32Array };

type Most = Pick<PostingList, 'most' | 'coverage' | 'titleCoverage'>;
const NOTHING: Most = { most: 0, coverage: 0, titleCoverage: 0 };

/** The most that any one of some lists adds. */
export function mostOf(lists: readonly Most[]): Most {
  return lists.reduce(better, NOTHING);
}

/** Bounds of the lists in their order, those of `leftOut` (a group) not counted. */
export function listBounds(lists: readonly PostingList[], leftOut = -1): ListBounds {
  const count = lists.length + 1;
  const bounds = {
    sums: new Int32Array(count),
    covered: new Int32Array(count),
    coveredInTitle: new Int32Array(count),
  };
  const best = new Map<number, Most>();
  lists.forEach((list, i) => {
    const before = best.get(list.group) ?? NOTHING;
    const after = list.group === leftOut ? before : better(before, list);
    best.set(list.group, after);
    bounds.sums[i + 1] = bounds.sums[i]! + after.most - before.most;
    bounds.covered[i + 1] = bounds.covered[i]! + after.coverage - before.coverage;
    bounds.coveredInTitle[i + 1] = bounds.coveredInTitle[i]! + after.titleCoverage - before.titleCoverage;
  });
  return bounds;
}

function better(a: Most, b: Most): Most {
  return {
    most: Math.max(a.most, b.most),
    coverage: Math.max(a.coverage, b.coverage),
    titleCoverage: Math.max(a.titleCoverage, b.titleCoverage),
  };
}
