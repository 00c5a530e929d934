/** One choice: features of each alternative, and which of them are right. */
export type ChoiceGroup = { features: readonly (readonly number[])[]; positives: readonly number[] };

const STEPS = 160;
const RATE = 0.08;
const RIDGE = 20;

type Packed = { rows: Float64Array[]; positives: readonly number[] };

/**
 * Weights of a conditional logit (McFadden 1974) that make the right alternatives of each group most likely, with a
 * ridge on standardised features: maximises Σ log Σ_right p by Adam. Features that never vary get 0.
 */
export function fitChoice(groups: readonly ChoiceGroup[]): number[] {
  const size = groups[0]?.features[0]?.length ?? 0;
  const scales = inverseDeviations(groups, size);
  const packed = groups.map(
    ({ features, positives }): Packed => ({
      rows: features.map((row) => Float64Array.from(row, (value, d) => value * scales[d]!)),
      positives,
    }),
  );
  const weights = new Float64Array(size);
  const [first, second] = [new Float64Array(size), new Float64Array(size)];
  for (let step = 1; step <= STEPS; step++) {
    const gradient = gradientAt(packed, weights, size);
    const rate = RATE * Math.min(1, step / 10) * (step > STEPS * 0.7 ? 0.3 : 1);
    for (let d = 0; d < size; d++) {
      const slope = (gradient[d]! - RIDGE * weights[d]!) / groups.length;
      first[d] = 0.9 * first[d]! + 0.1 * slope;
      second[d] = 0.99 * second[d]! + 0.01 * slope * slope;
      const mean = first[d]! / (1 - 0.9 ** step);
      weights[d]! += (rate * mean) / (Math.sqrt(second[d]! / (1 - 0.99 ** step)) + 1e-6);
    }
  }
  return Array.from(weights, (weight, d) => weight * scales[d]!);
}

function inverseDeviations(groups: readonly ChoiceGroup[], size: number): Float64Array {
  const [sum, squares] = [new Float64Array(size), new Float64Array(size)];
  let count = 0;
  for (const { features } of groups)
    for (const row of features) {
      count++;
      for (let d = 0; d < size; d++) {
        sum[d]! += row[d]!;
        squares[d]! += row[d]! ** 2;
      }
    }
  return Float64Array.from(sum, (total, d) => {
    const deviation = Math.sqrt(Math.max(0, squares[d]! / count - (total / count) ** 2));
    return deviation > 1e-4 ? 1 / deviation : 0;
  });
}

function gradientAt(groups: readonly Packed[], weights: Float64Array, size: number): Float64Array {
  const gradient = new Float64Array(size);
  for (const { rows, positives } of groups) {
    const scores = rows.map((row) => row.reduce((sum, value, d) => sum + value * weights[d]!, 0));
    const most = Math.max(...scores);
    const chances = scores.map((score) => Math.exp(score - most));
    const all = chances.reduce((sum, chance) => sum + chance, 0);
    const right = positives.reduce((sum, i) => sum + chances[i]!, 0);
    const isRight = new Set(positives);
    for (const [i, row] of rows.entries()) {
      const pull = (isRight.has(i) ? chances[i]! / right : 0) - chances[i]! / all;
      if (Math.abs(pull) < 1e-5) continue;
      for (let d = 0; d < size; d++) gradient[d]! += pull * row[d]!;
    }
  }
  return gradient;
}
