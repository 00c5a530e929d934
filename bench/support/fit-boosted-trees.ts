import { type BoostedTrees, leafOf, type SymmetricTree } from '../../src/engine/answer/pool/boosted-trees.ts';
import { fixedGenerator } from '../metrics.ts';

/** One row: its features, whether it is positive, and how much it counts. */
export type LabelledRow = { features: readonly number[]; label: boolean; weight?: number };

/** How many trees of how many levels, and how much of what a tree would correct it does. */
export const shape = {
  trees: 250,
  levels: 3,
  rate: 0.08,
  ridge: 4,
  rows: 0.6,
  features: 0.4,
  thresholds: 31,
  seed: 20261127,
};

/** A feature of all rows: the values that may be asked for, above how many of them each row is, and which way it may move the chance. */
type Column = { thresholds: readonly number[]; bins: Uint8Array; sign: number };

/** Sums of the slopes and curvatures of the loss over some rows. */
type Sums = { slope: Float64Array; curvature: Float64Array };

function columnOf(values: readonly number[], sign: number): Column {
  const sorted = values.toSorted((a, b) => a - b);
  const quantile = (i: number) => sorted[Math.floor(((i + 1) * sorted.length) / (shape.thresholds + 1))]!;
  const cuts = Array.from({ length: shape.thresholds }, (_, i) => quantile(i));
  // Six digits are kept, so that what is written is what was fitted.
  const thresholds = [...new Set(cuts.map((cut) => Number(cut.toPrecision(6))))];
  return {
    sign,
    thresholds,
    bins: Uint8Array.from(values, (value) => thresholds.filter((cut) => value > cut).length),
  };
}

/** By leaf and bin of one feature, the sums over the drawn rows. */
function sumsOf(
  drawn: readonly number[],
  leaves: Uint8Array,
  { bins, thresholds }: Column,
  of: Sums,
  most: number,
): Sums {
  const width = thresholds.length + 1;
  const sums = { slope: new Float64Array(most * width), curvature: new Float64Array(most * width) };
  for (const row of drawn) {
    const at = leaves[row]! * width + bins[row]!;
    sums.slope[at]! += of.slope[row]!;
    sums.curvature[at]! += of.curvature[row]!;
  }
  return sums;
}

/** How much less the loss is (Chen & Guestrin 2016, eq. 7) where all leaves are parted by each threshold of a feature. */
function gainsOf({ slope, curvature }: Sums, { thresholds }: Column, most: number): number[] {
  const width = thresholds.length + 1;
  const gains = thresholds.map(() => 0);
  for (let leaf = 0; leaf < most; leaf++) {
    let [allSlope, allCurvature, below, belowCurvature] = [0, 0, 0, 0];
    for (let bin = 0; bin < width; bin++) {
      allSlope += slope[leaf * width + bin]!;
      allCurvature += curvature[leaf * width + bin]!;
    }
    for (let bin = 0; bin < thresholds.length; bin++) {
      below += slope[leaf * width + bin]!;
      belowCurvature += curvature[leaf * width + bin]!;
      gains[bin]! +=
        below ** 2 / (belowCurvature + shape.ridge) +
        (allSlope - below) ** 2 / (allCurvature - belowCurvature + shape.ridge);
    }
  }
  return gains;
}

/** What the leaves would say if all of `most` were parted by a threshold of a feature: those above it come behind the others. */
function partedBy({ slope, curvature }: Sums, width: number, bin: number, most: number): number[] {
  const values = new Array<number>(2 * most);
  for (let leaf = 0; leaf < most; leaf++) {
    const [sums, above] = [
      [0, 0],
      [0, 0],
    ];
    for (let at = 0; at < width; at++) {
      const into = at > bin ? above : sums;
      into[0]! += slope[leaf * width + at]!;
      into[1]! += curvature[leaf * width + at]!;
    }
    values[leaf] = sums[0]! / (sums[1]! + shape.ridge);
    values[most + leaf] = above[0]! / (above[1]! + shape.ridge);
  }
  return values;
}

