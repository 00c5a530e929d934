/** A test case of a run as far as the curve needs it. */
export type Chance = { sure?: number; isRightIfAsserted?: boolean };

/** What asserting from one chance on would come to. */
export type Point = {
  /** From this chance on, 0 to 1. */
  from: number;
  asserted: number;
  right: number;
  /** Share of the cases that are asserted, 0 to 1. */
  coverage: number;
  /** Share of the asserted that are right, 0 to 1; 1 when none is asserted. */
  precision: number;
};

/** The cases whose answer the engine weighed, and that say what is right. */
export function weighed(results: readonly Chance[]): Required<Chance>[] {
  return results.flatMap(({ sure, isRightIfAsserted }) =>
    sure === undefined || isRightIfAsserted === undefined ? [] : [{ sure, isRightIfAsserted }],
  );
}

/** What asserting from the chance `from` on would come to over these cases. */
export function pointAt(cases: readonly Required<Chance>[], from: number): Point {
  const asserted = cases.filter(({ sure }) => sure >= from);
  const right = asserted.filter(({ isRightIfAsserted }) => isRightIfAsserted).length;
  return {
    from,
    asserted: asserted.length,
    right,
    coverage: cases.length === 0 ? 0 : asserted.length / cases.length,
    precision: asserted.length === 0 ? 1 : right / asserted.length,
  };
}

/** The curve of risk over coverage (selective classification, El-Yaniv and Wiener 2010): a point for each chance that occurs, the surest first. */
export function riskCoverage(cases: readonly Required<Chance>[]): Point[] {
  const chances = [...new Set(cases.map(({ sure }) => sure))].sort((a, b) => b - a);
  return chances.map((from) => pointAt(cases, from));
}
