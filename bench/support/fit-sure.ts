/** One row of a logistic regression. */
export type LabelledRow = { features: readonly number[]; label: boolean };

const STEPS = 600;
const RATE = 0.05;
const RIDGE = 2;

/** Weights of a ridge logistic regression on standardised features, by Adam, and the bias behind them, in the features' own units. */
export function fitLogistic(rows: readonly LabelledRow[]): number[] {
  const size = rows[0]?.features.length ?? 0;
  const means = Array.from(
    { length: size },
    (_, d) => rows.reduce((sum, { features }) => sum + features[d]!, 0) / rows.length,
  );
  const scales = means.map((mean, d) => {
    const variance = rows.reduce((sum, { features }) => sum + (features[d]! - mean) ** 2, 0) / rows.length;
    return variance > 1e-8 ? 1 / Math.sqrt(variance) : 0;
  });
  const standard = rows.map(({ features, label }) => ({
    x: [...features.map((value, d) => (value - means[d]!) * scales[d]!), 1],
    y: Number(label),
  }));
  const [weights, first, second] = [0, 1, 2].map(() => new Float64Array(size + 1)) as [
    Float64Array,
    Float64Array,
    Float64Array,
  ];
  for (let step = 1; step <= STEPS; step++) {
    const gradient = new Float64Array(size + 1);
    for (const { x, y } of standard) {
      const error = y - 1 / (1 + Math.exp(-x.reduce((sum, value, d) => sum + value * weights[d]!, 0)));
      for (const [d, value] of x.entries()) gradient[d]! += error * value;
    }
    for (let d = 0; d <= size; d++) {
      const slope = (gradient[d]! - (d < size ? RIDGE * weights[d]! : 0)) / rows.length;
      first[d] = 0.9 * first[d]! + 0.1 * slope;
      second[d] = 0.99 * second[d]! + 0.01 * slope * slope;
      weights[d]! +=
        (RATE * (first[d]! / (1 - 0.9 ** step))) / (Math.sqrt(second[d]! / (1 - 0.99 ** step)) + 1e-6);
    }
  }
  const plain = Array.from(weights.slice(0, size), (weight, d) => weight * scales[d]!);
  return [...plain, weights[size]! - plain.reduce((sum, weight, d) => sum + weight * means[d]!, 0)];
}
