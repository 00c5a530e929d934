import type { CaseResult } from './run-suite.ts';

type Compared = { cases: readonly Pick<CaseResult, 'name' | 'passed'>[] };

/** Cases whose result differs between two runs of a suite, by name. */
export type RunDifference = {
  broken: readonly string[];
  fixed: readonly string[];
  added: readonly string[];
  removed: readonly string[];
};

/** What changed from one run to the next; a case that passed and now fails is `broken`. */
export function compareRuns(before: Compared, after: Compared): RunDifference {
  const earlier = new Map(before.cases.map(({ name, passed }) => [name, passed]));
  const later = new Map(after.cases.map(({ name, passed }) => [name, passed]));
  const names = [...later.keys()];
  return {
    broken: names.filter((name) => earlier.get(name) === true && later.get(name) === false),
    fixed: names.filter((name) => earlier.get(name) === false && later.get(name) === true),
    added: names.filter((name) => !earlier.has(name)),
    removed: [...earlier.keys()].filter((name) => !later.has(name)),
  };
}