/** Whether leaves, by the answers to the questions of their levels, never fall where the sign of a level says they may not. */
function keepsOrder(values: readonly number[], signs: readonly number[]): boolean {
  return signs.every((sign, level) =>
    values.every((value, leaf) => {
      const above = leaf | (1 << level);
      return above === leaf || sign * (values[above]! - value) >= 0;
    }),
  );
}

/** Grows one tree on the drawn rows, level by level, each by the best threshold of the drawn features that keeps the order. */
function growTree(
  columns: readonly Column[],
  asked: readonly number[],
  drawn: readonly number[],
  of: Sums,
): SymmetricTree | undefined {
  const tree = { features: [] as number[], thresholds: [] as number[] };
  const signs: number[] = [];
  const leaves = new Uint8Array(of.slope.length);
  for (let level = 0; level < shape.levels; level++) {
    const most = 1 << level;
    let best: { gain: number; feature: number; bin: number } | undefined;
    for (const feature of asked) {
      const column = columns[feature]!;
      const sums = sumsOf(drawn, leaves, column, of, most);
      for (const [bin, gain] of gainsOf(sums, column, most).entries()) {
        if (gain <= (best?.gain ?? 0)) continue;
        const values = partedBy(sums, column.thresholds.length + 1, bin, most);
        if (keepsOrder(values, [...signs, column.sign])) best = { gain, feature, bin };
      }
    }
    if (best === undefined) return undefined;
    signs.push(columns[best.feature]!.sign);
    const { thresholds, bins } = columns[best.feature]!;
    tree.features.push(best.feature);
    tree.thresholds.push(thresholds[best.bin]!);
    for (let row = 0; row < leaves.length; row++) if (bins[row]! > best.bin) leaves[row]! |= most;
  }
  const [slope, curvature] = [0, 1].map(() => new Float64Array(1 << shape.levels)) as [
    Float64Array,
    Float64Array,
  ];
  for (const row of drawn) {
    slope[leaves[row]!]! += of.slope[row]!;
    curvature[leaves[row]!]! += of.curvature[row]!;
  }
  const leavesOf = Array.from(slope, (sum, leaf) => (shape.rate * sum) / (curvature[leaf]! + shape.ridge));
  return { ...tree, leaves: leavesOf.map((value) => Math.round(value * 1e4) / 1e4) };
}

/**
 * Fits the chance that a row is positive by stochastic gradient boosting (Friedman 2002); the same rows give the same trees. With
 * `signs`, by feature, the chance never falls (1) or never rises (-1) as a feature grows; 0, or none, leaves it to the rows.
 */
export function fitBoostedTrees(rows: readonly LabelledRow[], signs: readonly number[] = []): BoostedTrees {
  const random = fixedGenerator(shape.seed);
  const weightOf = (row: number) => rows[row]!.weight ?? 1;
  const size = rows[0]?.features.length ?? 0;
  const columns = Array.from({ length: size }, (_, at) =>
    columnOf(
      rows.map(({ features }) => features[at]!),
      signs[at] ?? 0,
    ),
  );
  const asking = [...columns.keys()].filter((at) => columns[at]!.thresholds.length > 0);
  const positive = rows.filter(({ label }) => label).length / rows.length;
  const bias = Math.round(Math.log(positive / (1 - positive)) * 1e4) / 1e4;
  const odds = new Float64Array(rows.length).fill(bias);
  const trees: SymmetricTree[] = [];
  for (let round = 0; round < shape.trees; round++) {
    const chances = Array.from(odds, (value) => 1 / (1 + Math.exp(-value)));
    const of = {
      slope: Float64Array.from(chances, (chance, row) => weightOf(row) * (Number(rows[row]!.label) - chance)),
      curvature: Float64Array.from(chances, (chance, row) => weightOf(row) * chance * (1 - chance)),
    };
    const drawn = [...rows.keys()].filter(() => random() < shape.rows);
    const asked = asking.filter(() => random() < shape.features);
    if (asked.length === 0) continue;
    const tree = growTree(columns, asked, drawn, of);
    if (tree === undefined) continue;
    for (const [row, { features }] of rows.entries()) odds[row]! += tree.leaves[leafOf(tree, features)]!;
    trees.push(tree);
  }
  return { bias, trees };
}
