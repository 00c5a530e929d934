/** Steps of one dimension on each side of zero. */
const STEPS = 127;

/**
 * A vector of any length as eight bits a dimension, its direction kept: the largest component becomes ±127. Empty and all-zero
 * vectors stay as they are; what is no number counts as zero.
 */
export function packVector(vector: readonly number[]): Int8Array {
  const finite = vector.map((value) => (Number.isFinite(value) ? value : 0));
  const most = finite.reduce((max, value) => Math.max(max, Math.abs(value)), 0);
  return Int8Array.from(finite, (value) => (most === 0 ? 0 : Math.round((value / most) * STEPS)));
}

/** Cosine of the angle between two packed vectors, −1 to 1; 0 where one is zero or their dimensions differ. */
export function cosine(a: Int8Array, b: Int8Array): number {
  if (a.length !== b.length) return 0;
  let [product, ofA, ofB] = [0, 0, 0];
  for (let i = 0; i < a.length; i++) {
    const [x, y] = [a[i]!, b[i]!];
    product += x * y;
    ofA += x * x;
    ofB += y * y;
  }
  return ofA === 0 || ofB === 0 ? 0 : product / Math.sqrt(ofA * ofB);
}

/** Figures of some things on one scale: the lowest 0, the highest 1; all 0 where they are equal. */
export function spread(values: ReadonlyMap<string, number>): Map<string, number> {
  const all = [...values.values()];
  const [low, high] = [Math.min(...all), Math.max(...all)];
  return new Map([...values].map(([key, value]) => [key, high > low ? (value - low) / (high - low) : 0]));
}
